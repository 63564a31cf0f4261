"""A chart as cells, without a screen."""

from importlib.resources import files

import pytest

from ghoulash.core.refusal import Refusal
from ghoulash.core.squares import mask
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.state import State
from ghoulash.locale import words
from ghoulash.terminal.rooms.pen_and_paper.app.drawing import GROUNDS, INKS, Drawing, Overlay, text_of
from ghoulash.terminal.rooms.pen_and_paper.app.marks import Marks
from ghoulash.terminal.rooms.pen_and_paper.app.scale import SCALES, SMALL, Place, Scale
from ghoulash.terminal.rooms.pen_and_paper.sheet import Sheet, sheet_of
from tests.terminal.app_driver import CHART, game_of, small

MARKS = Marks(words("en"))
MIDDLE = Scale(4, 2)
SCALE_IDS = [f"{scale.across}x{scale.down}" for scale in SCALES]
KINDS = {"ghoul": "G", "kit": "+", "debris": "X", "hole": "O", "spores": "*"}


@pytest.fixture
def cellar(tmp_path) -> PenAndPaper:
    return game_of(str(small(tmp_path).scenario), first="0")


def played(game: PenAndPaper, *actions: str) -> State:
    """Both charts hidden alike; seat 0 begins, and does these."""
    state = game.start()
    for seat in (0, 1):
        for action in CHART.split("|"):
            state = step(game, state, seat, action)
    for action in actions:
        state = step(game, state, state.acting[0], action)
    return state


def step(game: PenAndPaper, state: State, seat: int, text: str) -> State:
    action = game.read(text)
    assert not isinstance(action, Refusal)
    return game.apply(state, seat, action).state


def seen(game: PenAndPaper, seat: int | None, walker: int, *actions: str) -> Sheet:
    return sheet_of(game.board, game.view(played(game, *actions), seat), walker)


def drawing(game: PenAndPaper, sheet: Sheet, scale: Scale, overlay: Overlay | None = None) -> Drawing:
    return Drawing(game.board, sheet, scale, MARKS, overlay or Overlay())


def test_who_hid_a_chart_sees_all_that_lies_on_it(cellar):
    assert text_of(drawing(cellar, seen(cellar, 1, 0), MIDDLE)) == [
        "     A   B   C   D   E   F  ",
        "   ┏━━━━━━━━━━━┯━━━━━━━━━━━┓",
        " 4 ┃    ░G░ ░░░│         T ┃",
        "   ┃   ·   ·   │   ·   ·   ┃",
        " 3 ►    ░░░ ░░░│    ░G░    ┃",
        "   ┃   ╶───────┘   ·   ·   ┃",
        " 2 ┃ +              ░░░    ┃",
        "   ┃   ·   ·   ╶─╳─╴   ·   ┃",
        " 1 ┃ X     ┊     O         ◄",
        "   ┗━━━━━━━━━━━━━━━━━━━━━━━┛",
    ]


def test_a_small_chart_underlines_the_walls_that_have_no_line(cellar):
    drawn = drawing(cellar, seen(cellar, 1, 0), SMALL)
    assert text_of(drawn) == [
        "    A B C D E F ",
        "   ┏━━━━━┯━━━━━┓",
        " 4 ┃  G ░│    T┃",
        " 3 ►     │  G  ┃",
        " 2 ┃+     ╳ ░  ┃",
        " 1 ┃X  ┊  O    ◄",
        "   ┗━━━━━━━━━━━┛",
    ]
    under = ["".join("_" if cell.under else " " for cell in line).rstrip() for line in drawn.lines]
    assert under == ["", "", "", "      ____", "          _", "", ""]


def test_who_walks_it_sees_blank_paper_and_where_one_has_been(cellar):
    assert text_of(drawing(cellar, seen(cellar, 0, 0), MIDDLE))[6] == " 2 ┃                ░░░    ┃"
    walked = text_of(drawing(cellar, seen(cellar, 0, 0, "enter 3-A", "walk S"), MIDDLE))
    assert walked[4] == " 3 ▷╱╱╱ ░░░ ░░░│    ░░░    ┃", "hatched, and the Door that was used is open"
    assert walked[6] == " 2 ┃╱●+             ░░░    ┃", "stamped in"


def test_what_is_gone_is_in_small_letters(cellar):
    fight = ("enter 3-A", "walk N", "walk E", "weak 2", "fire 1", "fire 2")
    drawn = text_of(drawing(cellar, seen(cellar, 0, 0, *fight), MIDDLE))
    assert drawn[2] == " 4 ┃╱╱╱ ╱●g ░░░│           ┃"


def test_a_blocked_doorway_that_was_found_is_a_wall(cellar):
    before = text_of(drawing(cellar, seen(cellar, 0, 0), MIDDLE))
    assert before[7] == "   ┃   ·   ·   ·┄┄┄·   ·   ┃"
    bump = ("enter 1-F", "walk N", "walk W", "walk W", "walk S")
    found = text_of(drawing(cellar, seen(cellar, 0, 0, *bump), MIDDLE))
    assert found[7] == "   ┃   ·   ·   ╶─╳─╴   ·   ┃"


def test_several_things_in_one_square_of_a_small_chart_are_in_reverse(cellar):
    fall = seen(cellar, 1, 0, "enter 1-F", "walk W", "walk W")
    cells = [cell for line in drawing(cellar, fall, SMALL).lines for cell in line if cell.ground == "many"]
    assert [cell.glyph for cell in cells] == ["●"], "a traveller in a Hole"


