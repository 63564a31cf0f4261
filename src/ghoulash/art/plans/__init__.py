"""What each game's board is made of, by the game's id; a game that is not here has no plan."""

from collections.abc import Callable
from typing import Any, Final

from ghoulash.art.plans.last_game_on_earth import LastGameOnEarthPlan, last_game_on_earth
from ghoulash.art.plans.pen_and_paper import PenAndPaperPlan, pen_and_paper

Plan = PenAndPaperPlan | LastGameOnEarthPlan
PLANS: Final[dict[str, Callable[[Any, Any], Plan]]] = {
    "pen-and-paper": pen_and_paper,
    "last-game-on-earth": last_game_on_earth,
}
"""Each takes the game, and the view of whoever it is for."""
