"""The shapes that four tiles make, laid edge to edge: the nineteen ways a tetromino may lie (LG-1.1)."""

from typing import Final

from msgspec import Struct

from ghoulash.core.grid import column_letters
from ghoulash.games.last_game_on_earth.tiles import SIZE


class Shape(Struct, frozen=True, gc=False):
    """Where the four tiles lie, top row first and from left to right: the row from the south, the column."""

    rows: int
    columns: int
    cells: tuple[tuple[int, int], ...]


def _drawn(*lines: str) -> Shape:
    cells = (
        (len(lines) - 1 - n, column)
        for n, line in enumerate(lines)
        for column, char in enumerate(line)
        if char == "#"
    )
    return Shape(len(lines), len(lines[0]), tuple(cells))


SHAPES: Final = {
    "square": _drawn("##", "##"),
    "line": _drawn("####"),
    "tower": _drawn("#", "#", "#", "#"),
    "t-up": _drawn(".#.", "###"),
    "t-right": _drawn("#.", "##", "#."),
    "t-down": _drawn("###", ".#."),
    "t-left": _drawn(".#", "##", ".#"),
    "l-up": _drawn("#.", "#.", "##"),
    "l-right": _drawn("###", "#.."),
    "l-down": _drawn("##", ".#", ".#"),
    "l-left": _drawn("..#", "###"),
    "j-up": _drawn(".#", ".#", "##"),
    "j-right": _drawn("#..", "###"),
    "j-down": _drawn("##", "#.", "#."),
    "j-left": _drawn("###", "..#"),
    "s-wide": _drawn(".##", "##."),
    "s-tall": _drawn("#.", "##", ".#"),
    "z-wide": _drawn("##.", ".##"),
    "z-tall": _drawn(".#", "##", "#."),
}
"""By name; a T, L or J is named for where its stem or its long arm points. The order is pinned."""


def _every_name() -> tuple[str, ...]:
    cells = {cell for shape in SHAPES.values() for cell in shape.cells}
    squares = (
        (row * SIZE + up, column * SIZE + right)
        for row, column in cells
        for up in range(SIZE)
        for right in range(SIZE)
    )
    return tuple(f"{row + 1}-{column_letters(column)}" for row, column in sorted(squares))


EVERY_NAME: Final = _every_name()
"""The names of all squares of all boards, by row from the south, then by column."""
