"""Fights by their odds."""

import pytest

from ghoulash.bots.last_game_on_earth.fights import fight_worth, win_odds
from tests.bots.last_game_on_earth.asking import LANE, chosen, sight, stakes, through
from tests.rulebook.lg_stage import Play


def odds(hand: str, other: str, strength: int = 5) -> float:
    return win_odds(sight(Play(LANE, f"Zone 1-A: {hand}\nLake 1-J: {other}", "1-C ?")), strength)


def test_what_cannot_be_reached_is_lost_and_what_nobody_can_challenge_is_won() -> None:
    assert odds("3", "1 2 3") == 0
    assert odds("3 1", "none") == 1
    assert odds("3 1", "1 2 3; fallen") == 1


def test_the_more_is_held_and_the_less_can_come_the_better() -> None:
    assert odds("3 1", "1 2 3") < odds("3 2", "1 2 3") < odds("3 3", "1 2 3") < odds("3 3 parry", "1 2 3")
    assert odds("3 3", "1 2 3 3 3") < odds("3 3", "1 2") < odds("3 3", "1")


def test_a_charm_undoes_any_challenge() -> None:
    assert odds("3 1; charms 1", "3 3 3 3") == 1


def test_a_fight_is_worth_its_points_against_its_wounds() -> None:
    sure = Play(LANE, "Zone 1-A: 3 3 3\nLake 1-J: none", "1-C ?")
    lost = Play(LANE, "Zone 1-A: none\nLake 1-J: none", "1-C ?")
    hurt = Play(LANE, "Zone 1-A: none; bare 5\nLake 1-J: none", "1-C ?")
    assert fight_worth(sight(sure), stakes(sure), 3) > 3
    assert 0 > fight_worth(sight(lost), stakes(lost), 3) > fight_worth(sight(hurt), stakes(hurt), 3)


def on_ghoul(hand: str, other: str = "none", strength: int = 5, who: str = "Zone") -> Play:
    play = Play(LANE, f"{who} 1-A: {hand}\nLake 1-J: {other}", f"1-A ghoul-{strength}, 1-F ?")
    list(play.act(0, "face"))
    return play


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("1 2 3 3", ["put 3", "put 1", "done"]),
        ("2 2 3 3", ["put 2", "put 2", "done"]),
        ("1 2", ["done"]),
    ],
)
def test_the_cheapest_that_is_enough_is_put_down_where_nobody_can_challenge(
    hand: str, said: list[str]
) -> None:
    assert through(on_ghoul(hand))[: len(said)] == said


def test_a_card_more_goes_down_where_that_makes_the_battle_safe() -> None:
    assert through(on_ghoul("2 2 3"))[:3] == ["put 2", "put 2", "done"]
    assert len(through(on_ghoul("2 2 3", "1"))) == len(["put", "put", "put", "done"])
    assert through(on_ghoul("2 2 3", "1 1 1"))[:3] == ["put 2", "put 2", "done"]


def test_a_challenge_is_answered_with_what_is_least_missed() -> None:
    play = on_ghoul("3 1 1 parry", "3 3 3")
    list(play.act(0, "put 3 1"))
    list(play.act(0, "done"))
    list(play.act(1, "challenge 3"))
    assert chosen(play) == "parry parry 3@lake"


def test_what_cannot_be_answered_costs_no_card_more() -> None:
    play = on_ghoul("3 1 1", "3 3 3")
    list(play.act(0, "put 3 1"))
    list(play.act(0, "done"))
    list(play.act(1, "challenge 3 3"))
    assert chosen(play) == "done"


def test_gray_counts_her_marks_and_raises_her_combat() -> None:
    assert through(on_ghoul("3+ 2", strength=5, who="Gray"))[:3] == ["put 3+", "put 2", "done"]
    assert "play right-ghoo" in through(on_ghoul("right-ghoo 2", strength=6, who="Gray"))
