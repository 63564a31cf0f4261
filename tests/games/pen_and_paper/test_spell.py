"""Big gestures, spelt out from what the walking seat knows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghoulash.core.refusal import Refusal
from tests.rulebook.charts import FIND, Play

HALL = """
     A B C D E
    +-+-+-+-+-+
  3 |. . . . .|
    + + +-+ + +
  2 |. . . . .|
    + + + + +:+
  1 D. . . . .D
    +-+-+-+-+-+
"""


def spelt(play: Play, text: str, seat: int = 0) -> str:
    """The small actions in a row, or the refusal's code and rule."""
    answer = play.game.spell(play.game.view(play.state, seat), text)
    if isinstance(answer, Refusal):
        return f"{answer.code} {answer.rule}".rstrip()
    return ", ".join(map(str, answer))


def test_the_shortest_way_goes_round_walls() -> None:
    play = Play(HALL, "3-E F").given(0, at="3-C")
    assert spelt(play, "walk to 2-C") == "walk E, walk S, walk W"
    assert spelt(play, "WALK TO 2c") == "walk E, walk S, walk W"


def test_of_equally_short_ways_one_over_squares_already_walked() -> None:
    play = Play(HALL, "3-E F").given(0, at="1-A").given(1, at="1-A")
    north = play.state
    assert spelt(play, "walk to 2-B") == "walk N, walk E"
    play.goes("""
        0> walk E W
             E to 1-B
             W to 1-A
    """)
    assert spelt(play, "walk to 2-B") == "walk E, walk N"
    play.state = north
    play.goes("""
        0> walk N S
             N to 2-A
             S to 1-A
    """)
    assert spelt(play, "walk to 2-B") == "walk N, walk E"


def test_a_longer_walked_way_is_not_taken() -> None:
    play = Play(HALL, "3-E F").given(0, at="1-A")
    play.goes("""
        0> walk N E E S
             N to 2-A
             E to 2-B
             E to 2-C
             S to 1-C
    """)
    play.given(0, at="1-A")
    assert spelt(play, "walk to 1-C") == "walk E, walk E"


def test_what_is_known_to_stop_a_walk_is_walked_round_but_not_what_is_unknown() -> None:
    play = Play(HALL, "1-C X, 3-E F").given(0, at="1-A").given(1, at="1-A")
    assert spelt(play, "walk to 1-D") == "walk E, walk E, walk E"
    play.goes("""
        0> walk E E
             E to 1-B
             E to 1-C
             debris at 1-C
             1 more, wounds 1
             1 to walk
        1> ...
             0 to walk
        0> walk W
             W to 1-B
    """)
    assert spelt(play, "walk to 1-D") == "walk N, walk E, walk E, walk S"
    # Whoever wants to go there may.
    assert spelt(play, "walk to 1-C") == "walk E"


def test_a_used_kit_stops_nobody_any_more() -> None:
    play = Play(HALL, "1-C +, 3-E F").given(0, at="1-B", wounds=1).given(1, at="1-A")
    play.goes("""
        0> walk E
             E to 1-C
             kit at 1-C
        0> leave
             kit left at 1-C
             1 to walk
        1> ...
             0 to walk
    """)
    play.given(0, at="1-B")
    assert spelt(play, "walk to 1-D") == "walk N, walk E, walk E, walk S"
    play.goes("""
        0> walk E
             E to 1-C
             kit at 1-C
        0> use
             kit used at 1-C, 1 healed
             1 to walk
        1> ...
             0 to walk
    """)
    play.given(0, at="1-B")
    assert spelt(play, "walk to 1-D") == "walk E, walk E"


@pytest.mark.parametrize(
    ("sheet", "way"),
    [
        ({}, "walk E, walk E"),
        ({"wounds": 1}, "walk N, walk E, walk E, walk S"),
        ({"spored": True}, "walk N, walk E, walk E, walk S"),
    ],
)
def test_the_clinic_stops_whoever_is_in_need(sheet: dict[str, int], way: str) -> None:
    play = Play(HALL.replace("1 D. .", "1 D. C"), "3-E F").given(0, at="1-A", **sheet)
    assert spelt(play, "walk to 1-C") == way
    assert spelt(play, "walk to 1-B") == "walk E"