def test_a_small_chart_tells_a_doorway_that_may_be_blocked_from_one_that_is(cellar):
    assert "‥" in text_of(drawing(cellar, seen(cellar, 0, 0), SMALL))[4]
    assert "╳" in text_of(drawing(cellar, seen(cellar, 1, 0), SMALL))[4]


def test_no_two_kinds_have_one_sign_in_one_scenario():
    for scenario in shipped():
        board = game_of(scenario).board
        for language in ("en", "fr"):
            marks = Marks(words(language))
            signs = [marks.letter(kind) for kind in board.kinds]
            signs += ["C"] * bool(board.clinic)
            assert len(set(signs)) == len(signs), (scenario, language)
            assert all(len(sign) == 1 for sign in signs)


@pytest.mark.parametrize("scale", SCALES, ids=SCALE_IDS)
def test_more_than_has_room_is_not_left_unsaid(cellar, scale):
    """Every square says that something lies there, whatever else does."""
    board = cellar.board
    sheet = seen(cellar, 1, 0)
    square = sheet.squares[board.grid.index["4-B"]]
    full = square._replace(lies=("treasure", "kit", "ghoul", "debris", "hole"))
    squares = list(sheet.squares)
    squares[board.grid.index["4-B"]] = full
    drawn = drawing(cellar, sheet._replace(squares=tuple(squares)), scale)
    line = text_of(drawn)[scale.middle_line(0)]
    assert "T" in line
    assert scale.inner == 1 or "…" in line or "O" in line


@pytest.mark.parametrize("scale", SCALES, ids=SCALE_IDS)
@pytest.mark.parametrize("scenario", shipped())
def test_what_is_pointed_at_is_what_is_drawn_there(scenario, scale):
    grid = game_of(scenario).board.grid
    for square in range(len(grid)):
        row, column = divmod(square, grid.columns)
        x, y = scale.wall_column(column) + 1, scale.first_line(grid.rows - 1 - row)
        assert scale.place(grid.columns, grid.rows, x, y) == Place(square)
        east = scale.place(grid.columns, grid.rows, x + scale.inner, y)
        assert east is not None
        assert east == (Place(square, "E") if column == grid.columns - 1 else Place(square + 1, "W"))
    for door in grid.doors:
        row, column = divmod(door.square, grid.columns)
        line = grid.rows - 1 - row
        x = scale.wall_column(column + (door.direction == "E")) + (door.direction in "NS")
        y = {"N": scale.wall_line(line), "S": scale.wall_line(line + 1)}.get(
            door.direction, scale.first_line(line)
        )
        assert scale.place(grid.columns, grid.rows, x, y) == Place(door.square, door.direction)


@pytest.mark.parametrize("scale", SCALES, ids=SCALE_IDS)
@pytest.mark.parametrize("scenario", shipped())
def test_every_wall_is_drawn_and_no_opening_closed(scenario, scale):
    game = game_of(scenario)
    grid = game.board.grid
    lines = drawing(game, sheet_of(game.board, game.view(game.start(), 0), 0), scale).lines
    for square, exits in enumerate(grid.exits):
        row, column = divmod(square, grid.columns)
        line = grid.rows - 1 - row
        x, y = scale.wall_column(column) + 1, scale.first_line(line)
        if column < grid.columns - 1:
            wall = lines[y][x + scale.inner].glyph
            assert (wall in "│┃") == ("E" not in exits), grid.names[square]
        if row:
            below = lines[y] if scale.compact else lines[scale.wall_line(line + 1)]
            closed = below[x].under if scale.compact else below[x].glyph == "─"
            assert closed == ("S" not in exits), grid.names[square]


def test_every_ink_and_ground_is_known_to_the_style_sheet(cellar):
    style = (files("ghoulash.terminal.rooms.pen_and_paper.app") / "table.tcss").read_text("utf-8")
    assert all(f".ink-{ink} " in style for ink in INKS)
    assert all(f".ground-{ground} " in style for ground in GROUNDS)
    overlay = Overlay(cursor=7, targets=mask(range(24)), way=(1, 2), doorways=1, doorway=0)
    for scale in SCALES:
        for seat in (0, 1, None):
            for walker in (0, 1):
                lines = drawing(cellar, seen(cellar, seat, walker), scale, overlay).lines
                assert {cell.ink for line in lines for cell in line} <= {*INKS, "cursor"}
                assert {cell.ground for line in lines for cell in line} <= set(GROUNDS)
                assert len({len(line) for line in lines}) == 1
                assert all(len(cell.glyph) == 1 for line in lines for cell in line)


def test_targets_are_dots_one_in_the_street_two_where_it_is_shaded(cellar):
    names = cellar.board.grid.index
    overlay = Overlay(targets=mask([names["4-A"], names["4-B"]]))
    assert text_of(drawing(cellar, seen(cellar, 0, 0), MIDDLE, overlay))[2] == " 4 ┃ ·   :  ░░░│           ┃"


def test_the_cursor_leaves_the_walls_standing(cellar):
    cursor = Overlay(cursor=cellar.board.grid.index["4-C"])
    assert text_of(drawing(cellar, seen(cellar, 0, 0), SMALL, cursor))[2] == " 4 ┃  ░▐░│     ┃"
