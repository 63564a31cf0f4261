"""Questions in the app: who is asked, why, and what there is to answer."""

import pytest

from ghoulash.terminal.rooms.last_game_on_earth.app.modes.answering import Answering
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.pointing import Pointing
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


async def test_first_aid_is_used_or_left() -> None:
    for key, left in (("u", 0), ("l", 2)):
        play = Play("yard", "Zone 5-A: 1; wounds 1 2\nGray 1-P: 2", "5-A first-aid, 16-P ?")
        async with at_table(play) as pilot:
            await press(pilot, "f")
            assert "First-Aid! Heal all" in flat(pilot.app)
            await press(pilot, key)
            assert len(table(pilot).desk.me.wounds) == left


async def test_inaction_by_its_number() -> None:
    play = Play("yard", "Zone 5-A: hole\nGray 1-P: inaction 2", "16-P ?")
    async with at_table(play, people=2) as pilot:
        await press(pilot, hand_key(pilot, "hole"))
        await click_square(pilot, "1-P")
        await press(pilot, "enter", "enter", "enter")
        assert isinstance(table(pilot).mode, Answering)
        assert "Ada plays Hole (1-P). Do you cancel it?" in flat(pilot.app)
        await press(pilot, "1")
        assert done(pilot)[-1] == "play inaction@gray"
        assert not table(pilot).desk.me.fallen


async def test_all_who_may_cancel_are_asked_before_anything_is_played() -> None:
    play = Play("yard", "Zone 5-A: hole\nGray 1-P: inaction\nLake 2-P: inaction 1", "16-P ?")
    async with at_table(play, people=3) as pilot:
        await press(pilot, hand_key(pilot, "hole"))
        await click_square(pilot, "1-P")
        await press(pilot, "enter", "enter", "enter")
        assert "Ada plays Hole (1-P). Do you cancel it?" in flat(pilot.app)
        await press(pilot, "1")
        assert "cancel the Hole" not in flat(pilot.app), "sealed until all have answered"
        await press(pilot, "enter", "enter")
        assert "Ada plays Hole (1-P). Do you cancel it?" in flat(pilot.app)
        assert isinstance(table(pilot).mode, Answering)
        await press(pilot, "1")
        assert done(pilot)[-1] == "play inaction@gray", "the first cancels; Lake keeps the card"
        assert "Inaction" in [word.text for word in table(pilot).story.lines if "cancels" in word.text][-1]


async def test_a_parry_against_debris() -> None:
    play = Play("yard", "Zone 5-A: debris 3\nGray 1-P: parry 1 1 1", "16-P ?")
    async with at_table(play, people=2) as pilot:
        await press(pilot, hand_key(pilot, "debris"))
        await click_square(pilot, "1-P")
        await press(pilot, hand_key(pilot, "3"), "enter", "enter", "enter", "p")
        assert "4 wounds are coming" in flat(pilot.app)
        assert "parry the 3" in flat(pilot.app)
        await press(pilot, "1")
        assert len(table(pilot).desk.me.wounds) == 1


async def test_a_start_token_is_laid_on_a_square() -> None:
    async with at_table(seed="7", seats=3) as pilot:
        await press(pilot, "1")
        assert isinstance(table(pilot).mode, Pointing)
        assert "start?" in flat(pilot.app)
        await press(pilot, "tab", "enter")
        assert any(action.startswith("start ") for action in done(pilot))


async def test_characters_are_told_before_one_is_picked() -> None:
    async with at_table(seed="7", seats=3) as pilot:
        assert "Which character do you play?" in flat(pilot.app)
        assert "Lake: Combat 1, Movement 6, Health 8" in flat(pilot.app)


async def test_a_card_half_named_at_the_table_is_gone_on_with() -> None:
    play = Play("yard", "Zone 5-A: hole\nGray 1-P: 2", "16-P ?")
    play.goes("""
        Zone> play hole
             plays hole
    """)
    async with at_table(play) as pilot:
        assert "on which square?" in flat(pilot.app)
        await press(pilot, "escape")
        await click_square(pilot, "9-E")
        await press(pilot, "enter")
        assert done(pilot)[:1] == ["at 9-E"]


async def test_french() -> None:
    play = Play("yard", "Zone 5-A: hole 1\nGray 1-P: 2", "16-P ?")
    async with at_table(play, lang="fr") as pilot:
        assert "compte 1 au combat" in flat(pilot.app)
        await press(pilot, hand_key(pilot, "hole"))
        assert "Trou : sur quelle case ?" in flat(pilot.app)
        await press(pilot, "escape", "question_mark")
        assert "Ton tour" in flat(pilot.app)


@pytest.mark.parametrize("key", ["0", "escape"])
async def test_the_list_is_left_by_the_key_that_opens_it_and_by_escape(key: str) -> None:
    async with at_table(seed="7", seats=3) as pilot:
        await press(pilot, "1", "0")
        assert isinstance(table(pilot).mode, Answering)
        assert "0 back" in flat(pilot.app)
        await press(pilot, key)
        assert isinstance(table(pilot).mode, Pointing)
        assert "0 list" in flat(pilot.app)


async def test_m_is_for_tokens_alone_and_t_for_talk() -> None:
    async with at_table(Play("yard", "Zone 5-A: hole\nGray 1-P: 1", "16-P ?")) as pilot:
        await press(pilot, hand_key(pilot, "hole"), "m")
        assert not table(pilot).query_one("#talk").display, "in the middle of a card, m does not talk"
        await press(pilot, "question_mark")
        assert flat(pilot.app).count("say something") == 1
        await press(pilot, "escape", "t")
        assert table(pilot).query_one("#talk").display
