"""What a table's board is drawn on; it holds nothing that the view of whoever asks does not."""

from typing import Annotated

from litestar import get
from litestar.params import HeaderParameter

from ghoulash.art.plans import PLANS, Plan
from ghoulash.server.live.looking import seen
from ghoulash.server.routes.asking import Ask, TableId, guessing, may_read, own_seat, table_of
from ghoulash.server.routes.problems import Barred, problems

WatchKey = Annotated[
    str, HeaderParameter(name="ghoulash-key", required=False, description="Of a link to watch by.")
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
    game, view = await live.call(lambda: seen(live, seat))
    return make(game, view)


ROUTES = (plan,)
