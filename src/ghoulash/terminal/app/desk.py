"""One person's side of the session: what a mode works with."""

from collections.abc import Sequence
from typing import Any

from ghoulash.core.refusal import Refusal
from ghoulash.terminal.session import Session


class Desk:
    """The session as one seat uses it; everything here is that seat's to see."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.words = session.words
        self.note = ""
        """What was just refused, in a sentence."""

    @property
    def view(self) -> Any:
        """What the seat may know."""
        return self.session.view(self.seat)

    def do(self, actions: Sequence[Any]) -> bool:
        """Do these, or note why not."""
        return self.take(self.session.do(self.seat, actions))

    def take(self, answer: Refusal | None) -> bool:
        """Note a refusal; True where there is none."""
        self.note = "" if answer is None else self.words.refusal(answer)
        return answer is None
