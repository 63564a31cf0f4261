"""The widget of the board: it draws what it is told to, says where it was pointed at, knows no rules."""

from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.terminal.rooms.last_game_on_earth.app.drawing import (
    GROUNDS,
    INKS,
    Drawing,
    Overlay,
    Table,
)
from ghoulash.terminal.rooms.last_game_on_earth.app.floor import Cell
from ghoulash.terminal.rooms.last_game_on_earth.app.layout import Plan
from ghoulash.terminal.rooms.last_game_on_earth.app.scale import HEADING, MARGIN

_CHIP = "chip-"


class BoardView(Widget):
    """A window on the board, that follows the square looked at."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"ink-{name}" for name in INKS} | {
        f"ground-{name}" for name in GROUNDS
    }

    class Pointed(Message):
        """A square was clicked."""

        def __init__(self, square: int) -> None:
            super().__init__()
            self.square = square

    def __init__(self, *, id: str) -> None:  # noqa: A002 (Textual's name)
        super().__init__(id=id)
        self._ground: Ground | None = None
        self._plan: Plan | None = None
        self._lines: list[list[Cell]] = []
        self._styles: dict[tuple[str, str, bool], Style] = {}
        self._off = (0, 0)
        """The first column and line of the drawing, labels left out, that is seen."""

    def show(self, ground: Ground, table: Table, overlay: Overlay, plan: Plan, look_at: int) -> None:
        """Draw it; only the lines that changed go to the terminal."""
        size = None if self._plan is None else self._plan[:3]
        self._ground, self._plan = ground, plan
        self._follow(look_at)
        before, self._lines = self._lines, self._window(Drawing(ground, table, plan.scale, overlay).lines)
        if plan[:3] != size:
            self.refresh(layout=True)
        elif len(before) != len(self._lines):
            self.refresh()
        else:
            changed = [y for y, (old, new) in enumerate(zip(before, self._lines, strict=True)) if old != new]
            if changed:
                self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def _follow(self, square: int) -> None:
        """Move the window so that the square and what is around it are seen."""
        assert self._plan is not None
        assert self._ground is not None
        scale, grid = self._plan.scale, self._ground.grid
        row, column = divmod(max(square, 0), grid.columns)
        x = scale.wall_column(column) - MARGIN
        y = scale.first_line(grid.rows - 1 - row) - HEADING
        self._off = (
            _slid(
                self._off[0], x, self._plan.width - MARGIN, scale.width(grid.columns) - MARGIN, scale.across
            ),
            _slid(
                self._off[1], y, self._plan.height - HEADING, scale.height(grid.rows) - HEADING, scale.down
            ),
        )

    def _window(self, lines: list[list[Cell]]) -> list[list[Cell]]:
        assert self._plan is not None
        left, top = self._off
        wide, high = self._plan.width - MARGIN, self._plan.height - HEADING
        body = lines[:HEADING] + lines[HEADING + top : HEADING + top + high]
        return [line[:MARGIN] + line[MARGIN + left : MARGIN + left + wide] for line in body]

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return 0 if self._plan is None else self._plan.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 0 if self._plan is None else self._plan.height

    def notify_style_update(self) -> None:
        self._styles.clear()
        super().notify_style_update()

    def _style(self, cell: Cell) -> Style:
        """What is filled in is written in reverse, so that it is seen without colours too."""
        key = (cell.ink, cell.ground, cell.under)
        if key not in self._styles:
            page = self.background_colors[1]
            ink = self.get_component_styles(f"ink-{cell.ink}")
            fore = page + ink.color
            filled = cell.ground.startswith(_CHIP) or cell.ground in ("many", "cursor")
            name = "page" if cell.ground.startswith(_CHIP) else cell.ground
            ground = self.get_component_styles(f"ground-{name}")
            back = page + ground.background
            if cell.ground == "cursor":
                fore, back = page + ground.background, page + ground.color
            self._styles[key] = Style(
                color=fore.rich_color,
                bgcolor=back.rich_color,
                bold=bool(ink.text_style.bold),
                underline=cell.under,
                reverse=filled,
            )
        return self._styles[key]

    def render_line(self, y: int) -> Strip:
        if not 0 <= y < len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        segments = [Segment(cell.glyph, self._style(cell)) for cell in self._lines[y]]
        return Strip(segments).simplify().adjust_cell_length(self.size.width, self.rich_style)

    @property
    def text(self) -> list[str]:
        """What is seen, as plain lines."""
        return ["".join(cell.glyph for cell in line) for line in self._lines]

    def region_of(self, square: int) -> Region:
        """Where a square is drawn, in the widget."""
        assert self._plan is not None
        assert self._ground is not None
        grid, scale = self._ground.grid, self._plan.scale
        row, column = divmod(square, grid.columns)
        x = scale.wall_column(column) + 1 - self._off[0]
        return Region(x, scale.first_line(grid.rows - 1 - row) - self._off[1], scale.inner, scale.lines)

    def on_click(self, event: events.Click) -> None:
        if self._plan is None or self._ground is None or event.x < MARGIN or event.y < HEADING:
            return
        grid = self._ground.grid
        x, y = event.x + self._off[0], event.y + self._off[1]
        square = self._plan.scale.square_at(grid.columns, grid.rows, x, y)
        if square is not None and self._ground.squares >> square & 1:
            event.stop()
            self.post_message(self.Pointed(square))


def _slid(off: int, at: int, room: int, whole: int, step: int) -> int:
    """Where a window of some room begins that showed from `off` on, and must show what is at `at`."""
    around = min(2 * step, room // 3)
    off = min(off, at - around)
    off = max(off, at + step + around - room)
    return max(0, min(off, whole - room))
