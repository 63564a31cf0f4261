"""How large a square is drawn, and where on the drawing each square and wall stands."""

from typing import Final, NamedTuple

MARGIN: Final = 3
"""Columns for the row numbers."""
HEADING: Final = 1
"""Lines for the column letters."""


class Scale(NamedTuple):
    """Columns and lines from one square to the next.

    With a single line there is none left for the walls between two rows: they are underlines.
    """

    across: int
    down: int

    @property
    def compact(self) -> bool:
        """Whether walls to the south are underlines."""
        return self.down == 1

    @property
    def inner(self) -> int:
        """Columns inside a square."""
        return self.across - 1

    @property
    def lines(self) -> int:
        """Lines inside a square."""
        return max(1, self.down - 1)

    def width(self, columns: int) -> int:
        """Columns of the whole drawing."""
        return MARGIN + self.across * columns + 1

    def height(self, rows: int) -> int:
        """Lines of the whole drawing."""
        return HEADING + self.down * rows + (0 if self.compact else 1)

    def wall_column(self, column: int) -> int:
        """Where the wall to the west of a column stands."""
        return MARGIN + self.across * column

    def wall_line(self, line: int) -> int:
        """Where the wall above a line of squares stands; a compact drawing has no such line."""
        return HEADING + self.down * line

    def first_line(self, line: int) -> int:
        """Where a line of squares begins, counted from the top."""
        return HEADING + self.down * line + (0 if self.compact else 1)

    def square_at(self, columns: int, rows: int, x: int, y: int) -> int | None:
        """The square at a point of the drawing, its western wall and the one above it included."""
        column, line = (x - MARGIN) // self.across, (y - HEADING) // self.down
        if x < MARGIN or y < HEADING or column >= columns or line >= rows:
            return None
        return (rows - 1 - line) * columns + column


SMALL: Final = Scale(2, 1)
SCALES: Final = (Scale(6, 3), Scale(6, 2), Scale(4, 2), Scale(3, 2), Scale(3, 1), SMALL)
"""From the largest to the smallest."""
