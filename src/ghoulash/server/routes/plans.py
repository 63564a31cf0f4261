"""What a table's board is drawn on; it holds nothing that the view of whoever asks does not."""

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from ghoulash.art.plans import PLANS, Plan
from ghoulash.core.game import AnyGame
from ghoulash.server.live.live import LiveTable
from ghoulash.server.live.opening import ruled_by
from ghoulash.server.live.story import Viewer
from ghoulash.server.routes.asking import Ask, TableId, guessing, may_read, own_seat, table_of
from ghoulash.server.routes.problems import Barred, problems
from ghoulash.table.replaying import start_of

WatchKey = Annotated[
    str, Parameter(header="ghoulash-key", required=False, description="Of a link to watch by.")
]


@get(
    "/api/tables/{table:str}/plan",
    summary="What the board is drawn on, as a seat, or anybody, may know it",
    responses=problems(401, 403, 404, 429),
)
async def plan(request: Ask, table: TableId, seat: int | None = None, key: WatchKey = "") -> Plan:
    live = await table_of(request, table)
    if seat is not None:
        await own_seat(request, live, seat)
    elif key:
        async with guessing(request):
            if not live.about.watched_by(key):
                raise Barred(404, "no-such-table")
    else:
        await may_read(request, live)
    make = PLANS.get(live.about.game)
    if make is None:
        raise Barred(404, "no-plan")
    game, view = await live.call(lambda: _seen(live, seat))
    return make(game, view)


def _seen(live: LiveTable, viewer: Viewer) -> tuple[AnyGame, Any]:
    """The table's game, and what is shown of it; before it begins, of how it will."""
    if live.game is not None:
        table = live.game.table
        return table.game, table.view(viewer)
    game = ruled_by(live.about.header)
    return game, game.view(start_of(game, live.about.header), viewer)


ROUTES = (plan,)
