"""The hand: each kind of card once, with its key, its big word, how many, and what it does."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from textual import events
from textual.message import Message

from ghoulash.terminal.app.widgets.written import Part
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.panel import Panel

_INKS: Final = {"value": "$stamp", "action": "$pen", "rescue": "$primary", "specialty": "$ghoul"}
_SIGNS: Final = {"value": " ", "action": "!", "rescue": "+", "specialty": "*"}
"""Beside a card: what its colour says."""
_NARROW: Final = 30
"""Columns below which cards lie in one column, with their words alone."""


class Shown(NamedTuple):
    """A card as it lies in the hand."""

    key: str
    word: str
    does: str
    kind: str
    many: int
    chosen: int
    usable: bool
    owner: str


class Hand(Panel):
    """Cards in a column with all they say, or in two columns with their words alone."""

    class Taken(Message):
        """A card was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    _cards: Sequence[Shown] = ()
    _title = ""
    _close = False

    def show(self, title: str, cards: Sequence[Shown], *, close: bool) -> None:
        """Draw them; close together where there is little room."""
        self._title, self._cards, self._close = title, cards, close
        self.write_out()

    @property
    def _rows(self) -> int:
        """Lines of cards, where they lie in two columns."""
        return -(-len(self._cards) // 2)

    def lay_out(self, width: int) -> None:
        parts: list[Part] = [(f"{self._title:.{width}}\n", "bold $foreground")] if self._title else []
        if width < _NARROW:
            for card in self._cards:
                parts += [*self._card(card, width, width - 10, ""), ("\n", "")]
        elif not self._close:
            long = max((len(card.word) for card in self._cards), default=1)
            long = min(long, width // 2)
            for card in self._cards:
                parts += self._card(card, width, long, card.does)
                parts.append(("\n", ""))
        else:
            half = width // 2
            for row in range(self._rows):
                for card in self._cards[row :: self._rows]:
                    parts += self._card(card, half, half - 10, "")
                parts.append(("\n", ""))
        self.write(parts[:-1])

    def _card(self, card: Shown, width: int, long: int, does: str) -> list[Part]:
        """A card in so many columns, its word in so many of them."""
        word = card.word if len(card.word) <= long else f"{card.word[: long - 1]}…"
        ink = _INKS[card.kind]
        owner = f"@{card.owner}" if card.owner else ""
        count = f"×{card.many}" if card.many > 1 else owner or "  "
        mark = f"✓{card.chosen}" if card.chosen > 1 else "✓ " if card.chosen else "  "
        owner = owner if card.many > 1 else ""
        room = width - 8 - len(word) - len(owner)
        pad = " " * min(long - len(word), max(0, room - len(does) - 1)) if does else ""
        room -= len(pad)
        text = f" {does}" if len(does) < room else f" {does[: max(0, room - 2)]}…" if room > 2 else ""
        key = card.key if card.usable else "·"
        face = f"bold {ink} reverse" if card.usable or card.chosen else f"{ink}"
        edge = ("▐", "▌") if card.usable or card.chosen else ("[", "]")
        return [
            (key, "bold $primary" if card.usable else "$faint"),
            (mark, "bold $pen"),
            (edge[0], ink),
            (word, face),
            (edge[1], ink),
            (_SIGNS[card.kind], ink),
            (count, "bold $foreground"),
            (owner, "$faint"),
            (f"{pad}{text:<{room}.{room}}" if room > 0 else "", "$foreground" if card.usable else "$faint"),
        ]

    def on_click(self, event: events.Click) -> None:
        row = event.y - (1 if self._title else 0) - self.gutter.top
        if row < 0:
            return
        if self._close and self.size.width >= _NARROW:
            n = row + (self._rows if event.x - self.gutter.left >= self.size.width // 2 else 0)
            if row >= self._rows:
                return
        else:
            n = row
        if n < len(self._cards):
            event.stop()
            self.post_message(self.Taken(self._cards[n].key))
