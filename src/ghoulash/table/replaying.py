"""A record played again, verified, or gone on with."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from ghoulash.core.bot import Remark
from ghoulash.core.chance import Chance, commitment
from ghoulash.core.game import CHANCE, AnyGame, Outcome
from ghoulash.core.record import Broken, Fault, Header, Line, Played, Reading, check_version, replay
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.core.wire import unpack
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
    steps, fault = played(game, reading)
    if fault is not None:
        return Verdict(ok=False, line=fault.line, reason=fault.refusal, unsigned=reading.unsigned)
    shown = next(
        ((n, line.seed) for n, line in enumerate(reading.lines, 2) if isinstance(line.seed, str)), None
    )
    if shown is not None:
        fault = _redraw(game, reading.header, shown, steps)
        if fault is not None:
            return Verdict(ok=False, line=fault.line, reason=fault.refusal, unsigned=reading.unsigned)
    finished = any(isinstance(line.end, Outcome) for line in reading.lines)
    return Verdict(ok=True, unsigned=reading.unsigned, draws_redone=shown is not None, finished=finished)


def _redraw(game: AnyGame, header: Header, shown: tuple[int, str], steps: list[Played]) -> Fault | None:
    line, seed = shown
    try:
        chance = Chance(bytes.fromhex(seed))
    except ValueError:
        return Fault(line, Refusal("record-bad-seed"))
    if header.commitment and header.commitment != commitment(chance.seed):
        return Fault(line, Refusal("record-other-seed"))
    for step in steps:
        if step.deed.seat == CHANCE and chance.draw(game.chances(step.before)) != step.deed.action:
            return Fault(step.line, Refusal("record-other-draw"))
    return None


def resume(game: AnyGame, reading: Reading, seed: bytes, keeper: Keeper | None) -> Table:
    """The table as it stood after the last line that could be played; raises `Refused`."""
    assert reading.header is not None
    steps, _ = played(game, reading)
    state = steps[-1].step.state if steps else start_of(game, reading.header)
    drawn = sum(step.deed.seat == CHANCE for step in steps)
    table = Table(game, state, Chance(seed, drawn), keeper, reading.header.seats)
    table.remarks += _remarks(reading.lines)
    return table


def _remarks(lines: tuple[Line, ...]) -> Iterator[Remark]:
    for line in lines:
        if isinstance(line.say, str) and isinstance(line.seat, int):
            yield Remark(line.seat, line.say)
