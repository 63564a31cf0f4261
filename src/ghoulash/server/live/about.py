"""What a table was made with, and what has become of it."""

from hmac import compare_digest
from typing import Self

import msgspec
from msgspec import Struct

from ghoulash.core.record import Header
from ghoulash.server.store.rows import SeatRow, TableFate, TableRow


class TableOptions(Struct, frozen=True, kw_only=True):
    """How a table is played, beside the game's own options."""

    public: bool = False
    """On the list of tables; else by link alone."""
    slow: bool = False
    """Days a move: all are asked always, and nobody is hurried."""
    clock: float | None = None
    """Seconds for a turn; then a bot plays on."""
    pause: float = 3
    """Seconds from a question to its answers."""
    chat: bool = True
    watch: bool = True
    """Whether others may look on."""


class About(Struct, kw_only=True):
    """A table without its log; holds secrets."""

    id: str
    code: str
    game: str
    header: Header
    seed: str
    options: TableOptions
    key: str
    watch_key: str
    fate: TableFate
    rematch: str

    @classmethod
    def of(cls, row: TableRow) -> Self:
        """From the row of a table."""
        return cls(
            id=row.id,
            code=row.code,
            game=row.game,
            header=msgspec.json.decode(row.header, type=Header),
            seed=row.seed,
            options=msgspec.json.decode(row.options, type=TableOptions),
            key=row.key,
            watch_key=row.watch_key,
            fate=row.fate,
            rematch=row.rematch or "",
        )

    def watched_by(self, key: str) -> bool:
        """Whether this is the key of the link to watch by, and watching is allowed."""
        return self.options.watch and compare_digest(key.encode("utf-8", "replace"), self.watch_key.encode())


def is_ready(sitter: SeatRow) -> bool:
    """Whether the game need not wait for it: a bot's seat, or a person's who has brought bytes for chance."""
    return sitter.kind == "bot" or (sitter.kind == "person" and bool(sitter.entropy))
