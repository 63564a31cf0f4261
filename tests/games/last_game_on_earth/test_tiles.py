from pathlib import Path

import pytest

from ghoulash.core.refusal import Refused
from ghoulash.core.squares import each, mask
from ghoulash.games.last_game_on_earth.about import DATA
from ghoulash.games.last_game_on_earth.tiles import SIDES, Tile, read_file, read_tile, tile

ALL = (1 << 64) - 1
STEPS = (8, 1, -8, -1)
EVERY_SIDE = pytest.mark.parametrize("side", SIDES)

PLAIN_TILE = """\
# A field with a fence.
     A B C D E F G H
    +-+-+D+D+D+D+-+-+
  8 |. . . . . . . .|
    + + + + + + + + +
  7 |. x x x x x x .|
    + + + + + + + + +
  6 D. . . . . . . .D
    + + + + + + + + +
  5 D. . .|. . . . .D
    + + +-+ + + + + +
  4 D. . . . . . . .D
    + + + + + + + + +
  3 D. x x x x x . .D
    + + + + + + + + +
  2 |. . . . . . . .|
    + + + + + + + + +
  1 |. . . . . . . .|
    +-+-+D+D+D+D+-+-+
     A B C D E F G H
"""


def farthest(drawn: Tile, start: int) -> tuple[int, int]:
    """What can be walked to inside the tile, and in how many steps at most."""
    seen = edge = 1 << start
    steps = -1
    while edge:
        steps += 1
        edge = mask(n + by for by, ways in zip(STEPS, inside(drawn), strict=True) for n in each(edge & ways))
        edge &= ~seen
        seen |= edge
    return seen, steps


def inside(drawn: Tile) -> tuple[int, ...]:
    """The ways that do not leave the tile."""
    edges = (0xFF << 56, 0x8080808080808080, 0xFF, 0x0101010101010101)
    return tuple(ways & ~edge for ways, edge in zip(drawn.ways, edges, strict=True))


@pytest.mark.rule("LG-1.1")
def test_there_are_two_sides_of_four_tiles():
    assert sorted(path.stem for path in (DATA / "tiles").glob("*.txt")) == list(SIDES)
    assert len({frozenset(tile(side, turns) for turns in range(4)) for side in SIDES}) == 8


@pytest.mark.rule("LG-1.1")
@EVERY_SIDE
def test_a_side_has_ten_to_fourteen_shaded_squares(side: str):
    assert 10 <= tile(side, 0).shaded.bit_count() <= 14


@pytest.mark.rule("LG-1.1")
@EVERY_SIDE
def test_every_square_of_a_side_is_reached_inside_it_and_none_is_far(side: str):
    for start in range(64):
        reached, steps = farthest(tile(side, 0), start)
        assert reached == ALL
        assert steps <= 15


@pytest.mark.rule("LG-1.1")
@EVERY_SIDE
@pytest.mark.parametrize("turns", range(4))
def test_at_least_the_four_middle_squares_of_each_edge_are_open(side: str, turns: int):
    north, east, south, west = tile(side, turns).ways
    for n in (2, 3, 4, 5):
        assert north >> 56 + n & 1 and south >> n & 1
        assert east >> 8 * n + 7 & 1 and west >> 8 * n & 1


@EVERY_SIDE
@pytest.mark.parametrize("turns", range(4))
def test_what_is_open_is_open_from_both_sides(side: str, turns: int):
    north, east, south, west = inside(tile(side, turns))
    assert south == north << 8
    assert west == east << 1


@EVERY_SIDE
def test_four_quarter_turns_are_none(side: str):
    drawn = tile(side, 0)
    assert drawn.turned().turned().turned().turned() == drawn
    assert drawn.turned() == tile(side, 1)


def test_a_quarter_turn_is_clockwise():
    drawn = read_tile(PLAIN_TILE, "field.txt")
    turned = drawn.turned()
    row_7 = mask(range(49, 55))
    column_g = mask(range(14, 62, 8))
    assert drawn.shaded & 0xFF << 48 == row_7
    assert turned.shaded & 0x4040404040404040 == column_g
    north, east, south, west = drawn.ways
    assert not east >> 34 & 1 and not west >> 35 & 1  # the fence east of 5-C
    assert not south >> 34 & 1 and not north >> 26 & 1  # and south of it
    north, east, south, west = turned.ways
    assert not south >> 44 & 1 and not north >> 36 & 1  # 5-C came to 6-E: the fence is south of it
    assert not west >> 44 & 1 and not east >> 43 & 1  # and west


