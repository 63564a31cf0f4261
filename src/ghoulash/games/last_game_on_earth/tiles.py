"""A side of a grid tile as its author draws it: a text map of eight by eight squares, read and checked.

`x` is a shaded square, `.` any other. A `D` in the outer wall lets through to the tile that is laid
against it, where that has a `D` at the same place; on the board's rim it is a wall like the rest.
A line that begins with `#` is for whoever reads the file.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from ghoulash.core.grid import DIRECTIONS, Edge, Grid, read_map
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.core.squares import each, mask
from ghoulash.games.last_game_on_earth.about import DATA

SIZE: Final = 8
SIDES: Final = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")
SHADED: Final = "x"
PLAIN: Final = "."
LEAST: Final = 10
MOST: Final = 14
"""Shaded squares of a side (LG-1.1)."""
_MIDDLE: Final = range(2, 6)
"""The squares of each edge that are open on every side, so that every turn connects."""
_LARGEST: Final = 1 << 14
"""Characters of a file that are looked at; a tile takes 400."""
_TURN: Final = tuple((SIZE - 1 - n % SIZE) * SIZE + n // SIZE for n in range(SIZE * SIZE))
"""Where each square comes to lie when the tile is turned a quarter clockwise."""


class Tile(Struct, frozen=True, gc=False):
    """A side, turned as it lies: sets of its squares, counted from the south-west."""

    shaded: int
    ways: tuple[int, int, int, int]
    """The squares that may be left to the N, E, S and W, the tile's own edges among them."""

    def turned(self) -> "Tile":
        """The tile turned a quarter clockwise: what was its northern side is its eastern one."""
        north, east, south, west = map(_turned, self.ways)
        return Tile(_turned(self.shaded), (west, north, east, south))


def _turned(squares: int) -> int:
    return mask(_TURN[n] for n in each(squares))


@cache
def tile(side: str, turns: int) -> Tile:
    """A side that comes with the game, turned so many quarters clockwise."""
    if turns:
        return tile(side, turns - 1).turned()
    return read_file(DATA / "tiles" / f"{side}.txt")


def read_file(path: Path) -> Tile:
    """The tile in a file; raises `Refused` with file, line and reason."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(_LARGEST)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "utf-8"
        raise Refused(Refusal("file-unreadable", args={"why": why}), place=str(path)) from error
    return read_tile(text, str(path))


def read_tile(text: str, place: str) -> Tile:
    """The tile that a text draws; `place` is what the text is called when it is refused."""
    lines = ["" if line.lstrip().startswith("#") else line for line in text.splitlines()]
    numbers = [n for n, line in enumerate(lines, 1) if "+" not in line and {PLAIN, SHADED} & set(line)]
    try:
        if not numbers:
            raise _wrong("tile-size", 1, columns=0, rows=0)
        return _checked(read_map("\n".join(lines), PLAIN + SHADED), numbers[::-1])
    except Refused as refused:
        raise Refused(refused.refusal, f"{place}:{refused.place}") from refused


def _checked(grid: Grid, numbers: list[int]) -> Tile:
    """The tile of a map whose rows, from the south, stand on the lines of these numbers."""
    if (grid.columns, grid.rows) != (SIZE, SIZE):
        raise _wrong("tile-size", numbers[-1], columns=grid.columns, rows=grid.rows)
    for edge in grid.doorways:
        line = numbers[edge.square // SIZE] - (edge.direction == "N")
        raise _wrong("tile-doorway", line, square=grid.names[edge.square])
    shaded = grid.drawn(SHADED)
    if not LEAST <= shaded.bit_count() <= MOST:
        found = shaded.bit_count()
        raise _wrong("tile-shaded", numbers[-1], found=found, least=LEAST, most=MOST)
    for square in each((1 << len(grid)) - 1 & ~grid.reachable(0)):
        line = numbers[square // SIZE]
        raise _wrong("tile-unreachable", line, square=grid.names[square], start=grid.names[0])
    doors = frozenset(grid.doors)
    for edge in _middles():
        if edge not in doors:
            line = numbers[edge.square // SIZE] + {"N": -1, "S": 1}.get(edge.direction, 0)
            raise _wrong("tile-edge", line, square=grid.names[edge.square], direction=edge.direction)
    north, east, south, west = (
        mask(n for n in range(len(grid)) if d in grid.exits[n] or Edge(n, d) in doors) for d in DIRECTIONS
    )
    return Tile(shaded, (north, east, south, west))


def _middles() -> Iterable[Edge]:
    last = SIZE - 1
    for n in _MIDDLE:
        yield Edge(last * SIZE + n, "N")
        yield Edge(n * SIZE + last, "E")
        yield Edge(n, "S")
        yield Edge(n * SIZE, "W")


def _wrong(code: str, line: int, **args: str | int) -> Refused:
    return Refused(Refusal(code, "LG-1.1", dict(args)), place=str(line))
