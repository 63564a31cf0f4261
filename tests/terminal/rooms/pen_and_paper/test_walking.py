"""Walking in the app: by arrows, by clicks, by a square pointed at."""

import pytest

from ghoulash.terminal.rooms.pen_and_paper.app.modes.walking import Walking
from tests.terminal.app_driver import (
    SIZES,
    chart,
    click,
    click_square,
    desk,
    flat,
    mode,
    playing,
    press,
    small,
    table,
    text,
    two_charts,
    view,
)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "games"))


def at(pilot) -> str:
    return desk(pilot).name(desk(pilot).me.at)


async def inside(pilot) -> None:
    """Ada comes in by the Door at 1-F."""
    await two_charts(pilot)
    assert "Which Door do you come in by? 1 1-F, 2 3-A." in flat(pilot.app)
    await press(pilot, "1")


async def test_a_french_keyboard_needs_no_shift_to_choose_a_door(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await two_charts(pilot)
        assert not table(pilot).press("²"), "a digit to Python, and no Door"
        table(pilot).press("&")
        assert at(pilot) == "1-F"


@pytest.mark.parametrize("size", SIZES)
async def test_each_arrow_is_a_step_and_s_stops(tmp_path, size):
    async with playing(small(tmp_path), size) as pilot:
        await inside(pilot)
        await press(pilot, "left")
        assert at(pilot) == "1-E"
        assert "You walk ← to 1-E." in flat(pilot.app)
        await press(pilot, "up")
        assert "You walk ←↑ to 2-E." in flat(pilot.app)
        assert "Your turn" in text(pilot.app)
        await press(pilot, "s")
        assert "hand the keyboard to Bo" in flat(pilot.app)
        assert "…" in text(pilot.app)


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_shows_the_way_and_a_second_one_walks_it(tmp_path, size):
    async with playing(small(tmp_path), size) as pilot:
        await inside(pilot)
        await click_square(pilot, 0, "4-D")
        assert "5 steps to 4-D" in flat(pilot.app)
        assert at(pilot) == "1-F"
        assert "".join(chart(pilot, 0).text).count("•") == 5, "shown on the board"
        await click_square(pilot, 0, "4-D")
        assert view(pilot).travellers[0].at != desk(pilot).board.grid.index["1-F"]


async def test_a_walk_ends_where_something_is_met(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await inside(pilot)
        await click_square(pilot, 0, "1-B")
        await press(pilot, "enter")
        assert at(pilot) == "1-D", "the Hole on the way"
        assert "Hole" in flat(pilot.app)
        assert "hand the keyboard to Bo" in flat(pilot.app)


async def test_a_square_is_pointed_at_by_keys(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await inside(pilot)
        await press(pilot, "space", "up", "up", "enter")
        assert "2 steps to 3-F" in flat(pilot.app)
        await press(pilot, "enter")
        assert at(pilot) == "3-F"


async def test_escape_forgets_the_way(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await inside(pilot)
        await press(pilot, "space", "up", "up", "enter", "escape")
        walking = mode(pilot)
        assert isinstance(walking, Walking)
        assert (walking.way, walking.cursor) == ((), None)
        await press(pilot, "up")
        assert at(pilot) == "2-F", "arrows walk again"


async def test_shift_and_an_arrow_points_at_once(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await inside(pilot)
        await press(pilot, "shift+up", "enter", "enter")
        assert at(pilot) == "2-F"


async def test_a_wall_is_refused_and_costs_nothing(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await inside(pilot)
        await press(pilot, "down")
        assert at(pilot) == "1-F"
        assert "! " in text(pilot.app)
        assert "PP-1.1" in flat(pilot.app)
        await press(pilot, "s")
        assert "Your turn" not in text(pilot.app), "coming in was a step"


async def test_a_door_is_chosen_by_arrows_or_by_a_click_far_inside(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await two_charts(pilot)
        await press(pilot, "right", "right")
        walking = mode(pilot)
        assert isinstance(walking, Walking)
        assert walking.cursor == desk(pilot).board.grid.index["3-A"]
        await press(pilot, "enter")
        assert at(pilot) == "3-A"


async def test_from_outside_a_click_comes_in_by_the_nearest_door(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await two_charts(pilot)
        await click_square(pilot, 0, "3-F")
        assert "3 steps to 3-F" in flat(pilot.app)
        await press(pilot, "enter")
        assert at(pilot) == "3-F"


async def test_the_chart_that_i_hid_is_not_walked_by_a_click(tmp_path):
    async with playing(small(tmp_path), (160, 50)) as pilot:
        await inside(pilot)
        await click_square(pilot, 1, "3-F")
        assert at(pilot) == "1-F"
        assert "steps to" not in flat(pilot.app)


async def test_out_by_a_door_with_the_treasure_wins(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await inside(pilot)
        await press(pilot, "up", "up", "up", "enter", "enter")
        await press(pilot, "1", "s", "enter", "enter")
        assert desk(pilot).me.carried == 1
        assert "T 1 treasure" in flat(pilot.app)
        await click_square(pilot, 0, "1-F")
        await press(pilot, "enter")
        await press(pilot, "right")
        assert table(pilot).desk.session.over
        assert "The game is over" in text(pilot.app)
        assert "Ada" in flat(pilot.app)
        assert "Both charts lie open." in flat(pilot.app)


async def test_the_arrow_of_a_door_is_the_way_out(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await inside(pilot)
        await press(pilot, "up", "up", "up", "enter", "enter", "1", "s", "enter", "enter")
        drawn = chart(pilot, 0)
        region = drawn.region_of(desk(pilot).board.grid.index["1-F"])
        for _ in range(2):
            await click(pilot, "#walk-0", (region.right, region.y))
        assert desk(pilot).session.over


async def test_nobody_leaves_with_empty_hands(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await inside(pilot)
        await press(pilot, "right")
        assert "PP-1.5" in flat(pilot.app)
        assert not desk(pilot).session.over
