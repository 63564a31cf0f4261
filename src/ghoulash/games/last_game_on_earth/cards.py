"""The cards of one game, made ready for play: every distinct card is a small int."""

from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import TypeVar

from ghoulash.games.last_game_on_earth.deck import ACTIONS, SPECIALTIES, VALUES, Card, Deck

T = TypeVar("T")


class Cards:
    """Tables by card: deck after deck, each deck's cards in the order of its file, then the veiled ones.

    Two equal cards of a deck are one card held twice. A veiled card, `?@lake`, is what somebody else sees of
    a card's back: one a deck, behind all the others, in no table's `is_...`.
    """

    def __init__(self, decks: Iterable[Deck]) -> None:
        self.decks = tuple(decks)
        sizes = [len(deck.cards) for deck in self.decks]
        self.card: tuple[Card, ...] = tuple(card for deck in self.decks for card in deck.cards)
        """The card as its file has it; none for a veiled one."""

        self.size = tuple(sizes)
        """By deck: how many distinct cards it has."""
        self.first = tuple(accumulate(sizes[:-1], initial=0))
        """By deck: the first of its ints, which are next to each other."""
        self.counts = tuple(tuple(card.count for card in deck.cards) for deck in self.decks)
        """By deck: how often it has each of its cards, `first` first."""
        self.veiled = tuple(range(len(self.card), len(self.card) + len(self.decks)))
        """By deck: its veiled card."""
        self.by_id = {deck.id: n for n, deck in enumerate(self.decks)}
        """The deck of a character."""

        owners = [n for n, size in enumerate(sizes) for _ in range(size)]
        self.deck = (*owners, *range(len(self.decks)))
        """By card: whose it is."""
        names = [*(card.id for card in self.card), *("?" for _ in self.decks)]
        self.text = tuple(
            f"{name}@{self.decks[deck].id}" for name, deck in zip(names, self.deck, strict=True)
        )
        """By card: what it is called in an action, `3@lake`."""
        self.by_text = {text: n for n, text in enumerate(self.text)}
        self.kind = self._table(lambda card: str(card.kind), "")
        self.value = self._table(lambda card: card.value or 0, 0)
        self.bonus = self._table(lambda card: card.bonus or 0, 0)
        self.does = self._table(lambda card: str(card.does or ""), "")
        self.number = self._table(Card.number, 0)
        """By card: the number that goes with what it does, 0 for none."""
        self.is_value = self._are(VALUES)
        self.is_action = self._are(ACTIONS)
        self.is_rescue = self._are({"rescue"})
        self.is_specialty = self._are(SPECIALTIES)
        """By card: whether it obeys this word (LG-7.4)."""

    def __len__(self) -> int:
        """How many distinct cards there are, the veiled ones not among them."""
        return len(self.card)

    def of(self, deck: int) -> range:
        """The cards of a deck."""
        return range(self.first[deck], self.first[deck] + self.size[deck])

    def _table(self, of: Callable[[Card], T], veiled: T) -> tuple[T, ...]:
        return (*map(of, self.card), *(veiled for _ in self.decks))

    def _are(self, kinds: Iterable[str]) -> tuple[bool, ...]:
        among = frozenset(kinds)
        return tuple(kind in among for kind in self.kind)
