"""A browser's socket, as a table sees it: what it looks at, and what it is still to be sent."""

from asyncio import Event, Future
from collections import deque
from typing import Final, Protocol

import msgspec

from ghoulash.server.messages import ToClient, Wish

_MOST_WAITING: Final = 256 * 1024
"""Characters that may wait for a slow reader; then all of it is dropped for a fresh view."""
MOST_TABLES: Final = 20
"""That one socket may look at."""

_RESTARTING: Final = 1012
_POLICY: Final = 1008
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


class Wire(Protocol):
    """A WebSocket."""

    async def receive(self) -> str | bytes | None:
        """The next message; None: it is closed."""
        ...

    def send(self, text: str) -> "Future[None]":
        """Send a text; done when there is room for another."""
        ...

    def close(self, code: int, reason: str) -> "Future[None]":
        """End it."""
        ...


class Client:
    """Sends in order and never waits: a slow reader delays nobody."""

    def __init__(self, browser: int | None, wire: Wire) -> None:
        self.browser = browser
        """Who it is, by the cookie; None: nobody that we know."""
        self.heard = True
        """Whether it has said anything of late."""
        self.tables: dict[str, LookedAt] = {}
        """What it looks at."""
        self.closed = ""
        """Why it is to be closed, once all is sent."""
        self.told = Event()
        """It has been told why it is closed, or can be told nothing any more."""
        self._wire = wire
        self._waiting: deque[str] = deque()
        self._size = 0
        self._sending = False
        self._behind = False

    def send(self, message: ToClient) -> None:
        """Send a message, after those before it."""
        self.put(encoded(message))

    def put(self, text: str) -> None:
        """Send what is encoded already."""
        if not self._sending:
            self._start(text)
        elif not self._behind:
            self._waiting.append(text)
            self._size += len(text)
            if self._size > _MOST_WAITING:
                self._forget()
                self._behind = True

    def close(self, code: str) -> None:
        """Close it when all is sent that waits."""
        if not self.closed:
            self.closed = code
            if not self._sending:
                self._end()

    def _start(self, text: str) -> None:
        self._sending = True
        self._wire.send(text).add_done_callback(self._sent)

    def _sent(self, sent: "Future[None]") -> None:
        """Go on with what waits; whoever has fallen behind gets a fresh view."""
        if sent.cancelled() or sent.exception() is not None:
            self._forget()  # the other end is gone; whoever reads from it hears of it too
            self.told.set()
        elif self._waiting:
            text = self._waiting.popleft()
            self._size -= len(text)
            self._start(text)
        else:
            self._sending = False
            if self._behind:
                self._behind = False
                for table in tuple(self.tables.values()):
                    table.catch_up(self)
            elif self.closed:
                self._end()

    def _forget(self) -> None:
        self._waiting.clear()
        self._size = 0

    def _end(self) -> None:
        self._sending = True
        code = _RESTARTING if self.closed == "restarting" else _POLICY
        self._wire.close(code, self.closed).add_done_callback(self._ended)

    def _ended(self, closed: "Future[None]") -> None:
        if not closed.cancelled():
            closed.exception()  # looked at: there is nobody left to mind
        self.told.set()
