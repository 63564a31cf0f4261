"""The app: who sits at the keyboard, which screen is up, and leaving without losing anything."""

import os
import signal
import sys
from typing import Any, ClassVar, Final

from textual import on
from textual.app import App
from textual.binding import Binding, BindingType

from ghoulash.terminal.app import sheets
from ghoulash.terminal.app.room import AppRoom
from ghoulash.terminal.app.screens.curtain import Curtain
from ghoulash.terminal.app.screens.reading import Reading
from ghoulash.terminal.app.screens.table import TableScreen
from ghoulash.terminal.app.themes import NIGHT, PAPER, THEMES
from ghoulash.terminal.finding import find_room
from ghoulash.terminal.session import Session

PACE: Final = 0.06
"""Seconds between two steps of a bot, so that its walk can be followed."""


class GhoulashApp(App[None], inherit_bindings=False):
    """One game at this keyboard."""

    CSS_PATH = "app.tcss"
    AUTO_FOCUS = None
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", priority=True, show=False)
    ]

    def __init__(self, session: Session, *, pace: float = PACE) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ)
        self.session = session
        self._room: AppRoom = find_room(session.game.id, "app")()
        self.mishap: Exception | None = None
        """What went wrong in the app itself, if anything did."""
        self._pace = pace
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = PAPER.name

    def on_mount(self) -> None:
        self._catch_signals()
        if self.animation_level == "none":
            self._pace = 0
        self._seat_somebody()
        if not self.session.resumed or self.session.notices:
            self.push_screen(sheets.briefing(self.session, self._room))

    def _catch_signals(self) -> None:
        """A terminal that is closed is left in order: what was played is on the disk already."""
        if sys.platform != "win32" and not self.is_headless:
            import asyncio

            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit)
            signal.signal(signal.SIGHUP, self._hang_up)
            self.set_interval(1, self._look_for_the_terminal)

    def _look_for_the_terminal(self) -> None:
        """Not every terminal that goes says so to what `make` has started in it."""
        import termios

        try:
            termios.tcgetattr(0)
        except termios.error:
            self._hang_up()

    def _hang_up(self, *_: object) -> None:
        """No terminal is left to put in order, and whoever waits for its answer waits for ever."""
        self.session.close()
        os._exit(128 + signal.SIGHUP)

    # Who sits here

    def _seat_somebody(self) -> None:
        """The table for whoever is in front; a curtain first where somebody else is to act."""
        session = self.session
        seat = session.waiting()
        if seat is None:
            seat = session.people[0] if session.front is None else session.front
        if session.curtain(seat) and not session.over:
            self._go_to(Curtain(session.words, seat, session.names[seat]))
        else:
            session.sit(seat)
            self._go_to(self._room.table(session, seat, self._pace))

    def _go_to(self, screen: Curtain | TableScreen[Any]) -> None:
        """Put a screen in place of what is there, so that nothing of it stays."""
        if isinstance(self.screen, Curtain | TableScreen):
            self.switch_screen(screen)  # pyright: ignore[reportUnknownMemberType]
        else:
            self.push_screen(screen)

    @on(TableScreen.HandOver)
    def _hand_over(self) -> None:
        self._seat_somebody()

    @on(Curtain.Lifted)
    def _lifted(self, message: Curtain.Lifted) -> None:
        self.session.sit(message.seat)
        self._seat_somebody()

    # What is asked for

    @on(TableScreen.Asked)
    def _asked(self, message: TableScreen.Asked) -> None:
        if message.what == "theme":
            self.theme = NIGHT.name if self.theme == PAPER.name else PAPER.name
        elif message.what == "quit" and self.session.over:
            self.exit()
        elif message.what == "quit":
            self.push_screen(sheets.leaving(self.session.words), self._perhaps_leave)
        else:
            self.push_screen(self._sheet(message.what))

    def _sheet(self, what: str) -> Reading:
        make = sheets.help_sheet if what == "help" else sheets.briefing
        return make(self.session, self._room)

    def _perhaps_leave(self, key: str | None) -> None:
        if key in ("q", "enter"):
            self.exit()

    def action_leave(self) -> None:
        """Leave at once; the game is kept."""
        self.exit()

    # Mishaps

    def _handle_exception(self, error: Exception) -> None:
        """No traceback reaches a player, nor what stands in it; tests see it as it is."""
        if self.is_headless:
            super()._handle_exception(error)
            return
        self.mishap = error
        self.exit(return_code=1)
