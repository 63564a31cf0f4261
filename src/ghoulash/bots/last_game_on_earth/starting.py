"""Where to put the left neighbour's Start token."""

from collections.abc import Sequence
from typing import Final

from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.games.last_game_on_earth.actions import Action, OnSquare

NEAR: Final = 6


def farthest(sight: Sight, actions: Sequence[Action]) -> Action:
    """The square with the fewest tokens within a move."""
    ground, index = sight.ground, sight.field.index

    def tokens(action: Action) -> tuple[int, int]:
        assert isinstance(action, OnSquare)
        at = index[action.square]
        return (
            (ground.reach(at, NEAR, 0, 0) & sight.covered).bit_count(),
            (ground.reach(at, NEAR // 2, 0, 0) & sight.covered).bit_count(),
        )

    return min(actions, key=tokens)
