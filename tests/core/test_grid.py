import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghoulash.core.grid import Edge, Grid, column_letters, read_map
from ghoulash.core.refusal import Refused
from ghoulash.core.squares import each, mask

TOWN = """
     A B C D
    +-+-+-+-+
  2 |. . a aD
    + + +:+-+
  1 D. .|. .|
    +-+-+-+-+
"""


def town() -> Grid:
    return read_map(TOWN, ".a")


def test_rows_are_counted_from_the_south_and_columns_from_the_west():
    grid = town()
    assert (grid.columns, grid.rows, len(grid)) == (4, 2, 8)
    assert grid.names[0] == "1-A"
    assert grid.names[7] == "2-D"
    assert grid.drawn("a") == mask([grid.index["2-C"], grid.index["2-D"]])


def test_walls_stop_and_gaps_do_not():
    grid = town()
    at = grid.index
    assert grid.exits[at["1-B"]] == {"N": at["2-B"], "W": at["1-A"]}
    assert grid.exits[at["1-C"]] == {"N": at["2-C"], "E": at["1-D"]}
    assert grid.exits[at["1-D"]] == {"W": at["1-C"]}


def test_doors_and_offered_doorways_are_found_once():
    grid = town()
    assert grid.doors == (Edge(grid.index["1-A"], "W"), Edge(grid.index["2-D"], "E"))
    assert grid.doorways == (Edge(grid.index["1-C"], "N"),)
    assert grid.both_sides(grid.doorways[0]) == ((grid.index["1-C"], "N"), (grid.index["2-C"], "S"))


def test_what_a_closed_doorway_cuts_off():
    grid = town()
    closed = frozenset(grid.both_sides(grid.doorways[0]))
    lost = mask([grid.index["1-C"], grid.index["1-D"]])
    assert grid.reachable(0) == 0xFF
    assert grid.reachable(0, closed) == 0xFF & ~lost


def test_the_shortest_way():
    grid = town()
    assert grid.path(grid.index["1-A"], grid.index["1-D"]) == ("N", "E", "E", "S", "E")
    assert grid.path(grid.index["1-A"], grid.index["1-A"]) == ()


def test_a_way_enters_nothing_to_avoid_before_its_end():
    grid = read_map("+-+-+-+\n|. . .|\n+ + + +\n|. . .|\n+-+-+-+", ".")
    start, goal = grid.index["2-A"], grid.index["2-C"]
    assert grid.path(start, goal, avoid=mask([grid.index["2-B"], goal])) == ("S", "E", "E", "N")
    assert grid.path(start, goal, avoid=mask([grid.index["2-B"], grid.index["1-B"]])) is None


def test_of_ways_equally_short_the_best_liked_is_taken():
    grid = read_map("+-+-+\n|. .|\n+ + +\n|. .|\n+-+-+", ".")
    start, goal = grid.index["1-A"], grid.index["2-B"]
    assert grid.path(start, goal) == ("N", "E")
    assert grid.path(start, goal, dislike=mask([grid.index["2-A"]])) == ("E", "N")


def test_the_parts_of_a_set_that_hang_together():
    grid = town()
    parts = list(grid.rooms(mask(grid.index[name] for name in ("1-A", "1-B", "1-C", "2-D"))))
    assert parts == [0b11, 0b100, 1 << 7]


@pytest.mark.parametrize("name", ["2-C", "2c", " 2 - c ", "02-C"])
def test_a_square_may_be_written_as_people_do(name: str):
    assert town().read_square(name) == town().index["2-C"]


@pytest.mark.parametrize("name", ["", "C2", "3-A", "1-E", "0-A", "-", "²-A", "1-A-B"])
def test_what_names_no_square(name: str):
    assert town().read_square(name) is None


def test_columns_go_on_after_z():
    assert [column_letters(n) for n in (0, 25, 26, 51, 52)] == ["A", "Z", "AA", "AZ", "BA"]


BROKEN = {
    "map-empty": ("A B\n", 1),
    "map-no-top-wall": ("|.|\n|.|\n|.|\n", 1),
    "map-uneven": ("+-+-+\n|. .|\n+-+-+-\n", 3),
    "map-half-square": ("+-+-\n|. .\n+-+-\n", 1),
    "map-margin": ("  +-+\n x|.|\n  +-+\n", 2),
    "map-square": ("+-+-+\n|. ?|\n+-+-+\n", 2),
    "map-wall": ("+-+-+\n|.x.|\n+-+-+\n", 2),
    "map-rim": ("+-+-+\n|. . \n+-+-+\n".replace(". \n", ".:\n"), 2),
    "map-too-large/rows": ("+-+\n" + "|.|\n+-+\n" * 65, 1),
    "map-too-large": ("+" + "-+" * 65 + "\n|" + ".|" * 65 + "\n+" + "-+" * 65, 1),
}


@pytest.mark.parametrize("code", BROKEN)
def test_a_wrong_map_is_refused_with_its_line(code: str):
    text, line = BROKEN[code]
    with pytest.raises(Refused) as refused:
        read_map(text, ".")
    assert (refused.value.refusal.code, refused.value.place) == (code.partition("/")[0], str(line))


@given(st.text(alphabet="+-|.: D\nAB12", max_size=120))
def test_any_text_is_a_map_or_refused(text: str):
    try:
        grid = read_map(text, ".")
    except Refused:
        return
    assert all(grid.reachable(n) for n in range(len(grid)))


@given(st.integers(1, 7), st.integers(1, 7), st.randoms(use_true_random=False))
def test_every_way_found_can_be_walked_and_is_shortest(columns: int, rows: int, rng):
    lines = ["+" + "-+" * columns]
    for _ in range(rows):
        lines.append("|" + ".".join(["", *(rng.choice("| ") for _ in range(columns - 1)), "|"]))
        lines.append("+" + "+".join(rng.choice("- ") for _ in range(columns)) + "+")
    lines[-1] = lines[0]
    grid = read_map("\n".join(lines), ".")
    start = rng.randrange(len(grid))
    steps = {start: 0}
    waiting = [start]
    for square in waiting:
        for beyond in grid.exits[square].values():
            if beyond not in steps:
                steps[beyond] = steps[square] + 1
                waiting.append(beyond)
    assert grid.reachable(start) == mask(steps)
    for goal in range(len(grid)):
        way = grid.path(start, goal)
        if way is None:
            assert goal not in steps
            continue
        at = start
        for direction in way:
            at = grid.exits[at][direction]
        assert at == goal
        assert len(way) == steps[goal]
    assert sum(len(list(each(part))) for part in grid.rooms((1 << len(grid)) - 1)) == len(grid)
