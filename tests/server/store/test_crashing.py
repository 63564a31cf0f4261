"""What is said to be kept is there: after a kill -9, and when the disk is full."""

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from ghoulash.server.store.by_thread import ByThread
from ghoulash.server.store.committing import Committer, Fate
from ghoulash.server.store.opening import open_database
from ghoulash.server.store.store import Store
from ghoulash.server.store.writing import Write
from tests.server.store.making import an_entry, fates_of, set_up

TABLES = ("a", "b", "c", "d")
SERVER = """
import asyncio, sys
from ghoulash.server.store.by_thread import ByThread
from ghoulash.server.store.committing import Committer, Fate
from ghoulash.server.store.opening import open_database
from ghoulash.server.store.rows import Entry
from ghoulash.server.store.writing import Write

async def main():
    committer = Committer(open_database(sys.argv[1]))
    task = committer.start()

    def go_on(table, number):
        def done(fate):
            assert fate is Fate.KEPT, fate
            print(table, number, flush=True)
            go_on(table, number + 1)
        entry = Entry(number, 0, f"{table}{number}", "[]", 1.0)
        committer.commit(Write(table, entry, {"last": b"%d" % number}), done)

    for table in sys.argv[2:]:
        go_on(table, 0)
    await task

asyncio.run(main())
"""


async def test_kill_9_takes_back_nothing_that_was_kept(engine: AsyncEngine, store: Store, url: str) -> None:
    await set_up(store, *TABLES)
    await engine.dispose()
    last: dict[str, int] = {}
    with serving(url) as server:
        assert server.stdout
        for _ in range(200):
            table, number = server.stdout.readline().split()
            last[table] = int(number)
        server.send_signal(signal.SIGKILL)
        for line in server.stdout.read().splitlines(keepends=True):
            if line.endswith("\n"):
                table, number = line.split()
                last[table] = int(number)
    reopened = open_database(url)
    for table in TABLES:
        numbers = [entry.number for entry in await Store(reopened).log_of(table)]
        assert numbers == list(range(len(numbers)))
        assert last[table] < len(numbers) <= last[table] + 2  # one more may have been on its way
        assert await Store(reopened).asides_of(table) == {"last": b"%d" % numbers[-1]}
    await reopened.dispose()


@contextmanager
def serving(url: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", SERVER, url, *TABLES]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield server
    finally:
        server.kill()
        server.communicate()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_full_database_keeps_nothing_and_goes_on_when_there_is_room(
    engine: AsyncEngine, store: Store
) -> None:
    await set_up(store, "a", "b")
    full = True

    def bound(connection: sqlite3.Connection, _: object) -> None:
        if full:
            connection.execute("PRAGMA max_page_count=1").close()

    committer = Committer(engine)
    assert isinstance(committer._writer, ByThread)
    event.listen(committer._writer._engine, "connect", bound)
    committer.start()
    large = "x" * 100_000
    writes = [Write("a", an_entry(0, "m", lines=large), {"x": b""}), Write("b", an_entry(0, lines=large))]
    assert await fates_of(committer, writes) == [Fate.FAILED, Fate.FAILED]
    assert await store.log_of("a") == await store.log_of("b") == []
    full = False
    assert await fates_of(committer, writes) == [Fate.KEPT, Fate.KEPT]
    await committer.stop()


FULL = """
import asyncio, json, resource, sys
from ghoulash.server.store.by_thread import ByThread
from ghoulash.server.store.committing import Committer
from ghoulash.server.store.opening import open_database
from ghoulash.server.store.rows import Entry
from ghoulash.server.store.writing import Write

async def main():
    engine = open_database(sys.argv[1])
    committer = Committer(engine)
    committer.start()
    fates = []
    async def write(number, size):
        entry = Entry(number, 0, None, "x" * size, 1.0)
        committer.commit(Write("a", entry), lambda fate: fates.append(fate.name))
        await committer.drain()
    await write(0, 10)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, before[1]))
    await write(1, 1_000_000)
    await write(1, 10)
    await write(2, 1_000_000)
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    await write(2, 1_000_000)
    await committer.stop()
    await engine.dispose()
    print(json.dumps(fates))

asyncio.run(main())
"""


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_disk_that_takes_no_more(engine: AsyncEngine, store: Store, url: str) -> None:
    await set_up(store, "a")
    await engine.dispose()
    ran = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", FULL, url], capture_output=True, text=True, check=True
    )
    assert json.loads(ran.stdout) == ["KEPT", "FAILED", "KEPT", "FAILED", "KEPT"]
    reopened = open_database(url)
    sizes = [(entry.number, len(entry.lines)) for entry in await Store(reopened).log_of("a")]
    assert sizes == [(0, 10), (1, 10), (2, 1_000_000)]
    await reopened.dispose()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_the_database_is_as_safe_as_it_is_said_to_be(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert found == ["wal", 2, 1, 5000]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_nobody_else_may_read_it(store: Store, tmp_path: Path) -> None:
    await set_up(store, "a")
    assert rights_in(tmp_path) == {f"tables.sqlite{end}": 0o600 for end in ("", "-wal", "-shm", ".lock")}


def rights_in(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
