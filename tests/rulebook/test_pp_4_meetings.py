"""Chapter 4 of docs/rules/pen-and-paper.md: what is met."""

import pytest

from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper.actions import Fire, Weak
from tests.rulebook.charts import Play

LANE = """
     A B C D
    +-+-+-+-+
  2 |. .|. .|
    + +-+-+ +
  1 D. . . .D
    +-+-+-+-+
"""


@pytest.mark.rule("PP-4.1")
def test_items_come_first_then_the_ghoul_then_obstacles() -> None:
    play = Play(LANE, "1-A +GOXF, 1-D F", goal="find 2").given(0, at="2-A", wounds=1)
    play.goes("""
        0> walk S
             S to 1-A
             food at 1-A, carries 1
             kit at 1-A
        0> leave
             kit left at 1-A
             ghoul at 1-A
        1> weak 1
             picks 1
        0> fire 1
             fires 1: hit
             ghoul dead at 1-A, 1 in all
             debris at 1-A
             1 more, wounds 2
             hole at 1-A
             1 to walk
        0= at 1-A, wounds 2, carried 1, killed 1, fallen yes
    """)


@pytest.mark.rule("PP-4.2")
def test_where_finding_is_the_goal_the_game_ends_before_anything_else_in_the_square() -> None:
    play = Play(LANE, "1-A +GOXF").given(0, at="2-A", wounds=14)
    play.goes("""
        0> walk S
             S to 1-A
             food at 1-A, carries 1    PP-4.2
             game over, goal: 0 wins   PP-4.2
        0= wounds 14, fallen no
    """)


@pytest.mark.rule("PP-4.2")
def test_an_item_is_taken_once() -> None:
    play = Play(LANE, "1-B F, 1-D F", goal="find 2")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk W E
             W to 1-A
             E to 1-B
        0= carried 1
    """)


@pytest.mark.rule("PP-4.3")
def test_a_kit_crosses_out_the_meter_and_is_gone_once_used() -> None:
    play = Play(LANE, "1-B +, 1-D F").given(0, at="1-A", wounds=8)
    play.goes("""
        0> walk E
             E to 1-B
             kit at 1-B               PP-4.3
        0? use, leave
        0> walk E
             refused kit-now PP-4.3
        0> use
             kit used at 1-B, 8 healed PP-4.3
             1 to walk
        0= at 1-B, wounds 0, meters 1
        1> ...
             0 to walk
        0> walk W E E
             W to 1-A
             E to 1-B
             E to 1-C
        0= wounds 0, meters 1
    """)


@pytest.mark.rule("PP-4.3")
def test_a_kit_may_be_left_for_a_later_visit_and_is_never_carried() -> None:
    play = Play(LANE, "1-B +, 1-C X, 1-D F").given(0, at="1-A", wounds=8)
    play.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
        0> leave
             kit left at 1-B    PP-4.3
             1 to walk
        0= wounds 8, meters 0, carried 0
        1> ...
             0 to walk
        0> use
             refused walk-now PP-3.1
        0> walk E
             E to 1-C
             debris at 1-C
             1 more, wounds 9
             1 to walk
        1> ...
             0 to walk
        0> walk W
             W to 1-B
             kit at 1-B
        0> use
             kit used at 1-B, 9 healed
             1 to walk
        0= wounds 0, meters 1
    """)


@pytest.mark.rule("PP-4.4")
def test_a_hole_costs_the_next_turn_and_does_nothing_more_until_entered_again() -> None:
    play = Play(LANE, "1-B O, 1-D F")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk E
             E to 1-B
             hole at 1-B       PP-4.4
             1 to walk
        0= at 1-B, fallen yes
        1> ...
             0 loses a turn
             1 to walk
        0= at 1-B, fallen no
        1> ...
             0 to walk
        0> walk W E
             W to 1-A
             E to 1-B
             hole at 1-B
             1 to walk
        1> ...
             0 loses a turn
             1 to walk
    """)


@pytest.mark.rule("PP-4.5")
def test_debris_costs_a_wound_and_like_a_hole_stays_all_game() -> None:
    play = Play(LANE, "1-B XO, 1-D F")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk E
             E to 1-B
             debris at 1-B        PP-4.5
             1 more, wounds 1
             hole at 1-B
             1 to walk
        1> ...
             0 loses a turn
             1 to walk
        1> ...
             0 to walk
        0> walk W E
             W to 1-A
             E to 1-B
             debris at 1-B
             1 more, wounds 2
             hole at 1-B
             1 to walk
        0= wounds 2, fallen yes
    """)


