"""Rescue cards, Tough Hide and First-Aid, with sense."""

import pytest

from tests.bots.last_game_on_earth.asking import CORRIDOR, chosen
from tests.rulebook.lg_stage import Play


def answer(card: str, row: str, aimed: str = "at 1-J") -> str:
    """What Cornealius or another says to a card of Zone's."""
    play = Play(CORRIDOR, f"Zone 1-A: {card} 3\n{row}", "1-C ?, 1-F ghoul-6")
    for words in (f"play {card}", *aimed.split(", ")):
        list(play.act(0, words))
    return chosen(play)


def test_inaction_against_what_hurts_and_not_against_what_does_not() -> None:
    assert answer("debris", "Lake 1-J: inaction 1; bare 5", "at 1-J, add 3") == "play inaction"
    assert answer("steal", "Lake 1-J: inaction 1", "on Lake") == "play inaction"
    assert answer("recon", "Lake 1-J: inaction 1", "look 1-C") == "pass"
    assert answer("debris", "Lake 1-J: inaction 1; bare 5", "at 1-E, add 3") == "pass"


def test_a_ghoul_hauled_onto_an_empty_hand_is_kept_off() -> None:
    assert answer("haul", "Lake 1-J: inaction; bare 4", "move 1-F, to 1-J") == "play inaction"
    assert answer("haul", "Lake 1-J: inaction 3 3 3 3", "move 1-F, to 1-J") == "pass"


@pytest.mark.parametrize(
    ("value", "bare", "said"),
    [("1", 0, "pass"), ("3", 0, "parry parry 3@zone"), ("1", 6, "parry parry 1@zone")],
)
def test_a_parry_is_for_what_hurts(value: str, bare: int, said: str) -> None:
    play = Play(CORRIDOR, f"Zone 1-A: debris {value}\nLake 1-J: parry 1; bare {bare}", "1-C ?")
    for words in ("play debris", "at 1-J", f"add {value}"):
        list(play.act(0, words))
    list(play.act(1, "pass"))
    assert chosen(play) == said


@pytest.mark.parametrize(("bare", "said"), [(0, "pass"), (5, "play tough-hide")])
def test_tough_hide_is_for_who_is_near_death(bare: int, said: str) -> None:
    play = Play(CORRIDOR, f"Cornealius 1-A: tough-hide; bare {bare}\nLake 1-J: 1", "1-A ghoul-5, 1-C ?")
    list(play.act(0, "face"))
    list(play.act(0, "done"))
    assert chosen(play) == said


@pytest.mark.parametrize(("mine", "theirs", "said"), [(1, 0, "leave"), (3, 0, "use"), (1, 5, "use")])
def test_first_aid_is_not_for_a_scratch_unless_another_needs_it_more(
    mine: int, theirs: int, said: str
) -> None:
    play = Play(CORRIDOR, f"Zone 1-A: 1; bare {mine}\nLake 1-J: 1; bare {theirs}", "1-B first-aid, 1-F ?")
    list(play.act(0, "walk E"))
    assert chosen(play) == said


def test_a_token_nearby_is_the_one_that_cornealius_turns_up() -> None:
    play = Play(CORRIDOR, "Cornealius 1-A: point-blank 1 1\nLake 1-J: none", "1-A ghoul-4, 1-B ?, 1-E ?")
    list(play.act(0, "face"))
    list(play.act(0, "put point-blank"))
    assert chosen(play) == "reveal 1-B"
