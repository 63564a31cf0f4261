"""How much anybody may ask for: a bucket each, that fills again with time."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Final

_MOST: Final = 20_000
"""Buckets remembered; the one untouched longest is forgotten first."""


class Limit:
    """So many at once, so many a second."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float] = monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, who: Hashable, cost: float = 1) -> bool:
        """Take it from their bucket, if there is enough left."""
        now = self._now()
        left, then = self._buckets.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        allowed = left >= cost
        self._buckets[who] = (left - cost if allowed else left, now)
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return allowed

    def give_back(self, who: Hashable) -> None:
        """What was taken was not owed."""
        if who in self._buckets:
            left, then = self._buckets[who]
            self._buckets[who] = (min(self._burst, left + 1), then)

    def forget(self, who: Hashable) -> None:
        """It is gone, and nobody else will be it."""
        self._buckets.pop(who, None)


class Limits:
    """A server's. A class of thirty behind one address must be able to play, so addresses get most."""

    def __init__(self, times: float = 1) -> None:
        def limit(burst: float, rate: float) -> Limit:
            return Limit(burst * times, rate * times)

        self.seat = limit(burst=60, rate=20)
        """Messages over one socket."""
        self.messages = limit(burst=2_000, rate=400)
        """Over all sockets from one address."""
        self.lines = int(300 * times)
        """Sockets open at once from one address."""
        self.browser = limit(burst=60, rate=10)
        """Requests."""
        self.address = limit(burst=600, rate=100)
        """Requests and connections."""
        self.guesses = limit(burst=30, rate=0.5)
        """Of codes and keys that were wrong, by address."""
        self.tables = limit(burst=40, rate=0.5)
        """Tables made, by address."""
        self.chat = limit(burst=8, rate=0.5)
        """Remarks, by browser."""
