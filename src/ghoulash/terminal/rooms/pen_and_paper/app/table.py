"""The table of pen-and-paper: both charts, both meters, the palette while hiding, the Ghoul in a fight."""

from collections.abc import Callable
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Vertical

from ghoulash.terminal.app.modes.mode import Hint, Mode
from ghoulash.terminal.app.screens.table import TableScreen
from ghoulash.terminal.app.widgets.banner import Title
from ghoulash.terminal.rooms.pen_and_paper.app.desk import ChartDesk
from ghoulash.terminal.rooms.pen_and_paper.app.layout import has_room_for_ghoul, plan
from ghoulash.terminal.rooms.pen_and_paper.app.modes import mode_of
from ghoulash.terminal.rooms.pen_and_paper.app.modes.chart_mode import ChartMode
from ghoulash.terminal.rooms.pen_and_paper.app.modes.fighting import AtTheGhoul
from ghoulash.terminal.rooms.pen_and_paper.app.modes.hiding import BLOCKS, Hiding
from ghoulash.terminal.rooms.pen_and_paper.app.standing import banner, standing
from ghoulash.terminal.rooms.pen_and_paper.app.walks import StoryOfWalks
from ghoulash.terminal.rooms.pen_and_paper.app.widgets.chart import ChartView
from ghoulash.terminal.rooms.pen_and_paper.app.widgets.ghoul import Ghoul
from ghoulash.terminal.rooms.pen_and_paper.app.widgets.meter import Meter
from ghoulash.terminal.rooms.pen_and_paper.app.widgets.palette import Item, Palette
from ghoulash.terminal.rooms.pen_and_paper.sheet import sheet_of
from ghoulash.terminal.session import Session


class TableOfCharts(TableScreen[ChartDesk], inherit_bindings=False):
    """As one of the two sees it."""

    CSS_PATH = "table.tcss"
    mode: ChartMode  # pyright: ignore[reportIncompatibleVariableOverride]  (only `mode_now` makes one)

    def __init__(self, session: Session, seat: int, pace: float) -> None:
        desk = ChartDesk(session, seat)
        super().__init__(desk, StoryOfWalks(desk), pace)
        self.front = self.mode.chart
        """The chart shown where there is room for one."""
        self._plan = plan(80, 24, self._columns, self._rows)

    @property
    def _columns(self) -> int:
        return self.desk.board.grid.columns

    @property
    def _rows(self) -> int:
        return self.desk.board.grid.rows

    def mode_now(self, before: Mode[Any] | None) -> ChartMode:
        return mode_of(self.desk, before if isinstance(before, ChartMode) else None)

    def mode_changed(self) -> None:
        self.front = self.mode.chart

    def banner(self) -> tuple[str, str]:
        return banner(self.desk)

    # The widgets

    def compose_board(self) -> ComposeResult:
        desk = self.desk
        with Container(id="charts"):
            for walker in (desk.seat, desk.other):
                with Vertical(id=f"chart-{walker}", classes="chart"):
                    yield Title(id=f"title-{walker}")
                    yield ChartView(desk.board, desk.marks, id=f"walk-{walker}")
            with Vertical(id="fight"):
                yield Ghoul(id="ghoul")

    def compose_standing(self) -> ComposeResult:
        yield Palette(id="palette")
        for seat in (self.desk.seat, self.desk.other):
            yield Meter(id=f"meter-{seat}")

    def lay_out(self, width: int, height: int) -> None:
        self._plan = plan(width, height, self._columns, self._rows)
        self.set_class(self._plan.both, "both")
        self.set_class(self._plan.below, "below")
        for chart in self.query(ChartView):
            chart.scale = self._plan.scale

    # Keys and clicks

    def own_keys(self) -> dict[str, Callable[[], None]]:
        return {"tab": self._switch_chart}

    def own_hints(self) -> list[Hint]:
        return [] if self._plan.both else [Hint("tab", "Tab", self.desk.words.say("app-key-switch"))]

    @on(ChartView.Pointed)
    def _pointed(self, message: ChartView.Pointed) -> None:
        walker = int(str(message.chart.id)[-1])

        def point() -> bool:
            self.mode.point(walker, message.place)
            return True

        self.act(point)

    @on(Palette.Taken)
    def _taken(self, message: Palette.Taken) -> None:
        mode = self.mode
        if isinstance(mode, Hiding):
            mode.take_up(message.kind)
            self.show()

    @on(Ghoul.Hit)
    def _hit(self, message: Ghoul.Hit) -> None:
        self.press(str(message.spot))

    @on(Title.Chosen)
    def _switch_chart(self) -> None:
        self.front = 1 - self.front
        self.show()

    # What is seen

    def show_board(self) -> None:
        desk, view = self.desk, self.desk.view
        for walker in (0, 1):
            chart = self.query_one(f"#walk-{walker}", ChartView)
            chart.sheet = sheet_of(desk.board, view, walker)
            chart.overlay = self.mode.overlay(walker)
            self.query_one(f"#meter-{walker}", Meter).show(standing(desk, walker))
            self.query_one(f"#title-{walker}", Title).show(*self._title(walker))
        self._show_parts()

    def _show_parts(self) -> None:
        """Which of the charts, the Ghoul, the palette and the meters stand there."""
        fighting = isinstance(self.mode, AtTheGhoul)
        for walker in (0, 1):
            shown = walker == self.mode.chart if fighting else walker == self.front
            crowded = fighting and not has_room_for_ghoul(self._plan, self.size.width, self._columns)
            self.query_one(f"#chart-{walker}").display = (
                shown or (self._plan.both and not fighting)
            ) and not crowded
        self.query_one("#fight").display = fighting
        if isinstance(self.mode, AtTheGhoul):
            self.query_one(Ghoul).show(self.mode.spot, self.mode.missed())
        hiding = isinstance(self.mode, Hiding)
        palette = self.query_one(Palette)
        palette.display = hiding
        if isinstance(self.mode, Hiding):
            palette.show(self._items(self.mode))
        for meter in self.query(Meter):
            meter.display = not hiding

    def _items(self, mode: Hiding) -> list[Item]:
        words = self.desk.words
        return [
            Item(
                kind=row.kind,
                key=row.key,
                mark=row.mark,
                name=words.say("app-blocks") if row.kind == BLOCKS else words.kind(row.kind, row.total),
                left=row.left,
                in_hand=row.in_hand,
            )
            for row in mode.rows()
        ]

    def _title(self, walker: int) -> tuple[str, str]:
        """A chart's name; and that there is another, where only one is seen and a narrow one has room."""
        say = self.desk.words.say
        if walker == self.desk.seat:
            name = say("app-chart-walked")
        else:
            name = say("app-chart-hiding") if isinstance(self.mode, Hiding) else say("app-chart-hidden")
        behind = say("app-chart-behind")
        fits = len(f" {name} ⇥ {behind}") <= self._plan.scale.width(self._columns)
        return name, behind if fits and not self._plan.both else ""
