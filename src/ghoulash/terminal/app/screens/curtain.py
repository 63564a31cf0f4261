"""The curtain between two people at one keyboard: nothing of either is on it."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from ghoulash.locale import Words


class Curtain(Screen[None], inherit_bindings=False):
    """Waits until the person named sits at the keyboard alone."""

    class Lifted(Message):
        """The person is there."""

        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, words: Words, seat: int, name: str) -> None:
        super().__init__()
        self._words = words
        self.seat = seat
        self._who = name

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(self._words.say("app-curtain", name=self._who), id="call", markup=False)
            yield Static(self._words.say("app-curtain-away", name=self._who), id="away", markup=False)
            yield Static(self._words.say("app-curtain-key", name=self._who), id="lift", markup=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("enter", "space", "ctrl+j"):
            event.stop()
            self._lift()

    def on_click(self) -> None:
        self._lift()

    def _lift(self) -> None:
        self.post_message(self.Lifted(self.seat))
