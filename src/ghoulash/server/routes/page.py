"""A plain page to try the server by hand, and the words that every page reads."""

from importlib.resources import files
from typing import Any, Final

from ghoulash.locale import LANGUAGES
from ghoulash.server.routes.web import is_built, served

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


def _catalogues(language: str) -> bytes:
    """All words of a language, one catalogue after the other."""
    found = (entry for entry in (_WORDS / language).iterdir() if entry.name.endswith(".ftl"))
    return b"\n".join(entry.read_bytes() for entry in sorted(found, key=lambda entry: entry.name))


_PATHS: Final = {"index.html": ("/plain",) if is_built() else ("/plain", "/")}
"""Where the app is not built, the plain page stands in for it."""

ROUTES: Final[tuple[Any, ...]] = (
    *(
        served(path, media, (_PAGE / name).read_bytes())
        for name, media in _MEDIA.items()
        for path in _PATHS.get(name, (f"/{name}",))
    ),
    *(served(f"/words/{each}.ftl", "text/plain", _catalogues(each)) for each in LANGUAGES),
)
