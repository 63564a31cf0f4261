"""The table as one seat sees it; made anew for each sitting, so that nothing of another is ever in it."""

import asyncio
from collections.abc import Callable
from typing import Final

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input

from ghoulash.core.refusal import Refusal
from ghoulash.terminal.app.desk import Desk
from ghoulash.terminal.app.layout import has_room_for_ghoul, plan
from ghoulash.terminal.app.modes import mode_of
from ghoulash.terminal.app.modes.fighting import AtTheGhoul, PickingSpot
from ghoulash.terminal.app.modes.hiding import BLOCKS, Hiding
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.app.modes.resting import HandingOver, Waiting
from ghoulash.terminal.app.sheet import sheet_of
from ghoulash.terminal.app.standing import banner, standing
from ghoulash.terminal.app.story import Story
from ghoulash.terminal.app.widgets.banner import Banner, Prompt, Title
from ghoulash.terminal.app.widgets.chart import ChartView
from ghoulash.terminal.app.widgets.ghoul import Ghoul
from ghoulash.terminal.app.widgets.keybar import KeyBar
from ghoulash.terminal.app.widgets.log import Log
from ghoulash.terminal.app.widgets.meter import Meter
from ghoulash.terminal.app.widgets.palette import Item, Palette
from ghoulash.terminal.session import Session

_ALIKE: Final = {"question_mark": "?", "space": " ", "ctrl+j": "enter", "ctrl+h": "backspace"}
_RECALLED: Final = 3
"""Lines that are news again to who goes on with a game."""
_SILENT_MODES: Final = (Hiding, PickingSpot)
"""Who handed in a chart or a weak spot has nothing more to read before the keyboard goes on."""


