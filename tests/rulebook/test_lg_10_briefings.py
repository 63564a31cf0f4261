"""Rulings of docs/rules/last-game-on-earth.md on Blackout, on what is taken, and on rounds."""

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


@pytest.mark.rule("LG-10.17")
def test_blackout_counts_three_steps_as_a_piece_walks_round_walls() -> None:
    """From 2-D it is one square to 3-D, but through the wall; round it, more than three."""
    play = Play(
        HALL,
        "Ada as Zone 2-D: 1 \n Bruno as Cornealius dead: 2",
        lies="3-D ghoul-4, 2-G ghoul-5, 2-H ghoul-6, 1-B ghoul-4, 4-A ?",
        briefings="blackout",
    )
    play.goes("""
        Ada> end
             turn over
             dark at 2-H
             dark at 3-D
             Bruno to play
        3-D= ?ghoul-4
        2-G= ghoul-5
        2-H= ?ghoul-6
        1-B= ghoul-4
    """)


@pytest.mark.rule("LG-10.17")
def test_blackout_counts_over_tokens_and_pieces_and_pads_are_no_short_cut() -> None:
    """Ada is in a Hole, and counts; Bruno stands in her way, and does not bar it."""
    play = Play(
        STREET,
        "Bruno as Cornealius 1-B: 1 \n Ada as Zone 1-A: 2; fallen",
        lies="1-A hole, 1-C debris, 1-D ghoul-4, 1-E ghoul-4, 1-H ghoul-6, 2-F ?",
        briefings="blackout transporters",
        pads="1-B, 1-G",
    )
    play.goes("""
        Bruno> end
             turn over
             dark at 1-H
             Ada to play, climbs out
        1-E= ghoul-4
        1-H= ?ghoul-6
    """)
    alone = Play(
        STREET,
        "Bruno as Cornealius dead: 1 \n Ada as Zone 1-A: 2; fallen",
        lies="1-A hole, 1-C debris, 1-D ghoul-4, 1-E ghoul-4, 2-F ?",
        briefings="blackout",
    )
    alone.goes("""
        Bruno> end
             turn over
             dark at 1-E
             Ada to play, climbs out
        1-D= ghoul-4
        1-E= ?ghoul-4
    """)


@pytest.mark.rule("LG-10.17")
def test_blackout_turns_a_covered_ghoul_as_well_in_its_place() -> None:
    """Not the Hole on it, nor First-Aid; and it cannot be moved from under the Hole."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 2 \n Bruno as Cornealius 1-B: 1",
        lies="1-G ghoul-4 hole, 2-H ghoul-6 ghoul-5 debris, 1-H first-aid, 2-F ?",
        briefings="blackout",
    )
    play.goes("""
        Ada> end
             turn over
             dark at 1-G
             dark at 2-H
             Bruno to play
        1-G= ?ghoul-4 hole
        2-H= ?ghoul-6 ?ghoul-5 debris
        1-H= first-aid
        Bruno> done
        *> ...
        Bruno> move 1-G
             refused move-no-token LG-3.5
    """)


@pytest.mark.rule("LG-10.36")
def test_guns_charms_and_civilians_are_tokens_like_the_others() -> None:
    """Looked at, turned up, moved onto somebody, lying in stacks; who meets one takes it, unasked."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: recon haul 1 \n Bruno as Cornealius 1-H: 2",
        lies="2-G ?, 2-E ghoul-4 ?, 2-D ?",
        briefings="lock-and-load lucky-charms evacuation",
    )
    play.goes("""
        Ada> play recon, look 2-G
             plays recon
             aims recon 2-G
        Bruno> pass
        *> peek charm
             Ada looks at 2-G
             Ada sees charm at 2-G
        Ada> play haul, move 2-G, to 1-H
             plays haul
             aims haul 2-G
             aims haul 2-G to 1-H
        Bruno> pass
             Ada moves 2-G to 1-H
             1-H is charm
             takes charm at 1-H
        1-H= nothing
        Bruno= charms 1
        Ada> end
             turn over
             Bruno to play
        Bruno> done
        *> ...
        Bruno> walk N W W W
             N to 2-H
             W to 2-G
             W to 2-F
             W to 2-E
        *> turn gun
             2-E is gun
             Bruno takes gun at 2-E
        2-E= ghoul-4
    """)


