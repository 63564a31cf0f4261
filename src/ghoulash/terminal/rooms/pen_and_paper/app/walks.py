"""The log of pen-and-paper: a walk in one line, and no more words than news."""

from collections.abc import Sequence
from typing import Any, Final

from ghoulash.games.pen_and_paper import events as ev
from ghoulash.terminal.app.story import ARROWS, Story

_LONGEST_WAY: Final = 12
_SILENT: Final = (ev.Hidden, ev.Blocked, ev.TurnBegun)
"""Told by the charts and the banner."""
_GHOULISH: Final = (ev.GhoulAttack, ev.GhoulDestroyed)


class StoryOfWalks(Story):
    """The lines of one of the two."""

    def hear_event(self, event: Any) -> None:
        if isinstance(event, ev.Walked):
            self.together(event, self._walk)
        elif isinstance(event, _SILENT):
            self._run = []
        else:
            super().hear_event(event)

    def _walk(self, steps: Sequence[ev.Walked]) -> str:
        """All of it, its last steps drawn."""
        last = steps[-1]
        way = "".join(ARROWS[each.direction] for each in steps[-_LONGEST_WAY:])
        if len(steps) > _LONGEST_WAY:
            way = f"…{way}"
        who = "you" if last.seat == self._desk.seat else "other"
        name = self._desk.session.names[last.seat]
        return self._desk.words.say("app-walked", who=who, name=name, way=way, square=last.square)

    def role(self, event: Any) -> str:
        if isinstance(event, _GHOULISH):
            return "ghoul"
        if isinstance(event, ev.Wounded):
            return "wound"
        return "end" if isinstance(event, ev.Ended) else ""
