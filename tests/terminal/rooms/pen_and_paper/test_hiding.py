"""Hiding a chart in the app, by keys and by clicks."""

import pytest

from ghoulash.terminal.app.screens.curtain import Curtain
from ghoulash.terminal.rooms.pen_and_paper.app.modes.hiding import Hiding
from ghoulash.terminal.rooms.pen_and_paper.app.widgets.palette import Palette
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
)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "games"))


def listed(pilot) -> list[str]:
    here = desk(pilot)
    draft = here.session.draft(here.seat)
    assert draft is not None
    return [str(action) for action in draft.listed]


async def go_to(pilot, name: str) -> None:
    """The cursor to a square, by the arrow keys."""
    hiding = mode(pilot)
    assert isinstance(hiding, Hiding)
    grid = desk(pilot).board.grid
    there, here = divmod(grid.index[name], grid.columns), divmod(hiding.cursor, grid.columns)
    await press(pilot, *["up" if there[0] > here[0] else "down"] * abs(there[0] - here[0]))
    await press(pilot, *["right" if there[1] > here[1] else "left"] * abs(there[1] - here[1]))
    assert hiding.cursor == grid.index[name]


@pytest.mark.parametrize("size", SIZES)
async def test_a_chart_is_hidden_by_keys_alone_and_handed_in(tmp_path, size):
    async with playing(small(tmp_path), size) as pilot:
        await press(pilot, "enter")
        for square, key in [("4-F", "t"), ("2-A", "plus"), ("4-B", "g"), ("3-E", "g"), ("1-A", "x")]:
            await go_to(pilot, square)
            await press(pilot, key)
        await press(pilot, "5")
        await go_to(pilot, "1-D")
        await press(pilot, "enter", "b", "enter")
        assert listed(pilot) == [
            "hide treasure 4-F",
            "hide kit 2-A",
            "hide ghoul 4-B",
            "hide ghoul 3-E",
            "hide debris 1-A",
            "hide hole 1-D",
            "block 1-B E",
        ]
        assert "All is hidden" in flat(pilot.app)
        await press(pilot, "d")
        assert isinstance(pilot.app.screen, Curtain)


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_puts_a_thing_down_and_another_takes_it_away(tmp_path, size):
    async with playing(small(tmp_path), size) as pilot:
        await press(pilot, "enter")
        await click(pilot, Palette, (5, 2))
        await click_square(pilot, 1, "4-C")
        assert listed(pilot) == ["hide ghoul 4-C"]
        assert "G   1 Ghouls" in text(pilot.app)
        await click_square(pilot, 1, "4-C")
        assert listed(pilot) == []
        assert "G   2 Ghouls" in text(pilot.app)


async def test_a_doorway_is_blocked_by_a_click_and_opened_by_another(tmp_path):
    async with playing(small(tmp_path), (160, 50)) as pilot:
        await press(pilot, "enter", "b")
        region = chart(pilot, 1).region_of(desk(pilot).board.grid.index["1-C"])
        await click(pilot, "#walk-1", (region.x - 1, region.y))
        assert listed(pilot) == ["block 1-B E"]
        assert "╳" in "".join(chart(pilot, 1).text)
        await click(pilot, "#walk-1", (region.x - 1, region.y))
        assert listed(pilot) == []


async def test_the_arrows_go_from_doorway_to_doorway(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter", "b", "right", "enter")
        assert listed(pilot) == ["block 1-D N"]
        await press(pilot, "delete", "left", "enter")
        assert listed(pilot) == ["block 1-B E"]


async def test_what_is_not_allowed_is_refused_in_a_sentence(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter")
        await go_to(pilot, "1-A")
        await press(pilot, "g")
        assert listed(pilot) == []
        assert "! " in text(pilot.app)
        assert "shaded" in flat(pilot.app)
        assert "PP-2.3" in flat(pilot.app)
        await press(pilot, "right")
        assert "PP-2.3" not in flat(pilot.app), "said once"


async def test_dots_stand_only_where_what_is_in_hand_may_go(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter", "3")
        drawn = "\n".join(line[3:] for line in chart(pilot, 1).text[1:])
        inside = [line for line in drawn.split("\n") if "┃" in line]
        assert sum(line.count(":") for line in inside) == 6, "the six shaded squares"


async def test_undo_takes_back_one_and_clear_all(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter", "h")
        assert len(listed(pilot)) == 7
        await press(pilot, "u")
        assert len(listed(pilot)) == 6
        await press(pilot, "n")
        assert listed(pilot) == []
        await press(pilot, "u")
        assert "! " in text(pilot.app)


async def test_hide_for_me_fills_up_what_is_left_and_hands_nothing_in(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter")
        await go_to(pilot, "4-B")
        await press(pilot, "g", "h")
        assert listed(pilot)[0] == "hide ghoul 4-B"
        assert len(listed(pilot)) == 7
        assert isinstance(mode(pilot), Hiding)
        assert "✓" in text(pilot.app)


async def test_an_unfinished_chart_is_not_taken(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter", "d")
        assert isinstance(mode(pilot), Hiding)
        assert "! " in text(pilot.app)


async def test_delete_takes_away_what_lies_at_the_cursor(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter")
        await go_to(pilot, "4-B")
        await press(pilot, "g", "o", "delete")
        assert len(listed(pilot)) == 1
        await press(pilot, "delete", "delete")
        assert listed(pilot) == []


async def test_keys_of_a_capital_or_without_shift_do_as_well(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter")
        table(pilot).press("O")
        table(pilot).press("=")
        await press(pilot, "H")
        assert [text.split()[1] for text in listed(pilot)][:2] == ["hole", "kit"]
        assert len(listed(pilot)) == 7
