"""Battles in the app: both totals, the challenge, the answer, two people behind a curtain."""

import pytest
from textual.pilot import Pilot

from ghoulash.terminal.app.screens.curtain import Curtain
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.challenging import Challenging
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.fighting import Fighting
from tests.rulebook.lg_stage import Play
from tests.terminal.app_driver import flat, press, text
from tests.terminal.rooms.last_game_on_earth.app_stage import at_table, done, hand_key, table

pytestmark = pytest.mark.usefixtures("own_home")
SEATS = """
    Zone 5-A: 1 3 3 parry
    Gray 1-P: 2 3
"""
LIES = "5-A ghoul-5, 16-P ?"


async def to_the_other(pilot: Pilot[None]) -> None:
    """Hand the keyboard over, through the curtain."""
    await press(pilot, "enter")
    assert isinstance(pilot.app.screen, Curtain)
    await press(pilot, "enter")


async def test_a_challenge_and_its_answer() -> None:
    async with at_table(Play("yard", SEATS, LIES), people=2) as pilot:
        await press(pilot, "f")
        assert isinstance(table(pilot).mode, Fighting)
        assert "2 against 5" in flat(pilot.app)
        three = hand_key(pilot, "3")
        await press(pilot, three)
        assert "5 against 5. 1 more" in flat(pilot.app)
        await press(pilot, hand_key(pilot, "1"))
        assert "6 against 5. That beats it" in flat(pilot.app)
        assert done(pilot) == ["face"], "nothing is down before it is said"
        await press(pilot, "d")
        assert done(pilot)[1:] == ["put 3@zone", "put 1@zone", "done"]
        await to_the_other(pilot)
        assert isinstance(table(pilot).mode, Challenging)
        assert "Do you challenge?" in flat(pilot.app)
        await press(pilot, hand_key(pilot, "2"), hand_key(pilot, "3"))
        assert "would be at 1 against 5" in flat(pilot.app)
        await press(pilot, "enter")
        await to_the_other(pilot)
        assert "Challenged: 1 against 5" in flat(pilot.app)
        assert "challenge 2 + 3" in flat(pilot.app)
        await press(pilot, hand_key(pilot, "parry"))
        assert "Challenged: 4 against 5" in flat(pilot.app), "the higher card is parried"
        await press(pilot, hand_key(pilot, "3"), "d")
        assert table(pilot).desk.me.points == 2
        assert "You beat the Ghoul" in flat(pilot.app)


async def test_a_lost_battle_is_said_first() -> None:
    async with at_table(Play("yard", SEATS, LIES)) as pilot:
        await press(pilot, "f", "d")
        assert "You would lose: 2 wounds" in flat(pilot.app)
        assert done(pilot) == ["face"]
        await press(pilot, "d")
        assert done(pilot) == ["face", "done"]
        assert table(pilot).desk.me.points == 0
        assert len(table(pilot).desk.me.wounds) == 2


async def test_cards_are_taken_back() -> None:
    async with at_table(Play("yard", SEATS, LIES)) as pilot:
        await press(pilot, "f", hand_key(pilot, "3"), hand_key(pilot, "3"))
        assert "8 against 5" in flat(pilot.app)
        await press(pilot, "escape")
        assert "2 against 5" in flat(pilot.app)
        assert done(pilot) == ["face"]


async def test_two_people_never_see_each_others_hands() -> None:
    async with at_table(Play("yard", SEATS, LIES), people=2, size=(80, 24)) as pilot:
        await press(pilot, "f", hand_key(pilot, "3"), hand_key(pilot, "1"), "d", "enter")
        curtain = text(pilot.app)
        assert "Bo" in curtain
        assert "Parry" not in curtain
        await press(pilot, "enter")
        assert "Parry" not in text(pilot.app), "that is Ada's"


async def test_a_challenge_needs_a_card() -> None:
    async with at_table(Play("yard", SEATS, LIES), people=2) as pilot:
        await press(pilot, "f", hand_key(pilot, "3"), hand_key(pilot, "1"), "d")
        await to_the_other(pilot)
        await press(pilot, "enter")
        assert "pass with p" in flat(pilot.app)
        await press(pilot, "p")
        await press(pilot, "enter")
        await press(pilot, "enter")
        assert table(pilot).desk.view.players[0].points == 2


async def test_what_was_laid_out_waits_for_a_question_in_between() -> None:
    seats = "Cornealius 5-A: 1 point-blank\nGray 1-P: 2"
    play = Play("yard", seats, "5-A ghoul-5, 1-A ?ghoul-4=all")
    async with at_table(play) as pilot:
        await press(pilot, "f", hand_key(pilot, "point-blank"), hand_key(pilot, "1"), "d")
        assert "You may turn up a token on your tile" in flat(pilot.app)
        await press(pilot, "p")
        assert "7 against 5. That beats it" in flat(pilot.app), "the 1 lies there still"
        await press(pilot, "d")
        assert done(pilot)[-3:] == ["pass", "put 1@cornealius", "done"]
