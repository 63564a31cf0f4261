"""A chart as cells of a terminal: what stands where, in which ink, on which ground."""

from typing import Final, NamedTuple

from ghoulash.core.grid import column_letters
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.terminal.app.joints import joint
from ghoulash.terminal.rooms.pen_and_paper.app import marks as sign
from ghoulash.terminal.rooms.pen_and_paper.app.marks import Marks
from ghoulash.terminal.rooms.pen_and_paper.app.scale import Scale
from ghoulash.terminal.rooms.pen_and_paper.app.walls import Side, Walls
from ghoulash.terminal.rooms.pen_and_paper.sheet import Sheet, Square


class Cell(NamedTuple):
    """One character, the role of its ink, that of its ground, and whether a wall underlines it."""

    glyph: str = " "
    ink: str = "label"
    ground: str = "page"
    under: bool = False


class Overlay(NamedTuple):
    """What is shown over a chart for the moment."""

    cursor: int | None = None
    targets: int = 0
    """The squares where what is in hand may go."""
    way: tuple[int, ...] = ()
    """The squares of a walk that waits to be confirmed."""
    doorways: int = 0
    """The doorways that may be chosen."""
    doorway: int | None = None
    """The one that is pointed at."""


INKS: Final = (
    "label",
    "here",
    "rim",
    "wall",
    "post",
    "door",
    "doorway",
    "blocked",
    "shade",
    "hatch",
    "stamp",
    "ghoul",
    "gone",
    "traveller",
    "way",
    "target",
    "place",
)
GROUNDS: Final = ("page", "street", "area", "walked", "walked-area", "many", "cursor")
_FAINT: Final = ("hatch", "shade", "target", "label", "wall")
_ARROWS: Final = {"N": "▼", "S": "▲", "W": "►", "E": "◄"}
_USED_ARROWS: Final = {"N": "▽", "S": "△", "W": "▷", "E": "◁"}
_UPRIGHT: Final = {Side.OFFERED: "┊", Side.BLOCKED: sign.BLOCKED, Side.BUMPED: sign.BLOCKED}
_LYING: Final = {Side.OFFERED: "┄", Side.BLOCKED: sign.BLOCKED, Side.BUMPED: sign.BLOCKED}


