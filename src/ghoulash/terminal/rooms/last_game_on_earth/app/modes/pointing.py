"""A square is asked for: where a Start token lies, which token is looked at or turned up."""

from ghoulash.core.squares import mask
from ghoulash.games.last_game_on_earth.actions import PASS, OnSquare
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.drawing import Overlay
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import (
    BoardMode,
    next_target,
    on_squares,
)
from ghoulash.terminal.rooms.last_game_on_earth.app.why import why


class Pointing(BoardMode):
    """The arrows point, Tab goes to the next square that will do, Enter or a click names it."""

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        targets = self.targets()
        if targets and desk.looked_at not in targets:
            found = next_target(desk, targets, 1)
            desk.cursor = desk.looked_at if found is None else found
        else:
            desk.cursor = desk.looked_at

    def targets(self) -> dict[int, OnSquare]:
        """The squares that will do."""
        return on_squares(self.desk, self.desk.actions())

    def prompt(self) -> str:
        here = self.desk.looked_at
        fits = "yes" if here in self.targets() else "no"
        square = self.desk.name(here)
        return self.desk.words.say("lg-app-pointing", why=why(self.desk), square=square, fits=fits)

    def hints(self) -> list[Hint]:
        say = self.desk.words.say
        found = [
            Hint("enter", "⏎", say("lg-app-key-this-square")),
            Hint("tab", "Tab", say("lg-app-key-next")),
        ]
        if PASS in self.desk.actions():
            found.append(Hint("p", "p", say("lg-app-do-bare", word="pass")))
        return found

    def overlay(self) -> Overlay:
        return Overlay(cursor=self.desk.cursor, targets=mask(self.targets()))

    def press(self, key: str) -> bool:
        if key in ("tab", "shift+tab"):
            found = next_target(self.desk, self.targets(), 1 if key == "tab" else -1)
            self.desk.cursor = self.desk.cursor if found is None else found
            return True
        if key in ("enter", " "):
            return self._name(self.desk.looked_at)
        if key == "p" and PASS in self.desk.actions():
            self.desk.do((PASS,))
            return True
        return self.look_around(key)

    def point(self, square: int) -> bool:
        """A first click shows the square, a second one names it."""
        again = self.desk.cursor == square
        self.desk.cursor = square
        if again or square not in self.targets():
            self._name(square)
        return True

    def _name(self, square: int) -> bool:
        action = self.targets().get(square)
        if action is None:
            self.desk.note = self.desk.words.say("lg-app-not-there", square=self.desk.name(square))
        else:
            self.desk.do((action,))
        return True
