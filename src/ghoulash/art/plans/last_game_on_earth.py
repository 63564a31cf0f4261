"""The board of four tiles as it lies: before chance has laid it, there is none."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ghoulash.art.plans.walls import Stroke
from ghoulash.core.grid import column_letters
from ghoulash.core.squares import each, to_hex
from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from ghoulash.games.last_game_on_earth.view import View


class LaidTile(Struct, frozen=True):
    """A tile: its side, how many quarters it is turned clockwise, and where its top left corner lies."""

    side: str
    turns: int
    x: int
    y: int
    squares: str


class LastGameOnEarthPlan(Struct, frozen=True, tag_field="game", tag="last-game-on-earth"):
    """What the tokens lie on. A mask's bit n is square n: row by row from the bottom left."""

    columns: int
    rows: int
    column_names: tuple[str, ...]
    """From the left."""
    row_names: tuple[str, ...]
    """From the bottom."""
    squares: tuple[str, ...]
    """Their names, by number; also of the numbers where no tile lies."""
    board: str
    """The squares that there are."""
    shaded: str
    pads: str
    tiles: tuple[LaidTile, ...]
    walls: tuple[Stroke, ...]
    """Those within the board."""
    rim: tuple[Stroke, ...]
    """The outer wall."""
    seams: tuple[Stroke, ...]
    """Where two tiles meet and one may pass."""


_NO_BOARD = LastGameOnEarthPlan(0, 0, (), (), (), "0x0", "0x0", "0x0", (), (), (), ())


def last_game_on_earth(game: LastGameOnEarth, view: View) -> LastGameOnEarthPlan:
    """Nothing of it is the viewer's alone: where tiles and pads lie, all can see."""
    if view.layout is None:
        return _NO_BOARD
    field = game.parts.field_of(view.layout)
    ground, grid = field.ground, field.ground.grid
    sides = Sides(ground)
    return LastGameOnEarthPlan(
        columns=grid.columns,
        rows=grid.rows,
        column_names=tuple(map(column_letters, range(grid.columns))),
        row_names=tuple(str(row + 1) for row in range(grid.rows)),
        squares=field.names,
        board=to_hex(ground.squares),
        shaded=to_hex(ground.shaded),
        pads=view.pads,
        tiles=tuple(
            LaidTile(word[:2], int(word[2]), *_corner(ground, squares), to_hex(squares))
            for word, squares in zip(view.layout.tiles, ground.tiles, strict=True)
        ),
        walls=tuple(sides.strokes("wall")),
        rim=tuple(sides.strokes("rim")),
        seams=tuple(sides.strokes("seam")),
    )


def _corner(ground: Ground, squares: int) -> tuple[int, int]:
    places = [divmod(square, ground.grid.columns) for square in each(squares)]
    return min(column for _, column in places), ground.grid.rows - 1 - max(row for row, _ in places)


class Sides:
    """The sides of all squares, each of them once, and what stands there."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._columns, self._rows = ground.grid.columns, ground.grid.rows

    def strokes(self, kind: str) -> Iterator[Stroke]:
        """All that is of a kind, as few strokes as can be: those that lie, then those that stand."""
        across, down = range(self._columns), range(self._rows)
        lying = ((y, x) for y in range(self._rows + 1) for x in across if self._above(x, y) == kind)
        standing = ((x, y) for x in range(self._columns + 1) for y in down if self._left_of(x, y) == kind)
        yield from (Stroke(a, y, b, y) for y, a, b in _joined(lying))
        yield from (Stroke(x, a, x, b) for x, a, b in _joined(standing))

    def _above(self, x: int, y: int) -> str:
        return self._between(self._square(x, y - 1), self._square(x, y))

    def _left_of(self, x: int, y: int) -> str:
        return self._between(self._square(x - 1, y), self._square(x, y))

    def _square(self, x: int, y: int) -> int:
        """The square there, counted from the top left; -1 where no tile lies."""
        if not (0 <= x < self._columns and 0 <= y < self._rows):
            return -1
        square = (self._rows - 1 - y) * self._columns + x
        return square if self._ground.squares >> square & 1 else -1

    def _between(self, one: int, other: int) -> str:
        if one < 0 or other < 0:
            return "" if one == other else "rim"
        if not self._ground.neighbours[one] >> other & 1:
            return "wall"
        tile_of = self._ground.tile_of
        return "" if tile_of[one] == tile_of[other] else "seam"


def _joined(pieces: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Pieces of one line that touch, as one: the line, from where, to where. They come in order."""
    line, first, last = -1, 0, 0
    for at, n in pieces:
        if at == line and n == last:
            last += 1
            continue
        if line >= 0:
            yield line, first, last
        line, first, last = at, n, n + 1
    if line >= 0:
        yield line, first, last
