"""What fits on a terminal: how large the board is drawn, how much of it is seen, where all else goes."""

from typing import Final, NamedTuple

from ghoulash.terminal.rooms.last_game_on_earth.app.scale import SCALES, SMALL, Scale

FOOT: Final = 3
"""Two lines for what can be done, one for keys."""
PANEL_WIDTH: Final = 40
WIDE_PANEL: Final = 52
PANEL_HEIGHT: Final = 18
BELOW_WIDTH: Final = 90
"""Columns for a panel below the board."""
GAP: Final = 1
"""Columns beside the board."""
NARROW: Final = 60
"""Columns from which on a window on the board and a panel stand side by side at every moment."""
SHORT: Final = 18
"""Lines below which the banner has one, and what matters least is left out."""
LEAST_LOG: Final = 3


class Plan(NamedTuple):
    """How the screen is divided."""

    scale: Scale
    width: int
    height: int
    """Of the board's window; the board scrolls where it is larger."""
    below: bool
    """The panel below the board; else beside it."""


def plan(width: int, height: int, columns: int, rows: int) -> Plan:
    """The largest board that leaves room for the rest; where none does, a window on a small one."""
    for scale in SCALES:
        across, down = scale.width(columns), scale.height(rows)
        panel = PANEL_WIDTH if scale == SMALL else min(WIDE_PANEL, max(PANEL_WIDTH, width // 3))
        if across + GAP + panel <= width and down + FOOT <= height:
            return Plan(scale, across, down, below=False)
        if columns > 2 * rows and max(across, BELOW_WIDTH) <= width and down + PANEL_HEIGHT + FOOT <= height:
            return Plan(scale, across, down, below=True)
    across = min(SMALL.width(columns), max(20, width - GAP - PANEL_WIDTH))
    down = min(SMALL.height(rows), height - FOOT)
    return Plan(SMALL, across, down, below=False)


class Lines(NamedTuple):
    """How many lines the parts of the panel want, or get; frames are counted."""

    players: int
    fight: int
    asked: int
    hand: int
    spot: int
    log: int = LEAST_LOG


def share(height: int, wanted: Lines) -> Lines:
    """What each part gets of so many lines: what asks for an answer, then players, square, log."""
    left = height - wanted.fight - wanted.asked - wanted.hand
    players = wanted.players if wanted.players <= left else 0
    left -= players
    spot = max(0, min(wanted.spot, left - wanted.log))
    left -= spot
    return wanted._replace(players=players, spot=spot, log=max(0, left) if wanted.log else 0)
