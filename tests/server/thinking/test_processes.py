"""A worker is a process of its own: what it is handed, what it hears, and when it ends."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator

import pytest

from ghoulash.server.thinking.question import Answer
from ghoulash.server.thinking.thinkers import Thinkers
from tests.server.thinking.asking import ODD_BOTS, ROOT, Switchboard, walking

ELSEWHERE = ("ghoulash.table", "ghoulash.server.store", "sqlalchemy", "litestar", "granian", "asyncio")


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    pool = Thinkers(workers=1, most=1, makers=ODD_BOTS)
    yield pool
    await pool.close()


async def test_a_worker_knows_no_secret_of_the_server(
    thinkers: Thinkers, line: Switchboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GHOULASH_DATABASE", "postgresql://somebody:secret@there/tables")
    monkeypatch.setenv("DATABASE_URL", "postgresql://somebody:secret@there/tables")
    await thinkers.ask("a", walking("tells", line.port))
    environment = (await line.call()).said["environment"]
    assert not [name for name in environment if "DATABASE" in name or "GHOULASH" in name]
    assert set(environment) <= {"PATH", "PYTHONPATH", "LANG", "LC_ALL", "LC_CTYPE", "PYTHONHOME"} | {
        "PYTHONDONTWRITEBYTECODE"
    }


async def test_a_worker_loads_no_table_and_no_database(thinkers: Thinkers, line: Switchboard) -> None:
    await thinkers.ask("a", walking("tells", line.port))
    modules = (await line.call()).said["modules"]
    assert not [name for name in modules if name.startswith(ELSEWHERE)]
    assert not [name for name in modules if name.startswith("ghoulash.games.last_game_on_earth.rules")]
    servers = {name for name in modules if name.startswith("ghoulash.server.")}
    assert all(name.startswith("ghoulash.server.thinking") for name in servers)
    assert not servers & {f"ghoulash.server.thinking.{part}" for part in ("thinkers", "process", "question")}


async def test_ctrl_c_is_not_for_workers(thinkers: Thinkers, line: Switchboard) -> None:
    asked = thinkers.ask("a", walking("waits", line.port))
    call = await line.call()
    os.kill(call.said, signal.SIGINT)
    call.go_on()
    answer = await asked
    assert isinstance(answer, Answer) and not answer.failures


async def test_workers_end_with_a_server_that_is_killed(line: Switchboard) -> None:
    """Whatever they are doing: one waits, one computes."""
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.thinking.a_server", str(line.port), cwd=ROOT
    )
    calls = [await line.call() for _ in range(2)]
    server.kill()
    await server.wait()
    for call in calls:
        await asyncio.wait_for(call.ended(), 60)
