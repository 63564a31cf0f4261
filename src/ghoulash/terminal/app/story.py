"""What a seat has heard, as the log tells it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from ghoulash.core.bot import Remark
from ghoulash.terminal.app.desk import Desk
from ghoulash.terminal.session import Entry

ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


class Line(NamedTuple):
    """One entry of the log, and whose doing it is."""

    text: str
    mine: bool
    role: str = ""
    """`ghoul`, `wound`, `said` or `end`, where it is more than plain news."""


class Story:
    """The lines of one seat, growing."""

    def __init__(self, desk: Desk) -> None:
        self.lines: list[Line] = []
        self.fresh_from = 0
        """The first line that is news."""
        self._desk = desk
        self._run: list[Any] = []
        """The events that the last line tells together; empty when it tells something else."""

    def turn_the_page(self, back: int = 0) -> None:
        """All that was told so far is news no more, but for the last so many lines."""
        self.fresh_from = max(0, len(self.lines) - back)

    def hear(self, entries: Iterable[Entry]) -> None:
        """Tell these too."""
        for entry in entries:
            if isinstance(entry, Remark):
                for text in self._desk.session.sentences(entry, self._desk.seat):
                    self.add(Line(text, entry.seat == self._desk.seat, "said"))
                continue
            for event in entry.events:
                self.hear_event(event)

    def hear_event(self, event: Any) -> None:
        """One event; silent ones say nothing."""
        text = self._desk.words.tell(event, self._desk.seat, self._desk.session.names)
        if text:
            self.add(Line(text, getattr(event, "seat", None) == self._desk.seat, self.role(event)))

    def together(self, event: Any, tell: Callable[[Sequence[Any]], str]) -> None:
        """One line for this event and those just before it, of the same kind and the same seat."""
        last = self._run[-1] if self._run else None
        alike = last is not None and type(last) is type(event) and last.seat == event.seat
        run = [*self._run, event] if alike else [event]
        if alike:
            self.take_back()
        self.add(Line(tell(run), event.seat == self._desk.seat))
        self._run = run

    def take_back(self) -> None:
        """The last line is told anew."""
        self.lines.pop()
        self.fresh_from = min(self.fresh_from, len(self.lines))

    def role(self, event: Any) -> str:
        """What an event is, where it is more than plain news."""
        return ""

    def add(self, line: Line) -> None:
        """One more."""
        self.lines.append(line)
        self._run = []
