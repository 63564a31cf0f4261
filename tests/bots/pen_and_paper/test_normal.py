"""What the normal bot makes of a view; each view is written out by hand."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from ghoulash.bots import make_bot
from ghoulash.core.squares import each, mask, to_hex
from ghoulash.games.pen_and_paper.actions import Action, Leave, Stop, Use, Walk
from ghoulash.games.pen_and_paper.board import STOP, WALKS
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import read_text
from ghoulash.games.pen_and_paper.view import View
from ghoulash.lab.order import Order
from ghoulash.lab.playing import Played, play

MALL = """
format = "ghoulash-scenario/1"
id = "mall"
edition = "advanced"
start = "door"
map = '''
     A B C D E F G
    +-+-+-+-+-+-+-+
  4 |. . . . . . .D
    + +-+-+ +-+-+ +
  3 |.|a a a a a|.|
    + + + + + + + +
  2 |. a a a a a .|
    + +-+-+ +-+-+ +
  1 D. . . . . . .|
    +-+-+-+-+-+-+-+
     A B C D E F G
'''
[hide.ghoul]
count = 3
where = "shaded"
[hide.kit]
count = 2
[hide.hole]
count = 3
[hide.debris]
count = 2
[hide.isotope]
count = 1
[goal]
do = "leave"
door = "opposite"
[fight]
miss_when_carrying = 2
"""


@pytest.fixture(scope="module")
def mall() -> PenAndPaper:
    return PenAndPaper(read_text(MALL, "mall"))


def squares(game: PenAndPaper, names: str) -> int:
    return mask(game.board.grid.index[name] for name in names.split())


def seen(
    game: PenAndPaper,
    at: str,
    known: str = "",
    lies: Mapping[str, str] | None = None,
    **traveller: int | bool,
) -> View:
    """Seat 0 begins its turn here, and knows this much."""
    board = game.board
    view = game.view(game.start(), 0)
    chart = view.charts[0]
    there = [to_hex(squares(game, (lies or {}).get(kind, ""))) for kind in board.kinds]
    chart = replace(
        chart,
        done=True,
        lies=tuple(there),
        known=to_hex(squares(game, f"{at} {known} {' '.join((lies or {}).values())}")),
    )
    me = replace(view.travellers[0], at=board.grid.index[at], **{"door": 0, **traveller})
    return replace(
        view,
        moment="walk",
        acting=(0,),
        turn=0,
        charts=(chart, replace(view.charts[1], done=True)),
        travellers=(me, view.travellers[1]),
    )


def steps(game: PenAndPaper, view: View) -> Sequence[Action]:
    """What may be done here, doors aside."""
    walks: list[Action] = [WALKS[d] for d in game.board.grid.exits[view.travellers[0].at]]
    doors = game.board.door_at
    me = view.travellers[0]
    walks += [WALKS[d] for (at, d), n in doors.items() if at == me.at and me.carried and n != me.door]
    return (*walks, STOP) if view.stepped else walks


def stroll(game: PenAndPaper, view: View, most: int = 40, seed: int = 1) -> list[str]:
    """The squares a walk leads through where nothing more is met than is known; `out` for a Door."""
    bot: Any = make_bot(game, "normal", seed)
    stops = 0
    for lies in view.charts[0].lies:
        stops |= int(lies, 16)
    way: list[str] = []
    for _ in range(most):
        action = bot.act(view, (), steps(game, view))
        if isinstance(action, Stop):
            return [*way, "stop"]
        assert isinstance(action, Walk)
        me = view.travellers[0]
        at = game.board.grid.exits[me.at].get(action.direction)
        if at is None:
            return [*way, "out"]
        way.append(game.board.grid.names[at])
        if stops >> at & 1:
            return way
        chart = view.charts[0]
        known = to_hex(int(chart.known, 16) | 1 << at)
        view = replace(
            view,
            stepped=True,
            charts=(replace(chart, known=known), view.charts[1]),
            travellers=(replace(me, at=at), view.travellers[1]),
        )
    return way


STREETS = "1-A 1-B 1-C 1-D 1-E 1-F 1-G 2-A 3-A 4-A 4-B 4-C 4-D 4-E 4-F 4-G 3-G 2-G"


def test_never_stops_while_there_is_something_to_find(mall: PenAndPaper) -> None:
    for seed in range(10):
        assert "stop" not in stroll(mall, seen(mall, "1-A"), seed=seed)


def test_what_was_met_is_walked_round(mall: PenAndPaper) -> None:
    met = {"hole": "1-B 4-B", "debris": "2-G", "kit": "4-F"}
    for seed in range(10):
        way = stroll(mall, seen(mall, "1-A", lies=met), most=20, seed=seed)
        assert not {"1-B", "4-B", "2-G", "4-F"} & set(way)


def test_a_kit_is_left_while_healthy_and_used_in_need(mall: PenAndPaper) -> None:
    for wounds, answer in ((1, Leave), (3, Leave), (9, Use), (14, Use)):
        view = replace(seen(mall, "1-C", wounds=wounds), moment="kit")
        assert isinstance(make_bot(mall, "normal", 1).act(view, (), (Use(), Leave())), answer)


def test_one_fight_from_the_end_it_goes_to_the_kit_it_knows(mall: PenAndPaper) -> None:
    view = seen(mall, "1-A", STREETS, {"kit": "4-G"}, wounds=10)
    assert stroll(mall, view)[-1] == "4-G"


def test_with_no_kit_known_it_keeps_to_where_no_ghoul_can_be(mall: PenAndPaper) -> None:
    for seed in range(10):
        way = stroll(mall, seen(mall, "1-A", wounds=12), most=17, seed=seed)
        assert set(way) <= set(STREETS.split())


def test_once_all_ghouls_of_the_map_are_met_it_fears_none(mall: PenAndPaper) -> None:
    view = seen(mall, "2-A", f"{STREETS} 2-B 2-C 2-D", wounds=13)
    gone = tuple(
        to_hex(squares(mall, "2-B 2-C 2-D")) if kind == "ghoul" else "0x0" for kind in mall.board.kinds
    )
    view = replace(view, charts=(replace(view.charts[0], gone=gone), view.charts[1]))
    assert {"3-B", "3-C"} & set(stroll(mall, view, most=12))


def test_home_it_goes_over_squares_it_knows(mall: PenAndPaper) -> None:
    """Straight through the hall would be as short, and nobody knows what is in there."""
    view = seen(mall, "1-A", STREETS, carried=1)
    way = stroll(mall, view)
    assert way[-1] == "out"
    assert set(way[:-1]) <= set(STREETS.split())
    assert len(way) == 10


def test_home_it_takes_the_safer_way_though_longer(mall: PenAndPaper) -> None:
    known = "1-A 2-A 3-A 4-A 4-B 4-C 4-D 4-E 4-F 1-B 1-C 1-D 2-D 3-D"
    way = stroll(mall, seen(mall, "1-D", known, {"hole": "3-D"}, carried=1))
    assert way[:3] in (["1-E", "1-F", "1-G"], ["1-C", "1-B", "1-A"])
    assert way[-1] == "out"


def test_with_the_isotope_and_a_few_wounds_a_kit_comes_first_when_the_way_is_unsure(
    mall: PenAndPaper,
) -> None:
    known = "1-A 1-B 1-C 1-D 2-A"
    blocked = {"hole": "1-E 3-A"}
    view = seen(mall, "1-C", known, {**blocked, "kit": "1-A"}, carried=1, wounds=9)
    assert stroll(mall, view)[-1] == "1-A"
    safe = seen(mall, "1-C", STREETS, {"kit": "1-A"}, carried=1, wounds=9)
    assert stroll(mall, safe)[-1] == "out"


def test_ghouls_to_be_destroyed_are_looked_for_in_the_shade() -> None:
    game = PenAndPaper(read_text(MALL.replace('do = "leave"\ndoor = "opposite"', 'do = "destroy"'), "mall"))
    shaded = {game.board.grid.names[n] for n in each(game.board.areas[0])}
    way = stroll(game, seen(game, "1-A"), most=3)
    assert shaded & set(way)


def test_a_condition_that_makes_every_fight_deadly_does_not_send_it_from_kit_to_kit() -> None:
    game = PenAndPaper(read_text(MALL.replace("carrying = 2", "carrying = 9"), "mall"))
    order = Order("pen-and-paper", 1, game.setup(), ("normal", "normal"), 1)
    for index in range(20):
        ended = play(game, order, index)
        assert isinstance(ended, Played)
        assert ended.ending != "turn-limit"
