"""What a seat has heard, as the log tells it: a walk in one line, and no more words than news."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ghoulash.core.bot import Remark
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.terminal.app.desk import Desk
from ghoulash.terminal.session import Entry

ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
_LONGEST_WAY: Final = 12
_SILENT: Final = (ev.Hidden, ev.Blocked, ev.TurnBegun)
"""Told by the charts and the banner."""
_GHOULISH: Final = (ev.GhoulAttack, ev.GhoulDestroyed)


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
        self._steps: list[ev.Walked] = []
        """The walk that the last line tells; empty when it tells something else."""

    def turn_the_page(self, back: int = 0) -> None:
        """All that was told so far is news no more, but for the last so many lines."""
        self.fresh_from = max(0, len(self.lines) - back)

    def hear(self, entries: Iterable[Entry]) -> None:
        """Tell these too."""
        for entry in entries:
            if isinstance(entry, Remark):
                for text in self._desk.session.sentences(entry, self._desk.seat):
                    self._add(Line(text, entry.seat == self._desk.seat, "said"))
                continue
            for event in entry.events:
                self._hear_event(event)

    def _hear_event(self, event: ev.Happening) -> None:
        if isinstance(event, ev.Walked):
            self._walk(event)
        elif isinstance(event, _SILENT):
            self._steps = []
        else:
            text = self._desk.words.tell(event, self._desk.seat, self._desk.session.names)
            if text:
                self._add(Line(text, event.seat == self._desk.seat, _role(event)))

    def _walk(self, step: ev.Walked) -> None:
        if self._steps and self._steps[-1].seat == step.seat:
            self.lines.pop()
            self.fresh_from = min(self.fresh_from, len(self.lines))
            steps = [*self._steps, step]
        else:
            steps = [step]
        way = "".join(ARROWS[each.direction] for each in steps[-_LONGEST_WAY:])
        if len(steps) > _LONGEST_WAY:
            way = f"…{way}"
        mine = step.seat == self._desk.seat
        name = self._desk.session.names[step.seat]
        say = self._desk.words.say
        text = say("app-walked", who="you" if mine else "other", name=name, way=way, square=step.square)
        self._add(Line(text, mine))
        self._steps = steps

    def _add(self, line: Line) -> None:
        self.lines.append(line)
        self._steps = []


def _role(event: ev.Happening) -> str:
    if isinstance(event, _GHOULISH):
        return "ghoul"
    if isinstance(event, ev.Wounded):
        return "wound"
    return "end" if isinstance(event, ev.Ended) else ""
