"""The table as one seat sees it; made anew for each sitting, so that nothing of another is ever in it."""

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input

from ghoulash.core.refusal import Refusal
from ghoulash.terminal.app.modes.mode import D, Hint, Mode
from ghoulash.terminal.app.modes.resting import Ended, HandingOver, Waiting
from ghoulash.terminal.app.story import Story
from ghoulash.terminal.app.widgets.banner import Banner, Prompt
from ghoulash.terminal.app.widgets.keybar import KeyBar
from ghoulash.terminal.app.widgets.log import Log

_ALIKE: Final = {"question_mark": "?", "space": " ", "ctrl+j": "enter", "ctrl+h": "backspace"}
_RECALLED: Final = 3
"""Lines that are news again to who goes on with a game."""


class TableScreen(Screen[None], Generic[D], inherit_bindings=False):
    """The log, what can be done now, and around them whatever a game has: its board, its meters, its modes.

    A game's own table says what `mode_now`, `compose_board`, `compose_standing`, `show_board` and `banner`
    are; and `lay_out`, `own_keys` and `own_hints`, where it has some.
    """

    talk_key: ClassVar[str] = "m"

    class HandOver(Message):
        """Another person is to act."""

    class Asked(Message):
        """`help`, `briefing`, `theme` or `quit` was asked for."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def __init__(self, desk: D, story: Story, pace: float) -> None:
        super().__init__()
        self.desk = desk
        self.story = story
        self.mode: Mode[D] = self.mode_now(None)
        self._pace = pace
        self._hurried = False
        self._keys: dict[str, Callable[[], None]] = {
            self.talk_key: self._talk,
            "pageup": lambda: self.query_one(Log).scroll_page_up(animate=False),
            "pagedown": lambda: self.query_one(Log).scroll_page_down(animate=False),
            "?": lambda: self._ask("help"),
            "f1": lambda: self._ask("help"),
            "i": lambda: self._ask("briefing"),
            "f2": lambda: self._ask("theme"),
            "ctrl+t": lambda: self._ask("theme"),
            "q": lambda: self._ask("quit"),
        } | self.own_keys()

    # What each game says for itself

    def mode_now(self, before: Mode[Any] | None) -> Mode[D]:
        """The mode for what is asked of this seat now; the one before where that has not changed."""
        raise NotImplementedError

    def compose_board(self) -> ComposeResult:
        """The widgets of the board."""
        raise NotImplementedError

    def compose_standing(self) -> ComposeResult:
        """The widgets between the banner and the log: how everybody does."""
        raise NotImplementedError

    def show_board(self) -> None:
        """Draw the board and how everybody does as it stands, in the mode there is."""
        raise NotImplementedError

    def banner(self) -> tuple[str, str]:
        """Whose turn it is, and of what game."""
        raise NotImplementedError

    def mode_changed(self) -> None:
        """Another mode has come: what is looked at may change with it."""

    def lay_out(self, width: int, height: int) -> None:
        """Divide a screen of this size."""

    def own_keys(self) -> dict[str, Callable[[], None]]:
        """Keys that do something in every mode."""
        return {}

    def own_hints(self) -> list[Hint]:
        """What those keys do."""
        return []

    # The screen

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            yield from self.compose_board()
            with Container(id="panel"):
                with Vertical(id="standing"):
                    yield Banner(id="banner")
                    yield from self.compose_standing()
                yield Log(id="log")
        yield Prompt(id="prompt")
        yield Input(id="talk", placeholder=self.desk.words.say("app-talk"), max_length=300)
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
        self.lay_out(event.size.width, event.size.height)
        self.show()

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
        if self.act(lambda: self.mode.press(key) or (len(key) == 1 and self.mode.press(key.lower()))):
            return True
        own = self._keys.get(key) or self._keys.get(key.lower())
        if own is not None:
            own()
            return True
        self.show()
        return False

    def act(self, act: Callable[[], bool]) -> bool:
        """Let a mode act on a key or a click, and go on where it has; whoever acts does not wish to wait."""
        self._hurried = True
        self.desk.note = ""
        lines = len(self.story.lines)
        acted = act()
        if acted:
            self._go_on(lines)
        return acted

    @on(KeyBar.Tapped)
    def _tapped(self, message: KeyBar.Tapped) -> None:
        self.press(message.key)

    def _ask(self, what: str) -> None:
        self.post_message(self.Asked(what))

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
        self.show()

    # What comes next

    def _go_on(self, told: int | None = None) -> None:
        """Show where the game stands, and let it go on where nothing is asked of this seat.

        With `told`, all but so many lines are news, if there is any.
        """
        self._listen(told)
        before = self.mode
        self.mode = self.mode_now(before)
        if self.mode is not before:
            self.mode_changed()
        self.show()
        if isinstance(self.mode, HandingOver):
            if self.mode.ready or before.silent:
                self.post_message(self.HandOver())
            return
        self._hurried = self._hurried and not isinstance(self.mode, Waiting)
        if not isinstance(self.mode, Ended) and self.desk.session.bots_are_asked:
            self._let_the_bots_play()

    @work(exclusive=True)
    async def _let_the_bots_play(self) -> None:
        waiting = isinstance(self.mode, Waiting)
        for moved in self.desk.session.bots():
            if isinstance(moved, Refusal):
                self.desk.take(moved)
                if isinstance(self.mode, Waiting):
                    self.mode.held_up = self.desk.note
                self.show()
                return
            if waiting:
                self.show()
                await asyncio.sleep(0 if self._hurried else self._pace)
        if waiting:
            self._go_on()
        else:
            self.show()

    def _listen(self, told: int | None = None) -> None:
        news = self.desk.session.news(self.desk.seat)
        if news and told is not None:
            self.story.fresh_from = told
        self.story.hear(news)

    # What is seen

    def show(self) -> None:
        """Draw everything as it stands."""
        if not self.is_mounted:
            return
        self._listen()
        desk = self.desk
        self.show_board()
        self.query_one(Banner).show(*self.banner(), mine=desk.session.waiting() == desk.seat)
        self.query_one(Log).show(self.story.lines, len(self.story.lines) - self.story.fresh_from)
        self.query_one(Prompt).show(desk.note or self.mode.prompt(), refused=bool(desk.note))
        self.query_one(KeyBar).show([*self.mode.hints(), *self.own_hints(), *self._common_hints()])

    def _common_hints(self) -> list[Hint]:
        say = self.desk.words.say
        return [
            Hint("?", "?", say("app-key-help")),
            Hint("q", "q", say("app-key-quit")),
            Hint(self.talk_key, self.talk_key, say("app-key-say")),
            Hint("i", "i", say("app-key-briefing")),
            Hint("f2", "F2", say("app-key-theme")),
        ]
