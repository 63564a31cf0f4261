"""The game at a live table: what is in memory of it, and what of that is still to be kept."""

from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from ghoulash.core.record import Line
from ghoulash.core.refusal import Refusal
from ghoulash.server.live.story import Story
from ghoulash.table.sealed import Kept, Sealed
from ghoulash.table.table import Happened, Table

_REMEMBERED: Final = 500
"""Ids of messages; who sends one again does so at once, or after a line was cut."""
_NOTED: Final = 64
"""Of these ids, those that the log does not hold."""
NOTED: Final = "done"
SEALED: Final = "sealed"
DRAFT: Final = "draft "
CLOCK: Final = "clock"
_encoder: Final = msgspec.json.Encoder()
_noted: Final = msgspec.json.Decoder(tuple[tuple[int, str], ...])


class Unkept:
    """A table's keeper: holds the lines until they go to the disk together."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def keep(self, lines: Sequence[Line], *, turn_over: bool) -> Refusal | None:
        """Hold these."""
        self.lines += lines
        return None


class LiveGame:
    """A table, its sealed answers, its story, and how far all that is kept."""

    def __init__(self, table: Table, sealed: Sealed, story: Story, unkept: Unkept, number: int) -> None:
        self.table = table
        self.sealed = sealed
        self.story = story
        self.number = number
        """Of the last write in the log."""
        self.was_over = table.outcome() is not None
        self._unkept = unkept
        self._noted: deque[tuple[int, str]] = deque(maxlen=_NOTED)
        self._done: dict[tuple[int, str], None] = {}
        self._sealed_kept = sealed.kept()
        self._plain = Kept(always=self._sealed_kept.always)
        self._drafts_kept = table.drafts()

    def was_done(self, seat: int, message: str) -> bool:
        """Whether this message of this seat has come before, and is on the disk."""
        return (seat, message) in self._done

    def done(self, seat: int, message: str) -> None:
        """It is now."""
        self._done[seat, message] = None
        if len(self._done) > _REMEMBERED:
            del self._done[next(iter(self._done))]

    def noted(self, seat: int, message: str) -> dict[str, bytes | None]:
        """To be kept with what this message did, where the log says nothing of it."""
        self._noted.append((seat, message))
        return {NOTED: _encoder.encode(tuple(self._noted))}

    def recall(self, noted: bytes) -> None:
        """What was kept so."""
        for seat, message in _noted.decode(noted):
            self._noted.append((seat, message))
            self.done(seat, message)

    def lines(self) -> tuple[Line, ...]:
        """What is to be added to the log; handed out once."""
        lines = tuple(self._unkept.lines)
        self._unkept.lines.clear()
        return lines

    def asides(self) -> dict[str, bytes | None]:
        """What else has changed that no record holds; handed out once."""
        changed: dict[str, bytes | None] = {}
        kept = self._worth_keeping()
        if kept != self._sealed_kept:
            changed[SEALED] = _encoder.encode(kept)
            self._sealed_kept = kept
        drafts = self.table.drafts()
        if drafts != self._drafts_kept:
            for seat in drafts.keys() | self._drafts_kept.keys():
                texts = drafts.get(seat, ())
                if texts != self._drafts_kept.get(seat, ()):
                    changed[f"{DRAFT}{seat}"] = _encoder.encode(texts) if texts else None
            self._drafts_kept = drafts
        return changed

    def kept(self, happened: Sequence[Happened], *, written: bool) -> bool:
        """All of it is on the disk; whether the game is over by it."""
        self.number += written
        self.story.add(happened)
        over = self.table.outcome() is not None
        ended = over and not self.was_over
        self.was_over = over
        return ended

    def _worth_keeping(self) -> Kept:
        """Whose turn it was matters only to who has left an answer until the next."""
        kept = self.sealed.kept()
        if kept.standing or kept.due is not None or kept.always != self._plain.always:
            return kept
        return self._plain
