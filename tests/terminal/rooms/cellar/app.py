"""The toy's room in the app: its cards as a line of text, its actions by number."""

from typing import Any

from textual.app import ComposeResult

from ghoulash.core.squares import each
from ghoulash.terminal.app.desk import Desk
from ghoulash.terminal.app.modes.mode import Hint, Mode
from ghoulash.terminal.app.modes.resting import Ended, HandingOver, Waiting
from ghoulash.terminal.app.room import AppRoom
from ghoulash.terminal.app.screens.reading import Part
from ghoulash.terminal.app.screens.table import TableScreen
from ghoulash.terminal.app.story import Story
from ghoulash.terminal.app.widgets.written import Written
from ghoulash.terminal.session import Session


class Choosing(Mode[Desk]):
    """One of what can be done, by its number; `d` hands the cellar in."""

    def prompt(self) -> str:
        return "Which?"

    def hints(self) -> list[Hint]:
        actions = self.desk.session.actions(self.desk.seat)
        return [Hint(str(n), str(n), str(action)) for n, action in enumerate(actions, 1)]

    def press(self, key: str) -> bool:
        session, seat = self.desk.session, self.desk.seat
        actions = session.actions(seat)
        if key == "d" and session.draft(seat) is not None:
            return self.desk.take(session.confirm(seat))
        if not key.isdecimal() or not 0 < int(key) <= len(actions):
            return False
        return self.desk.do((actions[int(key) - 1],))


class CellarTable(TableScreen[Desk], inherit_bindings=False):
    def __init__(self, session: Session, seat: int, pace: float) -> None:
        desk = Desk(session, seat)
        super().__init__(desk, Story(desk), pace)

    def mode_now(self, before: Mode[Any] | None) -> Mode[Desk]:
        session = self.desk.session
        if session.over:
            kind = Ended
        elif session.waiting() == self.desk.seat:
            kind = Choosing
        else:
            kind = Waiting if session.waiting() is None else HandingOver
        return before if type(before) is kind else kind(self.desk)

    def compose_board(self) -> ComposeResult:
        yield Written(id="cards")

    def compose_standing(self) -> ComposeResult:
        yield Written(id="players")

    def show_board(self) -> None:
        players = self.desk.view.players
        hand = " ".join(map(str, each(players[self.desk.seat].hand)))
        held = ", ".join(
            f"{name} {player.cards}" for name, player in zip(self.desk.session.names, players, strict=True)
        )
        self.query_one("#cards", Written).write([(f"Your hand: {hand}", "")])
        self.query_one("#players", Written).write([(held, "")])

    def banner(self) -> tuple[str, str]:
        return self.desk.session.called(self.desk.session.acting), "Cellar"


class CellarApp(AppRoom):
    def table(self, session: Session, seat: int, pace: float) -> CellarTable:
        return CellarTable(session, seat, pace)

    def help(self, session: Session) -> list[Part]:
        return [("A number does it.\n\n", "")]
