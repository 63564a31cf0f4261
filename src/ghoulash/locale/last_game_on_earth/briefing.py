"""What a table of The Last Game on Earth plays: the goal, the tokens, the board, the Briefings."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ghoulash.locale.catalogue import Catalogue
from ghoulash.locale.last_game_on_earth.cards import shape

_CORE: Final = {"ghoul-6": 6, "ghoul-5": 6, "ghoul-4": 8, "hole": 2, "first-aid": 2}
_MORE: Final = {"lock-and-load": "gun", "lucky-charms": "charm", "evacuation": "civilian"}
_BRIEFINGS: Final = {
    "lock-and-load": "lg-briefing-lock-and-load",
    "transporters": "lg-briefing-transporters",
    "lucky-charms": "lg-briefing-lucky-charms",
    "blackout": "lg-briefing-blackout",
    "evacuation": "lg-briefing-evacuation",
}


def briefing(words: Catalogue, setup: Mapping[str, Any], turn_limit: int | None) -> tuple[str, ...]:
    """The sentences, in the order in which one needs them."""
    return tuple(_sentences(words, setup))


def title(words: Catalogue, setup: Mapping[str, Any]) -> str:
    """The game, and the Briefings that it is played with."""
    names = [words.say("lg-app-briefing", briefing=name) for name in setup.get("briefings", ())]
    return words.say("lg-title", n=len(names), briefings=", ".join(names))


def _sentences(words: Catalogue, setup: Mapping[str, Any]) -> Iterator[str]:
    yield words.say("lg-briefing-goal")
    chosen = [name for name in _BRIEFINGS if name in setup["briefings"]]
    tokens = _CORE | {_MORE[name]: 3 for name in chosen if name in _MORE}
    counted = [words.say("lg-briefing-count", n=n, token=token) for token, n in tokens.items()]
    yield words.say("lg-briefing-tokens", tokens=", ".join(counted))
    if setup["tokens"] == "players":
        yield words.say("lg-briefing-tokens-by-players")
    if setup["board"] == "chance":
        yield words.say("lg-briefing-board-by-chance")
    else:
        yield words.say("lg-briefing-board", layout=shape(setup["board"]))
    if not chosen:
        yield words.say("lg-briefing-none")
    yield from (words.say(_BRIEFINGS[name]) for name in chosen)
