"""Pairs of worlds, and the first thing in which what is heard of them is not the same."""

from collections import Counter
from collections.abc import Callable
from functools import cache

from tests.server.serving import Server
from tests.server.worlds.pairing import Pair, pairs, sealed_at
from tests.server.worlds.tables import Placed
from tests.server.worlds.telling import heard
from tests.server.worlds.watching import Heard

Hear = Callable[[Server, Pair, Placed], Heard]
STOPS = 60
"""Positions of each game played at random."""


@cache
def some_of(number: int) -> list[Pair]:
    """Of one play of each game: for each verb one pair, and for each observer one whose deed differs."""
    met: Counter[object] = Counter()
    found: list[Pair] = []
    for pair in pairs(number, STOPS):
        verb = pair.true.do[0].split()[0]
        kind = (pair.game, verb, pair.observer) if pair.differs else (pair.game, verb)
        met[kind] += 1
        if met[kind] == 1:
            found.append(pair)
    return found


def windows(number: int) -> list[Pair]:
    """Pairs in which a question is open."""
    return [pair for pair in pairs(number, STOPS) if _asked(pair)]


def _asked(pair: Pair) -> bool:
    return sealed_at(pair.rulebook, pair.true.state, pair.seats, b"").window is not None


def difference(server: Server, pair: Pair, true: Placed, other: Placed, hear: Hear = heard) -> str | None:
    """What was done when the two worlds were first not told alike."""
    here, there = hear(server, pair, true), hear(server, pair, other)
    return next((what for (what, one), (_, two) in zip(here, there, strict=True) if one != two), None)
