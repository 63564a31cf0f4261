"""`imagine` against an exact count of the worlds that fit, on set-ups small enough to go through them all."""

from collections.abc import Callable
from pathlib import Path

import pytest

import ghoulash
from ghoulash.conformance import Play, check_fair, played
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import read_text
from ghoulash.games.pen_and_paper.state import Fighting, KitOffered, State, Walking
from tests.toy.cellar import Cellar

CHARTS = Path(__file__).parent / "charts"
Pick = Callable[[State], bool]


def pests(number: int) -> Play:
    """Six shaded squares for three Ghouls, at most two an area; a Kit; two of four doorways blocked."""
    return played(ghoulash.game("pen-and-paper", scenario=str(CHARTS / "pests.toml")), 2, 5, number)


def lane(number: int) -> Play:
    """A lane of five squares: two Ghouls in three of them, one an area, and a Kit anywhere."""
    return played(ghoulash.game("pen-and-paper", scenario=str(CHARTS / "lane.toml")), 2, 5, number)


def steps(play: Play, pick: Pick) -> list[int]:
    return [stop.step for stop in play.stops if pick(stop.state)]


@pytest.mark.parametrize(("number", "seat"), [(0, 0), (1, 1)])
def test_a_chart_just_hidden_and_after_some_play(number: int, seat: int):
    play = pests(number)
    walking = steps(play, lambda state: isinstance(state.moment, Walking))
    found = check_fair(play, seat, walking[::16])
    assert found[walking[0]] == 18 * 15 * 5  # Ghouls, the Kit, doorways
    assert min(found.values()) < 100


@pytest.mark.rule("PP-2.3")
def test_of_an_area_s_limit_the_ghouls_met_there_are_a_part():
    """One of three Ghouls destroyed, at most two an area: not both others lie where it lay."""
    plays = 0
    for number in range(4):
        play = pests(number)
        met = steps(play, lambda s: isinstance(s.moment, Walking) and s.travellers[0].sheet.killed == 1)
        plays += bool(met)
        check_fair(play, 0, met[::8])
    assert plays > 1


@pytest.mark.rule("PP-2.3")
def test_a_kind_limited_in_an_area_may_lie_in_the_street_as_often_as_it_likes():
    """Two Kits in five squares, not both in the area of two squares; each Ghoul in an area of its own."""
    text = (CHARTS / "lane.toml").read_text("utf-8")
    scenario = read_text(text.replace("[hide.kit]\ncount = 1", "[hide.kit]\ncount = 2\nper_area = 1"), "lane")
    play = played(PenAndPaper(scenario), 2, 5)
    walking = steps(play, lambda state: isinstance(state.moment, Walking))
    assert check_fair(play, 0, walking[::4])[walking[0]] == (10 - 1) * 2


def test_in_the_midst_of_a_fight_each_place_not_fired_at_is_as_likely():
    play = pests(0)
    fight = steps(play, lambda s: isinstance(s.moment, Fighting) and s.turn == 0 and s.moment.missed != 0)
    assert fight
    found = check_fair(play, 0, fight)
    assert all(count > 1 for count in found.values())


def test_at_the_question_of_a_kit_what_lies_beside_it_is_not_known_yet():
    number, play = next(
        (number, play)
        for number in range(20)
        if steps(play := pests(number), lambda state: isinstance(state.moment, KitOffered))
    )
    asked = steps(play, lambda state: isinstance(state.moment, KitOffered))[0]
    seat = play.stops[asked].state.turn
    found = check_fair(play, seat, [asked])
    assert found[asked] > 1, number


def test_when_it_is_over_there_is_one_world_left():
    play = lane(0)
    last = play.stops[-1].step
    assert check_fair(play, 0, [last]) == {last: 1}


def test_the_public_imagines_both_charts():
    play = lane(0)
    walking = steps(play, lambda state: isinstance(state.moment, Walking))
    fight = steps(play, lambda state: isinstance(state.moment, Fighting))
    found = check_fair(play, None, [walking[0], *walking[3::6], *fight])
    assert found[walking[0]] == (2 * 5) ** 2
    assert fight and all(found[step] > 1 for step in fight[:1])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_toy(seat: int):
    for number in (1, 2, 3):
        play = played(Cellar(), 3, 5, number)
        assert check_fair(play, seat, done_hiding(play)[::3])


def test_the_toy_for_the_public():
    play = played(Cellar(), 3, 5, 2)
    last = play.stops[-1].step
    assert check_fair(play, None, [last])[last] > 200


def done_hiding(play: Play) -> list[int]:
    return [stop.step for stop in play.stops if stop.state.moment != "place"]
