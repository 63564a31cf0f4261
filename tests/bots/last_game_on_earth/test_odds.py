"""Odds, against every hand drawn one by one."""

from itertools import combinations

import pytest

from ghoulash.bots.last_game_on_earth.odds import all_together, at_least, best_two, second_best

PILES = ((0, 3, 0, 0, 0), (4, 2, 2, 1, 0), (3, 0, 1, 2, 2), (0, 0, 0, 0, 1))


def hands(counts: tuple[int, ...], hand: int) -> list[list[int]]:
    cards = [worth for worth, count in enumerate(counts) for _ in range(count)]
    return [sorted(drawn, reverse=True) for drawn in combinations(cards, min(hand, len(cards)))]


@pytest.mark.parametrize("counts", PILES)
@pytest.mark.parametrize("hand", range(1, 6))
def test_all_odds_are_those_of_every_hand(counts: tuple[int, ...], hand: int) -> None:
    every = hands(counts, hand)
    for least in range(12):
        two = sum(sum(drawn[:2]) >= least for drawn in every) / len(every)
        second = sum((drawn[1] if len(drawn) > 1 else 0) >= least for drawn in every) / len(every)
        all_ = sum(sum(drawn) >= least for drawn in every) / len(every)
        assert at_least(best_two(counts, hand), least) == pytest.approx(two)
        assert at_least(second_best(counts, hand), least) == pytest.approx(second)
        assert at_least(all_together(counts, hand), least) == pytest.approx(all_)


def test_an_empty_hand_comes_to_nothing() -> None:
    for of in (best_two, second_best, all_together):
        assert at_least(of((1, 2, 3, 0, 0), 0), 1) == 0
        assert at_least(of((1, 2, 3, 0, 0), 0), 0) == 1
