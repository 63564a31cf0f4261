"""Rulings of docs/rules/last-game-on-earth.md on the five Briefings."""

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


@pytest.mark.rule("LG-10.41")
def test_a_charm_buys_a_fresh_hand_in_ones_own_turn_when_nothing_else_is_being_settled() -> None:
    """In mid-move too; Inaction is not asked for; one replenishes just as in LG-3.1."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: 1 1 1 2 2 2 hole 3@cornealius; charms 2
        Bruno as Cornealius 1-H: inaction 2; charms 1
        """,
        lies="1-C ghoul-4, 2-F ?",
        briefings="lucky-charms",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
        Ada> charm
             spends a charm on the hand
        Bruno> play inaction
             refused not-your-turn LG-3.2
        Ada? discard 3@cornealius, discard 1, discard 2, discard hole, done
        Ada> discard 1 1 3@cornealius
             discards 1
             discards 1
             discards 3@cornealius
        Ada> walk E
             refused replenish-now LG-3.1
        Ada> done
        *> draw 3 3
             Ada draws 3
             Ada draws 3
        Ada= cards 7, charms 1
        Bruno= discard 3
        Ada> walk E
             E to 1-C
             fights 4 at 1-C, starts at 2
        Ada> charm
             refused charm-no-challenge LG-10.42
        Ada> put 3, done
             puts 3, makes 5
        Bruno> charm
             refused challenge-now LG-5.2
        Bruno> pass
             Ada wins ghoul-4, 1 points
        Ada> charm
             spends a charm on the hand
        Ada> done
        *> ...
        Ada> end
             turn over
             Bruno to play
        Bruno> charm
             refused replenish-now LG-3.1
    """)


@pytest.mark.rule("LG-10.41")
def test_no_charm_while_a_card_is_being_declared_or_answered() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: debris 1; charms 1 \n Bruno as Cornealius 1-H: 2; charms 1",
        lies="2-F ?",
        briefings="lucky-charms",
    )
    play.goes("""
        Ada> play debris
             plays debris
        Ada> charm
             refused declare-square LG-10.1
        Ada> at 1-H, add 1
             aims debris 1-H
             adds 1
        Bruno> charm
             refused inaction-now LG-7.1
        Bruno> pass
             Ada lays debris at 1-H
             struck at 1-H for 2
        Bruno> charm
             refused guard-now LG-10.1
        Bruno> pass
    """)


@pytest.mark.rule("LG-10.42")
def test_a_charm_undoes_the_whole_challenge_and_nobody_else_is_asked() -> None:
    """Its cards are spent all the same, and the battler may still put cards down."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: 3 1 parry; charms 2
        Bruno as Cornealius 1-H: 2 3
        Carla as Gray 2-H: 3
        """,
        lies="1-B ghoul-4, 2-F ?",
        briefings="lucky-charms",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Bruno> challenge 2 3
             challenges with 2 3, leaves 0
        Ada> parry 2@cornealius
             parries 2@cornealius
        Ada> charm
             spends a charm on the challenge
        Ada> charm
             refused charm-no-challenge LG-10.42
        Ada> parry 3@cornealius
             refused card-not-held LG-3.1
        Carla> challenge 3
             refused not-your-turn LG-3.2
        Ada> put 1
             puts 1, makes 6
        Ada> done
             wins ghoul-4, 1 points
        Ada= charms 1
        Bruno= discard 2 3, hand none
    """)


@pytest.mark.rule("LG-10.43")
def test_civilians_are_out_when_ones_move_has_ended_on_an_outermost_square() -> None:
    """Of at least one step: to have stood there does not count, nor to walk past."""
    play = Play(
        HALL,
        "Ada as Zone 1-A: hole; carrying 2 \n Bruno as Cornealius 1-H: 2",
        lies="2-F ?",
        briefings="evacuation",
    )
    start = play.state
    play.goes("""
        Ada> play hole, at 4-D
             plays hole
             aims hole 4-D
        Bruno> pass
             Ada lays hole at 4-D
        Ada> end
             turn over
             Bruno to play
        Ada= carrying 2
    """)
    play.state = start
    play.goes("""
        Ada> walk N E
             N to 2-A
             E to 2-B
        Ada> stop
             stops at 2-B
        Ada= carrying 2
        Ada> end
             turn over
             Bruno to play
    """)
    play.state = start
    play.goes("""
        Ada> walk N
             N to 2-A
        Ada> end
             rescued 2, 2 points
             turn over
             Bruno to play
    """)


@pytest.mark.rule("LG-10.43", "LG-9.2")
def test_a_move_ends_by_acting_and_by_using_the_last_step_too() -> None:
    play = Play(
        HALL,
        "Ada as Zone 2-B: hole; carrying 1 \n Bruno as Cornealius 4-H: 2",
        lies="2-F ?, 2-G ?",
        briefings="evacuation",
    )
    start = play.state
    play.goes("""
        Ada> walk S
             S to 1-B
        Ada> play hole, at 4-D
             rescued 1, 1 points
             plays hole
             aims hole 4-D
        Bruno> pass
             Ada lays hole at 4-D
    """)
    play.state = start
    play.goes("""
        Ada> walk S
             S to 1-B
        Ada> move 2-F, to 2-E
             rescued 1, 1 points
             picks up 2-F
             moves 2-F to 2-E
    """)
    play.state = start
    play.goes("""
        Ada> walk E S E E E
             E to 2-C
             S to 1-C
             E to 1-D
             E to 1-E
             E to 1-F
             rescued 1, 1 points
    """)


