"""A turn in the app: throwing away, walking by keys and by mouse, facing, the end."""

import pytest

from ghoulash.terminal.rooms.last_game_on_earth.app.modes.replenishing import Replenishing
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.turning import Turning
from tests.rulebook.lg_stage import Play
from tests.terminal.app_driver import flat, press
from tests.terminal.rooms.last_game_on_earth.app_stage import (
    at_table,
    board,
    click_square,
    done,
    hand_key,
    square,
    table,
)

pytestmark = pytest.mark.usefixtures("own_home")
SEATS = """
    Zone 5-D: 1 1 3 hole inaction
    Gray 1-P: 2
"""
LIES = "5-A ghoul-5, 16-P ?, 12-P ? ?, 1-A hole"


def turn(**more: object) -> Play:
    return Play("yard", SEATS, LIES, **more)  # pyright: ignore[reportArgumentType]


async def test_a_whole_turn_by_keys() -> None:
    async with at_table(turn(replenish=True)) as pilot:
        assert isinstance(table(pilot).mode, Replenishing)
        assert "you draw 2" in flat(pilot.app)
        await press(pilot, hand_key(pilot, "1"), hand_key(pilot, "1"))
        assert "2 to throw away" in flat(pilot.app)
        assert not done(pilot), "nothing goes before it is said"
        await press(pilot, hand_key(pilot, "1"))
        assert "Throw away what you like" in flat(pilot.app), "a third time takes them back"
        await press(pilot, hand_key(pilot, "1"), "d")
        assert done(pilot) == ["discard 1@zone", "done"]
        assert isinstance(table(pilot).mode, Turning)
        await press(pilot, "left", "left", "s")
        assert "Your move is over" in flat(pilot.app)
        await press(pilot, "e")
        assert "You have not acted" in flat(pilot.app), "what is left undone is said first"
        await press(pilot, "e")
        assert done(pilot)[2:6] == ["walk W", "walk W", "stop", "end"]


async def test_a_click_shows_the_way_and_a_second_one_goes() -> None:
    async with at_table(turn()) as pilot:
        await click_square(pilot, "5-B")
        assert "2 steps to 5-B" in flat(pilot.app)
        assert "•" in square(pilot, "5-C")
        assert not done(pilot)
        await click_square(pilot, "5-B")
        assert done(pilot) == ["walk W", "walk W"]


async def test_a_way_is_backed_out_of() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, "space", "left", "left", "enter")
        assert "2 steps to 5-B" in flat(pilot.app)
        await press(pilot, "escape")
        assert "Walk up to 5" in flat(pilot.app)
        assert not done(pilot)


async def test_where_no_way_leads_is_said() -> None:
    async with at_table(turn()) as pilot:
        await click_square(pilot, "16-A")
        assert table(pilot).desk.note
        assert not done(pilot)


async def test_what_one_stands_on_is_faced_by_f_or_by_a_click() -> None:
    seats = "Zone 5-A: 1\nGray 1-P: 2"
    for how in ("key", "click"):
        async with at_table(Play("yard", seats, LIES)) as pilot:
            assert "f faces what you stand on" in flat(pilot.app)
            if how == "key":
                await press(pilot, "f")
            else:
                await click_square(pilot, "5-A")
                assert "Face what lies at your feet" in flat(pilot.app)
                assert not done(pilot)
                await click_square(pilot, "5-A")
            assert done(pilot) == ["face"]


async def test_the_signs_of_the_board() -> None:
    lies = "5-A ghoul-5, 12-P ? ?, 1-A hole, 3-A debris debris, 2-A ?ghoul-6=Zone, 4-A first-aid"
    async with at_table(Play("yard", SEATS, lies)) as pilot:
        assert square(pilot, "5-A") == "▐5▌"
        assert square(pilot, "12-P") == "▐?²"
        assert square(pilot, "1-A") == "▐○▌"
        assert square(pilot, "3-A") == "▐#²"
        assert square(pilot, "2-A") == "▐₆▌", "face-down, and known to who looks"
        assert square(pilot, "4-A") == "▐+▌"
        assert "Z" in square(pilot, "5-D")
        assert "G" in square(pilot, "1-P")
        await press(pilot, "space", "left", "left", "left", "down", "down", "down")
        assert "seen by you" in flat(pilot.app), "the stack of the square looked at"


async def test_a_small_board_keeps_every_sign() -> None:
    lies = "5-A ghoul-5, 12-P ? ?, 1-A hole, 2-A ?ghoul-6=Zone"
    async with at_table(Play("yard", SEATS, lies), size=(80, 24)) as pilot:
        assert [square(pilot, name) for name in ("5-A", "12-P", "1-A", "2-A", "5-D")] == list("5?○₆Z")
        assert len(board(pilot)) <= 21


PADS = {"briefings": "transporters", "pads": "5-C, 9-E, 12-P"}


async def test_from_a_pad_one_jumps_to_another() -> None:
    async with at_table(turn(**PADS), chosen={"scenario": "transporters"}) as pilot:
        assert "j from the pad" not in flat(pilot.app), "a pad is to be walked onto"
        await press(pilot, "left")
        assert "j from the pad" in flat(pilot.app)
        await press(pilot, "j")
        assert done(pilot) == ["walk W"], "where to is asked first"
        await click_square(pilot, "9-E")
        await press(pilot, "enter")
        assert done(pilot) == ["walk W", "jump 9-E"]
        assert "Z" in square(pilot, "9-E")


async def test_a_jump_is_backed_out_of() -> None:
    async with at_table(turn(**PADS), chosen={"scenario": "transporters"}) as pilot:
        await press(pilot, "left", "j", "escape", "escape")
        assert done(pilot) == ["walk W"]
        assert "j from the pad" in flat(pilot.app)


async def test_what_somebody_throws_away_takes_one_line() -> None:
    play = Play("yard", "Zone 5-D: 1 1 3 hole\nGray 1-P: 2", "16-P ?", replenish=True)
    async with at_table(play) as pilot:
        await press(pilot, "a", "d")
        told = [line.text for line in table(pilot).story.lines if "throw away" in line.text]
        assert told == ["You throw away 1 (2), 3, Hole."]
