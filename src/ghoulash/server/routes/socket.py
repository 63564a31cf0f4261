"""The WebSocket: `docs/guide/protocol.md` says what goes over it."""

from typing import Any

from litestar import WebSocket
from litestar.handlers import websocket

from ghoulash.server.routes.asking import address_of, browser_of, desk_of


class AsgiWire:
    """A WebSocket as the reception wants it, without anything between it and the server's own."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes | None:
        """The next message; None: it is closed."""
        message: Any = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, text: str) -> None:
        """Send a text."""
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        """End it."""
        await self._socket.close(code, reason)


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    desk = desk_of(socket)
    if not desk.limits.address.allows(address_of(socket)):
        await socket.close(4429, "too-fast")
        return
    browser = await browser_of(socket)
    await socket.accept()
    await desk.reception.welcome(AsgiWire(socket), browser)


ROUTES = (play,)
