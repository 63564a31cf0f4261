"""What is stored, as values: one class for each kind of row that goes in or comes out."""

from typing import Literal

from msgspec import Struct

TableFate = Literal["gathering", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]


class TableRow(Struct, frozen=True, kw_only=True):
    """A table without its log; holds secrets (`seed`, `key`, `watch_key`)."""

    id: str
    code: str
    game: str
    header: str
    """The record's, as JSON."""
    seed: str
    """In hexadecimal."""
    options: str
    """As JSON."""
    key: str
    watch_key: str
    fate: TableFate
    public: bool
    created: float
    touched: float
    ended: float | None = None
    rematch: str | None = None


class SeatRow(Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: SeatKind = "open"
    browser: int | None = None
    name: str = ""
    bot: str | None = None
    entropy: str | None = None
    """What a person's client adds to the seed, in hexadecimal."""
    stand_in: str | None = None
    """The bot that sits in for a person."""
    blocked: tuple[int, ...] = ()
    """Seats whose remarks this one does not want."""


class Browser(Struct, frozen=True):
    """A browser that has been here before."""

    id: int
    created: float
    seen: float


class Entry(Struct, frozen=True):
    """One thing done at a table, with the chance that followed."""

    number: int
    seat: int
    message: str | None
    """The id that the client gave it, where a client did it."""
    lines: str
    """Of the record, as JSON."""
    at: float


class Sitting(Struct, frozen=True):
    """A seat that a browser has, and what has become of its table."""

    table: str
    code: str
    game: str
    fate: TableFate
    touched: float
    seat: int
    name: str


class Gathering(Struct, frozen=True):
    """A public table that has not begun, as strangers see it."""

    id: str
    code: str
    game: str
    options: str
    created: float
    seats: int
    open: int


class Handover(Struct, frozen=True):
    """The seat that a one-time link has moved to another device."""

    table: str
    seat: int
