"""Write what happened at some tables, in one transaction: log, asides, and what becomes of the tables."""

from collections.abc import Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Executable, bindparam, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from ghoulash.server.store.rows import Entry, TableFate
from ghoulash.server.store.schema import asides, log, tables

Insert = sqlite.Insert | postgresql.Insert


class Write(Struct, frozen=True):
    """What happened at one table: kept as a whole or not at all."""

    table: str
    entry: Entry | None = None
    asides: dict[str, bytes | None] = {}
    """By what they are; None takes one away."""
    fate: TableFate | None = None
    ended: float | None = None


def write_all(connection: Connection, writes: Sequence[Write]) -> list[bool]:
    """For each whether it is kept; a table comes once at most. Whoever calls commits."""
    kept = _log(connection, writes)
    if not all(kept):
        writes = [write for write, is_kept in zip(writes, kept, strict=True) if is_kept]
    _set_asides(connection, writes)
    fates = [
        {"of": write.table, "fate": write.fate, "ended": write.ended}
        for write in writes
        if write.fate is not None
    ]
    if fates:
        connection.execute(_SET_FATE, fates)
    return kept


def _log(connection: Connection, writes: Sequence[Write]) -> list[bool]:
    """An entry is lost where its number is taken."""
    rows = [_row(write.table, write.entry) for write in writes if write.entry is not None]
    if not rows:
        return [True] * len(writes)
    if connection.dialect.name == "sqlite" and _enter_at_once(connection, rows):
        return [True] * len(writes)
    rows.sort(key=_by_table)  # two servers that lock rows in one order never wait for each other
    rows += rows[-1:] * (_rounded(len(rows)) - len(rows))
    result = connection.execute(_ENTER[connection.dialect.name], rows)
    found = set(result.scalars())
    return [write.entry is None or write.table in found for write in writes]


def _enter_at_once(connection: Connection, rows: Sequence[dict[str, Any]]) -> bool:
    """All by one step of SQLite, for each step waits for the interpreter; or none, where one is taken."""
    values = [value for row in rows for value in row.values()]
    places = _rounded(len(rows))
    values += values[-len(log.columns) :] * (places - len(rows))
    entered = connection.exec_driver_sql(_enter_together(places), tuple(values))
    if entered.rowcount == len(rows):
        return True
    connection.rollback()
    return False


@cache
def _enter_together(rows: int) -> str:
    columns = ", ".join(column.name for column in log.columns)
    places = f"({', '.join('?' * len(log.columns))})"
    return f"INSERT INTO log ({columns}) VALUES {', '.join([places] * rows)} ON CONFLICT DO NOTHING"  # noqa: S608 - our own names


def _rounded(count: int) -> int:
    """The next of 1, 2, 3, 4, 6, 8, 12, 16, …: a row that comes again changes nothing.

    Each count of rows is a statement of its own, and a statement met for the first time is slow.
    """
    size = 1 << max(count - 1, 0).bit_length()
    return size * 3 // 4 if count <= size * 3 // 4 else size


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "seat": entry.seat,
        "message": entry.message,
        "lines": entry.lines,
        "at": entry.at,
    }


def _by_table(row: dict[str, Any]) -> str:
    return row["table_id"]


def _set_asides(connection: Connection, writes: Iterable[Write]) -> None:
    put: list[dict[str, Any]] = []
    taken: list[dict[str, Any]] = []
    for write in sorted(writes, key=attrgetter("table")):
        for what, body in sorted(write.asides.items()):
            if body is None:
                taken.append({"of": write.table, "called": what})
            else:
                put.append({"table_id": write.table, "what": what, "body": body})
    if taken:
        connection.execute(_TAKE_ASIDE, taken)
    if put:
        connection.execute(_PUT_ASIDE[connection.dialect.name], put)


def _enter(insert: Insert) -> Executable:
    return insert.on_conflict_do_nothing().returning(log.c.table_id)


def _put_aside(insert: Insert) -> Executable:
    return insert.on_conflict_do_update(
        index_elements=[asides.c.table_id, asides.c.what], set_={"body": insert.excluded.body}
    )


_ENTER: Final = {"sqlite": _enter(sqlite.insert(log)), "postgresql": _enter(postgresql.insert(log))}
_PUT_ASIDE: Final = {
    "sqlite": _put_aside(sqlite.insert(asides)),
    "postgresql": _put_aside(postgresql.insert(asides)),
}
_TAKE_ASIDE: Final = delete(asides).where(
    asides.c.table_id == bindparam("of"), asides.c.what == bindparam("called")
)
_SET_FATE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(fate=bindparam("fate"), ended=bindparam("ended"))
)
