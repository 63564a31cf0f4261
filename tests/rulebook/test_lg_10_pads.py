"""Rulings of docs/rules/last-game-on-earth.md on transporter pads."""

import pytest

from tests.rulebook.lg_stage import Play

STREET = """
     A B C D E F G H
    +-+-+-+-+-+-+-+-+
  2 |a a a a b b b b|
    + + + + + + + + +
  1 |a a a a b b b b|
    +-+-+-+-+-+-+-+-+
"""
HALL = """
     A B C D E F G H
    +-+-+-+-+-+-+-+-+
  4 |a a a a b b b b|
    + + + + + + + + +
  3 |a a a a b b b b|
    + + +-+-+-+ + + +
  2 |a a a a b b b b|
    + + + + + + + + +
  1 |a a a a b b b b|
    +-+-+-+-+-+-+-+-+
"""
"""Rows 2 and 3 have squares that are not on the rim; a wall stands between them in the middle."""


@pytest.mark.rule("LG-10.39")
def test_only_a_step_onto_a_pad_lets_one_use_it() -> None:
    """Not to begin there, nor to have arrived there from another."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-H: 2",
        lies="2-F ?",
        briefings="transporters",
        pads="1-A, 1-F",
    )
    play.goes("""
        Ada> jump 1-F
             refused jump-no-pad LG-10.39
        Ada> walk E W
             E to 1-B
             W to 1-A
        Ada? walk N E, stop, jump 1-F, move 2-F, end
        Ada> jump 1-F
             jumps to 1-F
        Ada> jump 1-A
             refused jump-no-pad LG-10.39
        Ada> walk E W
             E to 1-G
             W to 1-F
        Ada> jump 1-A
             jumps to 1-A
        Ada> stop
             stops at 1-A
    """)


@pytest.mark.rule("LG-10.39")
def test_a_pad_costs_no_step_and_may_be_used_with_the_last() -> None:
    """Or not used: then the move is over, when its player says so or acts."""
    play = Play(
        STREET,
        "Ada as Zone 2-A: hole \n Bruno as Cornealius 1-H: 2",
        lies="2-H ?",
        briefings="transporters",
        pads="1-E, 2-F",
    )
    play.goes("""
        Ada> walk E E E E S
             E to 2-B
             E to 2-C
             E to 2-D
             E to 2-E
             S to 1-E
        Ada? stop, jump 2-F, play hole, end
        Ada> walk E
             refused walk-too-far LG-3.3
    """)
    last = play.state
    play.goes("""
        Ada> jump 2-F
             jumps to 2-F
        Ada> walk E
             refused moved-already LG-3.2
    """)
    play.state = last
    play.goes("""
        Ada> stop
             stops at 1-E
        Ada> jump 2-F
             refused jump-no-pad LG-10.39
    """)
    play.state = last
    play.goes("""
        Ada> play hole, at 1-A
             plays hole
             aims hole 1-A
        Bruno> pass
             Ada lays hole at 1-A
        Ada> jump 2-F
             refused jump-no-pad LG-10.39
    """)


@pytest.mark.rule("LG-10.39", "LG-3.5")
def test_moved_tokens_use_no_pads() -> None:
    play = Play(
        HALL,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-B: 2",
        lies="1-E ?, 2-H ?",
        briefings="transporters",
        pads="1-F, 4-H",
    )
    play.goes("""
        Ada> move 1-E
             picks up 1-E
        Ada> to 4-H
             refused to-not-there LG-10.5
        Ada> jump 4-H
             refused declare-square LG-10.1
        Ada> to 1-F
             moves 1-E to 1-F
        Ada> jump 4-H
             refused jump-no-pad LG-10.39
    """)


@pytest.mark.rule("LG-10.40")
def test_a_token_or_a_piece_on_the_pad_ends_the_move_before_it_can_be_used() -> None:
    token = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-B first-aid, 2-F ?",
        briefings="transporters",
        pads="1-B, 1-F",
    )
    token.goes("""
        Ada> walk E
             E to 1-B
             first-aid at 1-B
        Ada> jump 1-F
             refused jump-no-pad LG-10.39
    """)
    piece = Play(
        STREET,
        "Ada as Zone 1-A: strategic-intel \n Bruno as Cornealius 1-B: 2",
        lies="2-F ?",
        briefings="transporters",
        pads="1-B, 1-F",
    )
    piece.goes("""
        Ada> play strategic-intel
             plays strategic-intel
        Ada> walk E
             E to 1-B
        Ada> jump 1-F
             refused jump-no-pad LG-10.39
    """)


@pytest.mark.rule("LG-10.40")
def test_where_one_arrives_one_has_entered_the_square() -> None:
    """A token there is met and a piece ends the move, with steps left."""
    token = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-F ?, 2-F ?",
        briefings="transporters",
        pads="1-B, 1-F",
    )
    token.goes("""
        Ada> walk E
             E to 1-B
        Ada> jump 1-F
             jumps to 1-F
        *> turn first-aid
             1-F is first-aid
             Ada first-aid at 1-F
        Ada> walk E
             refused moved-already LG-3.2
    """)
    piece = Play(
        STREET,
        "Ada as Zone 1-A: strategic-intel \n Bruno as Cornealius 1-F: 2",
        lies="1-F debris, 2-F ?",
        briefings="transporters",
        pads="1-B, 1-F",
    )
    piece.goes("""
        Ada> play strategic-intel
             plays strategic-intel
        Ada> walk E
             E to 1-B
        Ada> jump 1-F
             jumps to 1-F
             struck at 1-F for 1
        *> ...
        Ada> walk E
             refused moved-already LG-3.2
    """)


@pytest.mark.rule("LG-10.40", "LG-10.30")
def test_with_strategic_intel_one_passes_over_a_token_at_either_end() -> None:
    """On both pads lies a Ghoul; the move goes on, and with its last step it would be met."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: strategic-intel hole \n Bruno as Cornealius 1-H: 2",
        lies="1-B ghoul-6, 1-F ghoul-5, 2-F ?",
        briefings="transporters",
        pads="1-B, 1-F",
    )
    play.goes("""
        Ada> play strategic-intel
             plays strategic-intel
        Ada> walk E
             E to 1-B
        Ada? walk N E W, stop, jump 1-F
        Ada> jump 1-F
             jumps to 1-F
        Ada> end
             refused stop-first LG-10.8
        Ada> play hole
             refused stop-first LG-10.8
        Ada> walk W
             W to 1-E
        Ada> end
             turn over
             Bruno to play
    """)
    spent = Play(
        STREET,
        "Ada as Zone 2-A: strategic-intel \n Bruno as Cornealius 1-H: 2",
        lies="1-E ghoul-6, 2-F ghoul-5, 2-H ?",
        briefings="transporters",
        pads="1-E, 2-F",
    )
    spent.goes("""
        Ada> play strategic-intel
             plays strategic-intel
        Ada> walk E E E E S
             E to 2-B
             E to 2-C
             E to 2-D
             E to 2-E
             S to 1-E
        Ada? stop, jump 2-F
        Ada> jump 2-F
             jumps to 2-F
             fights 5 at 2-F, starts at 2
    """)
