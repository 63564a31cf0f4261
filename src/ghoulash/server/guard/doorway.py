"""The first thing that a request meets: whether host and origin are ours, and what all answers carry."""

import re
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from ghoulash.server.settings import Settings, is_loopback

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_NAMED: Final = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
"""A host and its port as they stand in a header, and nothing else that a URL may hold."""
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Doorway:
    """Around the whole application."""

    def __init__(self, app: App, sockets: App, settings: Settings) -> None:
        self.litestar = app
        self._sockets = sockets
        public = urlsplit(settings.public_url)
        self._public = public.netloc.lower()
        self._proxies = settings.proxies
        self._public_origin = f"{public.scheme}://{public.netloc}".lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in, or answer with a code."""
        if scope["type"] not in ("http", "websocket"):
            await self.litestar(scope, receive, send)
            return
        if self._proxies:
            scope["client"] = _forwarded(scope, self._proxies)
        host = _only(scope, b"host")
        origin = _only(scope, b"origin")
        if not self._is_ours(host):
            await _refuse(scope, send, 421, "host-foreign")
            return
        asks = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if asks and origin and not self._is_same(origin, host):
            await _refuse(scope, send, 403, "origin-foreign")
            return
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
            return

        async def with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        await self.litestar(scope, receive, with_headers)

    def _is_ours(self, host: str) -> bool:
        """An address cannot be a foreign name that points here; names are ours alone."""
        named = _NAMED.fullmatch(host)
        if named is None:
            return False
        name = named[1].strip("[]")
        if host == self._public or is_loopback(name):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def _is_same(self, origin: str, host: str) -> bool:
        return origin in (f"http://{host}", f"https://{host}", self._public_origin)


def _forwarded(scope: Scope, proxies: int) -> tuple[str, int]:
    """Where it comes from, by the farthest of our own proxies; what stands before that anybody can write."""
    named = _only(scope, b"x-forwarded-for").split(",")
    return named[-proxies].strip() if len(named) >= proxies else "", 0


def _only(scope: Scope, name: bytes) -> str:
    """The header of that name; of several, nobody knows which one another program believes."""
    found = [value for key, value in scope["headers"] if key == name]
    return b", ".join(found).decode("latin-1").lower()


async def _refuse(scope: Scope, send: Send, status: int, code: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status, "reason": code})
        return
    body = f'{{"code":"{code}"}}'.encode()
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
