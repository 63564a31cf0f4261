"""What a board is like for those who come through: how much passes where, and what is far."""

from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.scenario import starts_of


class Terrain:
    """Numbers for each square, from 0 to 1."""

    def __init__(self, board: Board) -> None:
        size = len(board.grid)
        self.traffic = [0.0] * size
        """How many of the shortest ways from the starts to everywhere lead through a square."""
        self.far = [0.0] * size
        """How far a square is from the nearest start."""
        self.starts = starts_of(board.scenario, board.grid)
        nearest = [size] * size
        for start in self.starts:
            passing, steps = _from(board, start)
            for square in range(size):
                self.traffic[square] += passing[square]
                nearest[square] = min(nearest[square], steps[square])
        self.traffic = _scaled([passing**0.5 for passing in self.traffic])
        self.far = _scaled([float(steps) for steps in nearest])


def _from(board: Board, start: int) -> tuple[list[float], list[int]]:
    """How many of the shortest ways from the start lead through each square, and how far it is."""
    exits = board.grid.exits
    size = len(board.grid)
    steps = [-1] * size
    ways = [0] * size
    steps[start], ways[start] = 0, 1
    order = [start]
    for square in order:
        for beyond in exits[square].values():
            if steps[beyond] < 0:
                steps[beyond] = steps[square] + 1
                order.append(beyond)
            if steps[beyond] == steps[square] + 1:
                ways[beyond] += ways[square]
    passing = [1.0] * size
    for square in reversed(order):
        share = passing[square] / ways[square]
        for before in exits[square].values():
            if steps[before] == steps[square] - 1:
                passing[before] += share * ways[before]
    return passing, steps


def _scaled(numbers: list[float]) -> list[float]:
    most = max(numbers) or 1.0
    return [number / most for number in numbers]
