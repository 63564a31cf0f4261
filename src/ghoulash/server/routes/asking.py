"""Who asks, and for which table: checked before any route does anything."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import Parameter

from ghoulash.server.desk import Desk
from ghoulash.server.live.live import LiveTable
from ghoulash.server.routes.problems import Barred

Ask = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
TableId = Annotated[str, Parameter(pattern="^[2-9a-z]{12}$", description="A table's id.")]


def desk_of(connection: AnyConnection) -> Desk:
    """The server's parts."""
    return connection.app.state.desk


def address_of(connection: AnyConnection) -> str:
    """Where it comes from."""
    client = connection.client
    return client.host if client is not None else ""


async def browser_of(connection: AnyConnection) -> int | None:
    """Who asks, where we know them."""
    return await desk_of(connection).browsers.known(connection.headers.get("cookie", ""))


async def known_browser(request: Ask) -> int:
    """Who asks; barred where nobody is known."""
    browser = await browser_of(request)
    if browser is None:
        raise Barred(401, "nobody")
    return browser


async def some_browser(request: Ask) -> tuple[int, dict[str, str]]:
    """Who asks, and the header that tells a new one who it is."""
    browser = await browser_of(request)
    if browser is not None:
        return browser, {}
    browser, cookie = await desk_of(request).browsers.new()
    return browser, {"set-cookie": cookie}


async def table_of(request: Ask, table: str) -> LiveTable:
    """The table; barred where there is none."""
    live = await desk_of(request).hall.table(table)
    if live is None:
        raise Barred(404, "no-such-table")
    return live


async def own_seat(request: Ask, live: LiveTable, seat: int) -> int:
    """The browser that has this seat; barred for any other."""
    browser = await known_browser(request)
    if seat not in desk_of(request).seating.holds(live, browser):
        raise Barred(403, "seat-not-yours")
    return browser


async def may_read(request: Ask, live: LiveTable) -> None:
    """Who sits there; at a public table anybody, where they may look on or it is over."""
    browser = await browser_of(request)
    options = live.about.options
    is_open = options.public and (options.watch or live.about.fate == "over")
    if not is_open and not desk_of(request).seating.holds(live, browser):
        raise Barred(404, "no-such-table")


async def guard_requests(request: Ask) -> None:
    """Before every request: not too much from one browser, nor from one address; and JSON, or nothing.

    A page elsewhere can post a form in somebody's name without a question, but no JSON.
    """
    limits = desk_of(request).limits
    if not limits.address.allows(address_of(request)):
        raise Barred(429, "too-fast")
    browser = await browser_of(request)
    if browser is not None and not limits.browser.allows(browser):
        raise Barred(429, "too-fast")
    given = request.headers.get("content-type", "")
    if request.method == "POST" and given.partition(";")[0].strip().lower() != "application/json":
        raise Barred(415, "type-wrong")


@asynccontextmanager
async def guessing(request: Ask) -> AsyncGenerator[None]:
    """Around the look at a code or a key: who has been wrong too often must wait; to be right is free."""
    guesses, who = desk_of(request).limits.guesses, address_of(request)
    if not guesses.allows(who):
        raise Barred(429, "too-fast")
    yield
    guesses.give_back(who)
