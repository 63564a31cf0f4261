"""The Ghoul and the Kit in the app."""

import pytest

from ghoulash.terminal.app.modes.resting import HandingOver
from ghoulash.terminal.app.screens.curtain import Curtain
from ghoulash.terminal.rooms.pen_and_paper.app.modes.asking import AskingAboutKit
from ghoulash.terminal.rooms.pen_and_paper.app.modes.fighting import Firing, PickingSpot
from ghoulash.terminal.rooms.pen_and_paper.app.widgets.ghoul import PLACES, Ghoul
from tests.terminal.app_driver import (
    SIZES,
    click,
    desk,
    flat,
    mode,
    playing,
    press,
    settled,
    small,
    table,
    text,
    two_charts,
)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "games"))


async def attacked(pilot) -> None:
    """Ada has met the Ghoul at 4-B, and Bo sits down to pick its weak spot."""
    await two_charts(pilot)
    await press(pilot, "2", "up", "right")
    assert isinstance(mode(pilot), HandingOver)
    assert "Ghoul attack!" in flat(pilot.app)
    await press(pilot, "enter", "enter")
    assert isinstance(mode(pilot), PickingSpot)


async def click_place(pilot, spot: int) -> None:
    await click(pilot, Ghoul, (PLACES[spot].x + 1, PLACES[spot].y))


@pytest.mark.parametrize("size", SIZES)
async def test_the_fight_is_a_drawn_ghoul_and_a_miss_is_scratched(tmp_path, size):
    async with playing(small(tmp_path), size) as pilot:
        await attacked(pilot)
        assert "( () )" in text(pilot.app)
        assert "You are asked" in text(pilot.app)
        await press(pilot, "4")
        assert isinstance(pilot.app.screen, Curtain)
        await press(pilot, "enter")
        assert isinstance(mode(pilot), Firing)
        assert all(f"[{n}]" in text(pilot.app) for n in range(2, 7))
        await press(pilot, "2")
        assert "╳2╳" in text(pilot.app)
        assert "■□□□□ □□□□□ □□□□□" in text(pilot.app)
        assert "Missed." in flat(pilot.app)
        await press(pilot, "2")
        assert "PP-4.6" in flat(pilot.app), "not twice"
        assert desk(pilot).me.wounds == 1
        await press(pilot, "4")
        assert desk(pilot).me.killed == 1
        assert "( () )" not in text(pilot.app)
        assert "drops where it stood" in flat(pilot.app)
        assert "hand the keyboard to Bo" in flat(pilot.app)


@pytest.mark.parametrize("size", SIZES)
async def test_places_are_clicked(tmp_path, size):
    async with playing(small(tmp_path), size) as pilot:
        await attacked(pilot)
        await click_place(pilot, 6)
        await press(pilot, "enter")
        for spot in (1, 5, 3):
            await click_place(pilot, spot)
            assert f"╳{spot}╳" in text(pilot.app)
        await click_place(pilot, 6)
        assert desk(pilot).me.wounds == 3
        assert desk(pilot).me.killed == 1


async def test_places_are_gone_through_by_the_arrows(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await attacked(pilot)
        await press(pilot, "right", "right")
        assert "›3‹" in text(pilot.app)
        await press(pilot, "enter", "enter")
        await press(pilot, "enter")
        assert "╳1╳" in text(pilot.app)
        assert "›2‹" in text(pilot.app), "the next that is open"
        await press(pilot, "left")
        assert "›6‹" in text(pilot.app)


async def test_a_french_keyboard_needs_no_shift_for_the_figures(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await attacked(pilot)
        table(pilot).press("é")
        await settled(pilot)
        await press(pilot, "enter")
        assert not table(pilot).press("²"), "a digit to Python, and no place"
        table(pilot).press("&")
        table(pilot).press("é")
        await settled(pilot)
        assert desk(pilot).me.killed == 1
        assert desk(pilot).me.wounds == 1


@pytest.mark.parametrize(("key", "wounds", "crossed"), [("u", 0, 1), ("l", 1, 0)])
async def test_a_kit_is_used_or_left(tmp_path, key, wounds, crossed):
    async with playing(small(tmp_path)) as pilot:
        await attacked(pilot)
        await press(pilot, "1", "enter", "2", "1", "enter", "enter", "1", "s", "enter", "enter")
        await press(pilot, "left", "down", "down")
        assert isinstance(mode(pilot), AskingAboutKit)
        assert "A First-Aid Kit! Use it now" in flat(pilot.app)
        await press(pilot, key)
        assert desk(pilot).me.wounds == wounds
        assert ("╳╳╳╳╳ ╳╳╳╳╳ ╳╳╳╳╳" in text(pilot.app)) == bool(crossed)


async def test_the_weak_spot_is_nowhere_on_the_screen_of_who_fires(tmp_path):
    seen = []
    for spot in ("3", "6"):
        async with playing(small(tmp_path)) as pilot:
            await attacked(pilot)
            await press(pilot, spot, "enter")
            seen.append(text(pilot.app))
    assert seen[0] == seen[1]
