"""What some cards, drawn unseen from a pile whose make-up is known, come to."""

from functools import lru_cache
from math import comb
from typing import Final

Counts = tuple[int, ...]
"""How many cards there are that are worth 0, 1, 2 and so on."""
Chances = tuple[float, ...]
"""How likely it is to come to n or more, by n; what lies beyond is out of reach."""
MOST: Final = 16
"""Sums from here on are all the same: they beat everything."""


def at_least(chances: Chances, sum_: int) -> float:
    """How likely the sum is reached."""
    if sum_ <= 0:
        return 1.0
    return chances[sum_] if sum_ < len(chances) else 0.0


@lru_cache(maxsize=4096)
def best_two(counts: Counts, hand: int) -> Chances:
    """Of the two best cards of a hand together: what it can challenge with."""
    size, hand = sum(counts), min(hand, sum(counts))
    if not hand:
        return (1.0,)
    up_to = [sum(counts[: worth + 1]) for worth in range(len(counts))]
    ways = [0] * (2 * len(counts) - 1)
    for best, alike in enumerate(counts):
        below = up_to[best - 1] if best else 0
        if hand == 1:
            ways[best] += alike
            continue
        ways[2 * best] += comb(up_to[best], hand) - comb(below, hand) - alike * comb(below, hand - 1)
        for second in range(best):
            lower = up_to[second - 1] if second else 0
            ways[best + second] += alike * (comb(up_to[second], hand - 1) - comb(lower, hand - 1))
    return _from_above(ways, comb(size, hand))


@lru_cache(maxsize=4096)
def second_best(counts: Counts, hand: int) -> Chances:
    """Of the second best card of a hand: what is left of a challenge once the best is parried."""
    size, hand = sum(counts), min(hand, sum(counts))
    if hand < 2:
        return (1.0,)
    chances: list[float] = []
    for worth in range(len(counts)):
        low = sum(counts[:worth])
        fewer = comb(low, hand) + (size - low) * comb(low, hand - 1)
        chances.append(1 - fewer / comb(size, hand))
    return tuple(chances)


@lru_cache(maxsize=4096)
def all_together(counts: Counts, hand: int) -> Chances:
    """Of all cards of a hand together: what it can fight with."""
    size, hand = sum(counts), min(hand, sum(counts))
    ways = [[0] * (MOST + 1) for _ in range(hand + 1)]
    ways[0][0] = 1
    for worth, alike in enumerate(counts):
        if not alike:
            continue
        for held in range(hand, -1, -1):
            row = [0] * (MOST + 1)
            for taken in range(min(alike, held) + 1):
                many, more = comb(alike, taken), worth * taken
                for sum_, way in enumerate(ways[held - taken]):
                    if way:
                        row[min(sum_ + more, MOST)] += way * many
            ways[held] = row
    return _from_above(ways[hand], comb(size, hand))


def _from_above(ways: list[int], all_: int) -> Chances:
    chances: list[float] = []
    reached = all_
    for way in ways:
        chances.append(reached / all_)
        reached -= way
    return tuple(chances)
