"""Big gestures as small actions, from what the seat knows."""

from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth.actions import Action
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.read import read
from ghoulash.games.last_game_on_earth.view import View


def spell(parts: Parts, view: View, text: str) -> tuple[Action, ...] | Refusal:
    """Any single action stands for itself."""
    action = read(parts, text)
    return action if isinstance(action, Refusal) else (action,)
