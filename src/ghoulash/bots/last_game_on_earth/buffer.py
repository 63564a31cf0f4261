"""How much more than needed to put down at first: what makes a battle safe for little.

In games of bots, whoever always put down one more than needed won 46 of 100, and three more, the same: what
stays in the hand answers a challenge as well, and the challenger has spent cards on it.
"""

from typing import Final

from ghoulash.bots.last_game_on_earth import battle, hand
from ghoulash.bots.last_game_on_earth.fights import stands
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.games.last_game_on_earth.frames import Battling

SAFE: Final = 0.9
"""How unlikely a challenge must be that still breaks it."""
CHEAP: Final = 0.5
"""What the cards for that may be worth beyond those for the battle itself."""
MOST: Final = 4


def buffer(sight: Sight, frame: Battling) -> int:
    """None where nobody can challenge, or nothing cheap keeps them from it."""
    if stands(sight, 1) > SAFE:
        return 0
    pieces = battle.can_add(sight, frame)
    needed = battle.missing(sight, frame)
    for over in range(1, MOST + 1):
        if stands(sight, 1 + over) >= SAFE:
            more = hand.least(pieces, needed + over)
            return over if more and _cost(more) - _cost(hand.least(pieces, needed)) <= CHEAP else 0
    return 0


def _cost(pieces: list[hand.Piece]) -> float:
    return sum(piece.missed for piece in pieces)
