"""Tables: made, listed, joined, left, played again, handed to another device."""

from hmac import compare_digest

import msgspec
from litestar import Response, get, post
from msgspec import Struct

from ghoulash.server import names
from ghoulash.server.inviting import Invitation, invitation
from ghoulash.server.live.about import TableOptions
from ghoulash.server.live.live import LiveTable
from ghoulash.server.messages import TableNews
from ghoulash.server.routes.asking import (
    Ask,
    TableId,
    address_of,
    browser_of,
    desk_of,
    guessing,
    own_seat,
    some_browser,
    table_of,
)
from ghoulash.server.routes.problems import Barred, problems
from ghoulash.server.seating import Wanted

_MOST_LISTED = 100


class Seated(Struct, frozen=True):
    """A table, and which of its seats are this browser's."""

    table: TableNews
    seats: tuple[int, ...]
    invitation: Invitation | None = None
    """To be sent to whom one wants to play with; for who has a seat, or has just made the table."""
    watching: Invitation | None = None
    """To be sent to whom one lets look on."""


class Listed(Struct, frozen=True):
    """A public table that waits for players."""

    table: str
    game: str
    open: int
    seats: int
    slow: bool
    clock: float | None


class Mine(Struct, frozen=True):
    """A seat of this browser's."""

    table: str
    game: str
    fate: str
    seat: int
    name: str


class Join(Struct, frozen=True):
    """Take a seat, by the key of a link, or at a public table."""

    name: str
    key: str = ""
    seat: int | None = None


class JoinByCode(Struct, frozen=True):
    """Take a seat, by a code that somebody has read aloud."""

    code: str
    name: str


class Key(Struct, frozen=True):
    """The secret of a link."""

    key: str


class OwnSeat(Struct, frozen=True):
    """Which of one's seats it is about."""

    seat: int


class Again(Struct, frozen=True):
    """The table at which the same people play again."""

    table: str


@post("/api/tables", summary="Make a table", responses=problems(409, posted=True))
async def create(request: Ask, data: Wanted) -> Response[Seated]:
    desk = desk_of(request)
    if not desk.limits.tables.allows(address_of(request)):
        raise Barred(429, "too-fast")
    browser, headers = await some_browser(request)
    row = await desk.seating.create(data, browser)
    live = await table_of(request, row.id)
    return Response(_seated(request, live, browser, invites=True), headers=headers)


@get("/api/tables", summary="Public tables that wait for players", responses=problems())
async def listed(request: Ask) -> list[Listed]:
    found: list[Listed] = []
    for row in await desk_of(request).store.public_tables(_MOST_LISTED):
        options = msgspec.json.decode(row.options, type=TableOptions)
        found.append(Listed(row.id, row.game, row.open, row.seats, options.slow, options.clock))
    return found


@get("/api/me", summary="The seats of this browser", responses=problems())
async def mine(request: Ask) -> list[Mine]:
    browser = await browser_of(request)
    rows = [] if browser is None else await desk_of(request).store.tables_of(browser)
    return [Mine(row.table, row.game, row.fate, row.seat, row.name) for row in rows]


@get(
    "/api/tables/{table:str}",
    summary="A table, for who has a seat there; a public one for all",
    responses=problems(404),
)
async def show(request: Ask, table: TableId) -> Seated:
    live = await table_of(request, table)
    browser = await browser_of(request)
    if not live.about.options.public and not desk_of(request).seating.holds(live, browser):
        raise Barred(404, "no-such-table")
    return _seated(request, live, browser)


@post(
    "/api/tables/{table:str}/look",
    status_code=200,
    summary="A table, by the key of a link; takes no seat",
    responses=problems(404, posted=True),
)
async def look(request: Ask, table: TableId, data: Key) -> Seated:
    async with guessing(request):
        live = await table_of(request, table)
        if not (_fits(data.key, live.about.key) or _fits(data.key, live.about.watch_key)):
            raise Barred(404, "no-such-table")
    return _seated(request, live, await browser_of(request))


@post("/api/tables/{table:str}/join", summary="Take a seat", responses=problems(404, 409, posted=True))
async def join(request: Ask, table: TableId, data: Join) -> Response[Seated]:
    live = await table_of(request, table)
    if not live.about.options.public:
        async with guessing(request):
            if not _fits(data.key, live.about.key):
                raise Barred(404, "no-such-table")
    return await _join(request, live, data.name, data.seat)


@post("/api/join", summary="Take a seat, by a short code", responses=problems(404, 409, posted=True))
async def join_by_code(request: Ask, data: JoinByCode) -> Response[Seated]:
    async with guessing(request):
        row = await desk_of(request).store.table_by_code(names.clean_code(data.code))
        if row is None:
            raise Barred(404, "no-such-table")
    return await _join(request, await table_of(request, row.id), data.name, None)


@post(
    "/api/tables/{table:str}/leave",
    status_code=200,
    summary="Give a seat up",
    responses=problems(401, 404, posted=True),
)
async def leave(request: Ask, table: TableId, data: OwnSeat) -> Seated:
    live = await table_of(request, table)
    browser = await own_seat(request, live, data.seat)
    await desk_of(request).seating.leave(live, data.seat)
    return _seated(request, live, browser)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Play again with the same people",
    responses=problems(401, 404, 409, posted=True),
)
async def rematch(request: Ask, table: TableId, data: OwnSeat) -> Again:
    live = await table_of(request, table)
    browser = await own_seat(request, live, data.seat)
    return Again(await desk_of(request).seating.rematch(live, browser))


@post(
    "/api/tables/{table:str}/handover",
    summary="A link that takes a seat to another device, once",
    responses=problems(401, 404, posted=True),
)
async def hand_over(request: Ask, table: TableId, data: OwnSeat) -> Invitation:
    live = await table_of(request, table)
    await own_seat(request, live, data.seat)
    desk = desk_of(request)
    key = await desk.seating.hand_over(live, data.seat)
    return invitation(desk.settings, request.headers["host"], f"seat={key}")


@post(
    "/api/handover", summary="Take a seat over from another device", responses=problems(404, 409, posted=True)
)
async def take_over(request: Ask, data: Key) -> Response[Seated]:
    async with guessing(request):
        browser, headers = await some_browser(request)
        table, _ = await desk_of(request).seating.take_over(data.key, browser)
    return Response(_seated(request, await table_of(request, table), browser), headers=headers)


async def _join(request: Ask, live: LiveTable, name: str, seat: int | None) -> Response[Seated]:
    browser, headers = await some_browser(request)
    await desk_of(request).seating.join(live, seat, browser, name)
    return Response(_seated(request, live, browser), headers=headers)


def _seated(request: Ask, live: LiveTable, browser: int | None, *, invites: bool = False) -> Seated:
    """Whoever has a seat may invite; and whoever makes a table, also where it is for others alone."""
    desk = desk_of(request)
    seats = desk.seating.holds(live, browser)
    if not (seats or invites):
        return Seated(live.news(), ())
    host = request.headers["host"]
    about = live.about
    come = invitation(desk.settings, host, f"join={live.id}.{about.key}", about.code)
    watch = None
    if about.options.watch:
        watch = invitation(desk.settings, host, f"watch={live.id}.{about.watch_key}")
    return Seated(live.news(), seats, come, watch)


def _fits(given: str, kept: str) -> bool:
    return compare_digest(given.encode("utf-8", "replace"), kept.encode())


ROUTES = (create, listed, mine, show, look, join, join_by_code, leave, rematch, hand_over, take_over)
