"""The words of pen-and-paper: what is typed at its table, and what goes with it."""

from typing import Final

from ghoulash.locale.pen_and_paper.briefing import briefing, title
from ghoulash.locale.phrases import Reading
from ghoulash.locale.steps import DIRECTIONS, TO, is_step, steps_alone, walked
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
_SPOTS: Final = {spot: f"word-spot-{spot}" for spot in ("1", "2", "3", "4", "5", "6")}


def arguments(reading: Reading, command: str) -> list[str]:
    """Squares are everywhere called as on the map."""
    if command == "walk":
        return walked(reading)
    if command in {"weak", "fire"}:
        return reading.words("spots")
    if command == "block":
        return sorted(reading.words("directions", counted="directions"), key=is_step)
    if command in {"use", "leave"}:
        return [word for word in reading.words("kinds") if word != "kit"]
    if command == "remove":
        return _removed(reading)
    return [word for word in reading.words("kinds") if word != "?"]


def _removed(reading: Reading) -> list[str]:
    """Any one action, or a kind and its square."""
    verb = reading.take_command()
    return [verb, *arguments(reading, verb)] if verb in VERBS else reading.words("kinds")


PEN_AND_PAPER: Final = Tongue(
    verbs={verb: f"command-{verb}" for verb in VERBS},
    asks={word: f"command-{word}" for word in ASKS},
    nouns={
        "kinds": {kind: f"word-{kind}" for kind in KINDS},
        "directions": DIRECTIONS,
        "spots": _SPOTS,
        "to": TO,
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
    title=title,
)
