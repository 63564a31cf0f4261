"""The map of a pen-and-paper scenario: it is the same on both charts, and follows from the setup alone."""

from msgspec import Struct

from ghoulash.art.plans.walls import Stroke, walls
from ghoulash.core.grid import column_letters
from ghoulash.core.squares import to_hex
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.state import METER
from ghoulash.games.pen_and_paper.view import View


class Doorway(Struct, frozen=True):
    """A gap that may be blocked; its number in `blocked`, `bumped` and `passed` is its place in the list."""

    square: int
    direction: str
    beyond: int


class Door(Struct, frozen=True):
    """An opening in the outer wall."""

    square: int
    direction: str


class Kind(Struct, frozen=True):
    """What is hidden, in the order of meeting, as in `lies` and `gone`."""

    kind: str
    count: int
    where: str
    per_area: int | None


class PenAndPaperPlan(Struct, frozen=True, tag_field="game", tag="pen-and-paper"):
    """What both charts are drawn on. A mask's bit n is square n: row by row from the bottom left."""

    columns: int
    rows: int
    column_names: tuple[str, ...]
    """From the left."""
    row_names: tuple[str, ...]
    """From the bottom."""
    squares: tuple[str, ...]
    """Their names, by number."""
    walls: tuple[Stroke, ...]
    doorways: tuple[Doorway, ...]
    """Those that the map offers for blocking."""
    doors: tuple[Door, ...]
    areas: tuple[str, ...]
    """The shaded squares that belong together."""
    shelter: int | None
    clinic: str
    start: str
    """`door` or `shelter`"""
    kinds: tuple[Kind, ...]
    blocks: int
    """How many doorways each blocks."""
    boxes: int
    """On a wound meter."""
    turn_limit: int
    goal: str
    """`find`, `return`, `leave` or `destroy`"""
    goal_count: int


def pen_and_paper(game: PenAndPaper, view: View) -> PenAndPaperPlan:
    """Nothing of it is the viewer's alone."""
    board, grid = game.board, game.board.grid
    hide = board.scenario.hide
    return PenAndPaperPlan(
        columns=grid.columns,
        rows=grid.rows,
        column_names=tuple(map(column_letters, range(grid.columns))),
        row_names=tuple(str(row + 1) for row in range(grid.rows)),
        squares=grid.names,
        walls=walls(grid),
        doorways=tuple(
            Doorway(d.square, d.direction, grid.exits[d.square][d.direction]) for d in board.doorways
        ),
        doors=tuple(Door(door.square, door.direction) for door in grid.doors),
        areas=tuple(map(to_hex, board.areas)),
        shelter=board.shelter if board.shelter >= 0 else None,
        clinic=to_hex(board.clinic),
        start=board.scenario.start,
        kinds=tuple(
            Kind(kind, hide[kind].count, hide[kind].where, hide[kind].per_area) for kind in board.kinds
        ),
        blocks=board.block_count,
        boxes=METER,
        turn_limit=board.turn_limit,
        goal=board.scenario.goal.do,
        goal_count=board.scenario.goal.count,
    )
