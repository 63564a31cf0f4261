"""A position in a record's header may have been written by anybody: none can break the game."""

import copy
from random import Random
from typing import Any

import msgspec
import pytest

import ghoulash
from ghoulash.core.game import CHANCE, Game
from ghoulash.core.wire import pack, unpack

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
        assert game.misplaced(state) is None
        assert game.misplaced(game.imagine(game.view(state, rng.choice((0, 1))), rng)) is None
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
        if game.misplaced(state) is not None:
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
