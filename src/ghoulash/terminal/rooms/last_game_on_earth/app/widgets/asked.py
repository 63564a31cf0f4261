"""A question and its answers, each with its key; each can be clicked as well."""

import textwrap

from textual import events
from textual.message import Message

from ghoulash.terminal.app.widgets.written import Part
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import Question
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.panel import Panel

_NAMES = {"enter": "⏎", "escape": "Esc"}


class Asked(Panel):
    """One question."""

    class Answered(Message):
        """An answer was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    _question: Question | None = None
    _keys: tuple[str, ...] = ()
    """The key of each line."""

    def show(self, question: Question | None) -> None:
        """Draw it."""
        self._question = question
        self.display = question is not None
        self.write_out()

    def lay_out(self, width: int) -> None:
        if self._question is None:
            return
        parts: list[Part] = []
        keys: list[str] = []
        for line in textwrap.wrap(self._question.text, width):
            parts += [(f"{line}\n", "bold $foreground")]
            keys.append("")
        for key, text in self._question.choices:
            shown = _NAMES.get(key, key)
            room = width - len(shown) - 1
            lines = textwrap.wrap(text, max(10, room)) or [""]
            for n, line in enumerate(lines):
                lead = f"{shown} " if n == 0 else " " * (len(shown) + 1)
                parts += [(lead, "bold $primary"), (f"{line}\n", "$foreground")]
                keys.append(key)
        self._keys = tuple(keys)
        parts[-1] = (parts[-1][0].rstrip("\n"), parts[-1][1])
        self.write(parts)

    def on_click(self, event: events.Click) -> None:
        line = event.y - self.gutter.top
        if 0 <= line < len(self._keys) and self._keys[line]:
            event.stop()
            self.post_message(self.Answered(self._keys[line]))
