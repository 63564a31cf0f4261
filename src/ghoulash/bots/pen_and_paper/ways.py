"""Ways over a board, found with bit masks: all squares equally dear to reach are taken at once."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ghoulash.core.squares import each, mask
from ghoulash.games.pen_and_paper.board import Board

_KEPT: Final = 4096
"""Sets of doorways whose openings are kept; a game meets a few dozen."""


class Tier(NamedTuple):
    """Squares that cost the same to enter: a whole number, at least 1."""

    squares: int
    cost: int


class Openings(NamedTuple):
    """The squares that can be left north, east, south and west."""

    north: int
    east: int
    south: int
    west: int


class Ways:
    """What may be walked on a board, with some doorways shut or in doubt."""

    def __init__(self, board: Board) -> None:
        self._columns = board.grid.columns
        self._doorways = board.doorways
        self._sides = tuple(board.grid.both_sides(doorway) for doorway in board.doorways)
        self._all = Openings(
            *(mask(n for n, ways in enumerate(board.grid.exits) if d in ways) for d in "NESW")
        )
        self._kept: dict[int, tuple[Openings, Openings]] = {}

    def without(self, doorways: int) -> tuple[Openings, Openings]:
        """All openings but these doorways, and these doorways alone."""
        found = self._kept.get(doorways)
        if found is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            taken = dict.fromkeys("NESW", 0)
            for doorway in each(doorways):
                for square, direction in self._sides[doorway]:
                    taken[direction] |= 1 << square
            alone = Openings(*taken.values())
            rest = Openings(*(both & ~shut for both, shut in zip(self._all, alone, strict=True)))
            found = self._kept[doorways] = (rest, alone)
        return found

    def beside(self, squares: int, openings: Openings) -> int:
        """The squares one step from these."""
        columns = self._columns
        return (
            (squares & openings.north) << columns
            | (squares & openings.east) << 1
            | (squares & openings.south) >> columns
            | (squares & openings.west) >> 1
        )

    def direction(self, square: int, beyond: int) -> str:
        """The way from a square to one beside it."""
        step = beyond - square
        if step == self._columns:
            return "N"
        if step == -self._columns:
            return "S"
        return "E" if step == 1 else "W"


class Spread:
    """The squares to be reached from some, cheapest first; read as far as wanted, then asked for the way."""

    def __init__(
        self,
        ways: Ways,
        start: int,
        tiers: Sequence[Tier],
        *,
        shut: int = 0,
        doubtful: int = 0,
        doubt: int = 0,
    ) -> None:
        self._ways = ways
        self._start = start
        self._tiers = [tier for tier in tiers if tier.squares]
        sure, _ = ways.without(shut | doubtful)
        self._sure = sure
        self._doubtful = ways.without(doubtful)[1] if doubtful else None
        self._doubt = doubt
        self._layers: dict[int, int] = {}

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """What it costs, and all squares first reached at that cost."""
        ways, layers, done, cost = self._ways, self._layers, 0, 0
        waiting = {0: self._start}
        while waiting:
            reached = waiting.pop(cost, 0) & ~done
            if reached:
                done |= reached
                layers[cost] = reached
                yield cost, reached
                self._wait(waiting, cost, ways.beside(reached, self._sure) & ~done)
                if self._doubtful is not None:
                    self._wait(waiting, cost + self._doubt, ways.beside(reached, self._doubtful) & ~done)
            cost += 1

    def _wait(self, waiting: dict[int, int], cost: int, near: int) -> None:
        if near:
            for squares, dear in self._tiers:
                if near & squares:
                    waiting[cost + dear] = waiting.get(cost + dear, 0) | near & squares

    def way_to(self, square: int, cost: int) -> list[int]:
        """The squares of a cheapest way, the last one first; `cost` is what reaching it was said to cost."""
        way: list[int] = []
        while cost:
            way.append(square)
            cost -= next(tier.cost for tier in self._tiers if tier.squares >> square & 1)
            before = self._layers.get(cost, 0) & self._ways.beside(1 << square, self._sure)
            if not before and self._doubtful is not None:
                cost -= self._doubt
                before = self._layers[cost] & self._ways.beside(1 << square, self._doubtful)
            square = before.bit_length() - 1
        return way
