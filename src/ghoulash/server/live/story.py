"""What each viewer of a table has been told, counted: the numbers of its frames."""

from collections import deque
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from ghoulash.core.game import AnyGame
from ghoulash.server.messages import Told
from ghoulash.table.table import Happened, told

Viewer = int | None
"""A seat, or the public."""

_KEPT: Final = 64
"""How much of the story stays in memory for who comes back; the rest is in the log."""


class Story:
    """One table's, for all its seats and the public; it follows from the log alone."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._viewers: tuple[Viewer, ...] = (*range(seats), None)
        self._numbers: dict[Viewer, int] = dict.fromkeys(self._viewers, 0)
        self._recent: dict[Viewer, deque[Told]] = {viewer: deque(maxlen=_KEPT) for viewer in self._viewers}

    def number(self, viewer: Viewer) -> int:
        """How much this viewer has been told."""
        return self._numbers[viewer]

    def add(self, happened: Sequence[Happened]) -> None:
        """What one write to the log held: at most one number on for each viewer."""
        for viewer in self._viewers:
            heard = told(self._game, happened, viewer)
            if not heard:
                continue
            number = self._numbers[viewer] = self._numbers[viewer] + 1
            self._recent[viewer].extend(_told(number, item) for item in heard)

    def since(self, viewer: Viewer, last: int) -> tuple[tuple[Told, ...], bool]:
        """What came after a number, and whether that is all of it."""
        if last >= self._numbers[viewer]:
            return (), last == self._numbers[viewer]
        recent = self._recent[viewer]
        found = list(takewhile(lambda item: item.number > last, reversed(recent)))
        whole = len(found) < len(recent) or len(recent) < _KEPT
        return tuple(reversed(found)), whole


def _told(number: int, item: Happened) -> Told:
    deed = item.deed
    if deed is None:
        return Told(number, None, "", item.events)
    return Told(number, deed.seat, str(deed.action), item.events)
