"""What fits on a terminal."""

import pytest

from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.terminal.rooms.pen_and_paper.app.layout import FOOT, GAP, PANEL_HEIGHT, PANEL_WIDTH, TITLE, plan
from ghoulash.terminal.rooms.pen_and_paper.app.scale import SMALL, Scale
from ghoulash.terminal.rooms.pen_and_paper.app.widgets.ghoul import DRAWING, HEIGHT, PLACES, WIDTH
from tests.terminal.app_driver import game_of

GRIDS = {name: game_of(name).board.grid for name in shipped()}


@pytest.mark.parametrize("scenario", shipped())
@pytest.mark.parametrize("height", [24, 25, 30, 37, 40, 50, 60, 90])
@pytest.mark.parametrize("width", [80, 81, 100, 120, 135, 160, 200, 320])
def test_whatever_is_planned_fits(scenario, width, height):
    grid = GRIDS[scenario]
    planned = plan(width, height, grid.columns, grid.rows)
    across = (planned.scale.width(grid.columns) + GAP) * (2 if planned.both else 1)
    down = planned.scale.height(grid.rows) + TITLE + FOOT
    if planned.below:
        assert across <= width
        assert down + PANEL_HEIGHT <= height
    else:
        assert across + PANEL_WIDTH <= width
        assert down <= height


def test_the_largest_map_on_a_small_terminal_is_drawn_small_and_alone():
    assert plan(80, 24, 21, 17) == (SMALL, False, False)


def test_a_wide_terminal_shows_both_charts_with_room_for_walls():
    assert plan(160, 50, 21, 17) == (Scale(3, 2), True, True)


def test_one_large_chart_is_better_than_two_small_ones():
    planned = plan(120, 40, 21, 17)
    assert not planned.both
    assert planned.scale.down > 1


def test_the_ghoul_fits_where_the_smallest_chart_of_the_largest_map_stands():
    assert SMALL.width(21) >= WIDTH
    assert SMALL.height(17) + TITLE >= HEIGHT
    assert sorted(PLACES) == [1, 2, 3, 4, 5, 6]
    assert DRAWING.isascii()
