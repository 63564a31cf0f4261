"""A game as it was: whole when it is over, and before that as far as a seat was told."""

from litestar import Response, get

from ghoulash.server.live.retelling import Step, record_of, retold
from ghoulash.server.routes.asking import Ask, TableId, desk_of, may_read, own_seat, table_of
from ghoulash.server.routes.problems import Barred, problems


@get(
    "/api/tables/{table:str}/record",
    summary="The record, once the game is over: for `ghoulash verify` and `replay`",
    media_type="application/jsonl",
    responses=problems(404, 409),
)
async def record(request: Ask, table: TableId) -> Response[str]:
    live = await table_of(request, table)
    await may_read(request, live)
    if live.about.fate != "over":
        raise Barred(409, "not-over")
    text = await record_of(desk_of(request).store, live.about)
    name = f"{live.about.game}-{live.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@get(
    "/api/tables/{table:str}/story",
    summary="All that a seat, or anybody, was told",
    responses=problems(401, 403, 404),
)
async def story(request: Ask, table: TableId, seat: int | None = None) -> list[Step]:
    live = await table_of(request, table)
    if seat is None:
        await may_read(request, live)
    else:
        await own_seat(request, live, seat)
    if live.about.fate == "gathering":
        return []
    return await retold(desk_of(request).store, live.about, seat)


ROUTES = (record, story)
