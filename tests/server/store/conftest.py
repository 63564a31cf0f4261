"""Each test runs on SQLite, and on PostgreSQL where there is one."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from ghoulash.server.store.committing import Committer
from ghoulash.server.store.migrating import migrate
from ghoulash.server.store.opening import open_database
from ghoulash.server.store.store import Store
from tests.server.store.clusters import binaries, cluster

MISSING = "PostgreSQL IS NOT TESTED: it is not installed here (apt-get install postgresql)"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    folder = binaries()
    if folder is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with cluster(folder) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    address: str = request.getfixturevalue("postgresql")
    asyncio.run(_empty(address))
    return address


async def _empty(url: str) -> None:
    engine = open_database(url)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture
async def engine(url: str) -> AsyncIterator[AsyncEngine]:
    engine = open_database(url)
    await migrate(engine)
    yield engine
    await engine.dispose()


@pytest.fixture
def store(engine: AsyncEngine) -> Store:
    return Store(engine)


@pytest.fixture
async def committer(engine: AsyncEngine) -> AsyncIterator[Committer]:
    committer = Committer(engine)
    committer.start()
    yield committer
    await committer.stop()
