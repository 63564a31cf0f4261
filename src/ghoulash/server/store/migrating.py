"""Bring the database up to this version, when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ghoulash.core.refusal import Refusal, Refused


async def migrate(engine: AsyncEngine) -> None:
    """All steps that are missing, or none; a database from a newer version is refused."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except DBAPIError as error:
        raise Refused(Refusal("database-unopened", args={"why": str(error.orig)})) from error
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Refused(Refusal("database-unopened", args={"why": why})) from error


def upgrade(connection: Connection) -> None:
    """The same in a transaction that has begun."""
    _keep_others_out(connection)
    config = steps(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    unknown = [revision for revision in found if revision not in known]
    if unknown:
        raise Refused(Refusal("database-newer", args={"found": unknown[0]}))
    command.upgrade(config, "head")


def steps(connection: Connection) -> Config:
    """Alembic's settings: the steps are in the package, the database is this one."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.attributes["connection"] = connection
    return config


def _keep_others_out(connection: Connection) -> None:
    """Of two servers that start at once, one waits; on SQLite it makes all steps one transaction, too."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7133701)")
