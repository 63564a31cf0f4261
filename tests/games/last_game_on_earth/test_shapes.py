import pytest

from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.games.last_game_on_earth.layout import Layout
from ghoulash.games.last_game_on_earth.shapes import EVERY_NAME, SHAPES, Shape


def grown() -> set[frozenset[tuple[int, int]]]:
    """All ways to lay four tiles edge to edge, by laying them one after the other."""
    found = {frozenset([(0, 0)])}
    for _ in range(3):
        found = {
            shape | {(row + up, column + right)}
            for shape in found
            for row, column in shape
            for up, right in ((1, 0), (0, 1), (-1, 0), (0, -1))
            if (row + up, column + right) not in shape
        }
    return {cornered(shape) for shape in found}


def cornered(cells: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    south, west = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - south, column - west) for row, column in cells)


def turned(shape: Shape) -> frozenset[tuple[int, int]]:
    return cornered(frozenset((-column, row) for row, column in shape.cells))


@pytest.mark.rule("LG-1.1")
def test_there_is_every_shape_of_four_tiles_edge_to_edge():
    shapes = [frozenset(shape.cells) for shape in SHAPES.values()]
    assert len(shapes) == len(set(shapes)) == 19
    assert set(shapes) == grown()


def test_the_names_and_their_order_are_pinned():
    assert list(SHAPES) == [
        *("square", "line", "tower"),
        *("t-up", "t-right", "t-down", "t-left"),
        *("l-up", "l-right", "l-down", "l-left"),
        *("j-up", "j-right", "j-down", "j-left"),
        *("s-wide", "s-tall", "z-wide", "z-tall"),
    ]


@pytest.mark.parametrize("letter", ["t", "l", "j"])
def test_a_shape_is_named_for_where_it_points(letter: str):
    ways = ("up", "right", "down", "left")
    for way, following in zip(ways, (*ways[1:], "up"), strict=True):
        assert turned(SHAPES[f"{letter}-{way}"]) == frozenset(SHAPES[f"{letter}-{following}"].cells)


def test_tiles_are_counted_as_one_reads():
    for shape in SHAPES.values():
        assert list(shape.cells) == sorted(shape.cells, key=lambda cell: (-cell[0], cell[1]))
        assert shape.rows == 1 + max(row for row, _ in shape.cells)
        assert shape.columns == 1 + max(column for _, column in shape.cells)
    assert SHAPES["t-up"].cells == ((1, 1), (0, 0), (0, 1), (0, 2))


def test_every_name_of_every_board_is_there_once_in_its_order():
    names = [name for shape in SHAPES for name in named_squares(shape)]
    assert set(EVERY_NAME) == set(names)
    assert len(EVERY_NAME) == len(set(EVERY_NAME)) == 640
    assert EVERY_NAME[:2] == ("1-A", "1-B")
    assert EVERY_NAME[31:33] == ("1-AF", "2-A")
    assert EVERY_NAME[-1] == "32-H"


def named_squares(shape: str) -> list[str]:
    ground = Ground(Layout(shape, ("1a0", "2a0", "3a0", "4a0")))
    return [name for n, name in enumerate(ground.grid.names) if ground.squares >> n & 1]
