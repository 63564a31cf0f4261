"""How surprising some counts are, where weights say what to expect."""

from collections.abc import Hashable, Mapping
from math import inf, sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)


def surprise(found: Mapping[K, int], weights: Mapping[K, int | float]) -> float:
    """Pearson's chi-squared as standard deviations above what is usual (Wilson and Hilferty's cube root).

    Infinite when something was found that has no weight; 0 where there is nothing to choose.
    """
    if any(count and not weights.get(key) for key, count in found.items()):
        return inf
    total = sum(found.values())
    scale = total / sum(weights.values())
    freedom = sum(1 for weight in weights.values() if weight) - 1
    if freedom < 1:
        return 0.0
    chi = sum((found.get(key, 0) - w * scale) ** 2 / (w * scale) for key, w in weights.items() if w)
    spread = 2 / (9 * freedom)
    return ((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
