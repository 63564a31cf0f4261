"""The log: a walk in one line, cards drawn in one line, and no more words than news."""

from typing import Any, Final

from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.terminal.app.story import Line, Story
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.faces import word_of

_ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
_SILENT: Final = (ev.TokenLaid, ev.Stopped, ev.Chosen)
"""Told by the board."""
_GHOULISH: Final = (ev.BattleBegun, ev.BattleWon, ev.BattleLost, ev.Helpless)
_WOUNDS: Final = (ev.Wounded, ev.Struck, ev.Died, ev.Fell)


class StoryOfTheBoard(Story):
    """The lines of one seat."""

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        self._board = desk
        self._steps: list[Any] = []
        """The walk, or the cards drawn, that the last line tells; empty when it tells something else."""

    def hear_event(self, event: Any) -> None:
        if isinstance(event, ev.Walked | ev.Drew):
            self._together(event)
        elif not isinstance(event, _SILENT):
            super().hear_event(event)

    def _together(self, event: ev.Walked | ev.Drew) -> None:
        alike = (
            bool(self._steps) and type(self._steps[-1]) is type(event) and self._steps[-1].seat == event.seat
        )
        if alike:
            self.lines.pop()
            self.fresh_from = min(self.fresh_from, len(self.lines))
        steps = [*self._steps, event] if alike else [event]
        desk = self._desk
        mine = event.seat == desk.seat
        who = "you" if mine else "other"
        name = desk.session.names[event.seat]
        if isinstance(event, ev.Walked):
            way = "".join(_ARROWS[step.direction] for step in steps)
            text = desk.words.say("app-walked", who=who, name=name, way=way, square=event.square)
        else:
            text = desk.words.say(
                "lg-app-drew", who=who, name=name, count=len(steps), cards=self._cards(steps)
            )
        self.add(Line(text, mine))
        self._steps = steps

    def _cards(self, drawn: list[ev.Drew]) -> str:
        """The cards of a draw, where they are known."""
        return ", ".join(
            word_of(self._board, event.card) for event in drawn if not event.card.startswith("?")
        )

    def add(self, line: Line) -> None:
        super().add(line)
        self._steps = []

    def role(self, event: Any) -> str:
        if isinstance(event, _GHOULISH):
            return "ghoul"
        if isinstance(event, _WOUNDS):
            return "wound"
        return "end" if isinstance(event, ev.Ended) else ""
