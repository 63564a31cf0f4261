"""Fights by their odds: what a battle would bring, and how much to put down."""

from typing import Final

from ghoulash.bots.last_game_on_earth import hand
from ghoulash.bots.last_game_on_earth.odds import at_least, best_two, second_best
from ghoulash.bots.last_game_on_earth.pools import challenging
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.worth import Stakes
from ghoulash.games.last_game_on_earth.state import POINTS, STRENGTH

DUEL: Final = 0.95
"""How often somebody who can break a battle does, with two at the table."""
TABLE: Final = 0.75
"""The same with more, where everyone may leave it to the next."""


def stands(sight: Sight, margin: int, *, but: int = -1) -> float:
    """How likely a total that can be brought so far over the strength holds against all challenges.

    `but` is an opponent who will not challenge.
    """
    if margin <= 0:
        return 0.0
    willing = DUEL if len(sight.others) == 1 else TABLE
    parries = hand.parries(sight)
    charmed = sight.me.charms > 0
    holds = 1.0
    for seat in sight.others:
        other = sight.player(seat)
        if other.fallen or seat == but or charmed or parries > 1 or not other.hand:
            continue
        chances = second_best if parries else best_two
        holds *= 1 - willing * at_least(chances(challenging(sight, seat), len(other.hand)), margin)
    return holds


def win_odds(sight: Sight, strength: int, *, but: int = -1) -> float:
    """How likely the hand as it is wins against a Ghoul."""
    return stands(sight, hand.most(sight, strength) - strength, but=but)


def fight_worth(sight: Sight, stakes: Stakes, kind: int, *, but: int = -1) -> float:
    """What fighting a Ghoul of this kind brings, on the average."""
    odds = win_odds(sight, STRENGTH[kind], but=but)
    points = POINTS[kind]
    won = stakes.change(sight.seat, points=points)
    return odds * won + (1 - odds) * stakes.change(sight.seat, wounds=points)
