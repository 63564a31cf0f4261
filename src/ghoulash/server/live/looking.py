"""A table's game, and what one viewer is shown of it, also before it begins."""

from typing import Any

from ghoulash.core.game import AnyGame
from ghoulash.server.live.live import LiveTable
from ghoulash.server.live.opening import ruled_by
from ghoulash.server.live.story import Viewer
from ghoulash.table.replaying import start_of


def seen(live: LiveTable, viewer: Viewer) -> tuple[AnyGame, Any]:
    """The game, and a view of it; before it begins, of how it will."""
    if live.game is not None:
        table = live.game.table
        return table.game, table.view(viewer)
    game = ruled_by(live.about.header)
    return game, game.view(start_of(game, live.about.header), viewer)
