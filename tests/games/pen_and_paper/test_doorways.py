"""Which doorways may be blocked, the quick way and the plain one, and blocked ones imagined."""

from itertools import combinations
from random import Random

import pytest

from ghoulash.conformance.chi_squared import surprise
from ghoulash.core.grid import Grid, read_map
from ghoulash.core.squares import mask
from ghoulash.games.pen_and_paper import imagine
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.doorways import Doorways
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import read_text

MAZE = """
format = "ghoulash-scenario/1"
id = "maze"
edition = "advanced"
start = "door"
map = '''
{map}
'''
[hide.treasure]
count = 1
[block]
count = {count}
[goal]
do = "find"
"""


def drawn(columns: int, rows: int, sides: str, rng: Random) -> str:
    """A map with a Door, each side of its squares drawn with one of these characters."""
    lines = ["+-" * columns + "+"]
    for row in range(rows):
        inner = "".join("." + rng.choice(sides) for _ in range(columns - 1))
        lines.append(("|" if row else "D") + inner + ".|")
        lines.append("+" + "".join(rng.choice(sides) + "+" for _ in range(columns)))
    lines[-1] = lines[0]
    return "\n".join(lines)


def maze(columns: int, rows: int, count: int) -> PenAndPaper:
    """Nothing but doorways."""
    return PenAndPaper(read_text(MAZE.format(map=drawn(columns, rows, ":", Random(1)), count=count), "maze"))


def is_whole(grid: Grid, blocked: int) -> bool:
    sides = (grid.both_sides(doorway) for n, doorway in enumerate(grid.doorways) if blocked >> n & 1)
    return grid.reachable(0, frozenset(side for both in sides for side in both)) == (1 << len(grid)) - 1


@pytest.mark.rule("PP-2.4")
@pytest.mark.parametrize("seed", range(60))
def test_what_may_be_blocked_is_what_cuts_nothing_off(seed: int):
    rng = Random(seed)
    grid = read_map(
        drawn(rng.randint(1, 6), rng.randint(2, 5), rng.choice(["::|", ": |", ":", "::  |"]), rng), "."
    )
    doorways = Doorways(grid)
    blocked = 0
    while True:
        free = [n for n in range(len(grid.doorways)) if not blocked >> n & 1]
        may = [n for n in free if is_whole(grid, blocked | 1 << n)]
        assert doorways.spare(blocked) == mask(may)
        if not may:
            break
        blocked |= 1 << rng.choice(may)


@pytest.mark.parametrize(("columns", "bumped", "passed"), [(3, 0, 0), (4, 0b1, 0b10)])
def test_exchanged_one_by_one_every_set_of_blocked_doorways_is_as_likely(
    columns: int, bumped: int, passed: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(imagine, "_TRIES", 0)
    board = maze(columns, 2, columns - 1).board
    free = [n for n in range(len(board.doorways)) if not (bumped | passed) >> n & 1]
    left = board.block_count - bumped.bit_count()
    sets = [bumped | mask(some) for some in combinations(free, left)]
    likely = {blocked: 1 for blocked in sets if board.connected(blocked)}
    assert 3 < len(likely) < len(sets)
    rng = Random(bumped)
    found = dict.fromkeys(likely, 0)
    for _ in range(60 * len(likely)):
        blocked = imagine._draw_blocked(board, bumped, passed, rng)
        found[blocked] = found.get(blocked, 0) + 1
    assert surprise(found, likely) < 4


def test_a_map_full_of_blocked_doorways_is_imagined_without_trying_for_ever(monkeypatch: pytest.MonkeyPatch):
    """Of all ways to block 49 of 112 doorways, one in many millions leaves every square in reach."""
    game = maze(8, 8, 49)
    asked = 0
    plain = Board.connected

    def counted(self: Board, blocked: int) -> bool:
        nonlocal asked
        asked += 1
        assert asked < 10_000
        return plain(self, blocked)

    monkeypatch.setattr(Board, "connected", counted)
    rng, state = Random(1), game.start()
    while game.drafts(state, 0):
        legal = game.actions(state, 0)
        state = game.apply(state, 0, legal[rng.randrange(len(legal))]).state
    world = game.imagine(game.view(state, 1), rng)
    blocked = world.charts[1].blocked
    assert blocked.bit_count() == 49 and plain(game.board, blocked)
