"""The browser app as it was built: the same bytes for everybody, small on the way, kept by who has them."""

import gzip
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

BUILT: Final = files("ghoulash.server") / "web"
_TYPES: Final = {
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
}
_FOR_EVER: Final = "public, max-age=31536000, immutable"
"""What has its hash in its name never changes."""


def is_built() -> bool:
    """Whether `make web` has been run, or this is the wheel."""
    return (BUILT / "index.html").is_file()


def served(path: str, media: str, content: bytes, cache: str = "no-cache") -> HTTPRouteHandler:
    """Always the same, whoever asks."""
    is_text = media.startswith(("text/", "image/svg", "application/"))
    packed = gzip.compress(content, mtime=0) if is_text else b""
    media = f"{media}; charset=utf-8" if is_text else media

    @get(path, include_in_schema=False, sync_to_thread=False)
    def serve(request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        if packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, media_type=media, headers={**headers, "content-encoding": "gzip"})
        return Response(content, media_type=media, headers=headers)

    return serve


def _all(folder: Traversable, path: str) -> list[HTTPRouteHandler]:
    found: list[HTTPRouteHandler] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        below = f"{path}{entry.name}"
        if entry.is_dir():
            found += _all(entry, f"{below}/")
        else:
            suffix = f".{entry.name.rpartition('.')[2]}"
            media = _TYPES.get(suffix) or mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
            cache = _FOR_EVER if path == "/assets/" else "no-cache"
            found.append(served("/" if below == "/index.html" else below, media, entry.read_bytes(), cache))
    return found


ROUTES: Final[tuple[Any, ...]] = tuple(_all(BUILT, "/")) if is_built() else ()
