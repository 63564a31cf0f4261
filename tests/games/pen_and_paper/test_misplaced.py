"""A position in a record's header may have been written by anybody: none can break the game."""

import copy
from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import ghoulash
from ghoulash.conformance import played
from ghoulash.core.game import CHANCE, Game
from ghoulash.core.squares import mask
from ghoulash.core.wire import pack, unpack
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.state import (
    Drawing,
    Fighting,
    Hiding,
    KitOffered,
    PickingSpot,
    State,
    Walking,
)

SCENARIOS = ("ghoul-and-plenty", "food-run", "pest-control", "lockdown", "quarantine")
HOSTILE = (-1, -2, 0, 1, 2, 7, 300, 10**9, "0x" + "f" * 5000, True, None, "", [], {}, [[]] * 9)


def act(game: Game[Any, Any, Any, Any], state: Any, rng: Random) -> Any:
    seat = rng.choice(game.to_act(state))
    if seat == CHANCE:
        return game.apply(state, seat, rng.choice(game.chances(state))[0]).state
    actions = game.actions(state, seat)
    return game.apply(state, seat, actions[rng.randrange(len(actions))]).state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_position_of_a_game_or_of_the_mind_is_one(scenario: str) -> None:
    game, rng = ghoulash.game("pen-and-paper", scenario=scenario), Random(1)
    state = game.start(2)
    while True:
        assert game.misplaced(state, 2) is None
        assert game.misplaced(game.imagine(game.view(state, rng.choice((0, 1))), rng), 2) is None
        if not game.to_act(state):
            return
        state = act(game, state, rng)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_passes_can_be_played_to_its_end(scenario: str) -> None:
    game, rng = ghoulash.game("pen-and-paper", scenario=scenario, turn_limit=10), Random(2)
    states = [game.start(2)]
    while game.to_act(states[-1]):
        states.append(act(game, states[-1], rng))
    refused = 0
    for _ in range(400):
        data = copy.deepcopy(pack(rng.choice(states)))
        spoil(data, rng)
        try:
            state = unpack(data, game.state_type)
        except msgspec.ValidationError:
            continue
        if game.misplaced(state, 2) is not None:
            refused += 1
            continue
        for seat in (0, 1, None):
            pack(game.view(state, seat))
        while game.to_act(state):
            state = act(game, state, rng)
    assert refused > 50


def spoil(data: Any, rng: Random) -> None:
    """One value, somewhere, by a hostile one."""
    while True:
        key = rng.choice(list(data) if isinstance(data, dict) else range(len(data)))
        if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.9:
            data = data[key]
            continue
        data[key] = rng.choice((*HOSTILE, rng.randrange(300), hex(rng.getrandbits(180))))
        return


PESTS = PenAndPaper.with_options(
    {"scenario": str(Path(__file__).parents[2] / "conformance/charts/pests.toml")}
)
"""Two to four areas and doorways, two of them blocked; Kits come first, then Ghouls."""


@cache
def walking() -> State:
    """Seat 0 travels, has destroyed a Ghoul, and stands where nothing is left."""
    for number in range(20):
        for stop in played(PESTS, 2, 5, number).stops:
            state: State = stop.state
            me = state.travellers[0]
            if not (isinstance(state.moment, Walking) and state.turn == 0 and me.sheet.killed):
                continue
            if not me.live >> me.at & 1 and not me.sheet.fallen:
                return state
    raise AssertionError("no such position")


def chart(**changes: Any) -> Callable[[State], State]:
    return lambda state: replace(state, charts=(replace(state.charts[0], **changes), state.charts[1]))


def traveller(**changes: Any) -> Callable[[State], State]:
    return lambda s: replace(s, travellers=(replace(s.travellers[0], **changes), s.travellers[1]))


def sheet(**changes: Any) -> Callable[[State], State]:
    return lambda s: traveller(sheet=replace(s.travellers[0].sheet, **changes))(s)


def of(part: Callable[[State], Callable[[State], State]]) -> Callable[[State], State]:
    """A change that looks at the position first."""
    return lambda state: part(state)(state)


def cut_off() -> int:
    """Two doorways that may not be blocked together."""
    pairs = map(mask, combinations(range(len(PESTS.board.doorways)), 2))
    return next(pair for pair in pairs if not PESTS.board.connected(pair))


def crowded() -> int:
    return next(area for area in PESTS.board.areas if area.bit_count() == 3)