class TableScreen(Screen[None], inherit_bindings=False):
    """Both charts, both meters, the log, and what can be done now."""

    class HandOver(Message):
        """The other person is to act."""

    class Asked(Message):
        """`help`, `briefing`, `theme` or `quit` was asked for."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def __init__(self, session: Session, seat: int, pace: float) -> None:
        super().__init__()
        self.desk = Desk(session, seat)
        self.mode = mode_of(self.desk, None)
        self.story = Story(self.desk)
        self.front = self.mode.chart
        """The chart shown where there is room for one."""
        self._pace = pace
        self._hurried = False
        self._plan = plan(80, 24, self._columns, self._rows)
        self._own_keys: dict[str, Callable[[], None]] = {
            "tab": self._switch_chart,
            "m": self._talk,
            "pageup": lambda: self.query_one(Log).scroll_page_up(animate=False),
            "pagedown": lambda: self.query_one(Log).scroll_page_down(animate=False),
            "?": lambda: self._ask("help"),
            "f1": lambda: self._ask("help"),
            "i": lambda: self._ask("briefing"),
            "f2": lambda: self._ask("theme"),
            "ctrl+t": lambda: self._ask("theme"),
            "q": lambda: self._ask("quit"),
        }

    @property
    def _columns(self) -> int:
        return self.desk.board.grid.columns

    @property
    def _rows(self) -> int:
        return self.desk.board.grid.rows

    def compose(self) -> ComposeResult:
        desk = self.desk
        with Container(id="table"):
            with Container(id="charts"):
                for walker in (desk.seat, desk.other):
                    with Vertical(id=f"chart-{walker}", classes="chart"):
                        yield Title(id=f"title-{walker}")
                        yield ChartView(desk.board, desk.marks, id=f"walk-{walker}")
                with Vertical(id="fight"):
                    yield Ghoul(id="ghoul")
            with Container(id="panel"):
                with Vertical(id="standing"):
                    yield Banner(id="banner")
                    yield Palette(id="palette")
                    for seat in (desk.seat, desk.other):
                        yield Meter(id=f"meter-{seat}")
                yield Log(id="log")
        yield Prompt(id="prompt")
        yield Input(id="talk", placeholder=desk.words.say("app-talk"), max_length=300)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        session, seat = self.desk.session, self.desk.seat
        self.query_one("#talk").display = False
        heard, news = session.heard(seat), session.news(seat)
        self.story.hear(heard[: len(heard) - len(news)])
        self.story.turn_the_page(back=0 if news else _RECALLED)
        self.story.hear(news)
        self._go_on()

    def on_resize(self, event: events.Resize) -> None:
        self._plan = plan(event.size.width, event.size.height, self._columns, self._rows)
        self._lay_out()

    # Keys, clicks

    def on_key(self, event: events.Key) -> None:
        if self.query_one("#talk").display:
            if event.key == "escape":
                event.stop()
                self._hush()
            return
        printable = event.character if event.is_printable and event.character else event.key
        if self.press(_ALIKE.get(event.key, printable)):
            event.stop()
            event.prevent_default()

    def press(self, key: str) -> bool:
        """A key, typed or clicked."""
        self._hurried = True
        self.desk.note = ""
        lines = len(self.story.lines)
        if self.mode.press(key) or (len(key) == 1 and self.mode.press(key.lower())):
            self._go_on(lines)
            return True
        own = self._own_keys.get(key) or self._own_keys.get(key.lower())
        if own is not None:
            own()
            return True
        self._show()
        return False

    @on(ChartView.Pointed)
    def _pointed(self, message: ChartView.Pointed) -> None:
        walker = int(str(message.chart.id)[-1])
        self._hurried = True
        self.desk.note = ""
        lines = len(self.story.lines)
        self.mode.point(walker, message.place)
        self._go_on(lines)

    @on(Palette.Taken)
    def _taken(self, message: Palette.Taken) -> None:
        if isinstance(self.mode, Hiding):
            self.mode.take_up(message.kind)
            self._go_on()

    @on(Ghoul.Hit)
    def _hit(self, message: Ghoul.Hit) -> None:
        self.press(str(message.spot))

    @on(KeyBar.Tapped)
    def _tapped(self, message: KeyBar.Tapped) -> None:
        self.press(message.key)

    @on(Title.Chosen)
    def _chosen(self) -> None:
        self._switch_chart()

    def _ask(self, what: str) -> None:
        self.post_message(self.Asked(what))

    def _switch_chart(self) -> None:
        self.front = 1 - self.front
        self._show()

    # Remarks

    def _talk(self) -> None:
        talk = self.query_one("#talk", Input)
        talk.display = True
        self.query_one("#prompt").display = False
        talk.focus()

    def _hush(self) -> None:
        talk = self.query_one("#talk", Input)
        talk.value = ""
        talk.display = False
        self.query_one("#prompt").display = True
        self.set_focus(None)

    @on(Input.Submitted)
    def _said(self, message: Input.Submitted) -> None:
        text = message.value
        self._hush()
        if text.strip():
            self.desk.take(self.desk.session.say(self.desk.seat, text))
        self._show()

    # What comes next

    def _go_on(self, told: int | None = None) -> None:
        """Show where the game stands, and let it go on where nothing is asked of this seat.

        With `told`, all but so many lines are news, if there is any.
        """
        self._listen(told)
        before = self.mode
        self.mode = mode_of(self.desk, before)
        if self.mode is not before:
            self.front = self.mode.chart
        self._show()
        if isinstance(self.mode, Waiting):
            self._hurried = False
            self._let_the_bots_play()
        elif isinstance(self.mode, Hiding):
            self._let_the_bots_play()
        elif isinstance(self.mode, HandingOver) and (self.mode.ready or isinstance(before, _SILENT_MODES)):
            self.post_message(self.HandOver())

    @work(exclusive=True)
    async def _let_the_bots_play(self) -> None:
        waiting = isinstance(self.mode, Waiting)
        for moved in self.desk.session.bots():
            if isinstance(moved, Refusal):
                self.desk.take(moved)
                if isinstance(self.mode, Waiting):
                    self.mode.held_up = self.desk.note
                self._show()
                return
            if waiting:
                self._show()
                await asyncio.sleep(0 if self._hurried else self._pace)
        if waiting:
            self._go_on()

    def _listen(self, told: int | None = None) -> None:
        news = self.desk.session.news(self.desk.seat)
        if news and told is not None:
            self.story.fresh_from = told
        self.story.hear(news)

    # What is seen

    def _lay_out(self) -> None:
        """Divide the screen as planned."""
        self.set_class(self._plan.both, "both")
        self.set_class(self._plan.below, "below")
        for chart in self.query(ChartView):
            chart.scale = self._plan.scale
        self._show()

    def _show(self) -> None:
        """Draw everything as it stands."""
        if not self.is_mounted:
            return
        self._listen()
        desk, view = self.desk, self.desk.view
        for walker in (0, 1):
            chart = self.query_one(f"#walk-{walker}", ChartView)
            chart.sheet = sheet_of(desk.board, view, walker)
            chart.overlay = self.mode.overlay(walker)
            self.query_one(f"#meter-{walker}", Meter).show(standing(desk, walker))
            self.query_one(f"#title-{walker}", Title).show(*self._title(walker))
        self._show_parts()
        self.query_one(Banner).show(*banner(desk), mine=desk.session.waiting() == desk.seat)
        self.query_one(Log).show(self.story.lines, len(self.story.lines) - self.story.fresh_from)
        self.query_one(Prompt).show(desk.note or self.mode.prompt(), refused=bool(desk.note))
        self.query_one(KeyBar).show([*self.mode.hints(), *self._common_hints()])

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

    def _common_hints(self) -> list[Hint]:
        say = self.desk.words.say
        found = [] if self._plan.both else [Hint("tab", "Tab", say("app-key-switch"))]
        return [
            *found,
            Hint("?", "?", say("app-key-help")),
            Hint("q", "q", say("app-key-quit")),
            Hint("m", "m", say("app-key-say")),
            Hint("i", "i", say("app-key-briefing")),
            Hint("f2", "F2", say("app-key-theme")),
        ]
