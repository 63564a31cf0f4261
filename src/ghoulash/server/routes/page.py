"""A plain page to try the server by hand, until there is an app."""

from importlib.resources import files
from typing import Final

from litestar import Response, get
from litestar.enums import MediaType

_PAGE: Final = files("ghoulash.server") / "page"


def _asset(name: str, media: str) -> Response[bytes]:
    return Response((_PAGE / name).read_bytes(), media_type=media, headers={"cache-control": "no-cache"})


@get("/", include_in_schema=False, sync_to_thread=False)
def index() -> Response[bytes]:
    return _asset("index.html", MediaType.HTML)


@get("/page.js", include_in_schema=False, sync_to_thread=False)
def script() -> Response[bytes]:
    return _asset("page.js", "text/javascript")


@get("/page.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[bytes]:
    return _asset("page.css", MediaType.CSS)


ROUTES = (index, script, style)
