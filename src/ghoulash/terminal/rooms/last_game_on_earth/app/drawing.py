"""The board as cells of a terminal: what stands where, in which ink, on which ground."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ghoulash.core.grid import column_letters
from ghoulash.core.squares import each, mask
from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.games.last_game_on_earth.view import TokenView
from ghoulash.terminal.rooms.last_game_on_earth.app import marks as sign
from ghoulash.terminal.rooms.last_game_on_earth.app.floor import Cell, floor_of, tile_ground
from ghoulash.terminal.rooms.last_game_on_earth.app.scale import Scale


class Piece(NamedTuple):
    """A player's piece: its letter, and whether it is the viewer's."""

    letter: str
    mine: bool
    fallen: bool = False


class Table(NamedTuple):
    """What lies on the board, as the viewer knows it."""

    stacks: Mapping[int, tuple[TokenView, ...]]
    pieces: Mapping[int, tuple[Piece, ...]]
    pads: int


class Overlay(NamedTuple):
    """What is shown over the board for the moment."""

    cursor: int = -1
    targets: int = 0
    """The squares that may be named."""
    way: tuple[int, ...] = ()
    """The squares of a walk that waits to be confirmed."""
    chosen: tuple[int, ...] = ()
    """Squares named already, in a gesture that is not complete."""


INKS: Final = (
    *("label", "here", "rim", "wall", "seam", "shade", "back", "ghoul", "trap", "gift"),
    *("piece", "me", "pad", "way", "target", "aim"),
)
GROUNDS: Final = ("page", "tile", "other-tile", "many", "cursor", "chosen", "aim")


class Drawing:
    """Draws once; `lines` is what came of it."""

    def __init__(self, ground: Ground, table: Table, scale: Scale, overlay: Overlay) -> None:
        self._ground, self._table, self._scale, self._overlay = ground, table, scale, overlay
        self._columns, self._rows = ground.grid.columns, ground.grid.rows
        self.lines: list[list[Cell]] = [list(line) for line in floor_of(ground, scale).lines]
        self._draw_labels()
        for square in each(ground.squares & self._busy()):
            self._draw_square(square)
        self._draw_aims()

    def _put(self, x: int, y: int, cell: Cell) -> None:
        """A wall that is a line under what stands there stays."""
        self.lines[y][x] = cell._replace(under=True) if self.lines[y][x].under else cell

    def _busy(self) -> int:
        """The squares where more is to be seen than the floor."""
        table, overlay = self._table, self._overlay
        things = (*table.stacks, *table.pieces, *overlay.way, *overlay.chosen)
        cursor = (overlay.cursor,) if overlay.cursor >= 0 else ()
        return mask((*things, *cursor)) | overlay.targets | table.pads

    # Labels

    def _draw_labels(self) -> None:
        scale, cursor = self._scale, self._overlay.cursor
        here = divmod(cursor, self._columns) if cursor >= 0 else (-1, -1)
        for column in range(self._columns):
            ink = "here" if column == here[1] else "label"
            letters = column_letters(column)
            if scale.inner < len(letters) and column % 2:
                continue  # every other one, where they would run into each other
            for n, char in enumerate(letters):
                self._put(scale.wall_column(column) + 1 + (scale.inner - 1) // 2 + n, 0, Cell(char, ink))
        for row in range(self._rows):
            y = scale.first_line(self._rows - 1 - row)
            for x, char in enumerate(f"{row + 1:>2}"):
                self._put(x, y, Cell(char, "here" if row == here[0] else "label"))

    # Squares

    def _draw_square(self, square: int) -> None:
        scale = self._scale
        row, column = divmod(square, self._columns)
        left, top = scale.wall_column(column) + 1, scale.first_line(self._rows - 1 - row)
        ground = self._ground_of(square)
        shaded = self._ground.shaded >> square & 1
        fill = Cell(sign.SHADE if shaded else " ", "shade", ground)
        for y in range(top, top + scale.lines):
            for x in range(left, left + scale.inner):
                self._put(x, y, fill)
        rows = self._rows_of(square)
        edges = self._edges(square)
        for n, cells in enumerate(rows):
            at = left + max(0, (scale.inner - len(cells)) // 2)
            for x, (glyph, ink, full) in enumerate(cells):
                on = ground
                if full and ground not in ("cursor", "chosen"):
                    on = f"chip-{ink}"
                elif scale.inner == 1 and self._is_crowded(square) and ground not in ("cursor", "chosen"):
                    on = "many"
                self._put(at + x, top + n, Cell(edges.get(glyph, glyph), ink, on))

    def _ground_of(self, square: int) -> str:
        if square == self._overlay.cursor:
            return "cursor"
        if square in self._overlay.chosen:
            return "chosen"
        if self._overlay.targets >> square & 1 and self._is_taken(square):
            return "aim"
        return tile_ground(self._columns, square)

    def _is_taken(self, square: int) -> bool:
        return square in self._table.stacks or square in self._table.pieces

    def _is_crowded(self, square: int) -> bool:
        things = len(self._table.stacks.get(square, ())) + len(self._table.pieces.get(square, ()))
        return things > 1

    def _rows_of(self, square: int) -> list[list[tuple[str, str, bool]]]:
        """The signs of a square, line by line: each with its ink, and whether it is filled in."""
        scale = self._scale
        pieces = [(piece.letter, "me" if piece.mine else "piece", False) for piece in self._pieces(square)]
        stack = self._table.stacks.get(square, ())
        if scale.lines > 1:
            chip = self._chip(stack, scale.inner) or self._ground_sign(square)
            return [pieces[: scale.inner], chip]
        if scale.inner == 1:
            return [(pieces or self._chip(stack, 1) or self._ground_sign(square))[:1]]
        room = scale.inner - min(len(pieces), scale.inner - 1)
        chip = self._chip(stack, room)
        return [[*pieces[: scale.inner - len(chip)], *chip] or self._ground_sign(square)]

    def _pieces(self, square: int) -> tuple[Piece, ...]:
        """The viewer's own first."""
        return tuple(sorted(self._table.pieces.get(square, ()), key=lambda piece: not piece.mine))

    def _chip(self, stack: tuple[TokenView, ...], room: int) -> list[tuple[str, str, bool]]:
        """The uppermost token as a chip, with a small figure for how many lie there."""
        if not stack or room < 1:
            return []
        top = stack[-1]
        ink = sign.token_ink(top.kind, down=top.down)
        glyph = sign.token_sign(top.kind, down=top.down)
        count = [(sign.count_sign(len(stack)), ink, False)] if len(stack) > 1 else []
        if room == 1:
            return [(glyph, ink, False)]
        if room == 2:
            return [(glyph, ink, True), *(count or [(sign.RIGHT_EDGE, ink, False)])]
        edges = (sign.LEFT_EDGE, ink, False), (sign.RIGHT_EDGE, ink, False)
        if room == 3 and count:
            return [edges[0], (glyph, ink, True), *count]
        return [edges[0], (glyph, ink, True), edges[1], *count]

    def _ground_sign(self, square: int) -> list[tuple[str, str, bool]]:
        """What an empty square shows: a way over it, that it may be named, a pad."""
        overlay = self._overlay
        if square in overlay.way:
            return [(sign.WAY, "way", False)]
        if overlay.targets >> square & 1:
            shaded = self._ground.shaded >> square & 1
            return [(sign.TARGET_SHADED if shaded else sign.TARGET, "target", False)]
        return [(sign.PAD, "pad", False)] if self._table.pads >> square & 1 else []

    def _edges(self, square: int) -> dict[str, str]:
        """What stands for the edges of a chip, where it is pointed at or may be named."""
        if square == self._overlay.cursor:
            return {sign.LEFT_EDGE: "[", sign.RIGHT_EDGE: "]"}
        if self._overlay.targets >> square & 1:
            return {sign.LEFT_EDGE: sign.AIM, sign.RIGHT_EDGE: sign.AIM_BACK}
        return {}

    def _draw_aims(self) -> None:
        """A sign before what may be named and is not an empty square."""
        scale = self._scale
        for square in range(self._columns * self._rows):
            if not self._overlay.targets >> square & 1:
                continue
            if not self._is_taken(square) or (scale.inner > 2 and square in self._table.stacks):
                continue
            row, column = divmod(square, self._columns)
            x, top = scale.wall_column(column), scale.first_line(self._rows - 1 - row)
            for y in range(top, top + scale.lines):
                if self.lines[y][x].glyph in (" ", sign.SEAM):
                    self._put(x, y, self.lines[y][x]._replace(glyph=sign.AIM, ink="aim"))
                    break
