"""Which room is whose: by the game's id, loaded when somebody comes in."""

from importlib import import_module
from typing import Any, Final, Literal, NamedTuple

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games import game_class


class Rooms(NamedTuple):
    """Where a game's two rooms are: module and class."""

    plain: tuple[str, str] | None = None
    """A `terminal.room.PlainRoom`."""
    app: tuple[str, str] | None = None
    """A `terminal.app.room.AppRoom`."""


ROOMS: Final[dict[str, Rooms]] = {
    "pen-and-paper": Rooms(
        plain=("ghoulash.terminal.rooms.pen_and_paper.plain", "PenAndPaperPlain"),
        app=("ghoulash.terminal.rooms.pen_and_paper.app.room", "PenAndPaperApp"),
    ),
    "last-game-on-earth": Rooms(
        plain=("ghoulash.terminal.rooms.last_game_on_earth.plain", "LastGameOnEarthPlain"),
        app=("ghoulash.terminal.rooms.last_game_on_earth.app.room", "LastGameOnEarthApp"),
    ),
}


def find_room(game: str, front: Literal["plain", "app"]) -> Any:
    """The class of what a game gives a front; raises `Refused` where it gives nothing."""
    rooms = ROOMS.get(game, Rooms())
    place = rooms.plain if front == "plain" else rooms.app
    if place is None:
        game_class(game)  # one that there is not at all is refused as such
        raise Refused(Refusal("no-room", args={"game": game, "front": front}), game)
    module, attribute = place
    return getattr(import_module(module), attribute)
