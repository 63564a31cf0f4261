"""A walk as it is typed: directions, how many of each, or a square to walk to."""

import re
from collections.abc import Sequence
from typing import Final

from ghoulash.locale.phrases import Reading

DIRECTIONS: Final = {"N": "word-north", "E": "word-east", "S": "word-south", "W": "word-west"}
"""A table of nouns."""
TO: Final = {"to": "word-to"}
"""Another, to be called `to`."""
_SQUARE: Final = re.compile(r"\d+-?[^\W\d]{1,2}")


def walked(reading: Reading) -> list[str]:
    """What follows the word for a walk: `to` goes with a square, never with directions.

    A number after a direction is how many steps.
    """
    words = reading.words("directions", "to", counted="directions")
    plain: list[str] = []
    for word in words:
        if plain and plain[-1] in DIRECTIONS and word.isdecimal():
            plain[-1] += word
        elif word != "to":
            plain.append(word)
    if len(plain) == 1 and is_square(plain[0]):
        return ["to", *plain]
    return plain if all(map(is_step, plain)) else words


def steps_alone(reading: Reading) -> str:
    """Directions without a verb are a walk."""
    steps: Sequence[str] = reading.words("directions", counted="directions")
    return " ".join(("walk", *steps)) if steps and all(map(is_step, steps)) else ""


def is_step(word: str) -> bool:
    """`N`, `N3`."""
    return word.rstrip("0123456789") in DIRECTIONS


def is_square(word: str) -> bool:
    """`10-J`, `10j`."""
    return _SQUARE.fullmatch(word) is not None
