"""What there is to hide: a line for each kind, with its key, its sign and how many are left."""

from collections.abc import Sequence
from typing import NamedTuple

from textual import events
from textual.message import Message

from ghoulash.terminal.app.widgets.written import Part, Written


class Item(NamedTuple):
    """One line."""

    kind: str
    key: str
    mark: str
    name: str
    left: int
    in_hand: bool


class Palette(Written):
    """The kinds, one of them in hand."""

    class Taken(Message):
        """A kind was clicked."""

        def __init__(self, kind: str) -> None:
            super().__init__()
            self.kind = kind

    _items: Sequence[Item] = ()

    def show(self, items: Sequence[Item]) -> None:
        """Draw them."""
        self._items = items
        self.write([part for item in items for part in _parts(item)])

    def on_click(self, event: events.Click) -> None:
        if 0 <= event.y < len(self._items):
            event.stop()
            self.post_message(self.Taken(self._items[event.y].kind))


def _parts(item: Item) -> list[Part]:
    done = item.left == 0
    ink = "ghoul" if item.kind == "ghoul" else "stamp"
    name = "bold $foreground" if item.in_hand else "$faint" if done else "$foreground"
    return [
        ("▸" if item.in_hand else " ", "bold $primary"),
        (f"{item.key} ", "$faint"),
        (f" {item.mark} ", f"bold ${ink}"),
        (f" {'✓' if done else item.left:>2} ", "$success" if done else "bold $foreground"),
        (f"{item.name}\n", name),
    ]
