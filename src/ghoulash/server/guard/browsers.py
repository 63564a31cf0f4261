"""Which browser it is, by the token in its cookie; the database knows the token's hash alone."""

import secrets
from collections import OrderedDict
from hashlib import sha256
from time import time
from typing import Final

from ghoulash.server.store.store import Store

COOKIE: Final = "ghoulash"
_LENGTH: Final = 43
"""Of a token of 32 bytes."""
_DAYS: Final = 400
_REMEMBERED: Final = 10_000


class Browsers:
    """Those that have come by; the latest are remembered."""

    def __init__(self, store: Store, *, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self._known: OrderedDict[str, int] = OrderedDict()

    async def known(self, cookies: str) -> int | None:
        """The browser of this `Cookie` header, if it is one of ours."""
        token = _token(cookies)
        if not token:
            return None
        digest = _digest(token)
        browser = self._known.get(digest)
        if browser is None:
            row = await self._store.browser_by_token(digest)
            browser = None if row is None else row.id
        if browser is not None:
            self._remember(digest, browser)
        return browser

    async def new(self) -> tuple[int, str]:
        """A browser not seen before, and the cookie that will name it."""
        token = secrets.token_urlsafe(32)
        digest = _digest(token)
        browser = (await self._store.new_browser(digest, time())).id
        self._remember(digest, browser)
        secure = "; Secure" if self._secure else ""
        age = _DAYS * 86_400
        return browser, f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"

    def _remember(self, digest: str, browser: int) -> None:
        self._known[digest] = browser
        self._known.move_to_end(digest)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def _token(cookies: str) -> str:
    """Ours has no quotes; whoever reads those as well needs the square of a long header's time."""
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value if len(value) == _LENGTH else ""
    return ""


def _digest(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()
