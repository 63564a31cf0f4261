"""Which face-down token to look at, or to turn up: one that a move leads to before it leads elsewhere."""

from collections.abc import Sequence
from typing import Final

from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.way import Way
from ghoulash.games.last_game_on_earth.actions import Action, OnSquare

BEYOND: Final = 99


def nearest(sight: Sight, actions: Sequence[Action]) -> Action:
    """The nearest to the own piece, of those not known yet."""
    way = None if sight.me.dead else Way(sight)
    index = sight.field.index

    def steps(action: Action) -> tuple[bool, int]:
        if not isinstance(action, OnSquare):
            return True, BEYOND + 1
        square = index[action.square]
        far = way.steps(square) if way is not None and square in way else BEYOND
        return bool(sight.stacks[square][-1].kind), far

    return min(actions, key=steps)


def undecided(sight: Sight, way: Way, steps: int) -> int:
    """How many tokens not known lie within so many steps."""
    return sum(
        not tokens[-1].kind and square in way and way.steps(square) <= steps
        for square, tokens in sight.stacks.items()
    )
