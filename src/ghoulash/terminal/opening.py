"""A game begun, or the one left last taken up again: its files found, mended, locked."""

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import structs

import ghoulash
from ghoulash.core import record
from ghoulash.core.chance import Chance, commitment, fresh_seed, seed_from_text
from ghoulash.core.game import CHANCE, AnyGame, Outcome
from ghoulash.core.options import read_options
from ghoulash.core.record import Header, Line, Played, Reading, header_of
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games import game_class
from ghoulash.locale import LANGUAGES, pick_language
from ghoulash.table import replaying
from ghoulash.table.journal import Journal
from ghoulash.table.table import Table
from ghoulash.terminal import saved
from ghoulash.terminal.saved import BotSeat, Lock, Player, Saved
from ghoulash.terminal.seating import seating
from ghoulash.terminal.session import Notice, PlayOptions, Session, clean

_OTHER: Final = "resume-other"
_NEWER: Final = ("record-newer", "record-newer-rules")


def open_session(options: PlayOptions) -> Session:
    """The game asked for: a new one, or the one left last; raises `Refused`."""
    return resume(options) if options.resume else begin(options)


def begin(options: PlayOptions) -> Session:
    """A new game, its record begun; raises `Refused`."""
    texts = {"scenario": options.scenario, "first": options.first, **options.chosen}
    given = {name: text for name, text in texts.items() if text is not None}
    game = ghoulash.game(options.game, **read_options(game_class(options.game), given))
    players = seating(options)
    seed = fresh_seed() if options.seed is None else seed_from_text(options.seed)
    kept = Saved(players, _language(options), seed.hex())
    header = header_of(game, len(players), [_called(player) for player in players], commitment(seed))
    folder = saved.games_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        journal, lock = _create(folder, game.scenario, header)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Refused(Refusal("home-not-writable", args={"folder": str(folder), "why": why})) from error
    refusal = saved.write(journal.path, kept)
    if refusal is not None:
        journal.path.unlink(missing_ok=True)
        lock.release()
        raise Refused(refusal, str(folder))
    table = Table(game, game.start(len(players)), Chance(seed), journal, len(players))
    session = Session(table, kept, journal.path, lock)
    session.start()
    return session


def _called(player: Player) -> str:
    return player.bot if isinstance(player, BotSeat) else player.name


def language_of(options: PlayOptions) -> str:
    """The language asked for, or the environment's."""
    return options.lang or pick_language(os.environ)


def _language(options: PlayOptions) -> str:
    language = language_of(options)
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused(Refusal("language-unknown", args={"lang": clean(language), "known": known}), "--lang")
    return language


def _create(folder: Path, scenario: str, header: Header) -> tuple[Journal, Lock]:
    """A record under a name that nobody has: when it was begun, and what is played."""
    name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{scenario}"
    for n in range(1, 1000):
        path = folder / f"{name}{f'-{n}' if n > 1 else ''}{saved.RECORD}"
        with suppress(FileExistsError):
            journal = Journal.create(path, header)
            saved.sync_folder(folder)
            lock = Lock(path)
            lock.take()
            return journal, lock
    raise FileExistsError(name)


def resume(options: PlayOptions) -> Session:
    """The unfinished game played last that can be gone on with; raises `Refused` when there is none."""
    if options.only is not None:
        game_class(options.only)  # one that there is not at all is refused as such
    passed: list[Refusal] = []
    others: list[Refusal] = []
    folder = saved.games_folder()
    waiting = list(saved.unfinished(folder))
    for path in waiting:
        session = _take_up(path, options)
        if isinstance(session, Session):
            over = [Notice(f"refusal-{refusal.code}", refusal.args) for refusal in passed]
            session.notices = [*over, *session.notices]
            if more := len(waiting) - len(passed) - len(others) - 1:
                session.notices.append(Notice("play-more-unfinished", {"count": more}))
            return session
        (others if session.code == _OTHER else passed).append(session)
    raise Refused(next(iter([*passed, *others]), Refusal("resume-none", args={"folder": str(folder)})))


def _take_up(path: Path, options: PlayOptions) -> Session | Refusal:
    """One unfinished game, or why it has to be passed over."""
    lock = Lock(path)
    try:
        if not lock.take():
            return Refusal("game-elsewhere", args={"file": path.name})
        kept = saved.read(path)
        reading = record.read(path)
        if reading.header is None or len(kept.players) != reading.header.seats:
            raise Refused(reading.fault.refusal if reading.fault else Refusal("record-empty"))
        if options.only not in (None, reading.header.game):
            lock.release()
            return Refusal(_OTHER, args={"game": str(options.only), "left": reading.header.game})
        game = record.game_of(game_class(reading.header.game), reading.header)
        return _go_on(game, reading, kept, path, lock, options)
    except (OSError, msgspec.DecodeError, ValueError) as error:
        lock.release()
        if isinstance(error, Refused) and error.refusal.code in _NEWER:
            return error.refusal
        return Refusal("game-not-usable", args={"file": str(path)})


def _go_on(
    game: AnyGame, reading: Reading, kept: Saved, path: Path, lock: Lock, options: PlayOptions
) -> Session:
    assert reading.header is not None
    steps, fault = replaying.played(game, reading)
    lines = reading.lines if fault is None else reading.lines[: max(0, fault.line - 2)]
    notices: list[Notice] = []
    if fault is not None:
        args = {"line": fault.line, "kept": f"{path.name}.broken"}
        notices.append(Notice("play-record-mended", {**args}))
    steps, lines = _without_half_a_draft(game, steps, lines)
    journal = Journal.resume(path, reading.header, lines)
    good = structs.replace(reading, lines=tuple(lines), fault=None)
    table = replaying.resume(game, good, bytes.fromhex(kept.seed), journal)
    _end(table, lines, journal)
    if options.lang is not None:
        kept = structs.replace(kept, language=_language(options))
    session = Session(table, kept, path, lock)
    session.resumed = True
    title = session.words.title(game.setup()) or game.scenario
    session.notices = [Notice("play-resumed", {"file": path.name, "scenario": title}), *notices]
    session.take_up(steps, lines)
    return session


def _end(table: Table, lines: Sequence[Line], journal: Journal) -> None:
    """The last line of a game that is over, where a crash came before it."""
    outcome = table.outcome()
    if outcome is not None and not any(isinstance(line.end, Outcome) for line in lines):
        journal.keep([Line(end=outcome, seed=table.chance.seed.hex())], turn_over=True)


def _without_half_a_draft(
    game: AnyGame, steps: Sequence[Played], lines: Sequence[Line]
) -> tuple[Sequence[Played], Sequence[Line]]:
    """A set-up goes to the game whole or not at all: what a crash cut in two is a draft again."""
    while steps:
        last = steps[-1]
        if last.deed.seat == CHANCE or not game.drafts(last.step.state, last.deed.seat):
            break
        steps, lines = steps[:-1], lines[: last.line - 2]
    return steps, lines
