"""Challenges: whom, whether, and with what."""

from tests.bots.last_game_on_earth.asking import LANE, chosen
from tests.rulebook.lg_stage import Play


def challenged(hand: str, battler: str, put: str, strength: int = 5, others: str = "") -> str:
    seats = f"Zone 1-A: {battler}\nLake 1-J: {hand}{others}"
    play = Play(LANE, seats, f"1-A ghoul-{strength}, 1-F ?")
    list(play.act(0, "face"))
    list(play.act(0, f"put {put}"))
    list(play.act(0, "done"))
    return chosen(play)


def test_the_least_that_breaks_an_empty_hand() -> None:
    assert challenged("1 2 3 3", "3 1", "3 1") == "challenge 1"
    assert challenged("1 1 3 3", "3 2", "3 2") == "challenge 1 1"
    assert challenged("2 3", "3 2", "3 2") == "challenge 2"


def test_no_card_for_what_cannot_be_broken() -> None:
    assert challenged("1 1 1", "3 3 3", "3 3 3") == "pass"
    assert challenged("none", "3 1", "3 1") == "pass"


def test_more_is_spent_the_more_is_left_in_the_battlers_hand() -> None:
    assert challenged("1 specimen specimen", "3 1", "3 1") == "challenge 1"
    assert challenged("1 specimen specimen", "3 1 hole hole steal", "3 1") == "challenge specimen specimen"


def test_the_leader_is_challenged_where_somebody_far_behind_is_not() -> None:
    third = "\nGray 2-J: none; won ghoul-6 ghoul-6 ghoul-5"
    behind = challenged("specimen specimen", "3 3 3", "3 3", 4, third)
    ahead = challenged(
        "specimen specimen", "3 3 3; won ghoul-6 ghoul-6 ghoul-6", "3 3", 4, "\nGray 2-J: none"
    )
    assert ahead.startswith("challenge")
    assert behind == "pass"