@pytest.mark.rule("LG-10.43")
def test_what_one_meets_there_is_settled_first() -> None:
    """A Civilian just met counts too; who falls, or dies, brings nobody out."""
    met = Play(
        STREET,
        "Ada as Zone 1-A: 1; carrying 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-B civilian, 2-F ?",
        briefings="evacuation",
    )
    met.goes("""
        Ada> walk E
             E to 1-B
             takes civilian at 1-B
             rescued 2, 2 points
        Ada= points 2
    """)
    beaten = Play(
        STREET,
        "Ada as Zone 1-A: 1; carrying 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-B ghoul-4, 2-F ?",
        briefings="evacuation",
    )
    beaten.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> done
             loses, 1 wounds
        Ada= points 0
        *> lose 1
             Ada wound 1, 1 in all
             Ada rescued 1, 1 points
    """)
    fallen = Play(
        STREET,
        "Ada as Zone 1-A: 1; carrying 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-B hole, 2-F ?",
        briefings="evacuation",
    )
    fallen.goes("""
        Ada> walk E
             E to 1-B
             falls at 1-B
             turn over
             Bruno to play
        Ada= carrying 1
    """)


@pytest.mark.rule("LG-10.43")
def test_facing_ends_no_move_and_neither_does_meeting_something_in_anothers_turn() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1; carrying 1 \n Bruno as Cornealius 1-H: 2; carrying 1",
        lies="1-A civilian, 2-G ?, 2-F ?",
        briefings="evacuation",
    )
    play.goes("""
        Ada> face
             faces 1-A
             takes civilian at 1-A
        Ada= carrying 2, points 0
        Ada> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn civilian
             1-H is civilian
             Bruno takes civilian at 1-H
        Bruno= carrying 2, points 0
    """)


@pytest.mark.rule("LG-10.43", "LG-8.1", "LG-6.2")
def test_those_who_are_out_are_points_and_leave_with_the_dead() -> None:
    won = Play(
        STREET,
        """
        Ada as Zone 1-A: 1; carrying 1; rescued 2; won ghoul-6 ghoul-6 ghoul-4
        Bruno as Cornealius 1-H: 2
        """,
        lies="2-F ?",
        briefings="evacuation",
    )
    won.goes("""
        Ada= points 9
        Ada> walk E
             E to 1-B
        Ada> stop
             stops at 1-B
             rescued 3, 10 points
             game over, ten-points: Ada
    """)
    assert won.winners() == (0,)
    dead = Play(
        STREET,
        "Carla as Gray 1-A: 1; rescued 2; wounds 1 1 1 2 2 2 \n Bruno as Cornealius 1-H: 2",
        lies="1-B debris, 2-F ?",
        briefings="evacuation",
    )
    dead.goes("""
        Carla> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 1
             Carla wound 1, 7 in all
             Carla dies
             Carla home go 1 1 1 1 2 2 2
        Carla= rescued 0, points 0
    """)


@pytest.mark.rule("LG-10.44")
def test_civilians_left_behind_lie_on_top_revealed_and_are_met_together() -> None:
    """Bruno stands there: he does not meet them at once, but may face them in his turn."""
    play = Play(
        HALL,
        """
        Ada as Zone 1-A: debris
        Carla as Gray 2-F: 1; carrying 2; wounds 1 1 1 2 2 2
        Bruno as Cornealius 2-F: 2 2 2
        """,
        lies="3-F ?",
        briefings="evacuation",
    )
    play.goes("""
        Ada> play debris, at 2-F, done
             plays debris
             aims debris 2-F
        all> pass
             Ada lays debris at 2-F
             Carla struck at 2-F for 1
        *> lose 1
             Carla wound 1, 7 in all
             Carla dies
             Carla home go 1 1 1 1 2 2 2
             Carla drops 2 at 2-F    LG-9.2
             Bruno struck at 2-F for 1
        Bruno> pass
        *> lose 2
             Bruno wound 2, 1 in all
        2-F= debris civilian civilian
        Bruno= carrying 0
        Ada> end
             turn over
             Carla to play
        Carla> ...
             Bruno to play
        Bruno> done
        *> ...
        Bruno> face
             faces 2-F
             takes civilian at 2-F
             takes civilian at 2-F
        2-F= debris
        Bruno= carrying 2
    """)


@pytest.mark.rule("LG-10.44", "LG-10.22")
def test_civilians_that_lie_directly_on_one_another_are_met_together() -> None:
    """Not the one under the Hole, and not one that is face-down."""
    play = Play(
        HALL,
        "Ada as Zone 2-A: 1 \n Bruno as Cornealius 1-H: 2",
        lies="2-B civilian hole civilian civilian, 3-B ?civilian=all civilian, 4-H ?",
        briefings="evacuation",
    )
    start = play.state
    play.goes("""
        Ada> walk E
             E to 2-B
             takes civilian at 2-B
             takes civilian at 2-B
        2-B= civilian hole
        Ada= carrying 2
    """)
    play.state = start
    play.goes("""
        Ada> walk N E
             N to 3-A
             E to 3-B
             takes civilian at 3-B
        3-B= ?civilian
        Ada= carrying 1
    """)


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
