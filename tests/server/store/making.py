"""Rows to test with, and writes that can be waited for."""

import asyncio
from collections.abc import Iterable

from ghoulash.server.store.committing import Committer, Fate
from ghoulash.server.store.rows import Entry, SeatRow, TableRow
from ghoulash.server.store.store import Store
from ghoulash.server.store.writing import Write


def a_table(name: str, **changes: object) -> TableRow:
    values: dict[str, object] = {
        "id": name,
        "code": f"code-{name}",
        "game": "toy",
        "header": '{"game":"toy"}',
        "seed": "5eed",
        "options": "{}",
        "key": "key",
        "watch_key": "watch",
        "fate": "gathering",
        "public": True,
        "created": 1.0,
        "touched": 1.0,
    }
    return TableRow(**{**values, **changes})  # pyright: ignore[reportArgumentType]


async def set_up(store: Store, *names: str) -> None:
    for name in names:
        assert await store.create_table(a_table(name), [SeatRow(0), SeatRow(1)])


def an_entry(number: int, message: str | None = None, seat: int = 0, lines: str = "[]") -> Entry:
    return Entry(number, seat, message, lines, 1.5)


async def fates_of(committer: Committer, writes: Iterable[Write]) -> list[Fate]:
    """All handed in at once, so that they are one group."""
    heard: list[asyncio.Future[Fate]] = []
    for write in writes:
        future: asyncio.Future[Fate] = asyncio.get_running_loop().create_future()
        heard.append(future)
        committer.commit(write, future.set_result)
    return list(await asyncio.gather(*heard))
