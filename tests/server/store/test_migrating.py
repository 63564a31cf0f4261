"""The steps lead to the tables that the code speaks of."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ghoulash.core.refusal import Refused
from ghoulash.server.store.migrating import migrate
from ghoulash.server.store.opening import open_database
from ghoulash.server.store.schema import metadata
from ghoulash.server.store.store import Store
from tests.server.store.making import set_up


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, metadata))


async def test_the_last_step_leads_to_what_the_code_has(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        await connection.execute(text("DROP INDEX ix_seats_browser"))
        assert len(await connection.run_sync(differences)) == 1


async def test_a_second_start_changes_nothing(engine: AsyncEngine, store: Store) -> None:
    await set_up(store, "a")
    await migrate(engine)
    assert await store.table("a") is not None


async def test_a_newer_database_is_left_alone(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'r9999'"))
    with pytest.raises(Refused) as refused:
        await migrate(engine)
    assert (refused.value.refusal.code, refused.value.refusal.args) == ("database-newer", {"found": "r9999"})


async def test_steps_are_taken_whole_or_not_at_all(url: str) -> None:
    engine = open_database(url)

    def stumble(_: object, __: object, statement: str, *___: object) -> None:
        if "ix_seats_browser" in statement:
            raise KeyboardInterrupt

    event.listen(engine.sync_engine, "before_cursor_execute", stumble)
    with pytest.raises(KeyboardInterrupt):
        await migrate(engine)
    event.remove(engine.sync_engine, "before_cursor_execute", stumble)
    await migrate(engine)
    await engine.dispose()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_two_servers_may_start_at_once(url: str) -> None:
    engines = [open_database(url) for _ in range(3)]
    await asyncio.gather(*map(migrate, engines))
    for engine in engines:
        await engine.dispose()
