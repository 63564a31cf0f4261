"""Nothing to decide: the opponent is at it, the keyboard is to be handed over, or the game has ended."""

from ghoulash.terminal.app.desk import Desk
from ghoulash.terminal.app.modes.mode import Hint, Mode


class Waiting(Mode):
    """The opponent thinks; where that could not be kept on the disk, Enter tries again."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.held_up = ""
        """Why the opponent cannot go on, in a sentence."""

    @property
    def chart(self) -> int:
        return self.desk.other

    def prompt(self) -> str:
        name = self.desk.session.names[self.desk.other]
        return self.held_up or self.desk.words.say("app-wait", name=name)

    def hints(self) -> list[Hint]:
        return [Hint("enter", "⏎", self.desk.words.say("app-key-again"))] if self.held_up else []

    def press(self, key: str) -> bool:
        if key != "enter":
            return False
        self.held_up = ""
        return True


class HandingOver(Mode):
    """The other person is to act; this one reads to the end first."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.ready = False
        """Whether the curtain may fall."""

    @property
    def chart(self) -> int:
        return self.desk.seat

    def prompt(self) -> str:
        return self.desk.words.say("app-hand-over", name=self.desk.session.names[self.desk.other])

    def hints(self) -> list[Hint]:
        return [Hint("enter", "⏎", self.desk.words.say("app-key-hand-over"))]

    def press(self, key: str) -> bool:
        if key not in ("enter", " "):
            return False
        self.ready = True
        return True


class Ended(Mode):
    """The game is over; both charts lie open."""

    @property
    def chart(self) -> int:
        return self.desk.seat

    def prompt(self) -> str:
        session = self.desk.session
        assert session.outcome is not None
        how = self.desk.words.describe_outcome(session.outcome, self._reader, session.names)
        return self.desk.words.say("app-ended", how=how)

    @property
    def _reader(self) -> int | None:
        """Two people read it together."""
        return self.desk.seat if len(self.desk.session.people) == 1 else None

    def hints(self) -> list[Hint]:
        return []

    def press(self, key: str) -> bool:
        return False
