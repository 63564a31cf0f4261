"""What fits on a terminal: how large the charts are drawn, one or both, and where all else goes."""

from typing import Final, NamedTuple

from ghoulash.terminal.rooms.pen_and_paper.app.scale import SCALES, SMALL, Scale

TITLE: Final = 1
"""The line above a chart."""
FOOT: Final = 3
"""Two lines for what can be done, one for keys."""
PANEL_WIDTH: Final = 32
PANEL_HEIGHT: Final = 9
BELOW_WIDTH: Final = 130
"""Columns for banner, meters and log in a row."""
GAP: Final = 2
"""Columns beside a chart."""
GHOUL_WIDTH: Final = 46


class Plan(NamedTuple):
    """How the screen is divided."""

    scale: Scale
    both: bool
    """Both charts at once; else one of them, and a key for the other."""
    below: bool
    """Meters and log below the charts; else beside them."""


def plan(width: int, height: int, columns: int, rows: int) -> Plan:
    """The largest charts that leave room for the rest: both if they can be more than small."""
    wanted = [(scale, True) for scale in SCALES if scale != SMALL]
    wanted += [(scale, False) for scale in SCALES if scale != SMALL]
    wanted += [(SMALL, True)]
    for scale, both in wanted:
        across = (scale.width(columns) + GAP) * (2 if both else 1)
        down = scale.height(rows) + TITLE
        if across + PANEL_WIDTH <= width and down + FOOT <= height:
            return Plan(scale, both, below=False)
        if max(across, BELOW_WIDTH) <= width and down + PANEL_HEIGHT + FOOT <= height:
            return Plan(scale, both, below=True)
    return Plan(SMALL, both=False, below=False)


def has_room_for_ghoul(planned: Plan, width: int, columns: int) -> bool:
    """Whether the drawn Ghoul fits beside the chart that it is met on."""
    across = planned.scale.width(columns) + GAP + GHOUL_WIDTH + GAP
    return planned.both and across + (0 if planned.below else PANEL_WIDTH) <= width
