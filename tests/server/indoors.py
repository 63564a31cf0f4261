"""The server in this process, without a network, by a clock of our own."""

import asyncio
import json
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ghoulash.server.desk import Desk
from ghoulash.server.live.about import TableOptions
from ghoulash.server.live.live import LiveTable
from ghoulash.server.seating import Chair, Wanted
from ghoulash.server.serving import opened
from ghoulash.server.settings import Settings

PATIENCE = 8.0


class Wire:
    """A line to the reception; waits for whatever is wanted of it."""

    def __init__(self) -> None:
        self.come: asyncio.Queue[Any] = asyncio.Queue()
        self._gone: asyncio.Queue[str | None] = asyncio.Queue()
        self.frames: dict[int | None, Any] = {}
        self.news: Any = None

    async def receive(self) -> str | None:
        return await self._gone.get()

    def send(self, text: str) -> "asyncio.Future[None]":
        self.come.put_nowait(json.loads(text))
        return _done()

    def close(self, code: int, reason: str) -> "asyncio.Future[None]":
        return _done()

    async def until(self, wanted: Any) -> Any:
        while True:
            message = await asyncio.wait_for(self.come.get(), PATIENCE)
            if message["type"] == "frame":
                self.frames[message["seat"]] = message
            elif message["type"] == "table":
                self.news = message
            if wanted(message):
                return message

    def say(self, kind: str, **more: Any) -> str:
        name = secrets.token_hex(8)
        self._gone.put_nowait(json.dumps({"type": kind, "id": name, **more}))
        return name

    def cut(self) -> None:
        self._gone.put_nowait(None)


def _done() -> "asyncio.Future[None]":
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_result(None)
    return done


class House:
    """A server's parts, and what time it is there."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.time = 1_000_000.0
        desk.hall.house.now = lambda: self.time
        self._welcomes: list[asyncio.Task[None]] = []

    async def create(self, game: str, *names: str, **options: Any) -> tuple[str, list[int]]:
        """A table, its people in order, and who each of them is."""
        chairs = [Chair("open") for _ in names]
        browsers = [(await self.desk.browsers.new())[0] for _ in names]
        wanted = Wanted(game=game, seats=tuple(chairs), table=TableOptions(**options))
        row = await self.desk.seating.create(wanted, browsers[0])
        live = await self.live(row.id)
        for seat, (browser, name) in enumerate(zip(browsers, names, strict=True)):
            await self.desk.seating.join(live, seat, browser, name)
        return row.id, browsers

    async def live(self, table: str) -> LiveTable:
        live = await self.desk.hall.table(table)
        assert live is not None
        return live

    async def sit(self, table: str, seat: int, browser: int) -> "Sitter":
        wire = Wire()
        task = asyncio.create_task(self.desk.reception.welcome(wire, browser, "127.0.0.1"))
        self._welcomes.append(task)
        wire.say("sit", table=table, seat=seat, entropy=secrets.token_hex(16))
        await wire.until(lambda m: m["type"] == "table")
        return Sitter(wire, table, seat)

    async def pass_by(self, seconds: float) -> None:
        """So much later all that is due by then has been seen to."""
        self.time += seconds
        for live in tuple(self.desk.hall.tables.values()):
            await live.call(live._clocks.look)

    async def close(self) -> None:
        for task in self._welcomes:
            task.cancel()
        await asyncio.gather(*self._welcomes, return_exceptions=True)


class Sitter:
    """Somebody at a table in this process."""

    def __init__(self, wire: Wire, table: str, seat: int) -> None:
        self.wire = wire
        self.table = table
        self.seat = seat

    @property
    def frame(self) -> Any:
        return self.wire.frames[self.seat]

    async def begun(self) -> "Sitter":
        if self.seat not in self.wire.frames:
            await self.wire.until(lambda m: m["type"] == "frame")
        return self

    async def ask(self, kind: str, **more: Any) -> Any:
        name = self.wire.say(kind, table=self.table, seat=self.seat, **more)
        return await self.wire.until(lambda m: m.get("id") == name)

    async def act(self, *do: str) -> Any:
        return await self.ask("act", do=do, last=self.frame["number"])

    async def hide(self) -> None:
        await self.ask("hide-for-me")
        assert (await self.ask("confirm"))["type"] == "frame"

    async def hear(self, wanted: Any) -> None:
        """Until the latest frame is so."""
        while not (self.seat in self.wire.frames and wanted(self.frame)):
            await self.wire.until(lambda m: m["type"] == "frame")

    async def catch_up(self) -> None:
        """All that has come by now."""
        await self.ask("list")

    async def stood_in(self, seat: int, bot: str = "normal") -> None:
        await self.wire.until(lambda m: m["type"] == "table" and m["sitters"][seat]["stand_in"] == bot)


@asynccontextmanager
async def indoors(folder: Path, time: float = 1_000_000.0) -> AsyncGenerator[House]:
    async with opened(Settings(database=f"sqlite:///{folder}/server.sqlite", limits=1000)) as desk:
        house = House(desk)
        house.time = time
        try:
            yield house
        finally:
            await house.close()
