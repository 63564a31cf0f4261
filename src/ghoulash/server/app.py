"""The application: what is served under which path."""

from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

import ghoulash
from ghoulash.core.refusal import Refused
from ghoulash.server.desk import Desk
from ghoulash.server.guard.doorway import Doorway
from ghoulash.server.reception import LARGEST
from ghoulash.server.routes import games, health, page, plans, problems, records, tables, web
from ghoulash.server.routes.asking import guard_requests
from ghoulash.server.routes.socket import Sockets
from ghoulash.server.schemas import WithSocket

_HANDLERS: Any = {
    problems.Barred: problems.barred,
    Refused: problems.refused,
    HTTPException: problems.not_http,
    RecursionError: problems.unreadable,
    UnicodeDecodeError: problems.unreadable,
    Exception: problems.broken,
}


def application(desk: Desk) -> Doorway:
    """All routes, behind the door."""
    return Doorway(routes(desk), Sockets(desk), desk.settings)


def routes(desk: Desk) -> Litestar:
    """What is served under which path."""
    return Litestar(
        [
            *games.ROUTES,
            *tables.ROUTES,
            *records.ROUTES,
            *plans.ROUTES,
            *health.ROUTES,
            *page.ROUTES,
            *web.ROUTES,
        ],
        state=State({"desk": desk}),
        before_request=guard_requests,
        exception_handlers=_HANDLERS,
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Ghoulash",
            version=ghoulash.__version__,
            path="/schema",
            render_plugins=[WithSocket(path="/openapi.json")],
        ),
        logging_config=None,
    )