CHANGES: dict[str, tuple[str, Callable[[State], State]]] = {
    "nobody travels": ("turn", lambda s: replace(s, turn=2)),
    "fewer than no turns": ("finished", lambda s: replace(s, finished=-1)),
    "more turns than there are": ("finished", lambda s: replace(s, finished=41)),
    "a kind too few": ("charts[0]", of(lambda s: chart(hid=s.charts[0].hid[:1]))),
    "no squares": ("charts[0]", of(lambda s: chart(hid=(-1, s.charts[0].hid[1])))),
    "squares off the map": ("charts[0]", of(lambda s: chart(hid=(1 << 15, s.charts[0].hid[1])))),
    "a Ghoul in the street": ("charts[0]", of(lambda s: chart(hid=(s.charts[0].hid[0], 1 << 3)))),
    "too many of a kind": ("charts[0]", of(lambda s: chart(hid=(0b11, s.charts[0].hid[1])))),
    "too many in an area": ("charts[0]", of(lambda s: chart(hid=(s.charts[0].hid[0], crowded())))),
    "room on a whole chart": ("charts[0]", of(lambda s: chart(room=(1, 0)))),
    "a doorway nobody offers": ("charts[0]", chart(blocked=0b10001)),
    "too many doorways": ("charts[0]", chart(blocked=0b111)),
    "too few doorways": ("charts[0]", chart(blocked=0)),
    "doorways that cut off": ("charts[0]", chart(blocked=cut_off())),
    "not done, and whole": ("charts[0]", chart(done=False)),
    "off the map": ("travellers[0]", traveller(at=15)),
    "farther than outside": ("travellers[0]", traveller(at=-2)),
    "knows of no square": ("travellers[0]", traveller(known=1 << 15)),
    "nothing left to be met": ("travellers[0]", traveller(live=0)),
    "everywhere something": ("travellers[0]", traveller(live=(1 << 15) - 1)),
    "gone for one kind alone": ("travellers[0]", sheet(gone=(0,))),
    "gone where nothing lay": (
        "travellers[0]",
        of(lambda s: sheet(gone=(0b1111, s.travellers[0].sheet.gone[1]))),
    ),
    "in by no Door": ("travellers[0]", sheet(door=2)),
    "healthier than healthy": ("travellers[0]", sheet(wounds=-1)),
    "more wounds than boxes": ("travellers[0]", sheet(wounds=16)),
    "more meters than turns": ("travellers[0]", sheet(meters=40)),
    "carries what was not found": ("travellers[0]", sheet(carried=1)),
    "destroyed more than are gone": ("travellers[0]", sheet(killed=3)),
    "found open doorways blocked": (
        "travellers[0]",
        of(lambda s: sheet(bumped=0b1111 & ~s.charts[0].blocked)),
    ),
    "went through a blocked one": ("travellers[0]", of(lambda s: sheet(passed=s.charts[0].blocked))),
    "fired at no place": ("travellers[0]", sheet(shot=7)),
    "hides what is hidden": ("moment", lambda s: replace(s, moment=Hiding())),
    "walks on, and dead": ("moment", sheet(wounds=15)),
    "walks on after the last turn": ("moment", lambda s: replace(s, finished=40)),
    "stepped, and outside": (
        "moment",
        lambda s: traveller(at=-1)(replace(s, moment=Walking(stepped=True))),
    ),
    "asked of no Kit": ("moment", lambda s: sheet(wounds=3)(replace(s, moment=KitOffered()))),
    "attacked by no Ghoul": ("moment", lambda s: replace(s, moment=PickingSpot(1, 0))),
    "fights no Ghoul": ("moment", lambda s: replace(s, moment=Fighting(1, 0, 3))),
    "somebody else's turn": ("acting", lambda s: replace(s, acting=(1,))),
    "chance, and a seat may act": ("acting", lambda s: replace(s, moment=Drawing(), acting=(0,))),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_field_that_could_never_be_so_is_named(change: str) -> None:
    field, changed = CHANGES[change]
    state = walking()
    assert PESTS.misplaced(state, 2) is None
    assert PESTS.misplaced(changed(state), 2) == field


@pytest.mark.parametrize(
    "moment",
    [
        PickingSpot(0, 0),
        PickingSpot(1, -1),
        PickingSpot(1000, 0),
        Fighting(1, 0, 7),
        Fighting(1, 0, 3, 1 << 3),
        Fighting(1, 0, 3, 1 << 7),
    ],
)
def test_a_fight_that_could_never_be_so_is_named(moment: PickingSpot | Fighting) -> None:
    stops = (stop.state for number in range(9) for stop in played(PESTS, 2, 5, number).stops)
    state: State = next(state for state in stops if type(state.moment) is type(moment))
    assert PESTS.misplaced(state, 2) is None
    assert PESTS.misplaced(replace(state, moment=moment), 2) == "moment"
