"""Nothing to decide: others are at it, the keyboard is to be handed over, or the game has ended."""

from ghoulash.terminal.app.modes.mode import D, Hint, Mode


class Waiting(Mode[D]):
    """Bots think; where that could not be kept on the disk, Enter tries again."""

    def __init__(self, desk: D) -> None:
        super().__init__(desk)
        self.held_up = ""
        """Why they cannot go on, in a sentence."""

    def prompt(self) -> str:
        name = self.desk.session.called(self.desk.session.acting)
        return self.held_up or self.desk.words.say("app-wait", name=name)

    def hints(self) -> list[Hint]:
        return [Hint("enter", "⏎", self.desk.words.say("app-key-again"))] if self.held_up else []

    def press(self, key: str) -> bool:
        if key != "enter":
            return False
        self.held_up = ""
        return True


class HandingOver(Mode[D]):
    """Another person is to act; this one reads to the end first."""

    def __init__(self, desk: D) -> None:
        super().__init__(desk)
        self.ready = False
        """Whether the curtain may fall."""

    def prompt(self) -> str:
        waiting = self.desk.session.waiting()
        name = "" if waiting is None else self.desk.session.names[waiting]
        return self.desk.words.say("app-hand-over", name=name)

    def hints(self) -> list[Hint]:
        return [Hint("enter", "⏎", self.desk.words.say("app-key-hand-over"))]

    def press(self, key: str) -> bool:
        if key not in ("enter", " "):
            return False
        self.ready = True
        return True


class Ended(Mode[D]):
    """The game is over."""

    def prompt(self) -> str:
        session = self.desk.session
        assert session.outcome is not None
        return self.desk.words.describe_outcome(session.outcome, self._reader, session.names)

    @property
    def _reader(self) -> int | None:
        """Several people read it together."""
        return self.desk.seat if len(self.desk.session.people) == 1 else None

    def hints(self) -> list[Hint]:
        return []

    def press(self, key: str) -> bool:
        return False
