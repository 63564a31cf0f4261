"""What a record promised, held against the seed shown at its end: that seed, the draws, the charts."""

from collections.abc import Iterable, Sequence

from msgspec import UNSET, Struct

from ghoulash.core.chance import Chance, commitment
from ghoulash.core.charts import chart_commitment
from ghoulash.core.game import CHANCE, AnyGame
from ghoulash.core.record import Fault, Header, Line, Played
from ghoulash.core.refusal import Refusal


class Promised(Struct, frozen=True):
    """A set-up as the record has it, and the commitment to it."""

    line: int
    commitment: str
    texts: tuple[str, ...]


def promised(
    game: AnyGame, header: Header, lines: Sequence[Line], steps: Iterable[Played]
) -> tuple[list[Promised], Fault | None]:
    """Every set-up that is committed to; and the first line where a commitment is missing or out of place."""
    done = {step.line: step for step in steps}
    found: list[Promised] = []
    laid: dict[int, list[str]] = {}
    due: int | None = None
    for number, line in enumerate(lines, 2):
        if due is not None:
            if not isinstance(line.chart, str) or line.seat != due:
                return found, Fault(number, Refusal("record-no-chart", args={"seat": due}))
            found.append(Promised(number, line.chart, tuple(laid.pop(due))))
            due = None
        elif line.chart is not UNSET:
            return found, Fault(number, Refusal("record-stray-chart"))
        step = done.get(number)
        if header.charts and step is not None and _lays_out(game, step):
            seat = step.deed.seat
            laid.setdefault(seat, []).append(str(line.do))
            due = None if game.drafts(step.step.state, seat) else seat
    return found, None


def _lays_out(game: AnyGame, step: Played) -> bool:
    """Whether this is part of a secret set-up."""
    return step.deed.seat != CHANCE and game.drafts(step.before, step.deed.seat)


def disproved(
    game: AnyGame, header: Header, shown: tuple[int, str], steps: Iterable[Played], charts: Iterable[Promised]
) -> Fault | None:
    """The first line that the seed shown does not bear out."""
    line, text = shown
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        return Fault(line, Refusal("record-bad-seed"))
    if header.commitment and header.commitment != commitment(seed):
        return Fault(line, Refusal("record-other-seed"))
    faults = (_redrawn(game, Chance(seed, added=header.added), steps), _reopened(seed, charts))
    return first(*faults)


def first(*faults: Fault | None) -> Fault | None:
    """The fault that stands before the others."""
    return min((fault for fault in faults if fault is not None), key=lambda fault: fault.line, default=None)


def _redrawn(game: AnyGame, chance: Chance, steps: Iterable[Played]) -> Fault | None:
    for step in steps:
        if step.deed.seat == CHANCE and chance.draw(game.chances(step.before)) != step.deed.action:
            return Fault(step.line, Refusal("record-other-draw"))
    return None


def _reopened(seed: bytes, charts: Iterable[Promised]) -> Fault | None:
    for number, chart in enumerate(charts):
        if chart.commitment != chart_commitment(seed, number, chart.texts):
            return Fault(chart.line, Refusal("record-other-chart"))
    return None
