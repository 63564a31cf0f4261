"""What a seat knows of a chart, square by square, as it will be drawn."""

from enum import Enum
from typing import NamedTuple

from ghoulash.core.squares import from_hex
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.scenario import AREAS
from ghoulash.games.pen_and_paper.view import View


class Square(NamedTuple):
    """One square."""

    shaded: bool = False
    special: str = ""
    """`S` the Shelter, `C` the Clinic."""
    walked: bool = False
    lies: tuple[str, ...] = ()
    """The kinds known to lie here, in the order of meeting."""
    gone: tuple[str, ...] = ()
    """The kinds that were taken, used or destroyed here."""


class Doorway(Enum):
    """What is known of a doorway that may be blocked."""

    OFFERED = "offered"
    PASSED = "passed"
    BLOCKED = "blocked"
    BUMPED = "bumped"


class Sheet(NamedTuple):
    """One chart."""

    squares: tuple[Square, ...]
    doorways: tuple[Doorway, ...]
    """In the order of the board's."""
    at: int
    """Where its traveller stands; -1 outside."""
    door: int
    """The Door its traveller entered by; -1 before."""


def sheet_of(board: Board, view: View, walker: int) -> Sheet:
    """The chart that a seat walks, as the viewer knows it."""
    chart, traveller = view.charts[walker], view.travellers[walker]
    known = from_hex(chart.known)
    lies = [from_hex(squares) for squares in chart.lies]
    gone = [from_hex(squares) for squares in chart.gone]
    squares = tuple(
        Square(
            shaded=cell in AREAS,
            special=cell if cell in "SC" else "",
            walked=bool(known >> n & 1),
            lies=tuple(kind for kind, there in zip(board.kinds, lies, strict=True) if there >> n & 1),
            gone=tuple(kind for kind, there in zip(board.kinds, gone, strict=True) if there >> n & 1),
        )
        for n, cell in enumerate(board.grid.cells)
    )
    blocked, bumped, passed = from_hex(chart.blocked), from_hex(chart.bumped), from_hex(chart.passed)
    doorways = tuple(
        Doorway.BUMPED
        if bumped >> n & 1
        else Doorway.BLOCKED
        if blocked >> n & 1
        else Doorway.PASSED
        if passed >> n & 1
        else Doorway.OFFERED
        for n in range(len(board.doorways))
    )
    return Sheet(squares, doorways, traveller.at, traveller.door)
