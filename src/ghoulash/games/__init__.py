"""The games, by id; a game's code is loaded when it is asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from ghoulash.core.game import Game
from ghoulash.core.refusal import Refusal, Refused

AnyGame = Game[Any, Any, Any, Any]

REGISTRY: Final[Mapping[str, tuple[str, str]]] = {
    "pen-and-paper": ("ghoulash.games.pen_and_paper", "PenAndPaper"),
}


def game_class(name: str) -> type[AnyGame]:
    """The class of a game; raises `Refused` for a name nobody knows."""
    if name not in REGISTRY:
        raise Refused(Refusal("game-unknown", args={"game": name, "known": ", ".join(REGISTRY)}), name)
    module, attribute = REGISTRY[name]
    return getattr(import_module(module), attribute)
