"""Random play: whole games from the first action, uniformly among what is legal."""

from collections.abc import Callable, Sequence
from math import floor
from random import Random
from time import process_time
from typing import TypeVar

from msgspec import Struct

from ghoulash.core.chances import Counted, pick, total
from ghoulash.core.game import CHANCE, Game

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")


class Block(Struct, frozen=True):
    """Some whole games: the actions counted, and the CPU seconds of all of it."""

    actions: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.actions / self.seconds if self.seconds else 0.0


def block(game: Game[S, A, V, E], rng: Random, seconds: float) -> Block:
    """Whole games until the budget of CPU seconds is spent, at least one."""
    actions = games = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not games:
        actions += play(game, rng)
        games += 1
    return Block(actions, games, spent)


def play(game: Game[S, A, V, E], rng: Random) -> int:
    """One game; how many of its steps were a seat's choice between two or more."""
    to_act, actions, apply, random = game.to_act, game.actions, game.apply, rng.random
    state = game.start()
    chosen = 0
    while acting := to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            action = drawn(game.chances(state), random)
        else:
            legal = actions(state, seat)
            count = len(legal)
            if count > 1:
                chosen += 1
            action = legal[floor(random() * count)]
        state = apply(state, seat, action).state
    return chosen


def trace(game: Game[S, A, V, E], rng: Random) -> list[tuple[S, int, A]]:
    """One game as the positions in which a seat acted, who it was and what it did."""
    steps: list[tuple[S, int, A]] = []
    state = game.start()
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            action = drawn(game.chances(state), rng.random)
        else:
            legal = game.actions(state, seat)
            action = legal[floor(rng.random() * len(legal))]
            steps.append((state, seat, action))
        state = game.apply(state, seat, action).state
    return steps


def drawn(chances: Sequence[tuple[A, int]], random: Callable[[], float]) -> A:
    """An outcome of chance, by its weight."""
    if isinstance(chances, Counted):
        return chances.pick(floor(random() * chances.total))  # pyright: ignore[reportUnknownVariableType]
    return pick(chances, floor(random() * total(chances)))
