"""How a screen is divided, and what a small one still shows."""

import pytest

from ghoulash.games.last_game_on_earth.frames import Turn
from ghoulash.games.last_game_on_earth.shapes import SHAPES
from ghoulash.games.last_game_on_earth.tiles import SIZE
from ghoulash.terminal.app.app import GhoulashApp
from ghoulash.terminal.app.widgets.log import Log
from ghoulash.terminal.opening import open_session
from ghoulash.terminal.rooms.last_game_on_earth.app.layout import (
    FOOT,
    PANEL_HEIGHT,
    PANEL_WIDTH,
    Lines,
    plan,
    share,
)
from ghoulash.terminal.rooms.last_game_on_earth.app.scale import SMALL
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.board import BoardView
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.players import Players
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.spot import Spot
from ghoulash.terminal.session import PlayOptions
from tests.rulebook.lg_stage import Play
from tests.terminal.app_driver import flat, press, settled, text
from tests.terminal.rooms.last_game_on_earth.app_stage import at_table, board, hand_key, square, table
from tests.terminal.rooms.last_game_on_earth.typing import GAME, script, top


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50), (240, 70)])
def test_the_panel_has_room_on_every_screen(shape: str, size: tuple[int, int]) -> None:
    width, height = size
    planned = plan(width, height, SIZE * SHAPES[shape].columns, SIZE * SHAPES[shape].rows)
    if planned.below:
        assert planned.height + PANEL_HEIGHT + FOOT <= height
        assert planned.width <= width
    else:
        assert planned.width + PANEL_WIDTH <= width
        assert planned.height + FOOT <= height
    assert planned.scale.across >= 2


def test_a_larger_screen_draws_a_larger_board() -> None:
    assert plan(80, 24, 16, 16).scale == SMALL
    assert plan(120, 40, 16, 16).scale.inner == 3
    assert plan(160, 50, 16, 16).scale.inner == 5


SEATS = "Zone 5-D: 1\nGray 1-P: 2"


@pytest.mark.usefixtures("own_home")
async def test_resized_to_80_by_24_and_back() -> None:
    async with at_table(Play("yard", SEATS, "5-A ghoul-5"), size=(160, 50)) as pilot:
        large = board(pilot)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert len(board(pilot)) <= 21
        assert square(pilot, "5-A") == "5"
        assert "Your hand" in flat(pilot.app)
        await press(pilot, "left")
        assert "Z" in square(pilot, "5-C")
        await press(pilot, "right")
        await pilot.resize_terminal(160, 50)
        await settled(pilot)
        assert len(board(pilot)) == len(large)


@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize("shape", ["tower 1a0 2a0 3a0 4a0", "fork", "hook", "mile"])
async def test_the_window_follows_what_is_looked_at(shape: str) -> None:
    play = Play(shape, "Zone 1-A: 1\nGray 8-A: 2" if shape != "fork" else "Zone 16-A: 1\nGray 9-A: 2")
    async with at_table(play, size=(80, 24), chosen={"board": shape}) as pilot:
        for key in ("up", "right", "down", "left"):
            for _ in range(2):
                await press(pilot, f"shift+{key}", *[key] * 9)
                desk = table(pilot).desk
                assert len(square(pilot, desk.name(desk.looked_at))) == 1


@pytest.mark.usefixtures("own_home")
async def test_a_long_board_has_all_else_below_it() -> None:
    play = Play("mile", "Zone 1-A: hole\nGray 8-A: 2")
    async with at_table(play, size=(120, 40), chosen={"board": "mile"}) as pilot:
        assert table(pilot).has_class("below")
        await press(pilot, "1", "enter")
        drawn = text(pilot.app).splitlines()
        asked = next(n for n, line in enumerate(drawn) if "Esc not after all" in line)
        assert asked > len(board(pilot))


@pytest.mark.usefixtures("own_home")
async def test_a_board_that_is_laid_later_finds_its_room() -> None:
    async with at_table(seats=2, size=(120, 40), seed="21", chosen={"board": "chance"}) as pilot:
        if table(pilot).desk.field is None:
            await press(pilot, "1")
        drawn = table(pilot).query_one(BoardView)
        assert drawn.size.width + PANEL_WIDTH <= 120 or table(pilot).has_class("below")
        assert drawn.size.width >= len(board(pilot)[0])


