"""One person's side of two charts: what the room and its answers both look at."""

from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.view import View
from ghoulash.terminal.room import PlainRoom
from ghoulash.terminal.rooms.pen_and_paper.charts import draw
from ghoulash.terminal.rooms.pen_and_paper.describing import Describing
from ghoulash.terminal.session import Session


class Side(PlainRoom):
    """The charts as this seat knows them."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session, seat)
        assert isinstance(session.game, PenAndPaper)
        self.board: Board = session.game.board

    @property
    def view(self) -> View:
        """What the seat may know, its draft included."""
        return self.session.view(self.seat)

    @property
    def other(self) -> int:
        """The opponent's seat."""
        return 1 - self.seat

    def chart(self, walker: int) -> Describing:
        """The chart that a seat walks, as this seat knows it."""
        return Describing(self.board, self.view, walker, self.words)

    def drawn(self, walker: int) -> list[str]:
        """The same, drawn."""
        return draw(self.board, self.chart(walker).sheet, self.words)
