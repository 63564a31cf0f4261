"""The figures of a Ghoul Battle, as everybody can add them up."""

from ghoulash.games.last_game_on_earth.frames import Battling
from ghoulash.games.last_game_on_earth.state import POINTS, STRENGTH
from ghoulash.terminal.rooms.last_game_on_earth.side import Side


def standing(side: Side, frame: Battling) -> int:
    """Initial Combat and the cards put down, less the challenge (LG-5.1, LG-7.7)."""
    cards = side.cards
    mine = side.view.players[frame.seat].character
    put = sum(cards.value[c] + (cards.bonus[c] if cards.deck[c] == mine else 0) for c in frame.down)
    return frame.combat + put - sum(cards.value[c] for c in frame.against)


def margin(side: Side, frame: Battling) -> int:
    """How far the battler is above the Ghoul's strength; 0 or less: the battle is being lost."""
    return standing(side, frame) - frame.strength


def points_of(frame: Battling) -> int:
    """What the Ghoul is worth, in points and in wounds (LG-1.2)."""
    return next(POINTS[kind] for kind, strength in STRENGTH.items() if strength == frame.strength)
