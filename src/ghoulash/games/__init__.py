"""The games, by id; a game's code is loaded when it is asked for."""

from collections.abc import Callable
from importlib import import_module
from typing import Final, NamedTuple

from ghoulash.core.game import AnyGame
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games.last_game_on_earth import about as last_game_on_earth
from ghoulash.games.pen_and_paper import about as pen_and_paper


class Entry(NamedTuple):
    """What is known of a game before its rules are loaded, and where they are."""

    seats: tuple[int, int]
    scenarios: Callable[[], tuple[str, ...]]
    rules: tuple[str, str]


REGISTRY: Final = {
    pen_and_paper.ID: Entry(
        pen_and_paper.SEATS,
        pen_and_paper.shipped,
        ("ghoulash.games.pen_and_paper.rules", "PenAndPaper"),
    ),
    last_game_on_earth.ID: Entry(
        last_game_on_earth.SEATS,
        last_game_on_earth.shipped,
        ("ghoulash.games.last_game_on_earth.rules", "LastGameOnEarth"),
    ),
}


def game_class(name: str) -> type[AnyGame]:
    """The class of a game; raises `Refused` for a name nobody knows."""
    if name not in REGISTRY:
        raise Refused(Refusal("game-unknown", args={"game": name, "known": ", ".join(REGISTRY)}), name)
    module, attribute = REGISTRY[name].rules
    return getattr(import_module(module), attribute)
