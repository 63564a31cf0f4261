"""A plain page to try the server by hand, until there is an app."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from ghoulash.locale import LANGUAGES

_PAGE: Final = files("ghoulash.server") / "page"
_WORDS: Final = files("ghoulash.locale")
_MEDIA: Final = {
    "index.html": "text/html",
    "page.css": "text/css",
    "page.js": "text/javascript",
    "table.js": "text/javascript",
    "wire.js": "text/javascript",
    "words.js": "text/javascript",
}


def _served(path: str, media: str, read: Callable[[], bytes]) -> HTTPRouteHandler:
    """Always the same, whoever asks."""

    @get(path, include_in_schema=False, sync_to_thread=False)
    def serve() -> Response[bytes]:
        return Response(read(), media_type=f"{media}; charset=utf-8", headers={"cache-control": "no-cache"})

    return serve


def _catalogues(language: str) -> bytes:
    """All words of a language, one catalogue after the other."""
    found = (entry for entry in (_WORDS / language).iterdir() if entry.name.endswith(".ftl"))
    return b"\n".join(entry.read_bytes() for entry in sorted(found, key=lambda entry: entry.name))


ROUTES: Final[tuple[Any, ...]] = (
    *(
        _served("/" if name == "index.html" else f"/{name}", media, (_PAGE / name).read_bytes)
        for name, media in _MEDIA.items()
    ),
    *(_served(f"/words/{each}.ftl", "text/plain", lambda each=each: _catalogues(each)) for each in LANGUAGES),
)
