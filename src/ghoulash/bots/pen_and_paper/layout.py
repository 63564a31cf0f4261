"""A chart in the making: what lies where, and squares drawn by weight for what is still to be hidden."""

from collections.abc import Sequence
from random import Random

from ghoulash.core.squares import each, from_hex
from ghoulash.games.pen_and_paper.actions import Action
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.view import ChartView


class Layout:
    """Starts from what is hidden already; `finished` by whoever lays it out."""

    def __init__(self, board: Board, chart: ChartView) -> None:
        self._board = board
        self.lies = [from_hex(lies) for lies in chart.lies]
        self.blocked = from_hex(chart.blocked)

    def room(self, kind: int) -> int:
        """Where one more of a kind may go."""
        return self._board.room_left(kind, self.lies[kind])

    def put(self, kind: int, square: int) -> None:
        """One thing, where there is room for it."""
        self.lies[kind] |= 1 << square

    def draw(self, kind: int, weights: Sequence[float], rng: Random, within: int = -1) -> int | None:
        """Put one more of a kind into a square drawn by weight; None where there is no room."""
        squares = list(each(self.room(kind) & within))
        if not squares:
            return None
        square = rng.choices(squares, [weights[n] for n in squares])[0]
        self.put(kind, square)
        return square

    def fill(self, kind: int, weights: Sequence[float], rng: Random, within: int = -1) -> None:
        """All of a kind that are left and have room there."""
        while self.draw(kind, weights, rng, within) is not None:
            pass

    def block(self, weights: Sequence[float], rng: Random) -> None:
        """All doorways that are left to block, drawn by weight."""
        while self.blocked.bit_count() < self._board.block_count:
            free = list(each(self._board.blockable(self.blocked)))
            self.blocked |= 1 << rng.choices(free, [weights[n] for n in free])[0]

    def next_after(self, chart: ChartView) -> Action | None:
        """The next thing to hide for this to be the chart; None where it cannot become it, or is it."""
        left: list[Action] = []
        for lies, wanted, table in zip(map(from_hex, chart.lies), self.lies, self._board.hides, strict=True):
            if lies & ~wanted:
                return None
            if wanted & ~lies and not left:
                left.append(table[next(each(wanted & ~lies))])
        blocked = from_hex(chart.blocked)
        if blocked & ~self.blocked:
            return None
        if not left and self.blocked & ~blocked:
            left.append(self._board.block_actions[next(each(self.blocked & ~blocked))])
        return left[0] if left else None
