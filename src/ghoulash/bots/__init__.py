"""Who plays when no person does: bots by game and name; a bot's code is loaded when it is asked for."""

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Final

from ghoulash.core.bot import Bot
from ghoulash.core.game import AnyGame
from ghoulash.core.refusal import Refusal, Refused

AnyBot = Bot[Any, Any]

_ANY_GAME: Final[Mapping[str, tuple[str, str]]] = {
    "random": ("ghoulash.bots.at_random", "AtRandom"),
}
_BY_GAME: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "pen-and-paper": {
        "easy": ("ghoulash.bots.pen_and_paper.easy", "Easy"),
        "normal": ("ghoulash.bots.pen_and_paper.normal", "Normal"),
    },
    "last-game-on-earth": {
        "easy": ("ghoulash.bots.last_game_on_earth.easy", "Easy"),
        "normal": ("ghoulash.bots.last_game_on_earth.normal", "Normal"),
    },
}


def bots_for(game_id: str) -> tuple[str, ...]:
    """The names of the bots that play a game, weakest first; `random` plays any."""
    return (*_ANY_GAME, *_BY_GAME.get(game_id, {}))


def make_bot(game: AnyGame, name: str, seed: int | Random) -> AnyBot:
    """A bot for one seat of one game; the same seed and the same views lead to the same choices.

    Raises `Refused` for a name that nobody has. At a live table, hand in a `SystemRandom`.
    """
    kinds = {**_ANY_GAME, **_BY_GAME.get(game.id, {})}
    if name not in kinds:
        known = ", ".join(kinds)
        raise Refused(Refusal("bot-unknown", args={"bot": name, "game": game.id, "known": known}), name)
    module, attribute = kinds[name]
    rng = seed if isinstance(seed, Random) else Random(seed)
    return getattr(import_module(module), attribute)(game, rng)
