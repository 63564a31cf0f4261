"""Whether a position read from a file can be played from: a hand may have written anything into it."""

from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import State


def misplaced(parts: Parts, state: State) -> str | None:
    """The first field that could never be so, or None."""
    return None
