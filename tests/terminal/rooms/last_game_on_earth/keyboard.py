"""Somebody at a keyboard in plain lines, at a position that a test wants."""

from collections.abc import Callable

from ghoulash.table.table import Happened
from ghoulash.terminal.obeying import Obeying
from ghoulash.terminal.opening import begin
from ghoulash.terminal.session import PlayOptions, Session
from tests.rulebook.lg_stage import Play
from tests.terminal.rooms.last_game_on_earth.typing import GAME

NAMES = ("Ada", "Bo", "Cleo", "Dan")


class Keyboard:
    """A person at a position, typing; what is written, and what everybody has heard."""

    def __init__(self, play: Play, language: str = "en", *, confirm: bool = True) -> None:
        seats = len(play.state.players)
        options = PlayOptions(
            game=GAME, lang=language, seed="keys", vs="person", seats=seats, names=NAMES[:seats]
        )
        self.session: Session = begin(options)
        self.session.table.state = play.state
        self.session.sit(0)
        self.written: list[str] = []
        self.typed = Obeying(self.session, 0, self.written.append, confirm=confirm)

    def says(self, *lines: str) -> str:
        """The question after all that."""
        for line in lines:
            self.typed.obey(line)
        return self.typed.room.question()

    @property
    def heard(self) -> list[str]:
        """All that Ada did, as the record has it."""
        entries = [entry for entry in self.session.heard(1) if isinstance(entry, Happened)]
        deeds = [entry.deed for entry in entries if entry.deed is not None and entry.deed.seat == 0]
        return [str(deed.action) for deed in deeds]

    def told(self, seat: int = 0) -> list[str]:
        """All that a seat was told of what people did, in its room's words."""
        other = Obeying(self.session, seat, self.written.append, confirm=False)
        return list(other.room.told(self.session.heard(seat)))

    def pass_on(self, seat: int, *lines: str) -> None:
        """Somebody else types."""
        self.session.sit(seat)
        other = Obeying(self.session, seat, self.written.append, confirm=False)
        for line in lines:
            assert other.obey(line), self.written[-1]


Sit = Callable[..., Keyboard]
