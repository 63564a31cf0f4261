"""A live table from what is stored of it: its header, and its log played again."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from ghoulash.core.bot import Remark
from ghoulash.core.game import CHANCE, AnyGame
from ghoulash.core.record import Header, Line, game_of, replay
from ghoulash.core.refusal import Refusal
from ghoulash.games import game_class
from ghoulash.server.live.about import About
from ghoulash.server.live.game import CLOCK, DRAFT, NOTED, SEALED, LiveGame, Unkept
from ghoulash.server.live.house import House
from ghoulash.server.live.story import Story
from ghoulash.server.store.rows import Entry, SeatRow
from ghoulash.table.replaying import opened
from ghoulash.table.sealed import Kept, Sealed
from ghoulash.table.table import Happened, Table

_lines: Final = msgspec.json.Decoder(tuple[Line, ...])
_texts: Final = msgspec.json.Decoder(tuple[str, ...])
_kept: Final = msgspec.json.Decoder(Kept)


class TakenUp(Struct):
    """A game, and what was left on its clocks."""

    game: LiveGame
    clock: bytes | None


async def begun(house: House, about: About, sitters: Sequence[SeatRow]) -> TakenUp:
    """The game that begins now that all are there: its chance mixed from what they brought."""
    mixed = [(sitter.seat, sitter.entropy) for sitter in sitters if sitter.entropy]
    players = [sitter.name or sitter.bot or "" for sitter in sitters]
    about.header = structs.replace(about.header, mixed=mixed, players=players)
    await house.store.begin_table(about.id, msgspec.json.encode(about.header).decode(), house.now())
    about.fate = "playing"
    return await taken_up(house, about)


async def taken_up(house: House, about: About) -> TakenUp:
    """The game as it stands after the last write of its log."""
    log = await house.store.log_of(about.id)
    asides = await house.store.asides_of(about.id)
    return TakenUp(live_game(about, log, asides, house.now()), asides.get(CLOCK))


def live_game(about: About, log: Sequence[Entry], asides: Mapping[str, bytes], now: float) -> LiveGame:
    """The game from what was read."""
    header = about.header
    game = ruled_by(header)
    story = Story(game, header.seats)
    unkept = Unkept()
    table = _table(game, about, log, story, unkept)
    always = range(header.seats) if about.options.slow else ()
    sealed = Sealed(table, about.options.pause, always)
    for seat in range(header.seats):
        _draft(table, seat, asides.get(f"{DRAFT}{seat}"))
    if SEALED in asides:
        sealed.take_up(_kept.decode(asides[SEALED]), now)
    else:
        sealed.look(now)
    live = LiveGame(table, sealed, story, unkept, log[-1].number if log else -1)
    for write in log:
        if write.message is not None:
            live.done(write.seat, write.message)
    if NOTED in asides:
        live.recall(asides[NOTED])
    return live


def ruled_by(header: Header) -> AnyGame:
    """The game of a header; tables with the same set-up share it, for it has no state."""
    return _games(header.game, header.rules, msgspec.json.encode(header.setup))


@lru_cache(64)
def _games(name: str, rules: int, setup: bytes) -> AnyGame:
    return game_of(game_class(name), Header(name, rules, 0, msgspec.json.decode(setup)))


def _table(game: AnyGame, about: About, log: Iterable[Entry], story: Story, unkept: Unkept) -> Table:
    """The log played again, a write at a time: each is one thing told."""
    table = opened(game, about.header, bytes.fromhex(about.seed), unkept)
    state = table.state
    for write in log:
        lines = _lines.decode(write.lines)
        happened: list[Happened] = []
        for played in replay(game, lines, state):
            state = played.step.state
            table.chance.drawn += played.deed.seat == CHANCE
            happened.append(Happened(played.deed, played.step.events))
        for line in lines:
            if isinstance(line.say, str) and isinstance(line.seat, int):
                table.remarks.append(Remark(line.seat, line.say))
            elif isinstance(line.chart, str) and isinstance(line.seat, int):
                table.charts.append((line.seat, line.chart))
        story.add(happened)
    table.state = state
    return table


def _draft(table: Table, seat: int, body: bytes | None) -> None:
    """What the seat had laid out, as far as it still can be."""
    draft = table.draft(seat) if body else None
    if draft is None or body is None:
        return
    for text in _texts.decode(body):
        action: Any = table.game.read(text)
        if not isinstance(action, Refusal):
            draft.add(action)
