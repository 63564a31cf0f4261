"""A walk of many steps in a few words."""

from collections.abc import Iterable
from itertools import groupby

from ghoulash.locale import Words


def legs(words: Words, directions: Iterable[str]) -> str:
    """`3 north, 1 east`."""
    runs = ((direction, len(list(run))) for direction, run in groupby(directions))
    return ", ".join(words.say("plain-leg", n=n, direction=direction) for direction, n in runs)
