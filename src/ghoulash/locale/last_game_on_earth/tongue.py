"""The words of The Last Game on Earth: what is typed at its table, and what goes with it."""

from collections.abc import Iterable
from typing import Final

from ghoulash.locale.last_game_on_earth.briefing import briefing, title
from ghoulash.locale.last_game_on_earth.cards import shown, titles
from ghoulash.locale.phrases import Reading
from ghoulash.locale.steps import DIRECTIONS, TO, is_square, steps_alone, walked
from ghoulash.locale.tongue import Tongue

VERBS: Final = {
    **{verb: f"command-{verb}" for verb in ("walk", "stop", "use", "leave", "done")},
    "pick": "command-lg-pick",
    "start": "command-lg-start",
    "token": "command-lg-token",
    "play": "command-lg-play",
    "move": "command-lg-move",
    "to": "command-lg-to",
    "on": "command-lg-on",
    "look": "command-lg-look",
    "reveal": "command-lg-reveal",
    "add": "command-lg-add",
    "put": "command-lg-put",
    "discard": "command-lg-discard",
    "challenge": "command-lg-challenge",
    "parry": "command-lg-parry",
    "face": "command-lg-face",
    "jump": "command-lg-jump",
    "charm": "command-lg-charm",
    "pass": "command-lg-pass",
    "end": "command-lg-end",
}
"""What plays the game. That `at 9-J` plays a card onto a square is left to the room: typed, it asks."""
ASKS: Final = {
    "hand": "command-lg-hand",
    "tokens": "command-lg-tokens",
    "piles": "command-lg-piles",
}
CHARACTERS: Final = ("lake", "gray", "cornealius", "zone")
_CARDS: Final = ("1", "2", "3", "hole", "debris", "steal", "haul", "recon", "inaction", "parry")
_MARKED: Final = ("1+", "2+", "3+")
_OF_CARDS: Final = frozenset({"play", "put", "add", "discard", "challenge", "parry"})


def arguments(reading: Reading, command: str) -> list[str]:
    """Cards by their names, squares as on the map, characters for whose it is."""
    if command == "walk":
        return walked(reading)
    tables = ["cards", "characters", "all", "done"]
    if "titles" in reading.lexicon.tables:
        tables.insert(0, "titles")
    words = [word for word in reading.words(*tables) if word != "?"]
    if command not in _OF_CARDS:
        return words
    return words if words[:1] == ["steal"] else list(_with_decks(words))


def _with_decks(words: Iterable[str]) -> Iterable[str]:
    """`3 lake` is `3@lake`: whose card it is stands behind its name."""
    before = ""
    for word in words:
        if word in CHARACTERS and before and "@" not in before and not is_square(before):
            before = f"{before}@{word}"
            continue
        if before:
            yield before
        before = word
    if before:
        yield before


def _event(tag: str) -> str:
    return f"lg-event-{tag}"


def _ending(how: str) -> str:
    return f"lg-ending-{how}"


LAST_GAME_ON_EARTH: Final = Tongue(
    verbs=VERBS,
    asks=ASKS,
    nouns={
        "cards": {
            **{card: f"word-lg-{card}" for card in _CARDS},
            **{card: f"word-lg-marked-{card[0]}" for card in _MARKED},
        },
        "characters": {name: f"word-lg-{name}" for name in CHARACTERS},
        "all": {"all": "word-lg-all"},
        "done": {"done": "command-done"},
        "directions": DIRECTIONS,
        "to": TO,
    },
    arguments=arguments,
    bare=steps_alone,
    examples={
        "pick": "pick lake",
        "start": "start 1-A",
        "token": "token 3-A",
        "walk": "walk N",
        "play": "play hole",
        "move": "move 9-J",
        "to": "to 9-J",
        "on": "on lake",
        "at": "at 9-J",
        "look": "look 9-J",
        "reveal": "reveal 9-J",
        "jump": "jump 9-J",
        "add": "add 3",
        "put": "put 3",
        "discard": "discard 3",
        "challenge": "challenge 3 2",
        "parry": "parry 3",
    },
    event=_event,
    ending=_ending,
    seats=frozenset({"by", "target"}),
    briefing=briefing,
    title=title,
    fillers="word-lg-fillers",
    titles=titles,
    shown=shown,
)
