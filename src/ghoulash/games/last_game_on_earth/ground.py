"""A board laid and made ready to be ruled over: its squares, its walls, and how far anything can go."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from ghoulash.core.grid import DIRECTIONS, Edge, Grid
from ghoulash.core.squares import each, mask
from ghoulash.games.last_game_on_earth.layout import Layout
from ghoulash.games.last_game_on_earth.shapes import SHAPES
from ghoulash.games.last_game_on_earth.tiles import PLAIN, SHADED, SIZE, tile

VOID: Final = "~"
"""What a square of the grid is drawn with where no tile lies."""
_ROW: Final = (1 << SIZE) - 1


@lru_cache(maxsize=16)
def ground_of(layout: Layout) -> "Ground":
    """The ground of a layout; the last few are kept."""
    return Ground(layout)


class Clear(Struct, frozen=True, gc=False):
    """A way with no piece on it: one may stand at its last step, but not before."""

    near: frozenset[int]
    """The squares one step short of the last."""
    within: int
    """The same as a set of squares."""
    reached: int


class Ground:
    """Squares as numbers of one grid around all four tiles; sets of them hold real squares alone."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        shape = SHAPES[layout.shape]
        self._columns = SIZE * shape.columns
        count = self._columns * SIZE * shape.rows
        places = [(SIZE * row * self._columns) + SIZE * column for row, column in shape.cells]
        sides = [tile(word[:2], int(word[2])) for word in layout.tiles]
        self.tiles = tuple(self._laid((1 << SIZE * SIZE) - 1, place) for place in places)
        """The squares of each tile, in the order of the layout."""
        self.squares = sum(self.tiles)
        self.shaded = sum(self._laid(side.shaded, at) for side, at in zip(sides, places, strict=True))
        tile_of = [-1] * count
        for n, squares in enumerate(self.tiles):
            for square in each(squares):
                tile_of[square] = n
        self.tile_of = tuple(tile_of)
        """The place in the layout of each square's tile, -1 where there is none."""
        self._west_column = mask(range(0, count, self._columns))
        self._east_column = self._west_column << self._columns - 1
        self.rim = self._on_rim()
        """The outermost squares: those with a side on the board's rim (LG-10.15)."""
        north, east, south, west = (
            sum(self._laid(side.ways[way], at) for side, at in zip(sides, places, strict=True))
            for way in range(len(DIRECTIONS))
        )
        self._ways = self._joined(north, east, south, west)
        self.grid = self._drawn(count)
        self.exits = self.grid.exits
        self.neighbours = tuple(mask(ways.values()) for ways in self.exits)
        self._clear: dict[tuple[int, int, int], Clear] = {}
        self._bars = frozenset((0, *self.tiles))

    def _laid(self, squares: int, place: int) -> int:
        """A set of a tile's squares as squares of the board."""
        rows = (squares >> SIZE * n & _ROW for n in range(SIZE))
        return sum(row << n * self._columns for n, row in enumerate(rows)) << place

    def _on_rim(self) -> int:
        squares, columns = self.squares, self._columns
        eastern = (squares & ~self._west_column) >> 1
        western = (squares & ~self._east_column) << 1
        return squares & ~(squares >> columns & squares << columns & eastern & western)

    def _joined(self, north: int, east: int, south: int, west: int) -> tuple[int, int, int, int]:
        """The squares that may be left in each direction: open on this side and on the other."""
        columns = self._columns
        west &= ~self._west_column  # no way from one row round to the next
        return (
            north & south >> columns,
            east & west >> 1,
            south & north << columns,
            west & east << 1,
        )

    def _drawn(self, count: int) -> Grid:
        cells = [VOID] * count
        for square in each(self.squares):
            cells[square] = SHADED if self.shaded >> square & 1 else PLAIN
        walls = {Edge(n, d): " " for d, ways in zip(DIRECTIONS, self._ways, strict=True) for n in each(ways)}
        return Grid(cells, walls, self._columns)

    def reach(self, square: int, steps: int, barred: int, pieces: int) -> int:
        """Where something may be put that moves 1 to so many squares from a square (LG-3.3, LG-3.5).

        Round walls and never diagonally; it enters no barred square, and goes no further from a piece.
        """
        if barred in self._bars:
            clear = self.clear(square, steps, barred)
            if not pieces & clear.within:
                return clear.reached
        return self._flooded(square, steps, barred, pieces)

    def distance_within(self, square: int, steps: int) -> int:
        """The squares from which a piece could walk here in so many steps, were there nothing but walls."""
        return self.reach(square, steps, 0, 0) | 1 << square

    def clear(self, square: int, steps: int, bar: int) -> Clear:
        """What is reached where no piece is in the way; the bar is a tile, or nothing."""
        answer = self._clear.get((square, steps, bar))
        if answer is None:
            within = self._flooded(square, steps - 1, bar, 0)
            reached = self._flooded(square, steps, bar, 0)
            answer = self._clear[square, steps, bar] = Clear(frozenset(each(within)), within, reached)
        return answer

    def _flooded(self, square: int, steps: int, barred: int, pieces: int) -> int:
        north, east, south, west = self._ways
        columns = self._columns
        edge = 1 << square
        fresh = unseen = self.squares & ~(barred | edge)
        unoccupied = ~pieces
        for _ in range(steps):
            edge = (
                (edge & north) << columns
                | (edge & east) << 1
                | (edge & south) >> columns
                | (edge & west) >> 1
            ) & unseen
            if not edge:
                break
            unseen ^= edge
            edge &= unoccupied
        return fresh ^ unseen
