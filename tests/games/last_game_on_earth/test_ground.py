from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ghoulash.core.grid import OPPOSITE
from ghoulash.core.squares import each, mask
from ghoulash.games.last_game_on_earth.ground import VOID, Ground, ground_of
from ghoulash.games.last_game_on_earth.layout import NAMED, Layout, read_layout
from ghoulash.games.last_game_on_earth.shapes import SHAPES
from ghoulash.games.last_game_on_earth.tiles import tile
from tests.games.last_game_on_earth.boards import LAYOUTS

SEEDS = st.integers(0, 2**32)


def plainly(ground: Ground, start: int, steps: int, barred: int, pieces: int) -> int:
    """What can be moved to, step by step."""
    distance = {start: 0}
    waiting = [start]
    for square in waiting:
        stands = square != start and pieces >> square & 1
        if stands or distance[square] == steps:
            continue
        for beyond in ground.exits[square].values():
            if beyond not in distance and not barred >> beyond & 1:
                distance[beyond] = distance[square] + 1
                waiting.append(beyond)
    return mask(waiting[1:])


@pytest.mark.rule("LG-1.1")
@pytest.mark.parametrize("shape", SHAPES)
@settings(max_examples=10, deadline=None)
@given(layout=LAYOUTS)
def test_every_shape_and_turn_connects(shape: str, layout: Layout):
    ground = ground_of(Layout(shape, layout.tiles))
    assert ground.squares.bit_count() == 256
    assert ground.grid.reachable(next(each(ground.squares))) == ground.squares


@given(LAYOUTS)
@settings(max_examples=40, deadline=None)
def test_the_tiles_lie_as_the_layout_says(layout: Layout):
    ground = ground_of(layout)
    columns = ground.grid.columns
    for n, (row, column) in enumerate(SHAPES[layout.shape].cells):
        place = 8 * (row * columns + column)
        drawn = tile(layout.tiles[n][:2], int(layout.tiles[n][2]))
        squares = [place + columns * (k // 8) + k % 8 for k in range(64)]
        assert ground.tiles[n] == mask(squares)
        assert ground.shaded & ground.tiles[n] == mask(squares[k] for k in each(drawn.shaded))
        assert all(ground.tile_of[square] == n for square in squares)
        edges = {"N": squares[56:], "E": squares[7::8], "S": squares[:8], "W": squares[::8]}
        for way, ways in zip("NESW", drawn.ways, strict=True):
            for k, square in enumerate(squares):
                if way in ground.exits[square]:
                    assert ways >> k & 1
                else:
                    assert not ways >> k & 1 or square in edges[way]


@given(LAYOUTS)
@settings(max_examples=40, deadline=None)
def test_ways_lead_back_and_never_into_the_void(layout: Layout):
    ground = ground_of(layout)
    for square, ways in enumerate(ground.exits):
        real = bool(ground.squares >> square & 1)
        assert real == (ground.grid.cells[square] != VOID) == (ground.tile_of[square] >= 0)
        assert real or not ways
        assert ground.neighbours[square] == mask(ways.values())
        for direction, beyond in ways.items():
            assert ground.exits[beyond][OPPOSITE[direction]] == square


@given(LAYOUTS)
@settings(max_examples=40, deadline=None)
@pytest.mark.rule("LG-10.15")
def test_outermost_squares_have_a_side_on_the_rim(layout: Layout):
    ground = ground_of(layout)
    columns, rows = ground.grid.columns, ground.grid.rows

    def is_real(row: int, column: int) -> bool:
        inside = 0 <= row < rows and 0 <= column < columns
        return inside and bool(ground.squares >> row * columns + column & 1)

    for square in range(len(ground.grid)):
        row, column = divmod(square, columns)
        around = ((row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1))
        outermost = is_real(row, column) and not all(is_real(*side) for side in around)
        assert bool(ground.rim >> square & 1) == outermost


def test_two_facing_edges_are_passed_where_both_are_open():
    ground = ground_of(read_layout("line 1a0 4b0 2a0 3a0"))
    at = ground.grid.index
    assert ground.exits[at["7-H"]]["E"] == at["7-I"]  # the ruins have a way out there, and hedges everywhere
    assert "E" not in ground.exits[at["8-H"]]  # no way out of the ruins
    assert "E" not in ground.exits[at["7-P"]]  # no way into the laboratory
    assert ground.exits[at["6-P"]]["E"] == at["6-Q"]


def test_squares_are_named_from_the_south_west_of_the_whole_board():
    ground = ground_of(read_layout("t-up 1a0 2a0 3a0 4a0"))
    grid = ground.grid
    assert (grid.columns, grid.rows) == (24, 16)
    assert ground.tile_of[grid.index["16-I"]] == 0
    assert ground.tile_of[grid.index["1-A"]] == 1
    assert ground.tile_of[grid.index["1-X"]] == 3
    assert ground.tile_of[grid.index["9-A"]] == -1


def test_a_ground_is_built_once():
    assert ground_of(read_layout("yard")) is ground_of(read_layout(NAMED["yard"]))


@given(layout=LAYOUTS, seed=SEEDS, lying=st.sampled_from([0, 1, 4, 24, 80]))
@settings(max_examples=60, deadline=None)
@pytest.mark.rule("LG-3.3", "LG-3.5", "LG-10.5")
def test_what_is_reached_is_what_steps_reach(layout: Layout, seed: int, lying: int):
    rng = Random(seed)
    ground = ground_of(layout)
    squares = list(each(ground.squares))
    for _ in range(8):
        start = rng.choice(squares)
        pieces = mask(rng.sample(squares, lying))
        own = 1 << rng.choice(squares)
        barred = rng.choice([0, own, mask(rng.sample(squares, 9)), *ground.tiles, ground.tiles[0] | own])
        for steps in (0, 1, 5, 6, 10):
            expected = plainly(ground, start, steps, barred, pieces)
            assert ground.reach(start, steps, barred, pieces) == expected
            assert ground.reach(start, steps, barred, pieces) == expected  # and again, from its tables


@given(layout=LAYOUTS, seed=SEEDS)
@settings(max_examples=30, deadline=None)
def test_how_near_a_piece_is_counts_walls_alone(layout: Layout, seed: int):
    ground = ground_of(layout)
    start = Random(seed).choice(list(each(ground.squares)))
    for steps in (0, 1, 3, 40):
        near = plainly(ground, start, steps, 0, 0) | 1 << start
        assert ground.distance_within(start, steps) == near
