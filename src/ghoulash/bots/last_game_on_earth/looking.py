"""Which face-down token to look at, or to turn up."""

from collections.abc import Sequence

from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.games.last_game_on_earth.actions import Action, OnSquare


def nearest(sight: Sight, actions: Sequence[Action]) -> Action:
    """The nearest to the own piece, of those not known yet."""
    return min(actions, key=lambda action: _distance(sight, action))


def most_curious(sight: Sight, actions: Sequence[Action]) -> Action:
    """The same: what is near is what one will meet."""
    return nearest(sight, actions)


def _distance(sight: Sight, action: Action) -> float:
    if not isinstance(action, OnSquare):
        return 1000.0
    at = sight.me.at
    square = sight.field.index[action.square]
    known = sight.stacks[square][-1].kind
    if at < 0:
        return float(square)
    columns = sight.ground.grid.columns
    return abs(square % columns - at % columns) + abs(square // columns - at // columns) + 500 * bool(known)
