"""A moment over two charts: squares in as well as keys, signs out as well as words."""

from abc import abstractmethod

from ghoulash.terminal.app.modes.mode import Mode
from ghoulash.terminal.rooms.pen_and_paper.app.desk import ChartDesk
from ghoulash.terminal.rooms.pen_and_paper.app.drawing import Overlay
from ghoulash.terminal.rooms.pen_and_paper.app.scale import Place


class ChartMode(Mode[ChartDesk]):
    """One moment; the screen hands it every click on a chart too, and draws what it says."""

    @property
    @abstractmethod
    def chart(self) -> int:
        """Whose walk is looked at: the chart that matters now."""

    def overlay(self, walker: int) -> Overlay:
        """What is shown over a chart."""
        return Overlay()

    def point(self, walker: int, place: Place) -> bool:
        """A click on a chart; False where it means nothing here."""
        return False
