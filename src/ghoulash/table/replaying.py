"""A record played again, verified, or gone on with."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ghoulash.core.bot import Remark
from ghoulash.core.chance import Chance
from ghoulash.core.game import CHANCE, AnyGame, Outcome
from ghoulash.core.record import Broken, Fault, Header, Line, Played, Reading, check_version, replay
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.core.wire import unpack
from ghoulash.table.proving import disproved, first, promised
from ghoulash.table.table import Keeper, Table


class Verdict(Struct, frozen=True):
    """Whether a record is whole and every line of it lawful; where not, the first line that is not."""

    ok: bool
    line: int | None = None
    reason: Refusal | None = None
    unsigned: int = 0
    """Lines without a hash."""
    draws_redone: bool = False
    """Whether chance was drawn again from the seed."""
    charts: int = 0
    """Secret set-ups that are proved to be as they were committed to."""
    finished: bool = False
    """Whether the record goes to the end of the game."""


def start_of(game: AnyGame, header: Header) -> Any:
    """The position a record starts from; raises `Refused` where it cannot be read."""
    refusal = check_version(game, header)
    if refusal is not None:
        raise Refused(refusal, "1")
    start = game.start(header.seats)
    if header.position is None:
        return start
    try:
        state = unpack(header.position, game.state_type)
    except msgspec.ValidationError as error:
        raise Refused(Refusal("record-bad-position", args={"why": str(error)}), "1") from error
    why = game.misplaced(state, header.seats)
    if why is not None:
        raise Refused(Refusal("record-bad-position", args={"why": why}), "1")
    return state


def played(game: AnyGame, reading: Reading) -> tuple[list[Played], Fault | None]:
    """All that can be played again, and what stopped it."""
    assert reading.header is not None
    steps: list[Played] = []
    try:
        steps.extend(replay(game, reading.lines, start_of(game, reading.header)))
    except Broken as broken:
        return steps, broken.fault
    return steps, reading.fault


def unreadable(reading: Reading) -> Verdict:
    """Of a record whose header cannot be read."""
    assert reading.fault is not None
    return Verdict(ok=False, line=reading.fault.line, reason=reading.fault.refusal)


def verify(game: AnyGame, reading: Reading) -> Verdict:
    """Redo every line under the rules, and every draw where the seed is known."""
    if reading.header is None:
        return unreadable(reading)
    steps, stopped = played(game, reading)
    charts, misplaced = promised(game, reading.header, reading.lines, steps)
    fault = first(stopped, misplaced)
    shown = _shown(reading.lines)
    if fault is None and shown is not None:
        fault = disproved(game, reading.header, shown, steps, charts)
    if fault is not None:
        return Verdict(ok=False, line=fault.line, reason=fault.refusal, unsigned=reading.unsigned)
    return Verdict(
        ok=True,
        unsigned=reading.unsigned,
        draws_redone=shown is not None,
        charts=0 if shown is None else len(charts),
        finished=any(isinstance(line.end, Outcome) for line in reading.lines),
    )


def _shown(lines: Sequence[Line]) -> tuple[int, str] | None:
    """The seed, and the line that shows it."""
    ends = ((n, line.seed) for n, line in enumerate(lines, 2) if isinstance(line.end, Outcome))
    return next(((n, seed) for n, seed in ends if isinstance(seed, str)), None)


def opened(game: AnyGame, header: Header, seed: bytes, keeper: Keeper | None) -> Table:
    """The table of a game that nothing has been done in yet; raises `Refused`."""
    return resume(game, Reading(header, (), None), seed, keeper)


def resume(game: AnyGame, reading: Reading, seed: bytes, keeper: Keeper | None) -> Table:
    """The table as it stood after the last line that could be played; raises `Refused`."""
    header = reading.header
    assert header is not None
    steps, fault = played(game, reading)
    lines = reading.lines if fault is None else reading.lines[: max(0, fault.line - 2)]
    state = steps[-1].step.state if steps else start_of(game, header)
    drawn = sum(step.deed.seat == CHANCE for step in steps)
    table = Table(game, state, Chance(seed, drawn, header.added), keeper, header.seats)
    table.commits = header.charts
    table.charts += _charts(lines)
    table.remarks += _remarks(lines)
    return table


def _remarks(lines: Sequence[Line]) -> Iterator[Remark]:
    for line in lines:
        if isinstance(line.say, str) and isinstance(line.seat, int):
            yield Remark(line.seat, line.say)


def _charts(lines: Sequence[Line]) -> Iterator[tuple[int, str]]:
    for line in lines:
        if isinstance(line.chart, str) and isinstance(line.seat, int):
            yield line.seat, line.chart
