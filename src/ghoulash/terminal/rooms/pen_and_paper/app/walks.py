"""The log of pen-and-paper: a walk in one line, and no more words than news."""

from typing import Any, Final

from ghoulash.games.pen_and_paper import events as ev
from ghoulash.terminal.app.desk import Desk
from ghoulash.terminal.app.story import Line, Story

ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
_LONGEST_WAY: Final = 12
_SILENT: Final = (ev.Hidden, ev.Blocked, ev.TurnBegun)
"""Told by the charts and the banner."""
_GHOULISH: Final = (ev.GhoulAttack, ev.GhoulDestroyed)


class StoryOfWalks(Story):
    """The lines of one of the two."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._steps: list[ev.Walked] = []
        """The walk that the last line tells; empty when it tells something else."""

    def hear_event(self, event: Any) -> None:
        if isinstance(event, ev.Walked):
            self._walk(event)
        elif isinstance(event, _SILENT):
            self._steps = []
        else:
            super().hear_event(event)

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
        self.add(Line(text, mine))
        self._steps = steps

    def add(self, line: Line) -> None:
        super().add(line)
        self._steps = []

    def role(self, event: Any) -> str:
        if isinstance(event, _GHOULISH):
            return "ghoul"
        if isinstance(event, ev.Wounded):
            return "wound"
        return "end" if isinstance(event, ev.Ended) else ""