@pytest.mark.rule("LG-10.36")
def test_what_one_has_taken_is_open_and_is_neither_stolen_nor_lost_to_a_wound() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: steal \n Bruno as Cornealius 1-H: ; guns 1; charms 1; carrying 1",
        lies="1-B debris, 2-F ?",
        briefings="lock-and-load lucky-charms evacuation",
    )
    play.goes("""
        Ada> play steal
             refused card-no-target LG-10.9
        Ada> end
             turn over
             Bruno to play
    """)
    for viewer in ("Ada", ""):
        bruno = play.view(viewer).players[1]
        assert (bruno.guns, bruno.charms, bruno.carrying) == (1, 1, 1)
    wounded = Play(
        STREET,
        "Bruno as Cornealius 1-A: ; guns 1; charms 1; deck ; discard \n Ada as Zone 1-H: 1",
        lies="1-B debris, 2-F ?",
        briefings="lock-and-load lucky-charms",
    )
    wounded.goes("""
        Bruno> walk E
             E to 1-B
             struck at 1-B for 1
        Bruno> pass
             wound nothing, 1 in all
        Bruno= guns 1, charms 1, hurt 1
    """)


@pytest.mark.rule("LG-10.37")
def test_in_a_hole_one_takes_nothing_and_may_face_it_next_turn() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-H: 2; fallen",
        lies="1-H hole, 2-G ?, 2-D ?",
        briefings="lucky-charms",
    )
    play.goes("""
        Ada> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn charm
             1-H is charm
        1-H= hole charm
        Ada> end
             turn over
             Bruno to play, climbs out
        Bruno> done
        *> ...
        Bruno> face
             faces 1-H
             takes charm at 1-H
        1-H= hole
    """)


@pytest.mark.rule("LG-10.37", "LG-8.2")
def test_a_revealed_one_can_be_hauled_and_the_game_does_not_wait_for_it() -> None:
    """Nor for a Civilian who is being led: the points decide, and Ada has none."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: haul; carrying 1 \n Bruno as Cornealius 1-H: 2; won ghoul-4",
        lies="1-D gun, 1-E charm, 1-F civilian",
        briefings="lock-and-load lucky-charms evacuation",
    )
    play.goes("""
        Ada> play haul
             plays haul
        Ada? move 1-D 1-E 1-F
        Ada> move 1-F, to 1-H
             aims haul 1-F
             aims haul 1-F to 1-H
        Bruno> pass
             Ada moves 1-F to 1-H
             takes civilian at 1-H
        Ada> end
             turn over
             game over, nothing-left: Bruno
    """)
    assert play.winners() == (1,)


@pytest.mark.rule("LG-10.45")
def test_blackout_comes_before_the_question_whether_a_token_is_left() -> None:
    """The last Ghoul that stands is far from everybody; it is dark now, and the game goes on."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-B: 2",
        lies="1-H ghoul-4",
        briefings="blackout",
    )
    play.goes("""
        Ada> end
             turn over
             dark at 1-H
             Bruno to play
    """)


@pytest.mark.rule("LG-10.45", "LG-8.2")
def test_the_limit_is_two_hundred_turns_of_each_the_dead_included() -> None:
    """Four players: 800 turns. In the 799th nothing ends; with the 800th most points win."""
    seats = """
        Ada as Zone 1-A: 1
        Bruno as Cornealius dead: 1
        Carla as Gray 1-B: 1; won ghoul-4
        Dimitri as Lake 1-C: 1
        """
    play = Play(STREET, seats, lies="1-H ?", turns=798, turn="Carla")
    play.goes("""
        Carla> end
             turn over
             Dimitri to play
        Dimitri> done
        *> ...
        Dimitri> end
             turn over
             game over, last-round: Carla
    """)
    assert play.winners() == (2,)


@pytest.mark.rule("LG-10.45", "LG-8.2")
def test_nothing_left_comes_before_the_limit() -> None:
    """Both hold at the end of this turn; the game ends because no token is left."""
    play = Play(STREET, "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-B: 1", lies="1-H hole", turns=399)
    play.goes("""
        Ada> end
             turn over
             game over, nothing-left: Ada Bruno
    """)
    assert play.winners() == (0, 1)


@pytest.mark.rule("LG-10.17", "LG-10.46", "LG-7.8")
def test_a_ghoul_that_is_dark_again_is_turned_up_without_chance_and_not_looked_at() -> None:
    """Cornealius may turn it up; to look at it is refused, for everybody knows it."""
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: heavy-artillery recon 1 \n Ada as Zone 2-H: 1",
        lies="1-B ghoul-5, 2-D ?ghoul-6=all, 1-H ?",
        briefings="blackout",
    )
    start = play.state
    play.goes("""
        Bruno> walk E
             E to 1-B
             fights 5 at 1-B, starts at 2
        Bruno> play heavy-artillery
             plays heavy-artillery, makes 5
        Bruno> reveal 2-D
             2-D is ghoul-6
        Bruno> put 1
             puts 1, makes 6
    """)
    play.state = start
    play.goes("""
        Bruno> play recon
             plays recon
        Bruno> look 2-D
             refused look-not-there LG-10.46
        Bruno? look 1-H
    """)
