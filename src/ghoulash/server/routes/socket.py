"""The WebSocket: `docs/guide/protocol.md` says what goes over it.

It stands beside Litestar, not in it: what lies between wire and reception is paid for with every move.
"""

from asyncio import Future, ensure_future
from typing import Any, Final

from ghoulash.server.desk import Desk
from ghoulash.server.guard.doorway import Receive, Scope, Send

PATH: Final = "/ws"


class AsgiWire:
    """A WebSocket as the reception wants it."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def receive(self) -> str | bytes | None:
        """The next message; None: it is closed."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def send(self, text: str) -> "Future[None]":
        """Send a text; the server's own send hands out a future, which costs less than a task."""
        return ensure_future(self._send({"type": "websocket.send", "text": text}))

    def close(self, code: int, reason: str) -> "Future[None]":
        """End it."""
        return ensure_future(self._send({"type": "websocket.close", "code": code, "reason": reason}))


class Sockets:
    """All of a server's, as an ASGI application."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look who it is, and let them in."""
        await receive()
        wire = AsgiWire(receive, send)
        if scope["path"] != PATH:
            await wire.close(4404, "not-found")
            return
        client: Any = scope.get("client")
        address = client[0] if client else ""
        if not (self._desk.limits.address.allows(address) and self._desk.reception.has_room(address)):
            await wire.close(4429, "too-fast")
            return
        cookies = b"; ".join(value for name, value in scope["headers"] if name == b"cookie")
        browser = await self._desk.browsers.known(cookies.decode("latin-1"))
        await send({"type": "websocket.accept"})
        await self._desk.reception.welcome(wire, browser, address)
