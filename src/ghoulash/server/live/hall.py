"""All tables that are in memory: fetched when somebody comes, let go when nobody is there."""

import asyncio
import logging

from ghoulash.server.live.about import About
from ghoulash.server.live.house import House
from ghoulash.server.live.live import LiveTable
from ghoulash.server.live.opening import taken_up

log = logging.getLogger("ghoulash.server")


class Hall:
    """One server's."""

    def __init__(self, house: House, idle: float) -> None:
        self.house = house
        self.tables: dict[str, LiveTable] = {}
        self._idle = idle
        self._coming: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def table(self, name: str) -> LiveTable | None:
        """The table of that id, from memory or from the disk; None where there is none."""
        live = self.tables.get(name)
        if live is not None:
            live.idle_since = self.house.now()
            return live
        coming = self._coming.get(name)
        if coming is None:
            coming = asyncio.get_running_loop().create_task(self._fetch(name))
            self._coming[name] = coming
            coming.add_done_callback(lambda _: self._coming.pop(name, None))
        return await asyncio.shield(coming)

    async def _fetch(self, name: str) -> LiveTable | None:
        row = await self.house.store.table(name)
        if row is None or row.fate == "closed":
            return None
        about = About.of(row)
        sitters = await self.house.store.seats_of(name)
        kept = None
        if about.fate != "gathering":
            kept = await taken_up(self.house, about)
        live = LiveTable(self.house, about, sitters, kept)
        self.tables[name] = live
        live.take_up()
        return live

    async def wake(self) -> None:
        """After a start: where a bot is to move, or something falls due, nobody need come for it."""
        for name in await self.house.store.sleepers():
            try:
                await self.table(name)
            except Exception:
                log.exception("table-unreadable", extra={"table": name})

    def sweep(self) -> None:
        """Let go of tables at which nothing happens and nobody looks on."""
        now = self.house.now()
        for name, live in tuple(self.tables.items()):
            if live.quiet and now - live.idle_since > self._idle and not live.is_due:
                live.stop()
                del self.tables[name]

    async def close(self) -> None:
        """Nothing begins any more; what is under way goes to the disk."""
        for live in self.tables.values():
            live.keep_clocks()
            live.stop()
        await self.house.committer.drain()
