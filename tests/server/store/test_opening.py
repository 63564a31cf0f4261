"""Which database is opened, and which is not."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from ghoulash.core.refusal import Refused
from ghoulash.server.store.migrating import migrate
from ghoulash.server.store.opening import default_url, open_database

HOLD = """
import sys
from ghoulash.server.store.opening import open_database
engine = open_database(sys.argv[1])
print("held", flush=True)
sys.stdin.read()
"""

FORK = """
import os, sys
from ghoulash.server.store.opening import open_database
engine = open_database(sys.argv[1])
if not os.fork():
    print("forked", flush=True)
sys.stdin.read()
"""


def code_of(url: str) -> str:
    with pytest.raises(Refused) as refused:
        open_database(url)
    return refused.value.refusal.code


async def test_by_default_a_file_beside_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "a home % with ü and?#"
    monkeypatch.setenv("GHOULASH_HOME", str(home))
    engine = open_database(default_url())
    await migrate(engine)
    await engine.dispose()
    assert (home / "server.sqlite").exists()


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://somewhere/tables", "database-unknown"),
        ("tables.sqlite", "database-unknown"),
        ("", "database-unknown"),
        ("sqlite://", "database-nowhere"),
        ("sqlite:///:memory:", "database-nowhere"),
        ("sqlite:////dev/null/tables.sqlite", "database-unopened"),
    ],
)
def test_what_cannot_be_opened(url: str, code: str) -> None:
    assert code_of(url) == code


@pytest.mark.parametrize("url", ["sqlite:///{}/no.sqlite", "postgresql://nobody@127.0.0.1:1/no"])
async def test_what_turns_out_to_be_none(url: str, tmp_path: Path) -> None:
    (tmp_path / "no.sqlite").write_text("This is no database at all. " * 100)
    engine = open_database(url.format(tmp_path))
    with pytest.raises(Refused) as refused:
        await migrate(engine)
    await engine.dispose()
    assert refused.value.refusal.code == "database-unopened"
    assert refused.value.refusal.args["why"]


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    server = subprocess.Popen(
        [sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None and server.stdout.readline() == "held\n"
    assert code_of(url) == "database-in-use"
    server.kill()
    server.communicate()
    engine = open_database(url)
    assert code_of(url) == "database-in-use"
    asyncio.run(engine.dispose())
    asyncio.run(engine.dispose())
    asyncio.run(open_database(url).dispose())


def test_a_child_that_outlives_its_server_does_not_hold_the_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    server = subprocess.Popen(
        [sys.executable, "-c", FORK, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None and server.stdout.readline() == "forked\n"
    assert code_of(url) == "database-in-use"
    server.kill()
    server.wait()
    try:
        asyncio.run(open_database(url).dispose())
    finally:
        server.communicate()  # the child reads to the end of what we write, and ends
