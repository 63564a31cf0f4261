"""The widget of one chart: it draws what it is told to, says where it was pointed at, knows no rules."""

from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from ghoulash.games.pen_and_paper.board import Board
from ghoulash.terminal.rooms.pen_and_paper.app.drawing import GROUNDS, INKS, Cell, Drawing, Overlay
from ghoulash.terminal.rooms.pen_and_paper.app.marks import Marks
from ghoulash.terminal.rooms.pen_and_paper.app.scale import SMALL, Place, Scale
from ghoulash.terminal.rooms.pen_and_paper.sheet import Sheet


class ChartView(Widget):
    """A chart."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"ink-{name}" for name in INKS} | {
        f"ground-{name}" for name in GROUNDS
    }
    scale: reactive[Scale] = reactive(SMALL, layout=True)
    sheet: reactive[Sheet | None] = reactive(None)
    overlay: reactive[Overlay] = reactive(Overlay())

    class Pointed(Message):
        """A square, or one of its sides, was clicked."""

        def __init__(self, chart: "ChartView", place: Place) -> None:
            super().__init__()
            self.chart = chart
            self.place = place

        @property
        def control(self) -> "ChartView":
            return self.chart

    def __init__(self, board: Board, marks: Marks, *, id: str) -> None:  # noqa: A002 (Textual's name)
        super().__init__(id=id)
        self.board = board
        self._marks = marks
        self._lines: list[list[Cell]] = []
        self._styles: dict[tuple[str, str, bool], Style] = {}

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.scale.width(self.board.grid.columns)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.scale.height(self.board.grid.rows)

    def watch_scale(self) -> None:
        self._draw()

    def watch_sheet(self) -> None:
        self._draw()

    def watch_overlay(self) -> None:
        self._draw()

    def _draw(self) -> None:
        """Draw anew; only the lines that changed go to the terminal."""
        before, self._lines = self._lines, []
        if self.sheet is not None:
            self._lines = Drawing(self.board, self.sheet, self.scale, self._marks, self.overlay).lines
        if len(before) != len(self._lines):
            self.refresh()
            return
        changed = [y for y, lines in enumerate(zip(before, self._lines, strict=True)) if lines[0] != lines[1]]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def notify_style_update(self) -> None:
        self._styles.clear()
        super().notify_style_update()

    def _style(self, cell: Cell) -> Style:
        """What is filled in is written in reverse, so that it is seen without colours too."""
        key = (cell.ink, cell.ground, cell.under)
        if key not in self._styles:
            page = self.background_colors[1]
            cursor = self.get_component_styles("ground-cursor")
            ink = cursor if cell.ink == "cursor" else self.get_component_styles(f"ink-{cell.ink}")
            ground = self.get_component_styles(f"ground-{cell.ground}")
            on_cursor = cell.ground == "cursor"
            back = page + (cursor.color if on_cursor else ground.background)
            fore = page + (cursor.background if on_cursor or cell.ink == "cursor" else ink.color)
            self._styles[key] = Style(
                color=fore.rich_color,
                bgcolor=back.rich_color,
                bold=bool(ink.text_style.bold),
                underline=cell.under,
                reverse=cell.ground in ("cursor", "many"),
            )
        return self._styles[key]

    def render_line(self, y: int) -> Strip:
        if not 0 <= y < len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        segments = [Segment(cell.glyph, self._style(cell)) for cell in self._lines[y]]
        strip = Strip(segments).simplify()
        return strip.adjust_cell_length(self.size.width, self.rich_style)

    @property
    def text(self) -> list[str]:
        """What is drawn, as plain lines."""
        return ["".join(cell.glyph for cell in line) for line in self._lines]

    def region_of(self, square: int) -> Region:
        """Where a square is drawn, in the widget."""
        row, column = divmod(square, self.board.grid.columns)
        line = self.board.grid.rows - 1 - row
        x, y = self.scale.wall_column(column) + 1, self.scale.first_line(line)
        return Region(x, y, self.scale.inner, max(1, self.scale.down - 1))

    def on_click(self, event: events.Click) -> None:
        grid = self.board.grid
        place = self.scale.place(grid.columns, grid.rows, event.x, event.y)
        if place is not None:
            event.stop()
            self.post_message(self.Pointed(self, place))
