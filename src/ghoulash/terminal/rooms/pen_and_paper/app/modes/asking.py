"""A First-Aid Kit has been found: use it, or leave it."""

from typing import Final

from ghoulash.games.pen_and_paper.actions import Leave, Use
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.pen_and_paper.app.modes.chart_mode import ChartMode

_ANSWERS: Final = {"u": Use(), "l": Leave()}


class AskingAboutKit(ChartMode):
    """The seat's traveller stands on a Kit, wounded."""

    @property
    def chart(self) -> int:
        return self.desk.seat

    def prompt(self) -> str:
        return self.desk.words.say("app-kit", wounds=self.desk.me.wounds)

    def hints(self) -> list[Hint]:
        say = self.desk.words.say
        return [Hint("u", "u", say("app-key-use")), Hint("l", "l", say("app-key-leave"))]

    def press(self, key: str) -> bool:
        if key not in _ANSWERS:
            return False
        self.desk.do((_ANSWERS[key],))
        return True
