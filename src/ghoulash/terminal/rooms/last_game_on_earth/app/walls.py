"""What stands between squares."""

from ghoulash.games.last_game_on_earth.ground import Ground

OPEN, WALL, RIM = 0, 1, 2


class Walls:
    """The sides of all squares of a board; lines of squares are counted from the top, as they are drawn."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self.columns, self.rows = ground.grid.columns, ground.grid.rows

    def square(self, column: int, line: int) -> int:
        """The square there; -1 where no tile lies."""
        if not (0 <= column < self.columns and 0 <= line < self.rows):
            return -1
        square = (self.rows - 1 - line) * self.columns + column
        return square if self._ground.squares >> square & 1 else -1

    def west_of(self, column: int, line: int) -> int:
        """What is to the west of a square; of the last column but one, the rim."""
        return self._between(self.square(column - 1, line), self.square(column, line))

    def above(self, column: int, line: int) -> int:
        """What is above a square; of the line after the last, the rim."""
        return self._between(self.square(column, line - 1), self.square(column, line))

    def seam_west_of(self, column: int, line: int) -> bool:
        """Whether two tiles meet there."""
        return self._is_seam(self.square(column - 1, line), self.square(column, line))

    def seam_above(self, column: int, line: int) -> bool:
        """Whether two tiles meet there."""
        return self._is_seam(self.square(column, line - 1), self.square(column, line))

    def arms(self, column: int, line: int) -> tuple[int, int, int, int]:
        """The weights of what meets at the post north-west of a square: up, right, down, left."""
        return (
            self.west_of(column, line - 1),
            self.above(column, line),
            self.west_of(column, line),
            self.above(column - 1, line),
        )

    def _between(self, one: int, other: int) -> int:
        if one < 0 and other < 0:
            return OPEN
        if one < 0 or other < 0:
            return RIM
        return OPEN if self._ground.neighbours[one] >> other & 1 else WALL

    def _is_seam(self, one: int, other: int) -> bool:
        tile_of = self._ground.tile_of
        return one >= 0 and other >= 0 and tile_of[one] != tile_of[other]
