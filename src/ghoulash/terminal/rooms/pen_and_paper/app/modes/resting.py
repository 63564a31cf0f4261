"""Nothing to decide, and a chart to look at meanwhile."""

from ghoulash.terminal.app.modes import resting
from ghoulash.terminal.rooms.pen_and_paper.app.desk import ChartDesk
from ghoulash.terminal.rooms.pen_and_paper.app.modes.chart_mode import ChartMode


class Waiting(resting.Waiting[ChartDesk], ChartMode):
    """The other one walks, on the chart that this one hid."""

    @property
    def chart(self) -> int:
        return self.desk.other


class HandingOver(resting.HandingOver[ChartDesk], ChartMode):
    """The other person is to act."""

    @property
    def chart(self) -> int:
        return self.desk.seat


class Ended(resting.Ended[ChartDesk], ChartMode):
    """Both charts lie open."""

    @property
    def chart(self) -> int:
        return self.desk.seat

    def prompt(self) -> str:
        return self.desk.words.say("app-ended", how=super().prompt())
