"""How long a run looks, and how much it must have seen to be worth anything."""

from typing import Final

from msgspec import Struct


class Budget(Struct, frozen=True):
    """Small enough for every day unless it says otherwise."""

    games: int = 3
    """Games played to the end, for each number of seats."""
    states: int = 16
    """Positions looked at in each of them."""
    pairs: int = 6
    """How many steps two paired worlds go together, at most."""
    differing: int = 12
    """Pairs in which the hidden act did differ, for each seat and the public, at least."""
    other: float = 0.5
    """The share of imagined worlds that must not be the truth, for each seat and the public."""
    seed: int = 1
    first: int = 0
    """The number of the first game: one game of a run can be looked at alone."""


WHOLE: Final = Budget(games=20, states=40, pairs=8, differing=60)
"""For a whole run, when something has changed."""
