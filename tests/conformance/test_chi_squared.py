"""The measure of surprise, by cases whose answer is known."""

from math import inf
from random import Random

from ghoulash.conformance.chi_squared import surprise


def test_fair_draws_surprise_nobody():
    rng = Random(1)
    surprises = []
    for _ in range(200):
        draws = [rng.randrange(6) for _ in range(300)]
        surprises.append(surprise({n: draws.count(n) for n in range(6)}, dict.fromkeys(range(6), 1)))
    assert max(surprises) < 4 and min(surprises) > -4
    assert abs(sum(surprises) / len(surprises)) < 0.3


def test_loaded_dice_do():
    assert surprise({0: 80, 1: 44, 2: 44, 3: 44, 4: 44, 5: 44}, dict.fromkeys(range(6), 1)) > 3
    assert surprise({0: 50, 1: 50}, {0: 1, 1: 3}) > 5


def test_what_has_no_weight_cannot_come():
    assert surprise({"a": 1, "b": 1}, {"a": 1, "b": 0}) == inf


def test_where_there_is_nothing_to_choose_there_is_no_surprise():
    assert surprise({"a": 9}, {"a": 2}) == 0
