"""A character and their deck of cards, as an author writes them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from ghoulash.core.bilingual import Words

FORMAT: Final = "ghoulash-deck/1"
CARDS: Final = 40
"""In a deck (LG-1.4)."""

VALUES: Final = frozenset({"value", "specialty-value"})
ACTIONS: Final = frozenset({"action", "specialty-action"})
SPECIALTIES: Final = frozenset({"specialty", "specialty-action", "specialty-value"})
"""The kinds that obey each word (LG-7.4)."""

DOES: Final = {
    "action": ("hole", "debris", "steal", "haul", "recon"),
    "rescue": ("inaction", "parry"),
    "specialty": ("pass-over", "look", "combat", "hide"),
    "specialty-action": ("haul-unrevealed", "more-actions"),
}
"""What a card of each kind can do; a Value card is only its value."""
NUMBERS: Final = {
    "haul": "reach",
    "haul-unrevealed": "reach",
    "look": "tokens",
    "hide": "wounds",
    "more-actions": "cards",
}
"""The number that goes with what a card does: how far, or how many."""

Kind = Literal["value", "action", "rescue", "specialty", "specialty-action", "specialty-value"]
Does = Literal[
    "hole",
    "debris",
    "steal",
    "haul",
    "recon",
    "inaction",
    "parry",
    "pass-over",
    "look",
    "combat",
    "hide",
    "haul-unrevealed",
    "more-actions",
]
Small = Annotated[int, Meta(ge=1, le=9)]
Medium = Annotated[int, Meta(ge=1, le=99)]


class Card(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card, and how many like it a deck holds."""

    id: Annotated[str, Meta(max_length=40)]
    count: Annotated[int, Meta(ge=1, le=CARDS)]
    kind: Kind
    value: Small | None = None
    bonus: Small | None = None
    """How much more a marked card counts in her own battles (LG-7.7)."""
    does: Does | None = None
    reach: Medium | None = None
    """Squares that a token goes at most."""
    tokens: Small | None = None
    wounds: Small | None = None
    cards: Small | None = None
    title: Words = Words()
    reconstructed: bool = False

    def number(self) -> int:
        """The number that goes with what it does; 0 for none."""
        name = NUMBERS.get(self.does or "")
        return getattr(self, name) or 0 if name else 0


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck file, as `msgspec` reads it; `misprint.check` says whether it can be played with."""

    format: Literal["ghoulash-deck/1"]
    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*\Z", max_length=40)]
    combat: Annotated[int, Meta(ge=0, le=9)]
    movement: Medium
    health: Medium
    specialty: Literal["own-tile", "marked", "reveal", "two-actions"]
    """Lake's, Gray's, Cornealius's and Zone's (LG-7.5 to 7.8)."""
    cards: tuple[Card, ...] = field(name="card")
    title: Words = Words()
    reconstructed: bool = False
