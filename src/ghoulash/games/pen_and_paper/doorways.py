"""Which of the doorways on offer may be blocked: every square must stay in reach (PP-2.4)."""

from typing import Final

from ghoulash.core.grid import Grid
from ghoulash.core.squares import each


class Doorways:
    """The offered doorways as ways between the parts of the map that hang together without them."""

    def __init__(self, grid: Grid) -> None:
        self.all: Final = (1 << len(grid.doorways)) - 1
        closed = frozenset(side for doorway in grid.doorways for side in grid.both_sides(doorway))
        part_of = [-1] * len(grid)
        parts = 0
        for square in range(len(grid)):
            if part_of[square] < 0:
                for other in each(grid.reachable(square, closed)):
                    part_of[other] = parts
                parts += 1
        self.parts: Final = parts
        self._ends: Final = tuple(
            (part_of[square], part_of[beyond])
            for (square, _), (beyond, _) in map(grid.both_sides, grid.doorways)
        )

    def spare(self, blocked: int) -> int:
        """Any one of these may be blocked besides; none where something is out of reach already.

        Of a tree of ways to every part only those are needed that no other open doorway leads around.
        """
        depth, up = self._tree(blocked)
        if -1 in depth:
            return 0
        needed = sum(1 << doorway for doorway, _ in up[1:])
        top = list(range(self.parts))
        for doorway in each(self.all & ~blocked & ~needed):
            here, there = (_found(top, part) for part in self._ends[doorway])
            while here != there:
                if depth[here] < depth[there]:
                    here, there = there, here
                around, beyond = up[here]
                needed &= ~(1 << around)
                top[here] = beyond
                here = _found(top, here)
        return self.all & ~blocked & ~needed

    def _tree(self, blocked: int) -> tuple[list[int], list[tuple[int, int]]]:
        """How deep each part lies under the first one, -1 out of reach, and the doorway and part above it."""
        ways: list[list[tuple[int, int]]] = [[] for _ in range(self.parts)]
        for doorway in each(self.all & ~blocked):
            one, other = self._ends[doorway]
            ways[one].append((doorway, other))
            ways[other].append((doorway, one))
        depth = [0] + [-1] * (self.parts - 1)
        up = [(-1, -1)] * self.parts
        waiting = [0]
        for part in waiting:
            for doorway, beyond in ways[part]:
                if depth[beyond] < 0:
                    depth[beyond] = depth[part] + 1
                    up[beyond] = (doorway, part)
                    waiting.append(beyond)
        return depth, up


def _found(top: list[int], part: int) -> int:
    """The highest part that is one with this, the way there made shorter."""
    while top[part] != part:
        top[part] = part = top[top[part]]
    return part
