"""The own hand: what it can bring into a battle, with the least given away."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple

from ghoulash.bots.last_game_on_earth.sight import Sight

KEEP: Final = (0.0, 0.1, 0.25, 0.45, 0.65)
"""What a Value card is missed until the hand is full again, by its value."""
KEEP_COMBAT: Final = 0.5
KEEP_PARRY: Final = 0.3
FEW: Final = 10
"""Cards of which every choice is looked at."""


class Piece(NamedTuple):
    """Something that adds to a total, and how much it would be missed."""

    card: int
    adds: int
    missed: float


def missed(sight: Sight, card: int) -> float:
    """How much a Value card of the hand is missed."""
    return KEEP[min(sight.value(card), len(KEEP) - 1)]


def values(sight: Sight) -> list[Piece]:
    """The Value cards held."""
    value = sight.cards.value
    return [Piece(card, sight.value(card), missed(sight, card)) for card in sight.me.hand if value[card]]


def raising(sight: Sight, short: int) -> list[Piece]:
    """Cards that make Initial Combat the Ghoul's strength, which it is short of by so much (LG-10.3)."""
    me = sight.me
    if me.dead or short <= 0:
        return []
    cards = sight.cards
    for card in me.hand:
        if cards.does[card] == "combat" and cards.deck[card] == me.character:
            return [Piece(card, short, KEEP_COMBAT)]
    return []


def parries(sight: Sight) -> int:
    """How many Parries are held."""
    does = sight.cards.does
    return 0 if sight.me.dead else sum(does[card] == "parry" for card in sight.me.hand)


def most(sight: Sight, strength: int) -> int:
    """The total that the hand could bring against a Ghoul."""
    combat = sight.combat(sight.seat)
    pieces = values(sight) + raising(sight, strength - combat)
    return combat + sum(piece.adds for piece in pieces)


def least(pieces: Iterable[Piece], needed: int) -> list[Piece]:
    """Those that add up to what is needed and are missed least; none if all together do not."""
    held = sorted(pieces, key=lambda piece: (-piece.adds, piece.card))[:FEW]
    if needed <= 0 or sum(piece.adds for piece in held) < needed:
        return []
    best: tuple[float, int, tuple[Piece, ...]] | None = None
    for count in range(1, len(held) + 1):
        for chosen in combinations(held, count):
            over = sum(piece.adds for piece in chosen) - needed
            if over < 0:
                continue
            cost = sum(piece.missed for piece in chosen)
            if best is None or (cost, over) < best[:2]:
                best = (cost, over, chosen)
    return list(best[2]) if best else []
