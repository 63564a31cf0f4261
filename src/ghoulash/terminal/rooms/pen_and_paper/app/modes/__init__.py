"""What a person can do at each moment: one file for each, none of them knows a screen."""

from ghoulash.terminal.rooms.pen_and_paper.app.desk import ChartDesk
from ghoulash.terminal.rooms.pen_and_paper.app.modes.asking import AskingAboutKit
from ghoulash.terminal.rooms.pen_and_paper.app.modes.chart_mode import ChartMode
from ghoulash.terminal.rooms.pen_and_paper.app.modes.fighting import Firing, PickingSpot
from ghoulash.terminal.rooms.pen_and_paper.app.modes.hiding import Hiding
from ghoulash.terminal.rooms.pen_and_paper.app.modes.resting import Ended, HandingOver, Waiting
from ghoulash.terminal.rooms.pen_and_paper.app.modes.walking import Walking

__all__ = ["mode_of"]

_BY_MOMENT: dict[str, type[ChartMode]] = {
    "walk": Walking,
    "kit": AskingAboutKit,
    "weak": PickingSpot,
    "fire": Firing,
}


def mode_of(desk: ChartDesk, before: ChartMode | None) -> ChartMode:
    """The mode for what is asked of this seat now; the one before where that has not changed."""
    kind = _kind(desk)
    return before if before is not None and type(before) is kind else kind(desk)


def _kind(desk: ChartDesk) -> type[ChartMode]:
    session = desk.session
    if session.over:
        return Ended
    if session.draft(desk.seat) is not None:
        return Hiding
    if session.waiting() == desk.seat:
        return _BY_MOMENT[desk.view.moment]
    return HandingOver if session.waiting() is not None else Waiting
