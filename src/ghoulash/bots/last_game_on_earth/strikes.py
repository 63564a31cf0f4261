"""Holes, Debris and Steals: what they do to whom."""

from typing import Final

from ghoulash.bots.last_game_on_earth.hand import KEEP
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.worth import Stakes
from ghoulash.games.last_game_on_earth.state import HOLE

STOLEN: Final = 0.45
"""A card taken from somebody, and held until the next turn."""
MUTE: Final = 0.12
"""Somebody in a Hole answers nothing until their turn."""


def struck(sight: Sight, stakes: Stakes, square: int, wounds: int) -> float:
    """What so many wounds for everybody in a square mean."""
    return sum(
        stakes.change(seat, wounds=wounds)
        for seat, player in enumerate(sight.view.players)
        if player.at == square and not player.dead
    )


def debris(sight: Sight, stakes: Stakes, square: int) -> tuple[float, int | None]:
    """What Debris on a square brings at best, and the Value card to add."""
    best: tuple[float, int | None] = (struck(sight, stakes, square, 1), None)
    cards = sight.cards
    for card in dict.fromkeys(sight.me.hand):
        value = cards.value[card]
        if value:
            worth = struck(sight, stakes, square, 1 + value) - KEEP[min(value, len(KEEP) - 1)]
            best = max(best, (worth, card), key=lambda found: found[0])
    return best


def hole(sight: Sight, stakes: Stakes, square: int) -> float:
    """What a Hole under everybody in a square brings, but for the fight it keeps them out of."""
    shows = any(t.kind == HOLE and not t.down for t in sight.stacks.get(square, ()))
    if shows or square < 0 or square == sight.me.at:
        return -1.0
    return sum(
        MUTE * stakes.weights[seat] * len(sight.player(seat).hand) / 3
        for seat in sight.others
        if sight.player(seat).at == square and not sight.player(seat).fallen
    )


def steal(sight: Sight, stakes: Stakes, seat: int) -> float:
    """What a card of this seat's is worth."""
    other = sight.player(seat)
    if other.dead or not other.hand:
        return -1.0
    return STOLEN * (1 + 0.3 * stakes.weights[seat]) - 0.02 * len(other.hand)
