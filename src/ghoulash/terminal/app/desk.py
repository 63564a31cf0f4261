"""One person's side of the session: what a mode works with."""

from collections.abc import Sequence
from typing import Any

from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.view import TravellerView, View
from ghoulash.terminal.app.marks import Marks
from ghoulash.terminal.session import Session


class Desk:
    """The session as one seat uses it; everything here is that seat's to see."""

    def __init__(self, session: Session, seat: int) -> None:
        assert isinstance(session.game, PenAndPaper)
        self.session = session
        self.seat = seat
        self.board = session.game.board
        self.words = session.words
        self.marks = Marks(session.words)
        self.note = ""
        """What was just refused, in a sentence."""

    @property
    def other(self) -> int:
        """The opponent's seat."""
        return 1 - self.seat

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self.session.view(self.seat)

    @property
    def me(self) -> TravellerView:
        """The seat's own traveller."""
        return self.view.travellers[self.seat]

    def name(self, square: int) -> str:
        """What a square is called."""
        return self.board.grid.names[square]

    def do(self, actions: Sequence[Any]) -> bool:
        """Do these, or note why not."""
        return self.take(self.session.do(self.seat, actions))

    def take(self, answer: Refusal | None) -> bool:
        """Note a refusal; True where there is none."""
        self.note = "" if answer is None else self.words.refusal(answer)
        return answer is None
