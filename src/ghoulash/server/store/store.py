"""The rows of tables, seats and browsers, read and changed; each method is one transaction.

What happens at a table goes through the committer instead.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.server.store.rows import (
    Browser,
    Entry,
    Gathering,
    Handover,
    SeatRow,
    Sitting,
    TableRow,
)
from ghoulash.server.store.schema import asides, browsers, handovers, log, seats, tables


class Store:
    """All that is asked of the database, and nothing decided; `now` is the caller's clock."""

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock | None = None) -> None:
        self._engine = engine
        self._turn = turn or asyncio.Lock()
        """One who writes at a time: SQLite lets no two, and lets whoever was refused sleep."""

    @asynccontextmanager
    async def _writing(self) -> AsyncGenerator[AsyncConnection]:
        """Raises `Refused` where the disk is full or broken."""
        try:
            async with self._turn, self._engine.begin() as connection:
                yield connection
        except (DataError, IntegrityError, ProgrammingError):
            raise
        except (DBAPIError, OSError) as error:
            raise Refused(Refusal("not-kept")) from error

    # Tables

    async def create_table(self, table: TableRow, seated: Sequence[SeatRow]) -> bool:
        """False where the code or the id is taken: draw another."""
        async with self._writing() as connection:
            new = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            made = await connection.execute(
                new(tables).on_conflict_do_nothing().returning(tables.c.id), msgspec.structs.asdict(table)
            )
            if made.first() is None:
                return False
            await connection.execute(insert(seats), [_seat_values(table.id, seat) for seat in seated])
        return True

    async def table(self, table: str) -> TableRow | None:
        return await self._table_where(tables.c.id == table)

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._table_where(tables.c.code == code)

    async def _table_where(self, condition: ColumnElement[bool]) -> TableRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(condition))).mappings().first()
        return None if row is None else TableRow(**row)

    async def begin_table(self, table: str, header: str, now: float) -> bool:
        """From gathering to playing, with the record's header as it stands now; False where it has begun."""
        return await self._change_table(
            and_(tables.c.id == table, tables.c.fate == "gathering"),
            {"fate": "playing", "header": header, "touched": now},
        )

    async def _change_table(self, condition: ColumnElement[bool], values: dict[str, Any]) -> bool:
        async with self._writing() as connection:
            changed = await connection.execute(update(tables).where(condition).values(values))
        return changed.rowcount == 1

    async def set_rematch(self, table: str, rematch: str) -> str:
        """The id that stands: this one, or the one that somebody else was quicker to set."""
        async with self._writing() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=rematch)
            )
            return (
                await connection.execute(select(tables.c.rematch).where(tables.c.id == table))
            ).scalar_one()

    async def public_tables(self, limit: int) -> list[Gathering]:
        """Those that have not begun, with an open seat, the newest first."""
        counted = (
            select(
                tables.c.id,
                tables.c.code,
                tables.c.game,
                tables.c.options,
                tables.c.created,
                func.count().label("seats"),
                func.count().filter(seats.c.kind == "open").label("open"),
            )
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.fate == "gathering", tables.c.public)
            .group_by(tables.c.id)
            .having(func.count().filter(seats.c.kind == "open") > 0)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(counted)).mappings().all()
        return [Gathering(**row) for row in rows]

    async def sleepers(self) -> list[str]:
        """Those that go on without a person: with a bot in a seat, an open question, or a clock."""
        goes_on = or_(
            exists().where(
                seats.c.table_id == tables.c.id, or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None))
            ),
            exists().where(asides.c.table_id == tables.c.id, asides.c.what.in_(["sealed", "clock"])),
        )
        sleeping = select(tables.c.id).where(tables.c.fate == "playing", goes_on).order_by(tables.c.touched)
        async with self._engine.connect() as connection:
            return list((await connection.execute(sleeping)).scalars())

    # What has happened at a table

    async def log_of(self, table: str, after: int = -1) -> list[Entry]:
        """What was done, in order, from the number after this one on."""
        entries = (
            select(log.c.number, log.c.seat, log.c.message, log.c.lines, log.c.at)
            .where(log.c.table_id == table, log.c.number > after)
            .order_by(log.c.number)
        )
        async with self._engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(entries)]

    async def asides_of(self, table: str) -> dict[str, bytes]:
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(asides.c.what, asides.c.body).where(asides.c.table_id == table)
            )
            return {what: bytes(body) for what, body in rows}

    # Seats

    async def seats_of(self, table: str) -> list[SeatRow]:
        ordered = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(ordered)).mappings().all()
        return [
            SeatRow(
                row["seat"],
                row["kind"],
                row["browser"],
                row["name"],
                row["bot"],
                row["entropy"],
                row["stand_in"],
                msgspec.json.decode(row["blocked"], type=tuple[int, ...]),
            )
            for row in rows
        ]

    async def take_seat(self, table: str, seat: int, browser: int, name: str) -> bool:
        """Only an open one; of two who come at once, one gets it."""
        return await self._change_seat(
            table, seat, "open", {"kind": "person", "browser": browser, "name": name}
        )

    async def give_up_seat(self, table: str, seat: int) -> bool:
        """Open again, and nothing left of whoever sat there; False where nobody did."""
        empty = _seat_values(table, SeatRow(seat))
        async with self._writing() as connection:
            changed = await connection.execute(
                update(seats).where(_is_seat(table, seat), seats.c.kind != "open").values(empty)
            )
            await connection.execute(
                delete(handovers).where(handovers.c.table_id == table, handovers.c.seat == seat)
            )
        return changed.rowcount == 1

    async def set_entropy(self, table: str, seat: int, entropy: str) -> bool:
        """What a person adds to the seed, once; False where it is there already."""
        async with self._writing() as connection:
            changed = await connection.execute(
                update(seats)
                .where(_is_seat(table, seat), seats.c.kind == "person", seats.c.entropy.is_(None))
                .values(entropy=entropy)
            )
        return changed.rowcount == 1

    async def stand_in(self, table: str, seat: int, bot: str | None) -> bool:
        """A bot sits in for a person, or, with None, no longer does."""
        return await self._change_seat(table, seat, "person", {"stand_in": bot})

    async def block(self, table: str, seat: int, blocked: Sequence[int]) -> bool:
        """The seats whose remarks this person does not want, all of them."""
        return await self._change_seat(table, seat, "person", {"blocked": _as_json(blocked)})

    async def _change_seat(self, table: str, seat: int, kind: str, values: dict[str, Any]) -> bool:
        async with self._writing() as connection:
            changed = await connection.execute(
                update(seats).where(_is_seat(table, seat), seats.c.kind == kind).values(values)
            )
        return changed.rowcount == 1

    async def make_handover(self, key_hash: str, table: str, seat: int, expires: float, now: float) -> None:
        """A link that moves the seat to another device, once; those that have expired are cleared away."""
        async with self._writing() as connection:
            await connection.execute(delete(handovers).where(handovers.c.expires <= now))
            await connection.execute(
                insert(handovers).values(key_hash=key_hash, table_id=table, seat=seat, expires=expires)
            )

    async def use_handover(self, key_hash: str, browser: int, now: float) -> Handover | None:
        """The seat, which is this browser's now; None where the link was used, has expired or never was."""
        async with self._writing() as connection:
            used = await connection.execute(
                delete(handovers)
                .where(handovers.c.key_hash == key_hash, handovers.c.expires > now)
                .returning(handovers.c.table_id, handovers.c.seat)
            )
            found = used.first()
            if found is None:
                return None
            moved = await connection.execute(
                update(seats).where(_is_seat(*found), seats.c.kind == "person").values(browser=browser)
            )
        return Handover(*found) if moved.rowcount == 1 else None

    # Browsers

    async def new_browser(self, token_hash: str, now: float) -> Browser:
        async with self._writing() as connection:
            made = await connection.execute(
                insert(browsers).values(token_hash=token_hash, created=now, seen=now).returning(browsers.c.id)
            )
            return Browser(made.scalar_one(), now, now)

    async def browser_by_token(self, token_hash: str) -> Browser | None:
        known = select(browsers.c.id, browsers.c.created, browsers.c.seen).where(
            browsers.c.token_hash == token_hash
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(known)).first()
        return None if row is None else Browser(*row)

    async def tables_of(self, browser: int) -> list[Sitting]:
        """Where this browser has a seat, the last touched first."""
        sitting = (
            select(
                tables.c.id,
                tables.c.code,
                tables.c.game,
                tables.c.fate,
                tables.c.touched,
                seats.c.seat,
                seats.c.name,
            )
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.browser == browser)
            .order_by(tables.c.touched.desc(), tables.c.id, seats.c.seat)
        )
        async with self._engine.connect() as connection:
            return [Sitting(*row) for row in await connection.execute(sitting)]


def _is_seat(table: str, seat: int) -> ColumnElement[bool]:
    return and_(seats.c.table_id == table, seats.c.seat == seat)


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(seat)
    return {"table_id": table, **values, "blocked": _as_json(seat.blocked)}


def _as_json(value: Sequence[int]) -> str:
    return msgspec.json.encode(value).decode()