@pytest.mark.usefixtures("own_home")
async def test_a_resumed_game_leaves_no_gap_below_the_players_and_room_for_the_log() -> None:
    options = PlayOptions(game=GAME, lang="en", seed="gap", vs="random", seats=4)
    script(options, lambda session: isinstance(top(session), Turn))
    session = open_session(PlayOptions(game=GAME, lang="en", resume=True))
    try:
        async with GhoulashApp(session, pace=0).run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await press(pilot, "enter")
            assert table(pilot).query_one(Players).region.height == 5
            assert table(pilot).query_one(Log).region.bottom <= 21
    finally:
        session.close()


AT_40 = {
    "aid": ("Zone 5-A: 1; wounds 1 2\nGray 1-P: 2", "5-A first-aid, 16-P ?", ["f"]),
    "character": (None, "", []),
    "victim": ("Zone 5-A: steal 1\nGray 1-P: 2\nLake 1-A: 1", "16-P ?", ["#steal"]),
    "value": ("Zone 5-A: debris 1 3\nGray 1-P: 2", "16-P ?", ["#debris", "enter"]),
    "list": ("Zone 5-A: debris 1 3\nGray 1-P: 2", "16-P ?", ["0"]),
}


@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize("moment", AT_40)
async def test_at_40_by_12_every_answer_is_seen_or_a_key_away(moment: str) -> None:
    seats, lies, keys = AT_40[moment]
    play = None if seats is None else Play("yard", seats, lies)
    async with at_table(play, size=(40, 12), seats=3, seed="7") as pilot:
        for key in keys:
            await press(pilot, hand_key(pilot, key[1:]) if key.startswith("#") else key)
        question = table(pilot).mode.question()
        assert question is not None
        seen = text(pilot.app)
        if "PgDn more" in seen:
            await press(pilot, "pagedown")
            seen += text(pilot.app)
        for choice in question.choices:
            assert f"{choice.key} {choice.text.split()[0]}" in seen, choice
        assert "»" in seen


@pytest.mark.usefixtures("own_home")
async def test_at_40_by_12_a_battle_and_its_cards_are_whole() -> None:
    seats = "Zone 5-A: 1 3 3 parry 2 hole\nGray 1-P: 2"
    async with at_table(Play("yard", seats, "5-A ghoul-5, 16-P ?"), size=(40, 12)) as pilot:
        await press(pilot, "f", hand_key(pilot, "3"))
        seen = text(pilot.app)
        assert "5 Ghoul" in seen and "5 ✗ Ada" in seen and "Parry" in seen and "Hole" in seen


@pytest.mark.usefixtures("own_home")
async def test_at_40_by_12_a_turn_shows_the_board_and_the_hand() -> None:
    seats = "Zone 5-A: 1 3 3 parry 2 hole\nGray 1-P: 2"
    async with at_table(Play("yard", seats, "16-P ?"), size=(40, 12)) as pilot:
        assert "Z" in square(pilot, "5-A")
        assert "▐Hole▌" in text(pilot.app)
        assert "0/8" in text(pilot.app), "how everybody does"


@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize("size", [(120, 40), (100, 40)])
async def test_below_a_long_board_the_stack_is_seen_whole_in_a_battle(size: tuple[int, int]) -> None:
    seats = "Zone 1-A: 1 3 parry hole 2\nGray 8-A: 2\nLake 8-Z: 1\nCornealius 1-Z: 1"
    play = Play("mile", seats, "1-A ? ? ghoul-5, 8-C ?")
    async with at_table(play, size=size, chosen={"board": "mile"}) as pilot:
        await press(pilot, "f")
        seen = text(pilot.app)
        assert "Ghoul of strength 5" in seen
        assert seen.count("face-down token") == 2 or "face-down token +1" in seen
        standing = table(pilot).query_one("#standing").region
        assert table(pilot).query_one(Spot).region.bottom <= standing.bottom


def test_what_asks_for_an_answer_comes_first() -> None:
    wanted = Lines(players=5, fight=4, asked=3, hand=5, spot=4)
    assert share(24, wanted) == wanted
    assert share(20, wanted)._replace(log=0) == wanted._replace(spot=0, log=0)
    assert share(12, wanted) == Lines(players=0, fight=4, asked=3, hand=5, spot=0, log=0)
