"""A socket from its opening to its end: what comes in is checked here, and handed to the table it is for."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Final

import msgspec

from ghoulash.core.refusal import Refused
from ghoulash.server.clients import MOST_TABLES, Client, LookedAt, Wire
from ghoulash.server.guard.limits import Limits
from ghoulash.server.live.hall import Hall
from ghoulash.server.messages import Fault, FromClient, Ping, Pong, Rise, Say, Sit, Wish
from ghoulash.server.seating import Seating

log = logging.getLogger("ghoulash.server")

LARGEST: Final = 16 * 1024
"""Bytes of a message: a set-up laid out at once has a few thousand."""
_LONGEST_ID: Final = 64
_FAULTS: Final = 100
"""Messages that cannot be read, after which the socket is closed."""
_FAREWELL: Final = 5.0
"""Seconds in which whoever is cut off may hear why."""
_decoder: Final = msgspec.json.Decoder(FromClient)


class Reception:
    """Looks after all sockets."""

    def __init__(self, hall: Hall, seating: Seating, limits: Limits) -> None:
        self._hall = hall
        self._seating = seating
        self._limits = limits
        self.clients: set[Client] = set()
        self._lines: Counter[str] = Counter()
        """By address, the sockets that are open."""
        self.faults = 0
        """Messages that could not be taken since the start."""

    def has_room(self, address: str) -> bool:
        """Whether one more socket may come from there."""
        return self._lines[address] < self._limits.lines

    async def welcome(self, wire: Wire, browser: int | None, address: str) -> None:
        """Serve one socket until it ends; nothing that comes in by it ends anything else."""
        client = Client(browser, wire)
        self.clients.add(client)
        self._lines[address] += 1
        try:
            await self._read(client, wire, address)
        finally:
            self.clients.discard(client)
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]
            self._limits.seat.forget(client)
            client.close("gone")
            for table in tuple(client.tables.values()):
                table.rise(client)

    async def _read(self, client: Client, wire: Wire, address: str) -> None:
        faults = 0
        while not client.closed:
            data = await wire.receive()
            if data is None:
                return
            client.heard = True
            try:
                fault = await self._take(client, data, address)
            except Exception:
                log.exception("message-failed")
                fault = Fault("broken")
            if fault is not None:
                faults += 1
                self.faults += 1
                client.send(fault)
                if faults >= _FAULTS:
                    client.close("too-many-faults")
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                await client.told.wait()

    async def _take(self, client: Client, data: str | bytes, address: str) -> Fault | None:
        """Hand a message on, or say why it cannot be taken."""
        if len(data) > LARGEST:
            return Fault("too-large")
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return Fault("malformed")
        if not (self._limits.seat.allows(client) and self._limits.messages.allows(address)):
            return _too_fast(message)
        if isinstance(message, Ping):
            client.send(Pong(message.n))
            return None
        if isinstance(message, Sit):
            return await self._sit(client, message)
        live = client.tables.get(message.table)
        if isinstance(message, Rise):
            if live is not None:
                live.rise(client)
            return None
        if live is None:
            return Fault("not-at-table", message.table, message.id)
        return self._hand_on(client, live, message)

    def _hand_on(self, client: Client, live: LookedAt, message: Wish) -> Fault | None:
        if not 0 < len(message.id) <= _LONGEST_ID or not message.id.isprintable():
            return Fault("id-length", message.table)
        if isinstance(message, Say) and not self._limits.chat.allows(client.browser):
            return Fault("too-fast", message.table, message.id)
        live.receive(client, message)
        return None

    async def _sit(self, client: Client, message: Sit) -> Fault | None:
        if message.table not in client.tables and len(client.tables) >= MOST_TABLES:
            return Fault("too-many-tables", message.table)
        live = await self._hall.table(message.table)
        if live is None:
            return Fault("no-such-table", message.table)
        code = self._seating.may_look(live, client.browser, message)
        if code:
            return Fault(code, message.table)
        live.sit(client, message)
        try:
            # After it: no frame of the seat before comes in between.
            await self._seating.bring(live, message)
        except Refused as refused:
            return Fault(refused.refusal.code, message.table)
        return None

    def sweep(self) -> None:
        """Close those that have said nothing, not even ping, since the last time."""
        for client in tuple(self.clients):
            if not client.heard:
                client.close("silent")
            client.heard = False

    async def dismiss(self) -> None:
        """Tell all clients that the server goes, and to come back."""
        from ghoulash.server.messages import Bye

        for client in tuple(self.clients):
            client.send(Bye("restarting"))
            client.close("restarting")


def _too_fast(message: FromClient) -> Fault:
    table = "" if isinstance(message, Ping) else message.table
    return Fault("too-fast", table, "" if isinstance(message, Sit | Rise | Ping) else message.id)
