"""Many tables at once, each with one move under way: `python -m tests.load.load --url URL --tables 200`.

Two clients a table play a game that is known beforehand: both charts are ours, and pen-and-paper with a
given first player draws nothing by chance. A move goes out when both have the last; its time ends when both
have what it led to. A game that is over is followed by a new table, and that time is in the figures.
"""

import argparse
import asyncio
import json
import os
import secrets
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvloop

import ghoulash
from tests.load.wire import Wire

GAME = "pen-and-paper"
SCRIPTS = 8
LONGEST = 4000
STALLED = 2.0
"""Seconds."""
SAMPLE = 500
"""Of so many frames one is read whole."""


def script(seed: int) -> tuple[list[list[str]], list[tuple[int, str]]]:
    """A game of random moves: what each seat hides, and then who does what."""
    rng = Random(seed)
    game = ghoulash.game(GAME, first="0")
    state = game.start(2)
    hidden: list[list[str]] = [[], []]
    moves: list[tuple[int, str]] = []
    while game.outcome(state) is None and len(moves) < LONGEST:
        seat = game.to_act(state)[0]
        action = rng.choice(game.actions(state, seat))
        if game.drafts(state, seat):
            hidden[seat].append(str(action))
        else:
            moves.append((seat, str(action)))
        state = game.apply(state, seat, action).state
    return hidden, moves