WRONG = [
    ("  7 |. x x x x x x .|", "  7 |. . x x x x . .|", 4, "tile-shaded"),
    ("  7 |. x x x x x x .|", "  7 |x x x x x x x x|\n    + + + + + + + + +", 20, "map-half-square"),
    ("  2 |. . . . . . . .|", "  2 |. x x x x . . .|", 4, "tile-shaded"),
    ("  6 D. . .", "  6 |. . .", 8, "tile-edge"),
    ("  5 D. . .|. . . . .D", "  5 D. . .|. . . . .|", 10, "tile-edge"),
    ("    +-+-+D+D+D+D+-+-+\n  8", "    +-+-+D+-+D+D+-+-+\n  8", 3, "tile-edge"),
    ("  5 D. . .|. . . . .D", "  5 D. . .:. . . . .D", 10, "tile-doorway"),
    ("    + + +-+ + + + + +", "    + + +:+ + + + + +", 11, "tile-doorway"),
    ("  5 D. . .|. . . . .D", "  5 D. . .|. . . y .D", 10, "map-square"),
    ("  3 D. x x x x x . .D", "  3 D. x x x x x . .", 14, "map-uneven"),
    ("     A B C D E F G H\n    +-+-+D", "     A B C D E F G 8\n    +-+-+D", 2, "map-no-top-wall"),
]


@pytest.mark.parametrize(("old", "new", "line", "code"), WRONG)
def test_a_wrong_tile_is_refused_with_file_line_and_reason(old: str, new: str, line: int, code: str):
    assert PLAIN_TILE.count(old) == 1
    with pytest.raises(Refused) as caught:
        read_tile(PLAIN_TILE.replace(old, new), "mine.txt")
    assert (caught.value.place, caught.value.refusal.code) == (f"mine.txt:{line}", code)


def test_a_square_shut_in_is_named():
    shut = PLAIN_TILE.replace("  5 D. . .|. . .", "  5 D. .|.|. . .").replace(
        "    + + + + + + + + +\n  5", "    + + +-+ + + + + +\n  5"
    )
    with pytest.raises(Refused) as caught:
        read_tile(shut, "mine.txt")
    assert caught.value.place == "mine.txt:10"
    assert caught.value.refusal.code == "tile-unreachable"
    assert caught.value.refusal.args == {"square": "5-C", "start": "1-A"}


def test_the_southern_edge_is_refused_at_its_wall():
    with pytest.raises(Refused) as caught:
        read_tile(
            PLAIN_TILE.replace("1 |. . . . . . . .|\n    +-+-+D", "1 |. . . . . . . .|\n    +-+-+-"), "t"
        )
    assert caught.value.place == "t:19"
    assert caught.value.refusal.args == {"square": "1-C", "direction": "S"}


@pytest.mark.parametrize(
    ("text", "columns", "rows"), [("", 0, 0), ("# nothing", 0, 0), ("+-+-+\n|. x|\n+-+-+", 2, 1)]
)
def test_another_size_is_refused(text: str, columns: int, rows: int):
    with pytest.raises(Refused) as caught:
        read_tile(text, "t")
    assert caught.value.refusal.code == "tile-size"
    assert caught.value.refusal.args == {"columns": columns, "rows": rows}


def test_files_are_read_whoever_wrote_them(tmp_path: Path):
    mine = tmp_path / "mine.txt"
    mine.write_bytes(b"\xef\xbb\xbf" + PLAIN_TILE.replace("\n", "\r\n").encode())
    assert read_file(mine) == read_tile(PLAIN_TILE, "t")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path):
    (tmp_path / "odd.txt").write_bytes(b"\xff\xfe\xff")
    for path in (tmp_path / "none.txt", tmp_path, tmp_path / "odd.txt"):
        with pytest.raises(Refused) as caught:
            read_file(path)
        assert (caught.value.place, caught.value.refusal.code) == (str(path), "file-unreadable")
