"""The steps lead to the tables that the code speaks of."""

import asyncio
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ghoulash.core.refusal import Refused
from ghoulash.server.store import migrating
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


STEP = """
import sqlalchemy as sa
from alembic import op

revision = "r9000"
down_revision = "{before}"

def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("game", nullable=True)
        batch.add_column(sa.Column("language", sa.Text, server_default="en"))
"""


async def test_a_step_that_makes_a_table_anew_loses_nothing(
    engine: AsyncEngine, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(store, "a")
    async with engine.connect() as connection:
        before = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
    steps = shutil.copytree(migrating._STEPS, tmp_path / "steps")
    (steps / "versions" / "r9000_more.py").write_text(STEP.format(before=before))
    with monkeypatch.context() as newer:
        newer.setattr(migrating, "_STEPS", steps)
        await migrate(engine)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT id, language FROM tables"))).all() == [("a", "en")]
        assert (await connection.execute(text("SELECT count(*) FROM seats"))).scalar() == 2
    with pytest.raises(Refused, match="database-newer"):
        await migrate(engine)
    with pytest.raises(IntegrityError):
        async with engine.begin() as connection:
            await connection.execute(text("DELETE FROM tables"))


def test_the_wheel_carries_the_steps(tmp_path: Path) -> None:
    root = Path(__file__).parents[3]
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=root, check=True, capture_output=True)
    carried = set(zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist())
    folder = root / "src/ghoulash/server/store/migrations"
    steps = {
        str(path.relative_to(root / "src")) for path in folder.rglob("*") if path.suffix in {".py", ".mako"}
    }
    assert len(steps) >= 5
    assert steps <= carried


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_two_servers_may_start_at_once(url: str) -> None:
    engines = [open_database(url) for _ in range(3)]
    await asyncio.gather(*map(migrate, engines))
    for engine in engines:
        await engine.dispose()
