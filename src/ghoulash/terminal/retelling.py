"""A record told again: as data, or in words; to one seat, or to all once the game is over."""

from collections.abc import Iterator
from typing import Any

import msgspec

from ghoulash.core.game import CHANCE, AnyGame, Outcome
from ghoulash.core.record import Fault, Line, Reading
from ghoulash.core.wire import pack
from ghoulash.locale import Words
from ghoulash.locale import words as speak
from ghoulash.table.replaying import played, start_of
from ghoulash.table.table import Happened, told
from ghoulash.terminal.session import clean


def as_data(game: AnyGame, reading: Reading, seat: int | None) -> tuple[dict[str, Any], Fault | None]:
    """The JSON document of `ghoulash replay`, and what stopped the reading."""
    open_to_all = seat is None and _is_finished(reading)
    steps, fault = played(game, reading)
    told_steps: list[dict[str, Any]] = []
    for step in steps:
        happened = Happened(step.deed, step.step.events)
        heard = (happened,) if open_to_all else told(game, (happened,), seat)
        view = game.view(step.step.state, seat)
        if not heard and view == game.view(step.before, seat):
            continue
        deed = heard[0].deed if heard else None
        entry: dict[str, Any] = {
            "seat": None if deed is None else deed.seat,
            "action": None if deed is None else str(deed.action),
            "events": [msgspec.to_builtins(event) for item in heard for event in item.events],
            "view": pack(view),
        }
        if open_to_all:
            entry["views"] = [pack(game.view(step.step.state, n)) for n in range(_seats(reading))]
        told_steps.append(entry)
    state = steps[-1].step.state if steps else start_of(game, _header(reading))
    outcome = game.outcome(state)
    return {
        "game": game.id,
        "scenario": game.scenario,
        "seat": seat,
        "steps": told_steps,
        "outcome": None if outcome is None else msgspec.to_builtins(outcome),
    }, fault


def in_words(game: AnyGame, reading: Reading, seat: int | None, language: str) -> Iterator[str | Fault]:
    """The same, a line at a time; last, what stopped the reading, if anything did.

    What happened says what was done; only of what nobody can tell is the action itself told.
    """
    words = speak(language, game.id).at(game.setup())
    open_to_all = seat is None and _is_finished(reading)
    steps, fault = played(game, reading)
    names = _names(game, reading, words)
    remarks = {n: line for n, line in enumerate(reading.lines, 2) if isinstance(line.say, str)}
    title = words.title(game.setup()) or game.scenario
    yield words.say("replay-title", scenario=title, players=", ".join(names))
    for step in steps:
        yield from _remarks(remarks, step.line, names, words)
        happened = Happened(step.deed, step.step.events)
        heard = (happened,) if open_to_all else told(game, (happened,), seat)
        for item in heard:
            sentences = [text for event in item.events if (text := words.tell(event, seat, names))]
            if not sentences and item.deed is not None and item.deed.seat != CHANCE:
                action = words.typed(str(item.deed.action))
                yield words.say("replay-does", name=names[item.deed.seat], action=action)
            yield from sentences
    yield from _remarks(remarks, len(reading.lines) + 2, names, words)
    outcome = game.outcome(steps[-1].step.state) if steps else None
    if outcome is None:
        yield words.say("replay-unfinished")
    if fault is not None:
        yield fault


def _remarks(waiting: dict[int, Line], before: int, names: tuple[str, ...], words: Words) -> Iterator[str]:
    for number in [n for n in waiting if n < before]:
        line = waiting.pop(number)
        if isinstance(line.seat, int) and 0 <= line.seat < len(names) and isinstance(line.say, str):
            yield words.say("replay-said", name=names[line.seat], text=clean(line.say))


def _header(reading: Reading) -> Any:
    assert reading.header is not None
    return reading.header


def _seats(reading: Reading) -> int:
    return _header(reading).seats


def _is_finished(reading: Reading) -> bool:
    return any(isinstance(line.end, Outcome) for line in reading.lines)


def _names(game: AnyGame, reading: Reading, words: Words) -> tuple[str, ...]:
    """Bots are called as at the table, and have a number where several are alike."""
    from ghoulash.bots import bots_for

    given = [clean(name) for name in _header(reading).players]
    given += [""] * (_seats(reading) - len(given))
    bots = bots_for(game.id)
    return tuple(
        words.bot(name, given[:n].count(name) + 1 if given.count(name) > 1 else 0)
        if name in bots
        else name or words.say("play-player", number=n + 1)
        for n, name in enumerate(given)
    )
