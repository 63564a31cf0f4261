"""A browser's socket, as a table sees it: what it looks at, and what it is still to be sent."""

from asyncio import Future, get_running_loop
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from ghoulash.server.messages import ToClient, Wish

_MOST_WAITING: Final = 256 * 1024
"""Characters that may wait for a slow reader; then all of it is dropped for a fresh view."""
MOST_TABLES: Final = 20
"""That one socket may look at."""

_encoder: Final = msgspec.json.Encoder()


def encoded(message: ToClient) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


class LookedAt(Protocol):
    """A table, to a client that looks at it."""

    def catch_up(self, client: "Client") -> None:
        """Show it the table as it is."""
        ...

    def receive(self, client: "Client", message: Wish) -> None:
        """What somebody at a seat wants."""
        ...

    def rise(self, client: "Client") -> None:
        """It looks no longer."""
        ...


class Client:
    """Sends in order and never waits: a slow reader delays nobody."""

    def __init__(self, browser: int | None) -> None:
        self.browser = browser
        """Who it is, by the cookie; None: nobody that we know."""
        self.heard = True
        """Whether it has said anything of late."""
        self.tables: dict[str, LookedAt] = {}
        """What it looks at."""
        self.closed = ""
        """Why it is to be closed, once all is sent."""
        self._waiting: deque[str] = deque()
        self._size = 0
        self._behind = False
        self._asleep: Future[None] | None = None
        """Of the writer, while there is nothing to send; an `Event` would ask the system for its loop."""

    def send(self, message: ToClient) -> None:
        """Send a message, after those before it."""
        self.put(encoded(message))

    def put(self, text: str) -> None:
        """Send what is encoded already."""
        if self._behind:
            return
        self._size += len(text)
        if self._size > _MOST_WAITING and self._waiting:
            self._waiting.clear()
            self._size = 0
            self._behind = True
        else:
            self._waiting.append(text)
        self._wake()

    def close(self, code: str) -> None:
        """Close it when all is sent that waits."""
        self.closed = code
        self._wake()

    def _wake(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits, until it is closed; whoever has fallen behind gets a fresh view."""
        loop = get_running_loop()
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                await send(text)
            if self._behind:
                self._behind = False
                for table in tuple(self.tables.values()):
                    table.catch_up(self)
                continue
            if self.closed:
                return
            self._asleep = loop.create_future()
            await self._asleep
