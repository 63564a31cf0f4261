"""What to keep and what to throw away, before drawing up to seven (LG-3.1)."""

from typing import Final

from ghoulash.bots.last_game_on_earth.sight import Sight

VALUE: Final = 0.5
"""A point of a Value card; other cards are measured by that."""
ACTION: Final = {
    "hole": 0.75,
    "debris": 0.9,
    "steal": 1.0,
    "haul": 0.6,
    "recon": 0.15,
    "haul-unrevealed": 0.7,
    "more-actions": 0.6,
}
PLAIN: Final = {"inaction": 0.5, "parry": 1.0, "pass-over": 0.3, "look": 0.3, "combat": 1.6, "hide": 1.1}
AGAIN: Final = {"inaction": 0.3, "parry": 0.7, "combat": 0.6, "hide": 0.9, "pass-over": 0.2}
"""The next one of its sort is worth so much of the one before it."""
AGAIN_ACTION: Final = 0.5
"""A turn has room for one Action card, or a few."""
AGAIN_TWO: Final = 0.8
USELESS_DEAD: Final = ("inaction", "parry", "pass-over", "look", "combat", "hide")
SLACK: Final = 0.02


def worths(sight: Sight) -> list[tuple[float, int]]:
    """What each card of the hand is worth beside the others."""
    cards, me = sight.cards, sight.me
    found: list[tuple[float, int]] = []
    sorts: dict[str, int] = {}
    two = sight.deck(sight.seat).specialty == "two-actions"
    of_action = AGAIN_TWO if two else AGAIN_ACTION
    for card in sorted(me.hand, key=lambda card: (-_alone(sight, card), card)):
        worth = _alone(sight, card)
        if not cards.value[card]:
            sort = "action" if cards.is_action[card] else cards.does[card]
            again = of_action if sort == "action" else AGAIN.get(sort, 0.5)
            worth *= again ** sorts.get(sort, 0)
            sorts[sort] = sorts.get(sort, 0) + 1
        found.append((worth, card))
    return found


def _alone(sight: Sight, card: int) -> float:
    cards, me = sight.cards, sight.me
    if cards.value[card]:
        return VALUE * sight.value(card)
    does = cards.does[card]
    if cards.is_action[card]:
        return ACTION.get(does, 0.0)
    if (me.dead and does in USELESS_DEAD) or (cards.is_specialty[card] and cards.deck[card] != me.character):
        return 0.0
    return PLAIN.get(does, 0.0)


def drawn(sight: Sight) -> float:
    """What a card drawn is worth on the average."""
    me = sight.me
    first = sight.cards.first[me.character]
    pile = sight.unseen[sight.seat] if me.deck else me.discard
    count = sum(pile)
    if count <= 0:
        return 0.0
    return sum(n * _alone(sight, card) for card, n in enumerate(pile, first)) / count * 0.9


def discarded(sight: Sight) -> int | None:
    """A card that is worth less than what would be drawn for it; stolen ones are not made good (LG-3.1)."""
    least = drawn(sight) - SLACK
    deck = sight.cards.deck
    worst = [
        (worth, card) for worth, card in worths(sight) if worth < least and deck[card] == sight.me.character
    ]
    return min(worst)[1] if worst else None