@pytest.mark.rule("PP-4.6")
def test_a_fight_goes_on_until_the_weak_spot_is_named_and_each_miss_is_a_wound() -> None:
    play = Play(LANE, "1-B GX, 1-D F").given(0, at="1-A")
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B         PP-4.6
        0?
        0> fire 1
             refused not-your-turn PP-3.1
        1? weak 1, weak 2, weak 3, weak 4, weak 5, weak 6
        1> walk E
             refused spot-now PP-4.6
        1> weak ?
             refused veiled PP-4.6
        1> weak 7
             refused read-number
        1> weak 3
             picks 3              PP-4.6
        1?
        0? fire 1, fire 2, fire 3, fire 4, fire 5, fire 6
        0> walk W
             refused fire-now PP-4.6
        0> fire 6
             fires 6: miss
             1 more, wounds 1
        0> fire 6
             refused fire-again PP-4.6
        0? fire 1, fire 2, fire 3, fire 4, fire 5
        0> fire 1
             fires 1: miss
             1 more, wounds 2
        0? fire 2, fire 3, fire 4, fire 5
        0> fire 3
             fires 3: hit
             ghoul dead at 1-B, 1 in all
             debris at 1-B
             1 more, wounds 3
             1 to walk
        1> ...
             0 to walk
        # The Ghoul is gone, what else was in its square is not.
        0> walk W E
             W to 1-A
             E to 1-B
             debris at 1-B
             1 more, wounds 4
             1 to walk
    """)


@pytest.mark.rule("PP-4.6")
@pytest.mark.parametrize("spot", [-1, 7])
def test_there_is_no_spot_but_one_to_six(spot: int) -> None:
    play = Play(LANE, "1-B G, 1-D F").given(0, at="1-A")
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B
    """)
    refusals = [play.game.refusal(play.state, 1, Weak(spot))]
    play.goes("""
        1> weak 6
             picks 6
    """)
    refusals.append(play.game.refusal(play.state, 0, Fire(spot)))
    assert refusals == [Refusal("spot-range", "PP-4.6", {"spot": spot})] * 2


@pytest.mark.rule("PP-4.6")
def test_the_weak_spot_is_the_hider_s_secret() -> None:
    play = Play(LANE, "1-B G, 1-D F").given(0, at="1-A")
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B
        1> weak 3
             picks 3
    """)
    for seat, spot in ((1, "3"), (0, "?"), (None, "?")):
        play.hears(
            seat,
            f"""
            0> walk E
                 E to 1-B
                 ghoul at 1-B
            1> weak {spot}
                 picks {spot}
            """,
        )
    spots = [play.game.view(play.state, seat).fight.spot for seat in (1, 0, None)]
    assert spots == [3, 0, 0]


@pytest.mark.rule("PP-4.7")
def test_fifteen_wounds_on_one_meter_lose_the_game_at_once() -> None:
    play = Play(LANE, "1-B GX, 1-D F").given(0, at="1-A", wounds=13)
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B
        1> weak 3
             picks 3
        0> fire 1
             fires 1: miss
             1 more, wounds 14    PP-4.7
        0> fire 2
             fires 2: miss
             1 more, wounds 15
             game over, fifteen-wounds: 1 wins    PP-4.7
        0?
        0= wounds 15
    """)


@pytest.mark.rule("PP-4.7")
def test_debris_can_be_the_last_straw_and_the_hole_beside_it_then_comes_too_late() -> None:
    play = Play(LANE, "1-B XO, 1-D F").given(1, at="1-A", wounds=14)
    play.goes("""
        0> ...
             1 to walk
        1> walk E
             E to 1-B
             debris at 1-B
             1 more, wounds 15
             game over, fifteen-wounds: 0 wins    PP-4.7
        1= wounds 15, fallen no
    """)


@pytest.mark.rule("PP-4.7")
def test_a_miss_that_costs_two_fills_the_last_box_and_no_more() -> None:
    play = Play(LANE, "1-B FG, 1-D F", goal="find 2", fight={"miss_when_carrying": 2}).given(
        0, at="1-A", wounds=14
    )
    play.goes("""
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             ghoul at 1-B
        1> weak 3
             picks 3
        0> fire 1
             fires 1: miss
             1 more, wounds 15
             game over, fifteen-wounds: 1 wins
    """)


@pytest.mark.rule("PP-4.7")
def test_there_is_always_a_next_meter() -> None:
    play = Play(LANE, "1-B X+, 1-D +F", goal="find").given(0, at="1-A", wounds=14, meters=40)
    play.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
        0> use
             kit used at 1-B, 14 healed
             debris at 1-B
             1 more, wounds 1
             1 to walk
        0= wounds 1, meters 41
    """)


@pytest.mark.rule("PP-4.8")
@pytest.mark.parametrize(
    ("things", "told"),
    [
        ("O", "hole at 1-B"),
        ("X", "debris at 1-B\n1 more, wounds 1"),
        ("XO", "debris at 1-B\n1 more, wounds 1\nhole at 1-B"),
        ("F", "food at 1-B, carries 1"),
        ("+", "kit at 1-B\nkit left at 1-B"),
        (
            "F+O",
            "food at 1-B, carries 1\nkit at 1-B\nkit left at 1-B\nhole at 1-B",
        ),
        ("~", "spores at 1-B"),
    ],
)
def test_after_a_meeting_the_turn_is_over_however_many_things_were_met(things: str, told: str) -> None:
    play = Play(LANE, f"1-B {things}, 1-D F, 1-C F", goal="find 2").given(0, at="1-A")
    play.goes(f"""
        0> walk E
             E to 1-B
             {told}
             1 to walk    PP-4.8
        0?
        1? enter 1-A, enter 1-D
    """)