def test_a_blocked_doorway_is_walked_round_once_it_is_found() -> None:
    play = Play(HALL, "3-E F", blocked="1-E N").given(0, at="1-E").given(1, at="1-A")
    assert spelt(play, "walk to 2-E") == "walk N"
    play.goes("""
        0> walk N
             blocked N of 1-E
             1 to walk
        1> ...
             0 to walk
    """)
    assert spelt(play, "walk to 2-E") == "walk W, walk N, walk E"


@pytest.mark.parametrize(
    ("square", "way"),
    [
        ("1-A", "enter 1-A"),
        ("1-B", "enter 1-A, walk E"),
        ("1-D", "enter 1-E, walk W"),
        ("3-A", "enter 1-A, walk N, walk N"),
        ("1-C", "enter 1-A, walk E, walk E"),
    ],
)
def test_from_outside_the_nearer_door_is_entered(square: str, way: str) -> None:
    assert spelt(Play(HALL, "3-E F"), f"walk to {square}") == way


def test_where_no_way_is_left_there_is_none() -> None:
    play = Play("+-+-+-+\nD. . .|\n+-+-+-+", "1-B X, 1-C F").given(0, at="1-A").given(1, at="1-A")
    play.goes("""
        0> walk E
             E to 1-B
             debris at 1-B
             1 more, wounds 1
             1 to walk
    """)
    play.given(0, at="1-A")
    play.given(1, at="1-B")
    play.goes("""
        1> walk W
             W to 1-A
        1> stop
             stops at 1-A
             0 to walk
    """)
    assert spelt(play, "walk to 1-C") == "walk-no-way PP-3.1"
    assert spelt(play, "walk to 1-B") == "walk E"
    assert spelt(play, "walk to 1-A") == "walk-there-already PP-3.2"


def test_only_the_walker_is_spelt_a_way() -> None:
    play = Play(HALL, "3-E F").given(0, at="1-A")
    assert spelt(play, "walk to 1-B", seat=1) == "not-your-turn PP-3.1"


def test_who_is_asked_something_else_is_told_what_comes_first() -> None:
    assert spelt(Play(HALL, briefing=FIND), "walk to 1-B") == "hide-first PP-2.1"


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("walk N", "walk N"),
        ("walk n e S", "walk N, walk E, walk S"),
        ("walk N3 e", "walk N, walk N, walk N, walk E"),
        ("walk W12", ", ".join(["walk W"] * 12)),
        ("hide food 1-A", "hide food 1-A"),
        ("hide food 1-A, 2-B,3-C", "read-square"),
        ("hide food 1-A, 2b 3-C,", "hide food 1-A, hide food 2-B, hide food 3-C"),
        ("hide food 1-A,", "hide food 1-A"),
        ("enter 1-E", "enter 1-E"),
        ("fire 2", "fire 2"),
        ("walk N0", "read-direction"),
        ("walk N 3", "read-long"),
        ("walk", "read-short"),
        ("walk to", "read-direction"),
        ("walk to 9-Z", "read-square"),
        ("hide ghoul 1-A 1-B", "read-kind"),
        ("hide food 1-A 9-Z 1-B", "read-square"),
        ("", "read-nothing"),
    ],
)
def test_steps_in_a_row_and_squares_in_a_row(text: str, actions: str) -> None:
    assert spelt(Play(HALL, "3-E F"), text) == actions


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("hide food 1-A  9-Z 1-B", "9-Z"),
        ("hide ghost 1-A 1-B", "ghost"),
        ("walk  to   9-Z", "9-Z"),
        ("hide food 1-A, 2-B, 3-Q,", "3-Q"),
    ],
)
def test_a_refusal_points_into_what_was_typed(text: str, wrong: str) -> None:
    play = Play(HALL, "3-E F")
    refusal = play.game.spell(play.game.view(play.state, 0), text)
    assert isinstance(refusal, Refusal) and refusal.span is not None
    start, end = refusal.span
    assert text[start:end] == wrong == refusal.args["found"]
    assert refusal.args["at"] == start + 1


@given(
    st.text()
    | st.lists(st.sampled_from(["walk", "to", "hide", "food", "N2", "E", "1-A", "9-Z", "2b,", "é"])).map(
        " ".join
    )
)
def test_any_text_is_spelt_or_refused(text: str) -> None:
    play = Play(HALL, "3-E F")
    answer = play.game.spell(play.game.view(play.state, 0), text)
    assert isinstance(answer, Refusal) or answer
