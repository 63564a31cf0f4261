"""Each short way leads where the plain way does, and is taken at all."""

from collections import Counter
from random import Random

import pytest

from ghoulash.core.game import CHANCE
from ghoulash.games.last_game_on_earth.phases import PHASES
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from ghoulash.lab.bench.random_play import drawn

HOT = {"draw", "discard", "done", "walk", "stop", "move", "to", "end", "pass"}


@pytest.mark.parametrize("scenario", LastGameOnEarth.scenarios())
@pytest.mark.parametrize("seats", [2, 4])
def test_short_ways_are_plain_ways(scenario: str, seats: int) -> None:
    game = LastGameOnEarth.with_options({"scenario": scenario})
    rng = Random(f"{scenario} {seats}")
    taken: Counter[str] = Counter()
    steps = 0
    state = game.start(seats)
    while acting := game.to_act(state):
        seat = acting[0]
        legal = game.actions(state, seat)
        action = drawn(game.chances(state), rng.random) if seat == CHANCE else rng.choice(legal)
        plain = game.advance(state, seat, action)
        short = PHASES[type(state.frames[-1])].short
        step = short(game.parts, state, state.frames[-1], action) if short else None
        if step is not None:
            assert game.refusal(state, seat, action) is None
            assert step == plain
            taken[str(action).split()[0]] += 1
        assert game.apply(state, seat, action) == plain
        state = plain.state
        steps += 1
    long = set() if scenario == "standard" else {"stop", "end"}
    if seats == 2:  # nobody else is left to ask
        long.add("pass")
    assert set(taken) == HOT - long
    assert sum(taken.values()) > steps / 2


@pytest.mark.parametrize("seats", [2, 4])
def test_short_ways_take_nothing_that_is_refused(seats: int) -> None:
    game = LastGameOnEarth.with_options({"scenario": "standard"})
    vocabulary = list(game.vocabulary())
    rng = Random(seats)
    state = game.start(seats)
    while acting := game.to_act(state):
        seat = acting[0]
        short = PHASES[type(state.frames[-1])].short
        for action in rng.sample(vocabulary, 5) if short else ():
            if game.refusal(state, seat, action) is not None:
                assert short is not None
                assert short(game.parts, state, state.frames[-1], action) is None
        chosen = drawn(game.chances(state), rng.random) if seat == CHANCE else None
        action = chosen or rng.choice(game.actions(state, seat))
        state = game.apply(state, seat, action).state
