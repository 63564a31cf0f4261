"""What points and wounds are worth."""

from ghoulash.bots.last_game_on_earth.worth import standing
from tests.bots.last_game_on_earth.asking import LANE, stakes
from tests.rulebook.lg_stage import Play


def test_points_are_good_wounds_are_bad_and_death_is_worst() -> None:
    for points in range(9):
        assert standing(points + 1, 5) > standing(points, 5) > standing(points, 4) > standing(points, 1) > 0
    assert standing(9, 0) == 0


def test_the_tenth_point_is_worth_more_than_staying_the_last_alive() -> None:
    for alone in (0.0, 0.5, 1.0):
        assert standing(10, 1, alone) > standing(9, 8, alone) + 5


def test_who_leads_counts_most() -> None:
    seats = "Zone 1-A: 1\nLake 1-J: 1; won ghoul-6 ghoul-6\nGray 2-J: 1\nCornealius dead: 1"
    weights = stakes(Play(LANE, seats, "1-C ?")).weights
    assert weights[1] > weights[2] > weights[3]
    assert stakes(Play(LANE, "Zone 1-A: 1\nLake 1-J: 1", "1-C ?")).weights == {1: 1.0}


def test_what_is_good_for_an_opponent_is_bad_for_me() -> None:
    at_stake = stakes(Play(LANE, "Zone 1-A: 1\nLake 1-J: 1; bare 4", "1-C ?"))
    assert at_stake.change(0, points=2) > 0 > at_stake.change(1, points=2)
    assert at_stake.change(1, wounds=4) > at_stake.change(1, wounds=1) > 0 > at_stake.healing(1)
