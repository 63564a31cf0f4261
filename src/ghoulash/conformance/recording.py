"""A game at a table, kept in a file, read, verified, and gone on with."""

import json
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from ghoulash.conformance.at_once import whole_turn
from ghoulash.conformance.play import Play
from ghoulash.core.chance import commitment
from ghoulash.core.game import Deed
from ghoulash.core.record import Line, Reading, header_of, read, with_added
from ghoulash.core.refusal import Refusal
from ghoulash.table.journal import Journal
from ghoulash.table.replaying import opened, played, resume, verify
from ghoulash.table.table import Happened, Table


def check_record(play: Play) -> None:
    """Every position of a game at a table comes back from its file, under the game its header names.

    Every other game is kept as a server keeps it: its seed mixed, its set-ups committed to.
    """
    rng = play.rng("record")
    seed = rng.randbytes(32)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        header = header_of(play.game, play.seats, [], commitment(seed))
        if play.place.number % 2:
            header = replace(with_added(header, {0: rng.randbytes(16)}), charts=True)
        table = opened(play.game, header, seed, Journal.create(path, header))
        deeds, states = _sit(play, table, rng)
        reading = read(path)
    _check_replayed(play, reading, table, deeds, states)
    _check_gone_on(play, reading, states, seed)


def _sit(play: Play, table: Table, rng: Random) -> tuple[list[Deed[Any]], dict[int, Any]]:
    """A random game at the table: what was done, and the position after so many deeds."""
    deeds: list[Deed[Any]] = []
    states: dict[int, Any] = {}
    answer = table.begin()
    while True:
        deeds += _deeds(play, answer)
        states[len(deeds)] = table.state
        acting = table.to_act()
        if not acting:
            return deeds, states
        seat = rng.choice(acting)
        if rng.random() < 0.05:
            table.say(seat, "« Attaque ! » \u2028")
        turn = [deed.action for deed in whole_turn(play, table.state, seat, rng)]
        draft = table.draft(seat)
        if draft is None:
            answer = table.act(seat, turn[0])
        else:
            draft.add(*turn)
            answer = table.confirm(seat)


def _deeds(play: Play, answer: tuple[Happened, ...] | Refusal) -> list[Deed[Any]]:
    if isinstance(answer, Refusal):
        raise play.violation("record", f"a legal action is refused at the table: {answer}")
    return [item.deed for item in answer if item.deed is not None]


def _check_replayed(
    play: Play, reading: Reading, table: Table, deeds: list[Deed[Any]], states: dict[int, Any]
) -> None:
    if reading.fault is not None or reading.header is None:
        raise play.violation("record", f"what the table wrote cannot be read: {reading.fault}")
    setup = json.loads(json.dumps(reading.header.setup))
    game = type(play.game).from_setup(setup, reading.header.rules)
    verdict = verify(game, reading)
    if not verdict.ok or not verdict.draws_redone or not verdict.finished:
        raise play.violation("record", f"what the table wrote does not stand: {verdict}")
    steps, _ = played(game, reading)
    if [step.deed for step in steps] != deeds:
        raise play.violation("record", "replayed, other things are done")
    for number, state in states.items():
        if number and steps[number - 1].step.state != state:
            raise play.violation("record", "replayed, a position differs", number)
    if game.outcome(table.state) != play.game.outcome(table.state):
        raise play.violation("record", "replayed, it ends otherwise")


def _check_gone_on(play: Play, reading: Reading, states: dict[int, Any], seed: bytes) -> None:
    """Cut off anywhere between two turns, a game goes on from there."""
    number = play.rng("cut").choice(list(states))
    done = 0
    lines: list[Line] = []
    for line in reading.lines:
        if isinstance(line.do, str):
            if done == number:
                break
            done += 1
        lines.append(line)
    table = resume(play.game, Reading(reading.header, tuple(lines), None), seed, None)
    if table.state != states[number]:
        raise play.violation("record", "cut off and gone on with, the position is another one", number)
