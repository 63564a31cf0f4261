"""Ghoulash and its kin: hidden-information games to be played, simulated and studied. Unofficial."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ghoulash.core.game import AnyGame

__version__ = "0.1.0"
__all__ = ["__version__", "game"]


def game(name: str, **options: object) -> "AnyGame":
    """A game by its id, with typed options: `game("pen-and-paper", scenario="food-run")`."""
    from ghoulash.games import game_class

    return game_class(name).with_options(options)
