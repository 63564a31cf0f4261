"""The words of pen-and-paper: what is typed at its table, and what goes with it."""

import re
from collections.abc import Sequence
from typing import Final

from ghoulash.locale.pen_and_paper.briefing import briefing
from ghoulash.locale.phrases import Reading
from ghoulash.locale.tongue import Tongue

VERBS: Final = ("hide", "block", "enter", "walk", "stop", "use", "leave", "weak", "fire", "first")
"""What plays the game."""
ASKS: Final = (
    "chart",  # the chart one hides, or hid
    "describe",  # describe COLUMN, ROW or SQUARE; alone: the chart one walks, in words
)
"""What asks about the charts."""
KINDS: Final = (
    *("ghoul", "kit", "hole", "debris", "spores"),
    *("isotope", "food", "survivor", "crate", "treasure", "keycard", "sample"),
)
_DIRECTIONS: Final = {"N": "word-north", "E": "word-east", "S": "word-south", "W": "word-west"}
_SPOTS: Final = {spot: f"word-spot-{spot}" for spot in ("1", "2", "3", "4", "5", "6")}
_SQUARE: Final = re.compile(r"\d+-?[^\W\d]{1,2}")


def arguments(reading: Reading, command: str) -> list[str]:
    """Squares are everywhere called as on the map."""
    if command == "walk":
        return _walk(reading.words("directions", "to", counted="directions"))
    if command in {"weak", "fire"}:
        return reading.words("spots")
    if command == "block":
        return sorted(reading.words("directions", counted="directions"), key=_is_step)
    if command in {"use", "leave"}:
        return [word for word in reading.words("kinds") if word != "kit"]
    if command == "remove":
        return _removed(reading)
    return [word for word in reading.words("kinds") if word != "?"]


def steps_alone(reading: Reading) -> str:
    """Directions without a verb are a walk."""
    steps = reading.words("directions", counted="directions")
    return " ".join(("walk", *steps)) if steps and all(map(_is_step, steps)) else ""


def _removed(reading: Reading) -> list[str]:
    """Any one action, or a kind and its square."""
    verb = reading.take_command()
    return [verb, *arguments(reading, verb)] if verb in VERBS else reading.words("kinds")


def _walk(words: Sequence[str]) -> list[str]:
    """`to` goes with a square, never with directions; a number after a direction is how many steps."""
    plain: list[str] = []
    for word in words:
        if plain and plain[-1] in _DIRECTIONS and word.isdecimal():
            plain[-1] += word
        elif word != "to":
            plain.append(word)
    if len(plain) == 1 and _SQUARE.fullmatch(plain[0]):
        return ["to", *plain]
    return plain if all(map(_is_step, plain)) else list(words)


def _is_step(word: str) -> bool:
    return word.rstrip("0123456789") in _DIRECTIONS


PEN_AND_PAPER: Final = Tongue(
    verbs={verb: f"command-{verb}" for verb in VERBS},
    asks={word: f"command-{word}" for word in ASKS},
    nouns={
        "kinds": {kind: f"word-{kind}" for kind in KINDS},
        "directions": _DIRECTIONS,
        "spots": _SPOTS,
        "to": {"to": "word-to"},
    },
    arguments=arguments,
    bare=steps_alone,
    examples={
        "hide": "hide ghoul 10-J",
        "block": "block 10-J N",
        "enter": "enter 1-A",
        "walk": "walk N",
        "weak": "weak 3",
        "fire": "fire 3",
        "first": "first 0",
    },
    briefing=briefing,
)
