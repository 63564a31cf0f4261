"""Bring the database up to this version, when the server starts."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ghoulash.core.refusal import Refusal, Refused

_STEPS: Final = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """All steps that are missing, or none; a database from a newer version is refused."""
    try:
        async with engine.connect() as connection:
            try:
                await connection.run_sync(upgrade)
                await connection.commit()
            finally:
                await connection.invalidate()  # it no longer looks at foreign keys
    except DBAPIError as error:
        raise Refused(Refusal("database-unopened", args={"why": str(error.orig)})) from error
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Refused(Refusal("database-unopened", args={"why": why})) from error


def upgrade(connection: Connection) -> None:
    """The same in a transaction, which whoever calls commits."""
    _begin(connection)
    config = settings(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    unknown = [revision for revision in found if revision not in known]
    if unknown:
        raise Refused(Refusal("database-newer", args={"found": unknown[0]}))
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        raise AssertionError("a step leaves rows that refer to nothing")


def settings(connection: Connection) -> Config:
    """Alembic's: the steps are in the package, the database is this one."""
    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.attributes["connection"] = connection
    return config


def _begin(connection: Connection) -> None:
    """One transaction for all steps; of two servers that start at once, one waits."""
    if connection.dialect.name == "sqlite":
        # A step makes a table anew and drops the old one: with it would go whatever refers to it.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7133701)")
