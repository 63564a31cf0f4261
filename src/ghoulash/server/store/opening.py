"""Find the database and open it: a file beside this person's games, or PostgreSQL by its address."""

import logging
import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Engine, ExceptionContext, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.table.home import home

if sys.platform != "win32":
    import fcntl

_PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_PATIENCE: Final = 30
"""Seconds after which PostgreSQL is taken to be gone."""


def default_url() -> str:
    """A file beside this person's games."""
    return URL.create("sqlite", database=str(home() / "server.sqlite")).render_as_string()


def open_database(url: str) -> AsyncEngine:
    """The database at this address; disposing of it lets it go."""
    address = _address(url)
    # Parameters hold hidden charts and tokens: no error may repeat them.
    if address.get_backend_name() == "sqlite":
        return _open_file(address)
    patience = {"command_timeout": _PATIENCE}
    engine = create_async_engine(address, hide_parameters=True, pool_pre_ping=True, connect_args=patience)
    event.listen(engine.sync_engine, "handle_error", _forget_detail)
    return engine


def _forget_detail(context: ExceptionContext) -> None:
    """PostgreSQL repeats the key or the whole row that it refuses."""
    error = context.original_exception.__cause__
    if error is not None:
        vars(error).pop("detail", None)


def _address(url: str) -> URL:
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise Refused(Refusal("database-unknown", args={"found": ""})) from error
    kind = address.drivername.partition("+")[0]
    driver = _DRIVERS.get(kind)
    if driver is None:
        raise Refused(Refusal("database-unknown", args={"found": kind}))
    return address.set(drivername=driver)


def _open_file(address: URL) -> AsyncEngine:
    if address.database in (None, "", ":memory:"):
        raise Refused(Refusal("database-nowhere"))
    path = Path(address.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        open(path, "ab", opener=_private).close()
        let_go = _hold(path)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Refused(Refusal("database-unopened", args={"why": why})) from error
    logging.getLogger("aiosqlite").setLevel(logging.INFO)  # at DEBUG it writes down what it is to write
    engine = create_async_engine(address, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "engine_disposed", let_go)
    return engine


def _private(path: str, flags: int) -> int:
    """For our own eyes: seeds and keys are in it. SQLite gives the files beside it the same rights."""
    return os.open(path, flags, 0o600)


def prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    """Every connection to a file is made so."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _hold(path: Path) -> Callable[[Engine], None]:
    """Keep every other server off this file until what is returned is called, or our process ends."""
    file = os.fdopen(os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600))
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            file.close()
            raise Refused(Refusal("database-in-use", args={"file": str(path)})) from error
        os.register_at_fork(after_in_child=file.close)  # a child that outlives us would keep the hold
    return lambda _: file.close()
