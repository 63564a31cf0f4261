"""Positions that a hand has changed: refused by their field, or fit to be played from."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

import ghoulash
from ghoulash.core.game import CHANCE
from ghoulash.core.refusal import Refused
from ghoulash.core.wire import pack, unpack

GAME: Any = ghoulash.game("last-game-on-earth", scenario="transporters+lucky-charms+evacuation+blackout")


def _step(state: Any, rng: Random) -> Any:
    """A random step on; None at the end."""
    acting = GAME.to_act(state)
    if not acting:
        return None
    if acting[0] == CHANCE:
        outcomes, weights = zip(*GAME.chances(state), strict=True)
        action = rng.choices(outcomes, weights)[0]
    else:
        legal = GAME.actions(state, acting[0])
        action = legal[rng.randrange(len(legal))]
    return GAME.apply(state, acting[0], action).state


def _parts(data: Any, path: tuple[Any, ...] = ()) -> Any:
    yield path
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in items:
        yield from _parts(part, (*path, key))


def _spoilt(state: Any, rng: Random) -> Any:
    data = json.loads(msgspec.json.encode(pack(state)))
    *way, last = rng.choice([path for path in _parts(data) if path])
    inner = data
    for key in way:
        inner = inner[key]
    value = inner[last]
    if isinstance(value, bool):
        inner[last] = not value
    elif isinstance(value, int):
        inner[last] = rng.choice([value + 1, value - 1, 0, -1, 99, 10**6])
    elif isinstance(value, list):
        inner[last] = rng.choice([value[1:], value + value[:1], []])
    elif isinstance(value, str):
        inner[last] = rng.choice(["", "0x0", hex(rng.getrandbits(250)), "turn", "over"])
    return data


@pytest.mark.parametrize("seed", range(8))
def test_a_spoilt_position_is_refused_or_can_be_played_from(seed: int):
    rng = Random(seed)
    refused = 0
    state = GAME.start(2 + seed % 3)
    for _ in range(60):
        for _ in range(rng.randrange(1, 30)):
            state = _step(state, rng) or GAME.start(3)
        assert GAME.misplaced(state, len(state.players)) is None
        try:
            spoilt = unpack(_spoilt(state, rng), GAME.state_type)
        except (msgspec.ValidationError, Refused):
            refused += 1
            continue
        if GAME.misplaced(spoilt, len(state.players)) is not None:
            refused += 1
            continue
        for seat in (*range(len(spoilt.players)), None):
            view = GAME.view(spoilt, seat)
            assert GAME.view(GAME.imagine(view, rng), seat) == view
        for _ in range(40):
            spoilt = _step(spoilt, rng) if spoilt is not None else None
    assert refused > 30


def test_a_position_of_four_is_none_of_a_game_of_two():
    state = GAME.start(4)
    assert GAME.misplaced(state, 4) is None
    assert GAME.misplaced(state, 2) == "players"
