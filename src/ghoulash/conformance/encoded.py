"""What leaves the engine, as bytes: only so are two answers the same to a stranger."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from ghoulash.core.game import AnyGame, Deed
from ghoulash.table.table import Happened, told


def encoded(value: object) -> bytes:
    """A value with the name of its type, so that two kinds of event never look alike."""
    if isinstance(value, Deed):
        deed = cast("Deed[Any]", value)
        return _named("Deed", [deed.seat, type(deed.action).__name__, deed.action, str(deed.action)])
    if isinstance(value, Happened):
        return b"\n".join([encoded(value.deed), *map(encoded, value.events)])
    return _named(type(value).__name__, value)


def each_encoded(values: Sequence[object]) -> list[bytes]:
    """One after the other, so that number and order count too."""
    return [encoded(value) for value in values]


def heard(game: AnyGame, seat: int | None, deed: Deed[Any], events: Sequence[Any]) -> list[bytes]:
    """All that a seat is told of a deed, as the table sends it."""
    return each_encoded(told(game, [Happened(deed, tuple(events))], seat))


def _named(name: str, value: object) -> bytes:
    return msgspec.json.encode([name, value])
