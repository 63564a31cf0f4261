"""A square pointed at, moved by the arrow keys; it stops at the rim."""

from ghoulash.core.grid import Grid
from ghoulash.terminal.app.keys import STEPS


def moved(grid: Grid, square: int, direction: str) -> int:
    """The next square in a direction, walls or not."""
    row, column = divmod(square, grid.columns)
    up, right = STEPS[direction]
    row = min(max(row + up, 0), grid.rows - 1)
    column = min(max(column + right, 0), grid.columns - 1)
    return row * grid.columns + column
