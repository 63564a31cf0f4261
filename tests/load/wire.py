"""A WebSocket client that costs little, so that the server is what is measured."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

_TEXT = 0x81
_MASKED = 0x80


class Wire(asyncio.Protocol):
    """Sends texts and hands over those that come in; whoever listens must not take long."""

    def __init__(self, host: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._host = host
        self._cookie = cookie
        self._heard = heard
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop has a class of its own
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /ws HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self._cookie}",
        )
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._data.startswith(b"HTTP/1.1 101"), bytes(self._data[:200])
            del self._data[: end + 4]
            self._open = True
            self.opened.set_result(None)
        while (text := self._next()) is not None:
            self._heard(text)

    def _next(self) -> bytes | None:
        """The next whole message; a server's are not masked."""
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1], 2
        if length == 126:
            if len(data) < 4:
                return None
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            if len(data) < 10:
                return None
            length, start = int.from_bytes(data[2:10], "big"), 10
        end = start + length
        if len(data) < end:
            return None
        text = bytes(data[start:end])
        del data[:end]
        return text

    def send(self, text: bytes) -> None:
        """Masked with zeros, as the protocol allows: a mask protects middlemen, and here are none."""
        assert self._transport is not None
        if len(text) < 126:
            head = struct.pack("!BB4x", _TEXT, _MASKED | len(text))
        else:
            head = struct.pack("!BBH4x", _TEXT, _MASKED | 126, len(text))
        self._transport.write(head + text)

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()
