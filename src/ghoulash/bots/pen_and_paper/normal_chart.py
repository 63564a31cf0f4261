"""How the normal bot hides: where it hurts, and never twice alike."""

from random import Random
from typing import Final

from ghoulash.bots.pen_and_paper.layout import Layout
from ghoulash.bots.pen_and_paper.sight import shaded
from ghoulash.bots.pen_and_paper.terrain import Terrain
from ghoulash.games.pen_and_paper.board import Board

OBSTACLES: Final = ("debris", "spores", "hole")
SHADED: Final = 0.6
"""How often what is sought lies in the shade, where it may lie anywhere: there the search costs most."""
GUARDED: Final = 0.5
"""How often a Ghoul lies in its very square."""
LAIR: Final = 4
"""How much likelier Ghouls are in its area than elsewhere."""
AT_DOOR: Final = 0.85
"""How often a Hole lies at a Door: to know of it is of no use, all must pass."""


class NormalChart:
    """Draws one chart."""

    def __init__(self, board: Board, layout: Layout, rng: Random) -> None:
        self._board = board
        self._layout = layout
        self._rng = rng
        terrain = Terrain(board)
        # Each chart has its own taste for the obvious, so that knowing this file tells little.
        taste = rng.choice((0.0, 0.5, 1.0, 1.5))
        self._busy = [0.05 + traffic**taste for traffic in terrain.traffic]
        self._quiet = [0.05 + (1 - traffic) ** taste for traffic in terrain.traffic]
        taste = rng.choice((0.0, 1.0, 2.0))
        self._far = [0.05 + far**taste for far in terrain.far]
        self._starts = terrain.starts

    def draw(self) -> None:
        """What is sought far off, Ghouls about it, obstacles where many pass, Kits where few do."""
        board, layout, rng = self._board, self._layout, self._rng
        lair = self._hide_sought() if board.sought >= 0 else 0
        for kind, name in enumerate(board.kinds):
            if name == "ghoul":
                near = [busy * (LAIR if lair >> n & 1 else 1) for n, busy in enumerate(self._busy)]
                layout.fill(kind, near, rng)
            elif name in OBSTACLES:
                self._hide_obstacles(kind)
            elif name == "kit":
                layout.fill(kind, self._quiet, rng)
        doorways = map(board.grid.both_sides, board.doorways)
        layout.block([max(self._busy[square] for square, _ in sides) for sides in doorways], rng)

    def _hide_sought(self) -> int:
        """The areas where it lies."""
        board, layout, rng = self._board, self._layout, self._rng
        shade = shaded(board)
        lair = 0
        while layout.room(board.sought):
            within = shade if rng.random() < SHADED else ~shade
            if not layout.room(board.sought) & within:
                within = -1
            square = layout.draw(board.sought, self._far, rng, within)
            assert square is not None
            for area in board.areas:
                if area >> square & 1:
                    lair |= area
            if board.ghoul >= 0 and layout.room(board.ghoul) >> square & 1 and rng.random() < GUARDED:
                layout.put(board.ghoul, square)
        return lair

    def _hide_obstacles(self, kind: int) -> None:
        """Each in a square of its own, while there are such: every square that stops a walk costs a turn."""
        board, layout, rng = self._board, self._layout, self._rng
        if board.kinds[kind] == "hole" and board.scenario.goal.do == "leave":
            for start in self._starts:
                if layout.room(kind) >> start & 1 and rng.random() < AT_DOOR:
                    layout.put(kind, start)
        free = board.everything
        for lies in layout.lies:
            free &= ~lies
        while (square := layout.draw(kind, self._busy, rng, free)) is not None:
            free &= ~(1 << square)
        layout.fill(kind, self._busy, rng)
