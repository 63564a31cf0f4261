"""Two clients at one table, one move under way: the next goes out when both have the last."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from itertools import count
from typing import Any, Protocol

import httpx

from tests.load.script import GAME, OPTIONS, Script
from tests.load.wire import Wire


class Reports(Protocol):
    """Who is told how it goes."""

    begun: bool
    stopped: bool
    host: str

    def a_script(self) -> Script: ...
    def moved(self, seconds: float) -> None: ...
    def framed(self, seat: int, text: bytes) -> None: ...
    def ended(self, table: "Table") -> None: ...


class Seat:
    """One client."""

    def __init__(self, number: int, heard: Callable[[int, bytes], None]) -> None:
        self.number = number
        self.cookie = ""
        self.last = -1
        self.wire: Wire | None = None
        self._heard = heard

    async def post(self, http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> Any:
        answer = await http.post(path, json=body, headers={"cookie": self.cookie} if self.cookie else {})
        answer.raise_for_status()
        self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
        return answer.json()

    async def connect(self, host: str) -> None:
        name, port = host.split(":")
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(
            lambda: Wire(host, self.cookie, self.heard), name, int(port)
        )
        await self.wire.opened

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"frame"'):
            at = text.index(b'"number":') + 9
            self.last = int(text[at : text.index(b",", at)])
            self._heard(self.number, text)
        elif text.startswith(b'{"type":"fault"') or b'"refusal":{' in text:
            raise AssertionError(text[:300])

    def send(self, kind: str, table: str, **more: Any) -> None:
        assert self.wire is not None
        self.wire.send(json.dumps({"type": kind, "table": table, "seat": self.number, **more}).encode())


class Table:
    """What they play, and how far they are."""

    ids = count()

    def __init__(self, load: Reports, http: httpx.AsyncClient) -> None:
        self.load = load
        self.http = http
        self.name = ""
        self.seats = (Seat(0, self.frame), Seat(1, self.frame))
        self.sent = 0.0
        self.playing = False
        self._moves: list[tuple[int, str]] = []
        self._at = 0
        self._waits = {0, 1}
        self._told: asyncio.Future[None] | None = None

    async def connect(self) -> None:
        """Make a table, join it, and come as far as the first move."""
        await self._create()
        for seat in self.seats:
            await seat.connect(self.load.host)
        await self._begin()

    async def anew(self) -> None:
        """The same two at another table."""
        for seat in self.seats:
            seat.send("rise", self.name)
        await self._create()
        await self._begin()
        self.move()

    async def _create(self) -> None:
        chairs = [{"kind": "me", "name": "a"}, {"kind": "open"}]
        wanted = {"game": GAME, "options": OPTIONS, "seats": chairs}
        made = await self.seats[0].post(self.http, "/api/tables", wanted)
        self.name = made["table"]["table"]
        key = made["invitation"]["link"].rpartition(".")[2]
        await self.seats[1].post(self.http, f"/api/tables/{self.name}/join", {"name": "b", "key": key})

    async def _begin(self) -> None:
        played = self.load.a_script()
        self._moves, self._at, self.playing = played.moves, 0, False
        for seat in self.seats:
            seat.last = -1
            seat.send("sit", self.name, last=0, entropy=secrets.token_hex(16))
        await self._until(0)
        for number, seat in enumerate(self.seats, 1):
            seat.send("lay", self.name, id=f"h{next(self.ids)}", do=played.hidden[seat.number])
            seat.send("confirm", self.name, id=f"c{next(self.ids)}")
            await self._until(number)
        self.playing = True

    async def _until(self, number: int) -> None:
        """Until both have been told so much."""
        while min(seat.last for seat in self.seats) < number:
            self._told = asyncio.get_running_loop().create_future()
            await self._told

    def move(self) -> None:
        """Send the next."""
        seat, do = self._moves[self._at]
        self._waits = {0, 1}
        self.sent = time.perf_counter()
        self.seats[seat].send("act", self.name, id=f"m{next(self.ids)}", do=[do], last=self.seats[seat].last)

    def frame(self, seat: int, text: bytes) -> None:
        """One of them has it."""
        self.load.framed(seat, text)
        self._waits.discard(seat)
        if self._told is not None and not self._told.done():
            self._told.set_result(None)
        if not (self.playing and self.load.begun) or self._waits:
            return
        self.load.moved(time.perf_counter() - self.sent)
        self._at += 1
        if self.load.stopped:
            self.playing = False
        elif self._at < len(self._moves):
            self.move()
        else:
            self.load.ended(self)
