"""Tables that begin in the middle of a game: rows in a server's database, from before it starts.

No route makes such a table: a record's header may name a position, and only a test writes one here.
"""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from ghoulash.core.chance import commitment
from ghoulash.core.record import header_of
from ghoulash.core.wire import pack
from ghoulash.server import names
from ghoulash.server.live.about import TableOptions
from ghoulash.server.store.migrating import migrate
from ghoulash.server.store.opening import open_database
from ghoulash.server.store.rows import SeatRow, TableRow
from ghoulash.server.store.store import Store
from tests.server.worlds.pairing import Pair, World, entropy

NAMES = ("Ada", "Bela", "Cleo", "Dora")


class Placed(Struct, frozen=True):
    """A table, and the cookies of those who sit there."""

    world: World
    table: str
    watch_key: str
    cookies: tuple[str, ...]


def placed(folder: Path, pairs: Sequence[Pair], **options: Any) -> list[tuple[Pair, Placed, Placed]]:
    """Both worlds of each pair, as tables of the server that will run in this folder."""
    return asyncio.run(_placed(folder, pairs, TableOptions(slow=True, **options)))


async def _placed(
    folder: Path, pairs: Sequence[Pair], options: TableOptions
) -> list[tuple[Pair, Placed, Placed]]:
    engine = open_database(f"sqlite:///{folder / 'server.sqlite'}")
    try:
        await migrate(engine)
        store = Store(engine)
        return [
            (
                pair,
                await _place(store, pair, pair.true, options),
                await _place(store, pair, pair.other, options),
            )
            for pair in pairs
        ]
    finally:
        await engine.dispose()


async def _place(store: Store, pair: Pair, world: World, options: TableOptions) -> Placed:
    row = _row(pair, world, msgspec.json.encode(options).decode())
    cookies = [secrets.token_urlsafe(32) for _ in range(pair.seats)]
    browsers = [(await store.new_browser(sha256(cookie.encode()).hexdigest(), 0)).id for cookie in cookies]
    seated = [
        SeatRow(seat, "person", browsers[seat], name, None, entropy(seat)) for seat, name in _named(pair)
    ]
    assert await store.create_table(row, seated)
    return Placed(world, row.id, row.watch_key, tuple(cookies))


def _named(pair: Pair) -> Iterator[tuple[int, str]]:
    return enumerate(NAMES[: pair.seats])


def _row(pair: Pair, world: World, options: str) -> TableRow:
    header = structs.replace(
        header_of(pair.rulebook, pair.seats, NAMES[: pair.seats], commitment(world.seed)),
        charts=True,
        mixed=[(seat, entropy(seat)) for seat in range(pair.seats)],
        position=pack(world.state),
    )
    return TableRow(
        id=names.table_id(),
        code=names.code(),
        game=pair.game,
        header=msgspec.json.encode(header).decode(),
        seed=world.seed.hex(),
        options=options,
        key=names.key(),
        watch_key=names.key(),
        fate="playing",
        public=False,
        created=0,
        touched=0,
    )
