"""What opponents may hold: the cards that have not been seen, by what they would be worth to them."""

from collections.abc import Callable

from ghoulash.bots.last_game_on_earth.odds import Counts
from ghoulash.bots.last_game_on_earth.sight import Sight

BEST = 4


def pool(sight: Sight, seat: int, worth: Callable[[int], int]) -> Counts:
    """How many cards of a seat's deck not seen are worth 0 to 4."""
    first = sight.cards.first[sight.player(seat).character]
    counts = [0] * (BEST + 1)
    for card, count in enumerate(sight.unseen[seat], first):
        if count > 0:
            counts[min(worth(card), BEST)] += count
    return tuple(counts)


def challenging(sight: Sight, seat: int) -> Counts:
    """By what they take off a total."""
    return pool(sight, seat, sight.cards.value.__getitem__)


def fighting(sight: Sight, seat: int, missing: int, parries: int = 0) -> Counts:
    """By what they add in a battle.

    `missing` is what Initial Combat is short of the strength, `parries` the best card that could be parried.
    """
    cards = sight.cards
    player = sight.player(seat)

    def worth(card: int) -> int:
        if cards.does[card] == "parry":
            return parries
        if cards.does[card] == "combat":
            return max(missing, 0)
        return cards.value[card] + (cards.bonus[card] if cards.deck[card] == player.character else 0)

    return pool(sight, seat, worth)
