"""Cards in the app: named with all that goes with them before anything is sent, and backed out of."""

import pytest

from ghoulash.games.last_game_on_earth.frames import Turn
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.turning import Turning
from tests.rulebook.lg_stage import Play
from tests.terminal.app_driver import flat, press
from tests.terminal.rooms.last_game_on_earth.app_stage import (
    at_table,
    click_square,
    done,
    hand_key,
    table,
)

pytestmark = pytest.mark.usefixtures("own_home")
SEATS = """
    Zone 5-D: 1 3 hole debris steal haul recon
    Gray 1-P: 2 2
    Lake 16-A: 1
"""
LIES = "5-A ghoul-5, 16-P ?, 12-P ?"


def turn(seats: str = SEATS) -> Play:
    return Play("yard", seats, LIES)


async def test_a_card_declared_and_backed_out_is_seen_by_nobody() -> None:
    async with at_table(turn()) as pilot:
        before = table(pilot).desk.view
        await press(pilot, hand_key(pilot, "hole"))
        assert "Hole: on which square?" in flat(pilot.app)
        await press(pilot, "up", "enter")
        assert "nobody has seen it" in flat(pilot.app)
        assert table(pilot).desk.view == before
        await press(pilot, "escape")
        assert "on which square?" in flat(pilot.app)
        await press(pilot, "escape")
        mode = table(pilot).mode
        assert isinstance(mode, Turning)
        assert mode.composing is None
        assert table(pilot).desk.view == before
        assert not done(pilot)


async def test_a_hole_goes_as_one_gesture() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, hand_key(pilot, "hole"))
        await click_square(pilot, "1-P")
        assert "Hole 1-P?" in flat(pilot.app)
        await click_square(pilot, "1-P")
        assert done(pilot)[:2] == ["play hole@zone", "at 1-P"]


async def test_a_hole_is_not_aimed_at_oneself_by_haste() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, hand_key(pilot, "hole"))
        desk = table(pilot).desk
        places = [player.at for player in desk.view.players]
        assert desk.looked_at in places
        assert desk.looked_at != places[desk.seat]


async def test_debris_is_named_with_its_value_card() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, hand_key(pilot, "debris"))
        await click_square(pilot, "1-P")
        assert "with a Value card" in flat(pilot.app)
        await press(pilot, hand_key(pilot, "3"))
        assert "Debris 1-P 3?" in flat(pilot.app)
        await press(pilot, "enter")
        assert done(pilot)[:3] == ["play debris@zone", "at 1-P", "add 3@zone"]


async def test_debris_alone() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, hand_key(pilot, "debris"))
        await click_square(pilot, "9-E")
        await press(pilot, "d", "enter")
        assert done(pilot)[:3] == ["play debris@zone", "at 9-E", "done"]


async def test_a_theft_asks_whom() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, hand_key(pilot, "steal"))
        assert "1 Random bot 1" in flat(pilot.app)
        await press(pilot, "2", "enter")
        assert done(pilot)[:2] == ["play steal@zone", "on 2"]


async def test_a_token_is_moved_without_a_card() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, "m", "tab")
        here = table(pilot).desk.looked_at
        mode = table(pilot).mode
        assert isinstance(mode, Turning)
        assert mode.composing is not None
        assert here in mode.composing.targets()
        await click_square(pilot, "16-P")
        await click_square(pilot, "1-A")
        assert "1-A will not do" in flat(pilot.app)
        await click_square(pilot, "15-P")
        await press(pilot, "enter")
        assert done(pilot)[:2] == ["move 16-P", "to 15-P"]


async def test_a_card_that_cannot_be_played_says_why() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, hand_key(pilot, "3"))
        assert table(pilot).desk.note
        assert isinstance(table(pilot).desk.frame, Turn)
        assert not done(pilot)


async def test_recon_looks_where_it_is_told() -> None:
    async with at_table(turn("Zone 5-D: recon\nGray dead: 2")) as pilot:
        await press(pilot, hand_key(pilot, "recon"))
        await click_square(pilot, "16-P")
        await press(pilot, "enter")
        assert done(pilot) == ["play recon@zone", "look 16-P"]
        await press(pilot, "space")
        assert table(pilot).desk.stack(table(pilot).desk.square("16-P"))[0].kind


async def test_everything_is_in_the_list() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, "0")
        assert "more answers" in flat(pilot.app)
        assert "walk" in flat(pilot.app)
        await press(pilot, "0")
        assert isinstance(table(pilot).mode, Turning)


async def test_on_ones_turn_t_is_for_talk() -> None:
    async with at_table(turn()) as pilot:
        await press(pilot, "t", "h", "i", "enter")
        assert "Ada: hi" in flat(pilot.app) or "hi" in flat(pilot.app)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_what_a_card_does_is_told_whole_beside_a_longer_name(size: tuple[int, int]) -> None:
    play = Play("yard", "Zone 5-A: 1 hole chain-of-command\nGray 1-P: 1", "16-P ?")
    async with at_table(play, size=size) as pilot:
        hand = flat(pilot.app)
        assert "Chain of Command" in hand
        assert "counts 1 in a battle" in hand
        assert "all in a square fall" in hand
