"""How much more than needed to put down at first."""

from typing import Final

from ghoulash.bots.last_game_on_earth import battle
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.games.last_game_on_earth.frames import Battling

BUFFER: Final = 0


def buffer(sight: Sight, frame: Battling) -> int:
    """None where nobody can challenge, and never more than the hand has to give."""
    if not any(sight.player(seat).hand and not sight.player(seat).fallen for seat in sight.others):
        return 0
    spare = sum(piece.adds for piece in battle.can_add(sight, frame)) - battle.missing(sight, frame)
    return max(0, min(BUFFER, spare))
