"""Ways found by masks cost what a plain search says."""

from heapq import heappop, heappush
from random import Random

import pytest

import ghoulash
from ghoulash.bots.pen_and_paper.ways import Spread, Tier, Ways
from ghoulash.core.squares import each, mask
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import read_text

COLUMN = """
format = "ghoulash-scenario/1"
id = "well"
edition = "advanced"
start = "door"
map = '''
+-+
|aD
+ +
|a|
+ +
|.|
+-+
'''
[hide.ghoul]
count = 1
where = "shaded"
[goal]
do = "destroy"
"""


def board_of(scenario: str) -> Board:
    game = ghoulash.game("pen-and-paper", scenario=scenario)
    assert isinstance(game, PenAndPaper)
    return game.board


def plainly(
    board: Board, start: int, prices: dict[int, int], shut: int, doubtful: int, doubt: int
) -> dict[int, int]:
    """What it costs to reach each square, one square at a time."""
    costs: dict[int, int] = {}
    waiting = [(0, start)]
    while waiting:
        cost, square = heappop(waiting)
        if square in costs:
            continue
        costs[square] = cost
        for direction, beyond in board.grid.exits[square].items():
            doorway = board.doorway_at.get((square, direction), -1)
            if beyond not in prices or (doorway >= 0 and shut >> doorway & 1):
                continue
            extra = doubt if doorway >= 0 and doubtful >> doorway & 1 else 0
            heappush(waiting, (cost + prices[beyond] + extra, beyond))
    return costs


@pytest.mark.parametrize("scenario", shipped())
def test_costs_and_ways_are_those_of_a_plain_search(scenario: str) -> None:
    board = board_of(scenario)
    ways = Ways(board)
    size = len(board.grid)
    for seed in range(6):
        rng = Random(seed)
        dear = [rng.choice((1, 9, 40, 0)) for _ in range(size)]
        tiers = [Tier(mask(n for n in range(size) if dear[n] == cost), cost) for cost in (1, 9, 40)]
        doors = range(len(board.doorways))
        shut = mask(n for n in doors if rng.random() < 0.2)
        doubtful = mask(n for n in doors if rng.random() < 0.5) & ~shut
        start = rng.randrange(size)
        prices = {n: dear[n] for n in range(size) if dear[n]}
        expected = plainly(board, start, prices, shut, doubtful, 33)
        spread = Spread(ways, 1 << start, tiers, shut=shut, doubtful=doubtful, doubt=33)
        found = {square: cost for cost, reached in spread for square in each(reached)}
        assert found == expected
        for square, cost in found.items():
            way = spread.way_to(square, cost)
            at, paid = start, 0
            for beyond in reversed(way):
                direction = ways.direction(at, beyond)
                assert board.grid.exits[at][direction] == beyond
                doorway = board.doorway_at.get((at, direction), -1)
                paid += prices[beyond] + (33 if doorway >= 0 and doubtful >> doorway & 1 else 0)
                at = beyond
            assert (at, paid) == (square, cost)


def test_a_map_one_column_wide_knows_north_from_east() -> None:
    board = PenAndPaper(read_text(COLUMN, "here")).board
    ways = Ways(board)
    assert ways.direction(0, 1) == "N"
    assert ways.direction(2, 1) == "S"
    spread = Spread(ways, 1, [Tier(board.everything, 1)])
    assert [reached for _, reached in spread] == [1, 2, 4]
