"""Finding one's way among the doorways that may be blocked: the next one in a direction, the one meant."""

from ghoulash.games.pen_and_paper.board import Board
from ghoulash.terminal.app.keys import STEPS
from ghoulash.terminal.rooms.pen_and_paper.app.scale import Place


def next_doorway(board: Board, at: int, direction: str) -> int:
    """The nearest doorway in a direction, those straight ahead before those aside."""
    row, column = _middle(board, at)
    up, right = STEPS[direction]
    best = (float("inf"), at)
    for n in range(len(board.doorways)):
        there = _middle(board, n)
        ahead = (there[0] - row) * up + (there[1] - column) * right
        aside = abs((there[0] - row) * right) + abs((there[1] - column) * up)
        if ahead > 0:
            best = min(best, (ahead + 2 * aside, n))
    return best[1]


def doorway_meant(board: Board, place: Place) -> int | None:
    """The doorway at the point clicked, or the only one of the square; None where that is not clear."""
    meant = board.doorway_at.get((place.square, place.side))
    if meant is not None:
        return meant
    beside = {
        board.doorway_at[place.square, side] for side in STEPS if (place.square, side) in board.doorway_at
    }
    return beside.pop() if len(beside) == 1 else None


def _middle(board: Board, doorway: int) -> tuple[float, float]:
    edge = board.doorways[doorway]
    row, column = divmod(edge.square, board.grid.columns)
    return (row + 0.5, column) if edge.direction == "N" else (row, column + 0.5)
