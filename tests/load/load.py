"""Many tables at once, measured: `python -m tests.load.load --url URL --tables 200 --server PID`.

One JSON line: moves a second, and from the send to both clients having what it led to. A game that is over
is followed by a new table, and that time is in the figures.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvloop

from tests.load.script import Script, script
from tests.load.table import Table

_SCRIPTS = 8
_TOGETHER = 20
"""Tables that are made at once, before anything is measured."""
_STALLED = 2.0
"""Seconds without an answer."""
_SAMPLE = 500
"""Of so many frames one is read whole."""


class Load:
    """All tables of one run."""

    def __init__(self, url: str, tables: int, seed: int, server: int) -> None:
        self.host = url.removeprefix("http://")
        self.begun = False
        self.stopped = False
        self._server = server
        self._rng = Random(seed)
        self._scripts = [script(seed * 1000 + n) for n in range(_SCRIPTS)]
        none_kept = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self._http = httpx.AsyncClient(base_url=url, timeout=120, cookies=none_kept)
        self._tables = [Table(self, self._http) for _ in range(tables)]
        self._times: list[float] = []
        self._sizes: list[int] = []
        self._frames = 0
        self._games = 0
        self._measuring = False
        self._tasks: set[asyncio.Task[None]] = set()

    def a_script(self) -> Script:
        return self._rng.choice(self._scripts)

    def moved(self, seconds: float) -> None:
        if self._measuring:
            self._times.append(seconds)

    def framed(self, seat: int, text: bytes) -> None:
        self._frames += 1
        if self._frames % _SAMPLE == 0:
            frame = json.loads(text)
            assert frame["seat"] == seat == frame["board"]["view"]["seat"]
            self._sizes.append(len(text))

    def ended(self, table: Table) -> None:
        self._games += 1
        task = asyncio.get_running_loop().create_task(table.anew())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def run(self, seconds: float, warm_up: float) -> dict[str, Any]:
        """Make all tables, let them play, and say how fast."""
        asyncio.get_running_loop().set_exception_handler(self._failed)
        empty = resident_of(self._server)
        for start in range(0, len(self._tables), _TOGETHER):
            await asyncio.gather(*(table.connect() for table in self._tables[start : start + _TOGETHER]))
        idle = resident_of(self._server)
        self.begun = True
        for table in self._tables:
            table.move()
        await asyncio.sleep(warm_up)
        measured = await self._measure(seconds)
        self.stopped = True
        return {
            "tables": len(self._tables),
            **measured,
            "games_begun_anew": self._games,
            "frame_bytes": round(sum(self._sizes) / max(1, len(self._sizes))),
            "server_kib_an_idle_table": round((idle - empty) * 1024 / len(self._tables)),
        }

    async def _measure(self, seconds: float) -> dict[str, Any]:
        self._measuring = True
        began, own, server = time.perf_counter(), time.process_time(), cpu_of(self._server)
        await asyncio.sleep(seconds)
        self._measuring = False
        took = time.perf_counter() - began
        times = sorted(self._times)
        stalled = sum(time.perf_counter() - table.sent > _STALLED for table in self._tables)

        def at(part: float) -> float:
            return round(times[min(len(times) - 1, int(part * len(times)))] * 1000, 2)

        return {
            "seconds": round(took, 2),
            "moves": len(times),
            "moves_per_s": round(len(times) / took, 1),
            "p50_ms": at(0.5),
            "p99_ms": at(0.99),
            "max_ms": at(1),
            "tables_stalled": stalled,
            "load_cpu_percent": round((time.process_time() - own) / took * 100),
            "server_cpu_percent": round((cpu_of(self._server) - server) / took * 100),
            "server_mib": round(resident_of(self._server), 1),
        }

    def _failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        raise SystemExit(f"load: {context['message']} {context.get('exception')!r}")


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
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server", type=int, default=0, metavar="PID", help="whose CPU and memory to read")
    args = parser.parse_args()
    load = Load(args.url, args.tables, args.seed, args.server)
    sys.stdout.write(json.dumps(uvloop.run(load.run(args.seconds, args.warm_up))) + "\n")


if __name__ == "__main__":
    main()
