"""What was measured: rows, the machine they were measured on, and a table of them for people."""

import os
import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from msgspec import Struct


class Target(Struct, frozen=True):
    """What a row is to reach."""

    what: Literal["value", "ratio"]
    sign: Literal[">=", "<=", "<"]
    limit: float

    def __str__(self) -> str:
        return f"{self.what} {self.sign} {self.limit:g}"

    def met(self, value: float, ratio: float | None) -> bool | None:
        """Whether it is reached; None where there is nothing to compare with."""
        number = value if self.what == "value" else ratio
        if number is None:
            return None
        if self.sign == ">=":
            return number >= self.limit
        return number < self.limit or (self.sign == "<=" and number == self.limit)


class Row(Struct, frozen=True):
    """One measurement, beside a peer's where there is one."""

    name: str
    value: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None
    target: str | None = None
    met: bool | None = None
    note: str = ""


class Machine(Struct, frozen=True):
    """Where it was measured."""

    cpu: str
    cores: int
    pinned: bool
    """Whether everything ran on one core of these."""
    python: str
    system: str


class Report(Struct, frozen=True):
    """The answer of `ghoulash bench --json`."""

    machine: Machine
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()
    """What could not be measured, and why."""


def row(
    name: str,
    value: float,
    unit: str,
    *,
    peer: tuple[str, float] | None = None,
    target: Target | None = None,
    note: str = "",
) -> Row:
    """A row with its ratio and whether its target is met."""
    ratio = value / peer[1] if peer and peer[1] else None
    return Row(
        name=name,
        value=value,
        unit=unit,
        peer=peer[0] if peer else None,
        peer_value=peer[1] if peer else None,
        ratio=ratio,
        target=str(target) if target else None,
        met=target.met(value, ratio) if target else None,
        note=note,
    )


def machine(*, pinned: bool) -> Machine:
    return Machine(
        cpu=_cpu(),
        cores=os.cpu_count() or 1,
        pinned=pinned,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.machine()}",
    )


def _cpu() -> str:
    """The processor's name where Linux tells it, else what Python knows."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def table(report: Report) -> str:
    """The report as plain lines, aligned."""
    place = report.machine
    head = (
        f"{place.cpu}, {place.cores} cores ({'one used' if place.pinned else 'not pinned to one'}), "
        f"{place.python}, {place.system}"
    )
    titles = ("", "value", "peer", "ratio", "target")
    cells = [titles, *(_cells(each) for each in report.rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(titles))]
    lines = [_line(each, widths) for each in cells]
    beneath = [f"{each.name}: {each.note}" for each in report.rows if each.note]
    return "\n".join([head, "", *lines, *(["", *beneath, *report.notes] if beneath or report.notes else [])])


def _cells(each: Row) -> tuple[str, ...]:
    verdict = {True: ": met", False: ": MISSED", None: ": not compared"}[each.met]
    return (
        each.name,
        f"{_number(each.value)} {each.unit}",
        f"{_number(each.peer_value)}  {each.peer}" if each.peer_value is not None else "-",
        f"{each.ratio:.2f}" if each.ratio is not None else "-",
        each.target + verdict if each.target else "-",
    )


def _line(cells: Iterable[str], widths: list[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
