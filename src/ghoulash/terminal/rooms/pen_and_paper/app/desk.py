"""One person's side of two charts."""

from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.view import TravellerView, View
from ghoulash.terminal.app.desk import Desk
from ghoulash.terminal.rooms.pen_and_paper.app.marks import Marks
from ghoulash.terminal.session import Session


class ChartDesk(Desk):
    """The session as one of the two uses it."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session, seat)
        assert isinstance(session.game, PenAndPaper)
        self.board = session.game.board
        self.marks = Marks(session.words)

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
