"""Rulings of docs/rules/last-game-on-earth.md on Civilians."""

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


@pytest.mark.rule("LG-10.43", "LG-10.13", "LG-10.21")
def test_the_tenth_point_of_a_move_that_an_action_ends_comes_before_the_action() -> None:
    """Ada has won before her card is played: it stays in her hand."""
    play = Play(
        HALL,
        """
        Ada as Zone 2-B: hole; carrying 1; won ghoul-6 ghoul-6 ghoul-6
        Bruno as Cornealius 4-H: inaction
        """,
        lies="2-F ?",
        briefings="evacuation",
    )
    start = play.state
    play.goes("""
        Ada> walk S
             S to 1-B
        Ada> play hole
             rescued 1, 10 points
             game over, ten-points: Ada
        Ada= hand hole, points 10
    """)
    assert play.winners() == (0,)
    play.state = start
    play.goes("""
        Ada> walk S
             S to 1-B
        Ada> move 2-F
             rescued 1, 10 points
             game over, ten-points: Ada
    """)
    assert play.winners() == (0,)
