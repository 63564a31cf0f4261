"""How large a square is drawn, and where on the drawing each square and wall stands."""

from typing import Final, NamedTuple

MARGIN: Final = 3
"""Columns for the row numbers."""
HEADING: Final = 1
"""Lines for the column letters."""


class Place(NamedTuple):
    """What a point of the drawing belongs to: a square, and which of its sides where it is on one."""

    square: int
    side: str = ""


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

    def width(self, columns: int) -> int:
        """Columns of the whole drawing."""
        return MARGIN + self.across * columns + 1

    def height(self, rows: int) -> int:
        """Lines of the whole drawing."""
        return self.wall_line(rows) + 1

    def wall_column(self, column: int) -> int:
        """Where the wall to the west of a column stands; that of the last column but one is the rim."""
        return MARGIN + self.across * column

    def wall_line(self, line: int) -> int:
        """Where the wall above a line of squares stands, counted from the top."""
        if not self.compact:
            return HEADING + self.down * line
        return HEADING + line + (1 if line else 0)

    def first_line(self, line: int) -> int:
        """Where a line of squares begins."""
        return HEADING + 1 + self.down * line

    def middle_line(self, line: int) -> int:
        """Where the marks of a line of squares stand."""
        return self.first_line(line) + max(0, self.down - 2) // 2

    def place(self, columns: int, rows: int, x: int, y: int) -> Place | None:
        """What is drawn at a point; None outside the map."""
        column, dx = divmod(x - MARGIN, self.across)
        line, dy = divmod(y - HEADING - 1, self.down)
        side = "S" if not self.compact and dy == self.down - 1 else ""
        if line < 0:
            line, side = 0, "N"
        elif line == rows and self.compact:
            line, side = rows - 1, "S"
        if dx == 0:
            side = "W"
            if column == columns:
                column, side = columns - 1, "E"
        if not (0 <= column < columns and 0 <= line < rows) or y < HEADING:
            return None
        return Place((rows - 1 - line) * columns + column, side)


SMALL: Final = Scale(2, 1)
SCALES: Final = (Scale(6, 3), Scale(4, 2), Scale(3, 2), SMALL)
"""From the largest to the one that fits everywhere."""
