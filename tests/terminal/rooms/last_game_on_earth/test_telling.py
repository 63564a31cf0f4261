"""What a plain room tells: few lines, in order, with what a battle comes to."""

import pytest

from ghoulash.core.game import CHANCE, Deed
from ghoulash.games.last_game_on_earth.actions import OnSquare
from ghoulash.games.last_game_on_earth.events import TokenLaid
from ghoulash.table.table import Happened
from tests.locale.reading import is_sound
from tests.rulebook.lg_stage import Play
from tests.terminal.rooms.last_game_on_earth.app_stage import at_table, hand_key, press, table
from tests.terminal.rooms.last_game_on_earth.keyboard import Sit

pytestmark = pytest.mark.usefixtures("nothing_missing")
SEATS = """
    Zone 5-A: 1 3 3 parry hole debris haul steal
    Gray 1-P: 2 3
"""
LIES = "5-A ghoul-5, 16-P ?, 12-P ?"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["play hole", "9-E"], "plays Hole on 9-E."),
        (["play debris", "1-P", "3"], "plays Debris on 1-P, with Value 3."),
        (["play haul", "move 16-P", "15-P"], "plays Haul, to take the token at 16-P to 15-P."),
        (["play steal", "Bo"], "plays Steal, against your hand."),
    ],
)
@pytest.mark.parametrize("confirm", [True, False])
def test_a_card_is_told_in_one_line(sit: Sit, lines: list[str], told: str, *, confirm: bool) -> None:
    here = sit(SEATS, LIES, confirm=confirm)
    here.says(*lines)
    assert f"Ada {told}" in here.told(1)
    mine = told.replace("plays", "You play", 1).replace("your hand", "the hand of Bo")
    assert mine in here.told(0)
    assert not any("aimed" in line or "adds" in line for line in here.told(1))


def test_a_parry_in_a_battle_says_what_it_comes_to(sit: Sit) -> None:
    here = sit(SEATS, LIES)
    here.says("face", "put 3 1 done")
    here.pass_on(1, "challenge 2 3")
    here.pass_on(0, "parry 3")
    assert "“Parry!” You ignore Value 3: you are at 4." in here.told(0)
    assert "“Parry!” Ada ignores Value 3, and is at 4." in here.told(1)


def test_it_does_so_too_where_the_battle_was_told_before(sit: Sit) -> None:
    here = sit(SEATS, LIES)
    here.says("face", "put 3 1 done")
    here.pass_on(1, "challenge 2 3")
    here.session.news(0)
    here.pass_on(0, "parry 2")
    (told,) = here.typed.room.told(here.session.news(0))
    assert told == "“Parry!” You ignore Value 2: you are at 3."


def test_tokens_are_told_by_row_and_column(sit: Sit) -> None:
    here = sit(SEATS, LIES)
    squares = ("16-B", "2-G", "10-J", "2-A", "9-I")
    heard = [
        Happened(Deed(CHANCE, OnSquare("token", square)), (TokenLaid(-1, square),)) for square in squares
    ]
    (told,) = here.typed.room.told(heard)
    assert told == "5 tokens lie face-down: 2-A, 2-G, 9-I, 10-J, 16-B."


def test_it_reads_well_in_french(sit: Sit) -> None:
    here = sit(SEATS, LIES, "fr")
    here.says("joue débris", "1-P", "3")
    for seat in (0, 1):
        assert all(is_sound(line, "fr") for line in here.told(seat))
    assert "Ada joue Débris en 1-P, avec Valeur 3." in here.told(1)


@pytest.mark.usefixtures("own_home")
async def test_the_app_tells_a_card_in_one_line_too() -> None:
    async with at_table(Play("yard", SEATS, LIES)) as pilot:
        await press(pilot, hand_key(pilot, "debris"), "enter", hand_key(pilot, "3"), "enter")
        told = [line.text for line in table(pilot).story.lines]
        assert sum("Debris" in text and "play" in text for text in told) == 1
        assert any(text.startswith("You play Debris on 1-P, with Value 3.") for text in told)
