"""A question with a few answers, each with its number; those that every game has have a letter too."""

from typing import Final

from ghoulash.games.last_game_on_earth.actions import Action, Bare
from ghoulash.terminal.app.keys import figure
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.labels import label
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import (
    BoardMode,
    Choice,
    Question,
)
from ghoulash.terminal.rooms.last_game_on_earth.app.why import why

LETTERS: Final = {
    "pass": "p",
    "use": "u",
    "leave": "l",
    "done": "d",
    "end": "e",
    "stop": "s",
    "face": "f",
    "charm": "c",
}
PAGE: Final = 8
"""Answers at once; the next page is a key away."""


class Answering(BoardMode):
    """Whatever can be done is listed: nothing is ever out of reach."""

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        self.page = 0

    def _listed(self) -> list[tuple[str, Action]]:
        """The answers of this page, each with its key."""
        actions = list(self.desk.actions())
        by_letter = [a for a in actions if isinstance(a, Bare)]
        others = [a for a in actions if not isinstance(a, Bare)]
        shown = others[self.page * PAGE : (self.page + 1) * PAGE]
        return [(str(n), action) for n, action in enumerate(shown, 1)] + [
            (LETTERS[action.word], action) for action in by_letter
        ]

    @property
    def _pages(self) -> int:
        others = sum(not isinstance(action, Bare) for action in self.desk.actions())
        return max(1, -(-others // PAGE))

    @property
    def on_board(self) -> bool:
        return False

    def prompt(self) -> str:
        return why(self.desk)

    def question(self) -> Question | None:
        choices = [Choice(key, label(self.desk, action)) for key, action in self._listed()]
        if self._pages > 1:
            page = self.desk.words.say("lg-app-page", page=self.page + 1, pages=self._pages)
            choices.append(Choice("n", page))
        return Question(why(self.desk), tuple(choices))

    def hints(self) -> list[Hint]:
        letters = [(key, action) for key, action in self._listed() if not key.isdigit()]
        found = [Hint(key, key, label(self.desk, action)) for key, action in letters]
        if len(letters) < len(self._listed()):
            found.insert(0, Hint("", "1–9", self.desk.words.say("lg-app-key-answer")))
        return found

    def press(self, key: str) -> bool:
        if key == "n" and self._pages > 1:
            self.page = (self.page + 1) % self._pages
            return True
        number = figure(key)
        for known, action in self._listed():
            if known == (str(number) if number else key):
                self.desk.do((action,))
                self.page = 0
                return True
        return self.look_around(key)
