"""What stands between squares."""

from enum import Enum
from typing import Final

from ghoulash.core.grid import OPPOSITE
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.terminal.rooms.pen_and_paper.sheet import Doorway, Sheet


class Side(Enum):
    """What is on one side of a square."""

    OPEN = "open"
    WALL = "wall"
    RIM = "rim"
    DOOR = "door"
    USED_DOOR = "used door"
    """The Door that the traveller came in by."""
    OFFERED = "offered"
    """A doorway that may be blocked."""
    BLOCKED = "blocked"
    BUMPED = "bumped"


WEIGHT: Final = {Side.WALL: 1, Side.BLOCKED: 1, Side.BUMPED: 1, Side.RIM: 2, Side.DOOR: 2, Side.USED_DOOR: 2}
_DOORWAYS: Final = {
    Doorway.OFFERED: Side.OFFERED,
    Doorway.PASSED: Side.OPEN,
    Doorway.BLOCKED: Side.BLOCKED,
    Doorway.BUMPED: Side.BUMPED,
}


class Walls:
    """The sides of all squares of a chart; lines of squares are counted from the top, as they are drawn."""

    def __init__(self, board: Board, sheet: Sheet) -> None:
        grid = board.grid
        self.columns, self.rows = grid.columns, grid.rows
        self._sides: dict[tuple[int, str], Side] = {}
        for square, exits in enumerate(grid.exits):
            for direction in OPPOSITE:
                self._sides[square, direction] = Side.OPEN if direction in exits else Side.WALL
        for side, doorway in board.doorway_at.items():
            self._sides[side] = _DOORWAYS[sheet.doorways[doorway]]
        for square in range(len(grid)):
            row, column = divmod(square, self.columns)
            rims = {
                "N": row == self.rows - 1,
                "S": row == 0,
                "W": column == 0,
                "E": column == self.columns - 1,
            }
            self._sides.update({(square, side): Side.RIM for side, is_rim in rims.items() if is_rim})
        for n, door in enumerate(grid.doors):
            self._sides[door.square, door.direction] = Side.USED_DOOR if n == sheet.door else Side.DOOR

    def side(self, square: int, direction: str) -> Side:
        """One side of a square."""
        return self._sides[square, direction]

    def west_of(self, column: int, line: int) -> Side:
        """What is to the west of a square; of the last column but one, the rim."""
        if not 0 <= line < self.rows:
            return Side.OPEN
        row = self.rows - 1 - line
        if column == self.columns:
            return self._sides[row * self.columns + column - 1, "E"]
        return self._sides[row * self.columns + column, "W"]

    def above(self, column: int, line: int) -> Side:
        """What is above a square; of the line after the last, the rim."""
        if not 0 <= column < self.columns:
            return Side.OPEN
        if line == self.rows:
            return self._sides[column, "S"]
        return self._sides[(self.rows - 1 - line) * self.columns + column, "N"]

    def arms(self, column: int, line: int) -> tuple[int, int, int, int]:
        """The weights of what meets at the post north-west of a square: up, right, down, left."""
        return (
            WEIGHT.get(self.west_of(column, line - 1), 0),
            WEIGHT.get(self.above(column, line), 0),
            WEIGHT.get(self.west_of(column, line), 0),
            WEIGHT.get(self.above(column - 1, line), 0),
        )
