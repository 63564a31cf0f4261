"""The bare board as cells of a terminal: squares, walls, the seams between tiles. It is drawn once."""

from functools import lru_cache
from typing import NamedTuple

from ghoulash.core.squares import each
from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.games.last_game_on_earth.tiles import SIZE
from ghoulash.terminal.app.joints import joint
from ghoulash.terminal.rooms.last_game_on_earth.app import marks as sign
from ghoulash.terminal.rooms.last_game_on_earth.app.scale import Scale
from ghoulash.terminal.rooms.last_game_on_earth.app.walls import RIM, Walls


class Cell(NamedTuple):
    """One character, the role of its ink, that of its ground, and whether a wall underlines it."""

    glyph: str = " "
    ink: str = "label"
    ground: str = "page"
    under: bool = False


@lru_cache(maxsize=8)
def floor_of(ground: Ground, scale: Scale) -> "Floor":
    """The bare board at a scale; the last few are kept."""
    return Floor(ground, scale)


class Floor:
    """Draws once; `lines` is what came of it."""

    def __init__(self, ground: Ground, scale: Scale) -> None:
        self._ground, self._scale = ground, scale
        self._walls = Walls(ground)
        self._columns, self._rows = ground.grid.columns, ground.grid.rows
        width, height = scale.width(self._columns), scale.height(self._rows)
        self.lines: list[list[Cell]] = [[Cell()] * width for _ in range(height)]
        for square in each(ground.squares):
            self._draw_square(square)
        if scale.compact:
            self._underline()
        else:
            self._draw_walls()
        self._draw_west_walls()

    def _put(self, x: int, y: int, cell: Cell) -> None:
        self.lines[y][x] = cell

    def _draw_square(self, square: int) -> None:
        scale = self._scale
        row, column = divmod(square, self._columns)
        left, top = scale.wall_column(column) + 1, scale.first_line(self._rows - 1 - row)
        shaded = self._ground.shaded >> square & 1
        fill = Cell(sign.SHADE if shaded else " ", "shade", tile_ground(self._columns, square))
        for y in range(top, top + scale.lines):
            for x in range(left, left + scale.inner):
                self._put(x, y, fill)

    def _draw_walls(self) -> None:
        """The lines between two lines of squares, and the posts on them."""
        scale, walls = self._scale, self._walls
        for line in range(self._rows + 1):
            y = scale.wall_line(line)
            for column in range(self._columns + 1):
                x, arms = scale.wall_column(column), walls.arms(column, line)
                around = [walls.square(column - n % 2, line - n // 2) for n in range(4)]
                ink = "rim" if RIM in arms else "wall"
                self._put(x, y, Cell(joint(*arms), ink, self._shared(around)))
                if column == self._columns:
                    continue
                side = walls.above(column, line)
                char = " ─━"[side] if side or not walls.seam_above(column, line) else sign.LYING_SEAM
                ink = "rim" if side == RIM else "wall" if side else "seam"
                ground = self._shared([walls.square(column, line - 1), walls.square(column, line)])
                for n in range(1, scale.across):
                    self._put(x + n, y, Cell(char, ink, ground))

    def _draw_west_walls(self) -> None:
        scale, walls = self._scale, self._walls
        for line in range(self._rows):
            for column in range(self._columns + 1):
                side = walls.west_of(column, line)
                char = " │┃"[side] if side or not walls.seam_west_of(column, line) else sign.SEAM
                ink = "rim" if side == RIM else "wall" if side else "seam"
                ground = self._shared([walls.square(column - 1, line), walls.square(column, line)])
                x, top = scale.wall_column(column), scale.first_line(line)
                for y in range(top, top + scale.lines):
                    self._put(x, y, Cell(char, ink, ground, self.lines[y][x].under))

    def _shared(self, squares: list[int]) -> str:
        """The ground between squares: that of the tile they are all on."""
        tiles = {self._ground.tile_of[square] if square >= 0 else -1 for square in squares}
        return tile_ground(self._columns, squares[0]) if len(tiles) == 1 and -1 not in tiles else "page"

    def _underline(self) -> None:
        """In a compact drawing a wall is a line under what is above it."""
        scale, walls = self._scale, self._walls
        for line in range(self._rows + 1):
            for column in range(self._columns):
                if not walls.above(column, line):
                    continue
                y = scale.first_line(line) - 1
                x = scale.wall_column(column) + 1
                for n in range(x, x + scale.inner):
                    self.lines[y][n] = self.lines[y][n]._replace(under=True)


def tile_ground(columns: int, square: int) -> str:
    """Tiles that lie side by side have different grounds."""
    row, column = divmod(square, columns)
    return "tile" if (row // SIZE + column // SIZE) % 2 else "other-tile"
