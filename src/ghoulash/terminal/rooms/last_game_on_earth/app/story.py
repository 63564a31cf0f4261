"""The log: a walk in one line, cards drawn or thrown away in one line, and no more words than news."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.terminal.app.story import ARROWS, Line, Story
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.faces import word_of
from ghoulash.terminal.rooms.last_game_on_earth.joining import Declared, Joining, ParriedAt
from ghoulash.terminal.rooms.last_game_on_earth.telling import declared, parried

_SILENT: Final = (ev.TokenLaid, ev.Stopped, ev.Chosen)
"""Told by the board."""
_GHOULISH: Final = (ev.BattleBegun, ev.BattleWon, ev.BattleLost, ev.Helpless)
_WOUNDS: Final = (ev.Wounded, ev.Struck, ev.Died, ev.Fell)
Step = ev.Walked | ev.Drew | ev.Discarded
"""What is told in one line with others of its kind."""


class StoryOfTheBoard(Story):
    """The lines of one seat."""

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        self._board = desk
        self._joining = Joining(desk.parts)

    def hear_event(self, event: Any) -> None:
        told, anew = self._joining.hear(event)
        if isinstance(told, Declared):
            if anew:
                self.take_back()
            self.add(Line(declared(self._board, told), told.seat == self._desk.seat))
            self._joining.declared = told
        elif isinstance(told, ParriedAt):
            self.add(Line(parried(self._board, told), told.seat == self._desk.seat))
        elif isinstance(event, Step):
            self.together(event, self._told)
        elif not isinstance(event, _SILENT):
            super().hear_event(event)

    def _told(self, steps: Sequence[Step]) -> str:
        """All steps of a walk, all cards that are drawn, or thrown away."""
        last, say = steps[-1], self._desk.words.say
        who = "you" if last.seat == self._desk.seat else "other"
        name = self._desk.session.names[last.seat]
        if isinstance(last, ev.Walked):
            way = "".join(ARROWS[step.direction] for step in steps if isinstance(step, ev.Walked))
            return say("app-walked", who=who, name=name, way=way, square=last.square)
        if isinstance(last, ev.Discarded):
            away = Counter(
                word_of(self._board, step.card) for step in steps if isinstance(step, ev.Discarded)
            )
            cards = ", ".join(say("lg-so-many", what=word, n=count) for word, count in away.items())
            return say("lg-told-discarded", who=who, name=name, cards=cards)
        drawn = [step.card for step in steps if isinstance(step, ev.Drew)]
        cards = ", ".join(word_of(self._board, card) for card in drawn if not card.startswith("?"))
        return say("lg-app-drew", who=who, name=name, count=len(steps), cards=cards)

    def add(self, line: Line) -> None:
        super().add(line)
        self._joining.declared = None

    def role(self, event: Any) -> str:
        if isinstance(event, _GHOULISH):
            return "ghoul"
        if isinstance(event, _WOUNDS):
            return "wound"
        return "end" if isinstance(event, ev.Ended) else ""
