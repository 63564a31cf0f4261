"""Chapter 5 of docs/rules/pen-and-paper.md: winning."""

import pytest

from ghoulash.games.pen_and_paper.scenario import named
from tests.rulebook.charts import Play

LANE = """
     A B C D
    +-+-+-+-+
  1 D. . . .D
    +-+-+-+-+
"""
YARD = """
     A B C D
    +-+-+-+-+
  1 |S . . .|
    +-+-+-+-+
"""


@pytest.mark.rule("PP-5.1")
def test_the_first_to_meet_the_goal_wins() -> None:
    play = Play(LANE, "1-B X, 1-C F", other="1-A F, 1-B X")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk E
             E to 1-B
             debris at 1-B
             1 more, wounds 1
             1 to walk
        1> enter 1-A
             in at 1-A
             food at 1-A, carries 1
             game over, goal: 1 wins
        0> walk E
             refused game-over
    """)
    assert play.winners() == (1,)


@pytest.mark.rule("PP-5.1")
def test_fifteen_wounds_win_for_the_other() -> None:
    play = Play(LANE, "1-B X, 1-D F").given(0, at="1-A", wounds=14)
    play.goes("""
        0> walk E
             E to 1-B
             debris at 1-B
             1 more, wounds 15
             game over, fifteen-wounds: 1 wins
    """)
    assert play.winners() == (1,)


@pytest.mark.rule("PP-5.2")
@pytest.mark.parametrize(("entered", "way", "opposite"), [("1-A", "W", "1-D"), ("1-D", "E", "1-A")])
def test_the_way_out_is_the_opposite_door(entered: str, way: str, opposite: str) -> None:
    out = {"W": "E", "E": "W"}[way]
    play = Play(LANE, f"{entered} R", goal="leave opposite")
    play.goes(f"""
        0> enter {entered}
             in at {entered}
             isotope at {entered}, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk {way}
             refused leave-same-door PP-5.2
        0> walk {out}
             {out} to {"1-B" if out == "E" else "1-C"}
        0> walk {out} {out} {out}
             {out} to {"1-C" if out == "E" else "1-B"}
             {out} to {opposite}
             out at {opposite}          PP-5.2
             game over, goal: 0 wins    PP-5.2
    """)


@pytest.mark.rule("PP-5.2")
def test_with_the_isotope_in_hand_a_miss_costs_two_wounds() -> None:
    play = Play(LANE, "1-A G, 1-B R, 1-C G", goal="leave opposite", fight={"miss_when_carrying": 2})
    play.goes("""
        0> enter 1-A
             in at 1-A
             ghoul at 1-A
        1> weak 2
             picks 2
        0> fire 1
             fires 1: miss
             1 more, wounds 1
        0> fire 2
             fires 2: hit
             ghoul dead at 1-A, 1 in all
             1 to walk
        1> enter 1-D
             in at 1-D
        1> stop
             stops at 1-D
             0 to walk
        0> walk E
             E to 1-B
             isotope at 1-B, carries 1
             1 to walk
        1> walk W
             W to 1-C
             ghoul at 1-C
        0> weak 6
             picks 6
        # Empty hands: one wound.
        1> fire 5
             fires 5: miss
             1 more, wounds 1
        1> fire 6
             fires 6: hit
             ghoul dead at 1-C, 1 in all
             0 to walk
        0> walk E
             E to 1-C
             ghoul at 1-C
        1> weak 2
             picks 2
        0> fire 1
             fires 1: miss
             2 more, wounds 3
        0> fire 3
             fires 3: miss
             2 more, wounds 5
    """)


@pytest.mark.rule("PP-5.2")
def test_ghoul_and_plenty_asks_for_just_that() -> None:
    scenario = named("ghoul-and-plenty")
    assert (scenario.goal.do, scenario.goal.count, scenario.goal.door) == ("leave", 1, "opposite")
    assert (scenario.fight.miss_when_carrying, scenario.fight.free_misses_when_carrying) == (2, 0)


@pytest.mark.rule("PP-5.3")
def test_a_goal_may_be_to_find_something() -> None:
    play = Play(YARD, "1-B F")
    play.goes("""
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-5.3")
def test_a_goal_may_be_to_find_several_of_many_things() -> None:
    play = Play(YARD, "1-B C, 1-C C, 1-D C", goal="find 2")
    play.goes("""
        0> walk E
             E to 1-B
             crate at 1-B, carries 1
             1 to walk
        1> walk E
             E to 1-B
             crate at 1-B, carries 1
             0 to walk
        0> walk E
             E to 1-C
             crate at 1-C, carries 2
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-5.3")
def test_a_goal_may_be_to_find_it_and_come_back() -> None:
    play = Play(YARD, "1-B F", goal="return")
    play.goes("""
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             1 to walk
        1> walk E
             E to 1-B
             food at 1-B, carries 1
             0 to walk
        0> walk W
             W to 1-A
             back at 1-A
             game over, goal: 0 wins    PP-5.3
    """)


@pytest.mark.rule("PP-5.3")
def test_a_goal_may_be_to_collect_several_and_come_back() -> None:
    play = Play(YARD, "1-B C, 1-C C, 1-D C", other="1-B C, 1-C C, 1-D C", goal="return 2")
    play.goes("""
        0> walk E
             E to 1-B
             crate at 1-B, carries 1
             1 to walk
        1> walk E
             E to 1-B
             crate at 1-B, carries 1
             0 to walk
        0> walk W E E
             W to 1-A
             E to 1-B
             E to 1-C
             crate at 1-C, carries 2
             1 to walk
        1> walk W
             W to 1-A
        1> stop
             stops at 1-A
             0 to walk
        0> walk W W
             W to 1-B
             W to 1-A
             back at 1-A
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-5.3")
def test_a_goal_may_be_to_collect_several_and_leave_by_a_door() -> None:
    play = Play(LANE, "1-A M, 1-B M, 1-C M", goal="leave either 2")
    play.goes("""
        0> enter 1-A
             in at 1-A
             sample at 1-A, carries 1
             1 to walk
        1> enter 1-D
             in at 1-D
        1> stop
             stops at 1-D
             0 to walk
        0> walk W
             refused leave-early PP-1.5
        0> walk E
             E to 1-B
             sample at 1-B, carries 2
             1 to walk
        1> walk E
             refused leave-early PP-1.5
        1> walk W
             W to 1-C
             sample at 1-C, carries 1
             0 to walk
        0> walk W W
             W to 1-A
             out at 1-A
             game over, goal: 0 wins    PP-5.3
    """)


@pytest.mark.rule("PP-5.3")
def test_a_goal_may_be_to_destroy_so_many_ghouls() -> None:
    play = Play(LANE, "1-A G, 1-B G, 1-C G", goal="destroy 2")
    play.goes("""
        0> enter 1-A
             in at 1-A
             ghoul at 1-A
        1> weak 1
             picks 1
        0> fire 1
             fires 1: hit
             ghoul dead at 1-A, 1 in all
             1 to walk
        1> ...
             0 to walk
        0> walk E
             E to 1-B
             ghoul at 1-B
        1> weak 1
             picks 1
        0> fire 1
             fires 1: hit
             ghoul dead at 1-B, 2 in all
             game over, goal: 0 wins
    """)
