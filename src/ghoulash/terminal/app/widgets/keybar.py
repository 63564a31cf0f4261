"""The keys that do something now; each can be clicked as well."""

from collections.abc import Sequence

from textual import events
from textual.message import Message

from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.app.widgets.written import Part, Written


class KeyBar(Written):
    """One line; what has no room is left out, the help names it."""

    FIXED = True

    class Tapped(Message):
        """A key was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, *, id: str) -> None:  # noqa: A002 (Textual's name)
        super().__init__(id=id)
        self._hints: Sequence[Hint] = ()
        self._places: list[tuple[int, int, str]] = []

    def show(self, hints: Sequence[Hint]) -> None:
        """Draw these."""
        self._hints = hints
        self._lay_out()

    def on_resize(self) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        x = 1
        parts: list[Part] = [(" ", "")]
        self._places = []
        for hint in self._hints:
            width = len(hint.shown) + 1 + len(hint.text)
            if x + width >= self.size.width:
                continue
            parts += [(hint.shown, "bold $primary"), (f" {hint.text}   ", "$secondary")]
            self._places.append((x, x + width, hint.key))
            x += width + 3
        self.write(parts)

    def on_click(self, event: events.Click) -> None:
        for left, right, key in self._places:
            if left <= event.x < right and key:
                event.stop()
                self.post_message(self.Tapped(key))
