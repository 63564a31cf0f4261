"""Chapter 3 of docs/rules/pen-and-paper.md: a turn."""

import pytest

from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import named
from tests.rulebook.charts import Play

LANE = """
     A B C D
    +-+-+-+-+
  2 |. .|. .|
    + +-+-+ +
  1 D. . . .D
    +-+-+-+-+
"""


@pytest.mark.rule("PP-3.1")
def test_a_traveller_walks_until_something_is_met_and_then_the_turn_is_over() -> None:
    play = Play(LANE, "1-C X, 1-D F")
    play.goes("""
        1> enter 1-A
             refused not-your-turn PP-3.1
        0> enter 1-A
             in at 1-A
        0> walk E E E
             E to 1-B       PP-3.1
             E to 1-C
             debris at 1-C
             1 more, wounds 1
             1 to walk
             refused not-your-turn PP-3.1
        0?
        0> fire 1
             refused not-your-turn PP-3.1
        1> fire 1
             refused walk-now PP-3.1
    """)


@pytest.mark.rule("PP-3.2")
def test_a_walk_has_at_least_one_step_and_may_then_stop_anywhere() -> None:
    play = Play(LANE, "1-D F")
    play.goes("""
        0> stop
             refused stop-unmoved PP-3.2
        0> enter 1-A
             in at 1-A
        0> stop
             stops at 1-A    PP-3.2
             1 to walk
        1> ...
             0 to walk
        0? walk N, walk E
        0> stop
             refused stop-unmoved PP-3.2
        0> walk E
             E to 1-B
        0? walk E, walk W, stop
        0> walk W E
             W to 1-A
             E to 1-B
        0> stop
             stops at 1-B
             1 to walk
    """)


@pytest.mark.rule("PP-3.2")
def test_a_bump_counts_as_a_step() -> None:
    play = Play(
        """
             A B
            +-+-+
          2 |. .|
            +:+ +
          1 D. .D
            +-+-+
        """,
        "2-B F",
        blocked="1-A N",
    ).given(0, at="1-A")
    play.goes("""
        0> walk N
             blocked N of 1-A
             1 to walk
    """)


@pytest.mark.rule("PP-3.3")
def test_what_a_square_still_holds_is_met_at_every_entry_known_or_not() -> None:
    play = Play(LANE, "1-B X, 1-D F")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk E
             E to 1-B
             debris at 1-B
             1 more, wounds 1
             1 to walk
        1> ...
             0 to walk
        # out of it and in again, at once
        0> walk W E
             W to 1-A
             E to 1-B
             debris at 1-B
             1 more, wounds 2
             1 to walk
        1> ...
             0 to walk
        0> walk E W
             E to 1-C
             W to 1-B
             debris at 1-B
             1 more, wounds 3
             1 to walk
    """)


@pytest.mark.rule("PP-3.3")
def test_what_is_gone_is_met_no_more() -> None:
    play = Play(LANE, "1-B G, 1-D F")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk E
             E to 1-B
             ghoul at 1-B
        1> weak 4
             picks 4
        0> fire 4
             fires 4: hit
             ghoul dead at 1-B, 1 in all
             1 to walk
        1> ...
             0 to walk
        0> walk W E E
             W to 1-A
             E to 1-B
             E to 1-C
    """)


@pytest.mark.rule("PP-3.4")
def test_everything_a_traveller_does_is_seen_by_the_hider_and_what_is_unmet_by_the_hider_alone() -> None:
    play = Play(LANE, "1-B X, 1-C O, 1-D F").given(0, at="2-A", wounds=2)
    play.goes("""
        0> walk S
             S to 1-A
        0> walk E
             E to 1-B
             debris at 1-B
             1 more, wounds 3
             1 to walk
    """)
    for seat in (0, 1, None):
        play.hears(
            seat,
            """
            0> walk S
                 S to 1-A
            0> walk E
                 E to 1-B
                 debris at 1-B
                 1 more, wounds 3
                 1 to walk
            """,
        )
    traveller, hider, public = (play.game.view(play.state, seat) for seat in (0, 1, None))
    assert traveller.travellers == hider.travellers == public.travellers
    food, debris, hole = "1-D", "1-B", "1-C"
    assert [play.named(lies) for lies in hider.charts[0].lies] == [[food], [debris], [hole]]
    assert [play.named(lies) for lies in traveller.charts[0].lies] == [[], [debris], []]
    assert public.charts[0] == traveller.charts[0]


@pytest.mark.rule("PP-3.4")
def test_wounds_finds_and_shots_are_heard_by_all() -> None:
    play = Play(LANE, "1-B F+GO, 1-D F", goal="find 2").given(0, at="1-A", wounds=2)
    script = """
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             kit at 1-B
        0> use
             kit used at 1-B, 2 healed
             ghoul at 1-B
        1> weak {spot}
             picks {spot}
        0> fire 1
             fires 1: miss
             1 more, wounds 1
        0> fire 6
             fires 6: hit
             ghoul dead at 1-B, 1 in all
             hole at 1-B
             1 to walk
    """
    play.goes(script.format(spot=6))
    play.hears(1, script.format(spot=6))
    play.hears(0, script.format(spot="?"))
    play.hears(None, script.format(spot="?"))


@pytest.mark.rule("PP-3.5")
def test_after_the_turn_limit_the_game_is_a_draw_and_lost_turns_count() -> None:
    play = Play(LANE, "1-B O, 1-D F", turn_limit=3)
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk E
             E to 1-B
             hole at 1-B
             1 to walk
        1> ...
             0 loses a turn
             1 to walk
        1> walk E
             E to 1-B
             hole at 1-B
             0 to walk
        0> ...
             1 loses a turn
             game over, turn-limit: nobody wins    PP-3.5
        0?
        1?
        0> walk E
             refused game-over
    """)
    assert play.winners() == ()


@pytest.mark.rule("PP-3.5")
def test_the_limit_is_150_turns_each_unless_the_scenario_or_an_option_says_otherwise() -> None:
    assert {named(name).turn_limit for name in shipped()} == {150}
    play = Play(LANE, "1-D F")
    assert play.board.turn_limit == 150
    assert (
        Play(LANE, briefing="turn_limit = 7\n[hide.food]\ncount=1\n[goal]\ndo='find'").board.turn_limit == 7
    )
    assert PenAndPaper(named("finders"), turn_limit=9).board.turn_limit == 9
