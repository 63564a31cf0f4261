"""The walls of a grid as straight strokes, as few as can be."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ghoulash.core.grid import Grid


class Stroke(Struct, frozen=True, array_like=True):
    """From one post to another, in squares from the top left corner."""

    x1: int
    y1: int
    x2: int
    y2: int


def walls(grid: Grid) -> tuple[Stroke, ...]:
    """All walls, the outer ones too; a Door is a gap, and so is a doorway."""
    doors = {(door.square, door.direction) for door in grid.doors}
    lying: set[tuple[int, int]] = set()
    standing: set[tuple[int, int]] = set()
    for square, exits in enumerate(grid.exits):
        x, y = square % grid.columns, grid.rows - 1 - square // grid.columns
        for direction in "NESW":
            if direction in exits or (square, direction) in doors:
                continue
            if direction in "NS":
                lying.add((y + (direction == "S"), x))
            else:
                standing.add((x + (direction == "E"), y))
    across = (Stroke(a, y, b, y) for y, a, b in _joined(lying))
    down = (Stroke(x, a, x, b) for x, a, b in _joined(standing))
    return (*across, *down)


def _joined(pieces: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Pieces of one line that touch, as one: the line, from where, to where."""
    line, first, last = -1, 0, 0
    for at, n in sorted(pieces):
        if at == line and n == last:
            last += 1
            continue
        if line >= 0:
            yield line, first, last
        line, first, last = at, n, n + 1
    if line >= 0:
        yield line, first, last