class Drawing:
    """A chart at a scale; `lines` are its cells."""

    def __init__(self, board: Board, sheet: Sheet, scale: Scale, marks: Marks, overlay: Overlay) -> None:
        self._board = board
        self._sheet = sheet
        self._scale = scale
        self._marks = marks
        self._overlay = overlay
        self._walls = Walls(board, sheet)
        self._columns, self._rows = board.grid.columns, board.grid.rows
        self.lines = [[Cell()] * scale.width(self._columns) for _ in range(scale.height(self._rows))]
        self._draw_labels()
        for square in range(len(board.grid)):
            self._draw_square(square)
        self._draw_walls()
        for n in range(len(board.doorways)):
            self._draw_doorway(n)
        if overlay.cursor is not None:
            self._draw_cursor(overlay.cursor)

    # Labels

    def _draw_labels(self) -> None:
        here = divmod(self._overlay.cursor, self._columns) if self._overlay.cursor is not None else (-1, -1)
        scale = self._scale
        for column in range(self._columns):
            ink = "here" if column == here[1] else "label"
            text = column_letters(column)
            self._write(scale.wall_column(column) + scale.across // 2, 0, text[-1], ink)
        for row in range(self._rows):
            ink = "here" if row == here[0] else "label"
            y = scale.middle_line(self._rows - 1 - row)
            for x, char in enumerate(f"{row + 1:>2}"):
                self._write(x, y, char, ink)

    # Squares

    def _draw_square(self, square: int) -> None:
        known = self._sheet.squares[square]
        row, column = divmod(square, self._columns)
        scale, line = self._scale, self._rows - 1 - row
        left, top = scale.wall_column(column) + 1, scale.first_line(line)
        ground = self._ground(square)
        fill = self._fill(square, known)
        for y in range(top, top + max(1, scale.down - 1)):
            for x in range(left, left + scale.inner):
                self._put(x, y, Cell(*fill, ground))
        if self._overlay.targets >> square & 1:
            target = sign.TARGET_SHADED if known.shaded else sign.TARGET
            self._put(left + (scale.inner - 1) // 2, scale.middle_line(line), Cell(target, "target", ground))
        found = self._marks_in(square, known)
        if scale.inner == 1 and self._is_crowded(square, known):
            ground = "many"
        left += 1 if len(found) < scale.inner > 2 else 0
        for n, (glyph, ink) in enumerate(found):
            self._put(left + n, scale.middle_line(line), Cell(glyph, ink, ground))

    def _is_crowded(self, square: int, known: Square) -> bool:
        """Whether more lies here than one sign can say."""
        return len(known.lies) > (0 if self._sheet.at == square else 1)

    def _ground(self, square: int) -> str:
        known = self._sheet.squares[square]
        if known.walked:
            return "walked-area" if known.shaded else "walked"
        return "area" if known.shaded else "street"

    def _fill(self, square: int, known: Square) -> tuple[str, str]:
        if self._overlay.targets >> square & 1:
            return " ", "target"
        if known.walked:
            return sign.HATCH, "hatch"
        return (sign.SHADE, "shade") if known.shaded else (" ", "shade")

    def _marks_in(self, square: int, known: Square) -> list[tuple[str, str]]:
        """As many as there is room for, what matters most first."""
        found: list[tuple[str, str]] = []
        if self._sheet.at == square:
            found.append((sign.TRAVELLER, "traveller"))
        if square in self._overlay.way:
            found.append((sign.WAY, "way"))
        found += [(self._marks.letter(kind), _ink(kind)) for kind in known.lies]
        if known.special:
            found.append((sign.SHELTER if known.special == "S" else sign.CLINIC, "place"))
        found += [(self._marks.gone(kind), "gone") for kind in known.gone]
        room = self._scale.inner
        if len(found) > room > 1:
            found[room - 1 :] = [(sign.MORE, "stamp")]
        return found[:room]

    # Walls

    def _draw_walls(self) -> None:
        for line in range(self._rows + 1):
            for column in range(self._columns + 1):
                self._draw_upright(column, line)
                if not self._scale.compact or line in (0, self._rows):
                    self._draw_lying(column, line)
                    self._draw_post(column, line)
                else:
                    self._underline(column, line)

    def _draw_upright(self, column: int, line: int) -> None:
        if line == self._rows:
            return
        side = self._walls.west_of(column, line)
        x, top = self._scale.wall_column(column), self._scale.first_line(line)
        middle = self._scale.middle_line(line)
        for y in range(top, top + max(1, self._scale.down - 1)):
            self._put(x, y, self._between(column, line, 1))
            self._stroke(x, y, side, "W" if column == 0 else "E", upright=True, middle=y == middle)

    def _draw_lying(self, column: int, line: int) -> None:
        if column == self._columns:
            return
        side = self._walls.above(column, line)
        left, y = self._scale.wall_column(column) + 1, self._scale.wall_line(line)
        middle = left + (self._scale.inner - 1) // 2
        for x in range(left, left + self._scale.inner):
            self._put(x, y, self._between(column, line, 0))
            self._stroke(x, y, side, "N" if line == 0 else "S", upright=False, middle=x == middle)

    def _stroke(self, x: int, y: int, side: Side, rim: str, *, upright: bool, middle: bool) -> None:
        plain = joint(1, 0, 1, 0) if upright else joint(0, 1, 0, 1)
        if side in (Side.DOOR, Side.USED_DOOR):
            arrows = _ARROWS if side is Side.DOOR else _USED_ARROWS
            self._write(x, y, arrows[rim] if middle else " ", "door")
        elif side is Side.RIM:
            self._write(x, y, joint(2, 0, 2, 0) if upright else joint(0, 2, 0, 2), "rim")
        elif side is Side.WALL:
            self._write(x, y, plain, "wall")
        elif side is not Side.OPEN:
            glyphs = _UPRIGHT if upright else _LYING
            ink = "doorway" if side is Side.OFFERED else "blocked"
            self._write(x, y, glyphs[side] if middle or side is Side.OFFERED else plain, ink)

    def _between(self, column: int, line: int, upright: int) -> Cell:
        """The ground between two squares: theirs where it is the same."""
        one = self._square_at(column, line)
        other = self._square_at(column - upright, line - 1 + upright)
        if one is None or other is None:
            return Cell()
        grounds = {self._ground(one), self._ground(other)}
        return Cell(ground=grounds.pop() if len(grounds) == 1 else "street")

    def _square_at(self, column: int, line: int) -> int | None:
        inside = 0 <= column < self._columns and 0 <= line < self._rows
        return (self._rows - 1 - line) * self._columns + column if inside else None

    def _draw_post(self, column: int, line: int) -> None:
        x, y = self._scale.wall_column(column), self._scale.wall_line(line)
        arms = self._walls.arms(column, line)
        at_rim = column in (0, self._columns) or line in (0, self._rows)
        if any(arms):
            self._put(x, y, Cell(joint(*arms), "rim" if at_rim else "wall", "page" if at_rim else "street"))
        else:
            self._put(x, y, Cell("·", "post", self._between(column, line, 0).ground))

    def _underline(self, column: int, line: int) -> None:
        """The wall above a square, drawn under the one before it; a post joins what it touches."""
        y = self._scale.first_line(line - 1)
        up, right, down, left = self._walls.arms(column, line)
        if right and column < self._columns:
            for x in range(self._scale.inner):
                self._under(self._scale.wall_column(column) + 1 + x, y)
        inside = 0 < column < self._columns
        if inside and (right or left) and ((right and left) or up or down):
            self._under(self._scale.wall_column(column), y)

    # Doorways that may be blocked

    def _draw_doorway(self, n: int) -> None:
        """What a small chart has no line for; then those that can be chosen, and the one pointed at."""
        edge = self._board.doorways[n]
        lying = edge.direction == "N"
        if lying and self._scale.compact:
            self._draw_small(edge.square, self._walls.side(edge.square, "N"))
        if self._overlay.doorway == n:
            for x, y in self._cells_of(edge.square, lying=lying):
                self.lines[y][x] = self.lines[y][x]._replace(ground="cursor")

    def _draw_small(self, square: int, side: Side) -> None:
        """A lying doorway, at the foot of the square to its north."""
        x, y = self._middle_of(square + self._columns)
        if self.lines[y][x].ink not in _FAINT:
            return
        if side is Side.OFFERED:
            self._write(x, y, sign.OFFERED, "doorway")
        elif side in (Side.BLOCKED, Side.BUMPED):
            self._write(x, y, sign.BLOCKED, "blocked")

    def _cells_of(self, square: int, *, lying: bool) -> list[tuple[int, int]]:
        """The cells of the doorway to the north or east of a square."""
        row, column = divmod(square, self._columns)
        line, scale = self._rows - 1 - row, self._scale
        if not lying:
            x, top = scale.wall_column(column + 1), scale.first_line(line)
            return [(x, y) for y in range(top, top + max(1, scale.down - 1))]
        if scale.compact:
            return [self._middle_of(square), self._middle_of(square + self._columns)]
        left, y = scale.wall_column(column) + 1, scale.wall_line(line)
        return [(x, y) for x in range(left, left + scale.inner)]

    def _middle_of(self, square: int) -> tuple[int, int]:
        row, column = divmod(square, self._columns)
        return self._scale.wall_column(column) + 1, self._scale.first_line(self._rows - 1 - row)

    # The cursor

    def _draw_cursor(self, square: int) -> None:
        """A box of the square's size and half a column more, walls left standing."""
        row, column = divmod(square, self._columns)
        line = self._rows - 1 - row
        left, right = self._scale.wall_column(column), self._scale.wall_column(column + 1)
        top = self._scale.first_line(line)
        for y in range(top, top + max(1, self._scale.down - 1)):
            for x in range(left + 1, right):
                self.lines[y][x] = self.lines[y][x]._replace(ground="cursor")
            for x, half in ((left, "▐"), (right, "▌")):
                if self.lines[y][x].glyph == " ":
                    self.lines[y][x] = self.lines[y][x]._replace(glyph=half, ink="cursor")

    # Cells

    def _put(self, x: int, y: int, cell: Cell) -> None:
        self.lines[y][x] = cell

    def _write(self, x: int, y: int, glyph: str, ink: str) -> None:
        self.lines[y][x] = self.lines[y][x]._replace(glyph=glyph, ink=ink)

    def _under(self, x: int, y: int) -> None:
        """An underline takes the colour of its character: a faint one gives way to the wall."""
        cell = self.lines[y][x]
        if cell.ink in _FAINT:
            glyph = " " if cell.glyph == sign.SHADE else cell.glyph
            cell = cell._replace(glyph=glyph, ink="wall")
        self.lines[y][x] = cell._replace(under=True)


def _ink(kind: str) -> str:
    return "ghoul" if kind == "ghoul" else "stamp"


def text_of(drawing: Drawing) -> list[str]:
    """The drawing as plain lines."""
    return ["".join(cell.glyph for cell in line) for line in drawing.lines]
