"""A game read from its log once more: as its record, or as one seat was told it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from ghoulash.core.record import Line, replay, write_header, write_line
from ghoulash.server.live.about import About
from ghoulash.server.live.opening import ruled_by
from ghoulash.server.live.story import Viewer
from ghoulash.server.store.rows import Entry
from ghoulash.server.store.store import Store
from ghoulash.table.replaying import start_of
from ghoulash.table.table import Happened, told

_lines: Final = msgspec.json.Decoder(tuple[Line, ...])


class Step(Struct, frozen=True):
    """Something done, or said, as a viewer was told it."""

    number: int
    seat: int | None
    do: str
    events: tuple[Any, ...] = ()
    say: str = ""


async def record_of(store: Store, about: About) -> str:
    """The whole record, secrets and all: for games that are over."""
    text, digest = write_header(about.header)
    texts = [text]
    for line in _each_line(await store.log_of(about.id)):
        text, digest = write_line(line, digest)
        texts.append(text)
    return "".join(texts)


async def retold(store: Store, about: About, viewer: Viewer) -> list[Step]:
    """All that this viewer was told, with the numbers of its frames."""
    game = ruled_by(about.header)
    state = start_of(game, about.header)
    steps: list[Step] = []
    number = 0
    for write in await store.log_of(about.id):
        lines = _lines.decode(write.lines)
        happened: list[Happened] = []
        for played in replay(game, lines, state):
            state = played.step.state
            happened.append(Happened(played.deed, played.step.events))
        heard = told(game, happened, viewer)
        number += bool(heard)
        steps += (_step(number, item) for item in heard)
        steps += (
            Step(number, line.seat, "", say=line.say)
            for line in lines
            if isinstance(line.say, str) and isinstance(line.seat, int)
        )
    return steps


def _step(number: int, item: Happened) -> Step:
    if item.deed is None:
        return Step(number, None, "", item.events)
    return Step(number, item.deed.seat, str(item.deed.action), item.events)


def _each_line(log: Sequence[Entry]) -> Iterator[Line]:
    for write in log:
        yield from _lines.decode(write.lines)