class Seat:
    """One client."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.last = 0
        self.http: httpx.AsyncClient | None = None
        self.wire: Wire | None = None

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"frame"'):
            at = text.index(b'"number":') + 9
            self.last = int(text[at : text.index(b",", at)])
            self.table.frame(self.number, text)
        elif text.startswith(b'{"type":"fault"') or b'"refusal":{' in text:
            self.table.broken(text)

    def send(self, kind: str, **more: Any) -> None:
        assert self.wire is not None
        message = {"type": kind, "table": self.table.name, "seat": self.number, **more}
        self.wire.send(json.dumps(message).encode())


class Table:
    """Two clients and what they play."""

    ids = count()

    def __init__(self, load: "Load", rng: Random) -> None:
        self.load = load
        self.rng = rng
        self.name = ""
        self.seats = (Seat(self, 0), Seat(self, 1))
        self.moves: list[tuple[int, str]] = []
        self.at = 0
        self.waits = {0, 1}
        self.sent = 0.0
        self.playing = False
        self.ready: asyncio.Future[None] | None = None

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in self.seats:
            seat.http = httpx.AsyncClient(base_url=self.load.url, timeout=120, verify=False)
        await self.create()
        for seat in self.seats:
            assert seat.http is not None
            cookie = "; ".join(f"{k}={v}" for k, v in seat.http.cookies.items())
            host = self.load.url.removeprefix("http://")
            name, port = host.split(":")
            _, seat.wire = await loop.create_connection(
                lambda seat=seat, cookie=cookie, host=host: Wire(host, cookie, seat.heard), name, int(port)
            )
            await seat.wire.opened
        await self.begin()

    async def create(self) -> None:
        first, second = (seat.http for seat in self.seats)
        assert first is not None
        assert second is not None
        wanted = {
            "game": GAME,
            "options": {"first": "0"},
            "seats": [{"kind": "me", "name": "a"}, {"kind": "open"}],
        }
        made = (await first.post("/api/tables", json=wanted)).json()
        self.name = made["table"]["table"]
        key = made["invitation"]["link"].rpartition(".")[2]
        joined = await second.post(f"/api/tables/{self.name}/join", json={"name": "b", "key": key})
        joined.raise_for_status()

    async def begin(self) -> None:
        """Sit down, hide, confirm; both then have the first frame of the game."""
        hidden, self.moves = self.load.scripts[self.rng.randrange(SCRIPTS)]
        self.at = 0
        self.playing = False
        for seat in self.seats:
            seat.last = -1
            seat.send("sit", last=0, entropy=secrets.token_hex(16))
        await self.until(0)
        for number, seat in enumerate(self.seats, 1):
            seat.send("lay", id=f"h{next(self.ids)}", do=hidden[seat.number])
            seat.send("confirm", id=f"c{next(self.ids)}")
            await self.until(number)
        self.ready = None
        self.playing = True
        if self.load.begun:
            self.move()

    async def until(self, number: int) -> None:
        """Until both have been told so much."""
        while min(seat.last for seat in self.seats) < number:
            self.ready = asyncio.get_running_loop().create_future()
            await self.ready

    def move(self) -> None:
        seat, do = self.moves[self.at]
        self.waits = {0, 1}
        self.sent = time.perf_counter()
        self.seats[seat].send("act", id=f"m{next(self.ids)}", do=[do], last=self.seats[seat].last)

    def frame(self, seat: int, text: bytes) -> None:
        self.load.frames += 1
        if self.load.frames % SAMPLE == 0:
            board = json.loads(text)["board"]
            assert board["view"]["seat"] == seat
            self.load.sizes.append(len(text))
        self.waits.discard(seat)
        if self.ready is not None and not self.ready.done():
            self.ready.set_result(None)
        if not self.playing or self.waits:
            return
        self.load.moved(time.perf_counter() - self.sent)
        self.at += 1
        if self.load.stopped:
            self.playing = False
        elif self.at < len(self.moves):
            self.move()
        else:
            self.playing = False
            self.load.again(self)

    async def anew(self) -> None:
        for seat in self.seats:
            seat.send("rise")
        await self.create()
        await self.begin()

    def broken(self, text: bytes) -> None:
        raise AssertionError(text[:300])


class Load:
    """All tables of one run."""

    def __init__(self, url: str, tables: int, seed: int, server: int) -> None:
        self.url = url
        self.server = server
        self.scripts = [script(seed * 1000 + n) for n in range(SCRIPTS)]
        self.tables = [Table(self, Random(seed * 7919 + n)) for n in range(tables)]
        self.times: list[float] = []
        self.frames = 0
        self.sizes: list[int] = []
        self.measuring = False
        self.begun = False
        self.stopped = False
        self.games = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def moved(self, seconds: float) -> None:
        if self.measuring:
            self.times.append(seconds)

    def again(self, table: Table) -> None:
        self.games += 1
        task = asyncio.get_running_loop().create_task(table.anew())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, seconds: float, warm_up: float) -> dict[str, Any]:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: self.failed(context))
        for start in range(0, len(self.tables), 20):
            await asyncio.gather(*(table.connect() for table in self.tables[start : start + 20]))
        self.begun = True
        for table in self.tables:
            table.move()
        await asyncio.sleep(warm_up)
        self.measuring = True
        began, cpu, server = time.perf_counter(), time.process_time(), cpu_of(self.server)
        await asyncio.sleep(seconds)
        self.measuring = False
        took, own = time.perf_counter() - began, time.process_time() - cpu
        used = cpu_of(self.server) - server
        self.stopped = True
        stalled = [table for table in self.tables if time.perf_counter() - table.sent > STALLED]
        for table in stalled[:3]:
            import sys

            print(
                table.at,
                len(table.moves),
                table.playing,
                table.waits,
                [x.last for x in table.seats],
                table.moves[table.at - 1 : table.at + 1],
                file=sys.stderr,
            )
        times = sorted(self.times)

        def at(part: float) -> float:
            return round(times[min(len(times) - 1, int(part * len(times)))] * 1000, 2)

        return {
            "tables": len(self.tables),
            "seconds": round(took, 2),
            "moves": len(times),
            "moves_per_s": round(len(times) / took, 1),
            "p50_ms": at(0.5),
            "p99_ms": at(0.99),
            "max_ms": at(1),
            "tables_stalled": len(stalled),
            "games_begun_anew": self.games,
            "frame_bytes": round(sum(self.sizes) / max(1, len(self.sizes))),
            "load_cpu_percent": round(own / took * 100),
            "server_cpu_percent": round(used / took * 100),
            "server_cpu_us_a_move": round(used / max(1, len(times)) * 1e6),
            "server_mib": resident_of(self.server),
        }

    def failed(self, context: dict[str, Any]) -> None:
        raise SystemExit(f"load: {context.get('exception')!r} {context['message']}")


def cpu_of(process: int) -> float:
    """Seconds of CPU time, all threads."""
    if not process:
        return 0
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_of(process: int) -> float:
    """MiB in memory."""
    if not process:
        return 0
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server", type=int, default=0, metavar="PID", help="whose CPU time to read")
    args = parser.parse_args()
    load = Load(args.url, args.tables, args.seed, args.server)
    print(json.dumps(uvloop.run(load.run(args.seconds, args.warm_up))))


if __name__ == "__main__":
    main()
