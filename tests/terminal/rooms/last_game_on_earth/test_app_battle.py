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


async def to_the_answer(pilot: Pilot[None]) -> None:
    """Ada fights and is challenged with a 2 and a 3; she is asked again."""
    await press(pilot, "f", hand_key(pilot, "3"), hand_key(pilot, "1"), "d")
    await to_the_other(pilot)
    await press(pilot, hand_key(pilot, "2"), hand_key(pilot, "3"), "enter")
    await to_the_other(pilot)


async def test_what_a_parry_ignores_is_chosen_with_its_own_key() -> None:
    async with at_table(Play("yard", SEATS, LIES), people=2) as pilot:
        await to_the_answer(pilot)
        parry = hand_key(pilot, "parry")
        assert f"What does Parry ignore? {parry} parry 3" in flat(pilot.app)
        await press(pilot, parry)
        assert "Challenged: 4 against 5" in flat(pilot.app)
        assert f"{parry} parry 2 instead of 3" in flat(pilot.app)
        await press(pilot, parry)
        assert "Challenged: 3 against 5" in flat(pilot.app), "the lower card is ignored, the higher counts"
        assert f"{parry} do not parry" in flat(pilot.app)
        await press(pilot, hand_key(pilot, "3"), "d")
        assert done(pilot)[-3:] == ["parry parry@zone 2@gray", "put 3@zone", "done"]


async def test_a_third_press_takes_the_parry_back() -> None:
    async with at_table(Play("yard", SEATS, LIES), people=2) as pilot:
        await to_the_answer(pilot)
        await press(pilot, *[hand_key(pilot, "parry")] * 3)
        assert "Challenged: 1 against 5" in flat(pilot.app)


async def test_two_parries_ignore_one_card_or_both() -> None:
    seats = SEATS.replace("parry", "parry parry")
    async with at_table(Play("yard", seats, LIES), people=2) as pilot:
        await to_the_answer(pilot)
        parry = hand_key(pilot, "parry")
        totals = [4, 3, 6, 1]
        for total in totals:
            await press(pilot, parry)
            assert f"Challenged: {total} against 5" in flat(pilot.app)


async def test_a_charm_undoes_a_challenge() -> None:
    seats = SEATS.replace("parry", "parry; charms 1")
    play = Play("yard", seats, LIES, briefings="lucky-charms")
    async with at_table(play, people=2, chosen={"scenario": "lucky-charms"}) as pilot:
        await to_the_answer(pilot)
        await press(pilot, "c")
        assert done(pilot)[-1] == "charm"
        assert table(pilot).desk.me.charms == 0
        assert "Challenged: 6 against 5. That beats it" in flat(pilot.app)
        await press(pilot, "d")
        assert table(pilot).desk.me.points == 2


async def test_tough_hide_ignores_two_wounds_of_a_lost_battle() -> None:
    seats = "Cornealius 5-A: 1 tough-hide\nGray 1-P: 2"
    async with at_table(Play("yard", seats, LIES)) as pilot:
        await press(pilot, "f", "d", "d")
        assert "2 wounds are coming" in flat(pilot.app)
        assert "Tough Hide" in flat(pilot.app)
        await press(pilot, "1")
        assert "play tough-hide@cornealius" in done(pilot)
        assert not table(pilot).desk.me.wounds
