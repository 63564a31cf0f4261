"""What the end of a game says beyond who won: a few numbers, the same columns for every game of a kind."""

from collections.abc import Callable, Mapping
from typing import Any, Final

Facts = Mapping[str, int | None]


def facts(game_id: str, view: Any, seating: tuple[int, ...]) -> Facts:
    """From the view that is open to all at the end; what belongs to a bot goes by its place, not its seat."""
    read = _READERS.get(game_id)
    return {} if read is None else read(view, seating)


def _pen_and_paper(view: Any, seating: tuple[int, ...]) -> Facts:
    lasted = view.finished + (1 if view.outcome.winners else 0)
    began = view.turn if view.finished % 2 == 0 else 1 - view.turn
    told: dict[str, int | None] = {"first": seating[began], "turns": lasted}
    for place in range(len(seating)):
        traveller = view.travellers[seating.index(place)]
        told[f"wounds_{place}"] = traveller.wounds
        told[f"meters_{place}"] = traveller.meters
        told[f"carried_{place}"] = traveller.carried
        told[f"killed_{place}"] = traveller.killed
    return told


def _last_game_on_earth(view: Any, seating: tuple[int, ...]) -> Facts:
    told: dict[str, int | None] = {"first": seating[view.first], "turns": view.turns}
    for place in range(len(seating)):
        player = view.players[seating.index(place)]
        told[f"character_{place}"] = player.character
        told[f"points_{place}"] = player.points
        told[f"wounds_{place}"] = len(player.wounds) + player.bare
        told[f"ghouls_{place}"] = len(player.won)
        told[f"dead_{place}"] = int(player.dead)
    return told


_READERS: Final[Mapping[str, Callable[[Any, tuple[int, ...]], Facts]]] = {
    "pen-and-paper": _pen_and_paper,
    "last-game-on-earth": _last_game_on_earth,
}
