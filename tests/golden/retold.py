"""Golden records: games that must replay for ever, and all that every seat saw and heard of them, as text.

    .venv/bin/python -m tests.golden.retold        # write the texts anew; read the diff
    .venv/bin/python -m tests.golden.retold --new  # first play a game for each scenario that has no record

A record is never written over. Views are told by what changes in them, a line for all to whom it is the same.
Of many games the shortest is kept that was won by its goal and in which what makes its scenario was seen; the
scenarios of a game take turns at how many sit at the table.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import ghoulash
from ghoulash.bots import make_bot
from ghoulash.core.chance import Chance, commitment, seed_from_text
from ghoulash.core.game import CHANCE, Game
from ghoulash.core.record import Header, Line, header_of, read, write_header, write_line
from ghoulash.games import REGISTRY, game_class
from ghoulash.table.replaying import played, start_of
from ghoulash.table.table import Table

HERE = Path(__file__).parent
NAMES = ["Ada", "Bo", "Cy", "Di"]
TRIED = 30
"""Games played to choose from."""
GOALS = ("goal", "ten-points")
MARKS = {
    "lock-and-load": "took",
    "transporters": "jumped",
    "lucky-charms": "charm-spent",
    "blackout": "darkened",
    "evacuation": "rescued",
}
"""The event that a game of this scenario must have had."""


def records() -> list[Path]:
    return sorted(HERE.glob("*/*.jsonl"))


def retell(path: Path) -> Iterator[str]:
    """The game, step by step, as each seat and the public had it."""
    reading = read(path)
    assert reading.header is not None and reading.fault is None
    game = game_class(reading.header.game).from_setup(reading.header.setup, reading.header.rules)
    seats = [*range(reading.header.seats), None]
    start = start_of(game, reading.header)
    seen = {seat: _flat(game.view(start, seat)) for seat in seats}
    for seat in seats:
        yield f"{_name(seat)} sees {_shown(seen[seat])}"
    steps, fault = played(game, reading)
    assert fault is None, fault
    for step in steps:
        yield f"\n{step.line}. {_name(step.deed.seat)}: {step.deed.action}"
        yield from _alike("  ", "hears", {s: _heard(game, step.deed, step.step.events, s) for s in seats})
        views = {seat: _flat(game.view(step.step.state, seat)) for seat in seats}
        yield from _alike("    ", "sees", {s: _shown(_changed(seen[s], views[s])) for s in seats})
        seen = views


def _alike(indent: str, verb: str, said: dict[int | None, str]) -> Iterator[str]:
    """What they hear or see, a line for all to whom it is the same; nothing, no line."""
    lines: dict[str, list[str]] = {}
    for seat, line in said.items():
        lines.setdefault(line, []).append(_name(seat))
    for line, names in lines.items():
        if line:
            who = "everybody" if len(names) == len(said) else ", ".join(names)
            yield f"{indent}{who} {verb} {line}"


def _changed(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    changed = {key: value for key, value in after.items() if before.get(key) != value}
    return changed | {key: None for key in before if key not in after}


def _heard(game: Game[Any, Any, Any, Any], deed: Any, events: tuple[Any, ...], seat: int | None) -> str:
    told = game.told(deed, seat)
    heard = [event for e in events if (event := game.told(e, seat)) is not None]
    if told is None and not heard:
        return ""
    parts = ["" if told is None else str(told.action), *(_event(event) for event in heard)]
    return "; ".join(part for part in parts if part)


def _event(event: Any) -> str:
    data = msgspec.to_builtins(event)
    kind, rule = data.pop("type"), data.pop("rule", "")
    return " ".join([kind, *(f"{key}={value}" for key, value in data.items()), rule])


def _name(seat: int | None) -> str:
    return "anybody" if seat is None else "chance" if seat == CHANCE else f"seat {seat}"


def _shown(fields: dict[str, object]) -> str:
    return ", ".join(f"{key} {value}" for key, value in fields.items())


def _flat(value: Any, path: str = "") -> dict[str, object]:
    """A view as a flat table of its fields."""
    data = msgspec.to_builtins(value) if not path else value
    if isinstance(data, dict):
        items = [(f"{path}.{key}" if path else key, item) for key, item in data.items()]
    elif isinstance(data, list | tuple):
        items = [(f"{path}.{n}", item) for n, item in enumerate(data)]
    else:
        return {path: data}
    return {key: leaf for name, item in items for key, leaf in _flat(item, name).items()} or {path: data}


class _Kept(list[Line]):
    def keep(self, lines: Any, *, turn_over: bool) -> None:
        self.extend(lines)


def _play(name: str, scenario: str, seats: int, number: int) -> tuple[Header, list[Line], bool]:
    """A game of bots; and whether it is worth keeping."""
    game = ghoulash.game(name, scenario=scenario)
    seed = seed_from_text(f"golden {number}")
    kept = _Kept()
    start = game.start(seats)
    table = Table(game, start, Chance(seed), kept)
    bots = [make_bot(game, "normal", 2 * number + seat) for seat in range(seats)]
    table.begin()
    while acting := table.to_act():
        table.ask(acting[0], bots[acting[0]])
    outcome = table.outcome()
    assert outcome is not None
    header = header_of(game, seats, NAMES[:seats], commitment(seed))
    good = outcome.how in GOALS and _has(game, start, kept, MARKS.get(scenario, ""))
    return header, kept, good


def _has(game: Game[Any, Any, Any, Any], state: Any, lines: Sequence[Line], mark: str) -> bool:
    """Whether an event of this kind was there; of no kind, always."""
    for line in lines:
        if not isinstance(line.do, str) or not isinstance(line.seat, int):
            continue
        step = game.apply(state, line.seat, game.read(line.do))
        state = step.state
        if any(event.__struct_config__.tag == mark for event in step.events):
            return True
    return not mark


def _write_new(name: str, scenario: str, seats: int, path: Path) -> None:
    games = [_play(name, scenario, seats, number) for number in range(TRIED)]
    good = [game for game in games if game[2]] or games
    header, lines, _ = min(good, key=lambda game: len(game[1]))
    text, digest = write_header(header)
    for line in lines:
        more, digest = write_line(line, digest)
        text += more
    path.parent.mkdir(exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write(text)


def main(arguments: list[str]) -> None:
    if "--new" in arguments:
        for name in REGISTRY:
            least, most = game_class(name).seats
            for n, scenario in enumerate(game_class(name).scenarios()):
                path = HERE / name / f"{scenario}.jsonl"
                if not path.exists():
                    _write_new(name, scenario, least + n % (most - least + 1), path)
    for path in records():
        path.with_suffix(".txt").write_text("\n".join(retell(path)) + "\n", encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(HERE)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
