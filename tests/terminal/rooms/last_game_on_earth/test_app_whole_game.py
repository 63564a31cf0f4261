"""A whole game in the app by keys alone: one person and two bots, to the end screen."""

from random import Random

import pytest

from ghoulash.core.record import read
from ghoulash.table.replaying import verify
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.resting import Ended
from tests.terminal.app_driver import flat, press
from tests.terminal.rooms.last_game_on_earth.app_player import next_key
from tests.terminal.rooms.last_game_on_earth.app_stage import at_table, session_of, table

MOST = 2000
"""Keys; it takes a few hundred."""


@pytest.mark.usefixtures("own_home")
async def test_a_whole_game_at_three_seats() -> None:
    async with at_table(seats=3, seed="1", size=(80, 24)) as pilot:
        session, rng = session_of(pilot), Random(1)
        for _ in range(MOST):
            if session.over:
                break
            await press(pilot, next_key(table(pilot), rng))
        assert session.over
        assert isinstance(table(pilot).mode, Ended)
        assert "The game is over" in flat(pilot.app)
        game = session.game
        path = session.path
    assert verify(game, read(path)).finished
