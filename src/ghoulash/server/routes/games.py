"""What there is to play."""

from typing import Any

from litestar import get
from msgspec import Struct
from msgspec.json import schema

from ghoulash.bots import bots_for
from ghoulash.games import REGISTRY, game_class
from ghoulash.server.routes.problems import problems


class GameListed(Struct, frozen=True):
    """A game, its scenarios, and who plays it when no person does."""

    id: str
    seats: tuple[int, int]
    scenarios: tuple[str, ...]
    bots: tuple[str, ...]
    options: dict[str, Any]
    """A JSON Schema of the game's own options."""


@get("/api/games", summary="The games", sync_to_thread=False, responses=problems())
def games() -> list[GameListed]:
    return [
        GameListed(
            name, entry.seats, entry.scenarios(), bots_for(name), schema(game_class(name).options_type)
        )
        for name, entry in REGISTRY.items()
    ]


ROUTES = (games,)
