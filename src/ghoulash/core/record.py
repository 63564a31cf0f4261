"""`ghoulash-record/1`: a header, then a line for each action and remark; JSON Lines, fit for an editor.

Each line carries a running hash over the lines before it, so that a changed or missing line is found.
A line typed by hand may leave its hash out. Replaying needs no random generator: chance is in the record.
"""

import codecs
import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from ghoulash.core.chance import LEAST_ADDED, MOST_ADDED
from ghoulash.core.game import CHANCE, AnyGame, Deed, Outcome, Step
from ghoulash.core.refusal import Refusal, Refused

FORMAT: Final = "ghoulash-record/1"
_FAMILY: Final = "ghoulash-record/"
_HASH_LENGTH: Final = 16
_LONGEST: Final = 1_000_000
"""Characters in a line at most; a longer one is no record's."""
_LARGEST: Final = 1 << 23
"""Bytes of a file that are looked at: whoever hands us an endless one gets an answer all the same."""
_DEEPEST: Final = 20
"""How deep a line's values may be nested; ours are less than half as deep."""
_ADDED: Final = re.compile(f"(?:[0-9a-f]{{2}}){{{LEAST_ADDED},{MOST_ADDED}}}")
_COMMITMENT: Final = re.compile("[0-9a-f]{64}")


class Header(Struct, frozen=True, omit_defaults=True):
    """All that the game starts from."""

    game: str
    rules: int
    seats: int
    setup: dict[str, Any]
    players: list[str] = []
    commitment: str = ""
    """Of the seed that chance is drawn from, where there is one."""
    mixed: list[tuple[int, str]] = []
    """What people have added to that seed: the seat and the bytes in hexadecimal, in the order of seats."""
    charts: bool = False
    """Whether each secret set-up is committed to as it is confirmed."""
    position: dict[str, Any] | None = None
    """Where the game starts, when not at its beginning."""
    format: str = FORMAT
    hash: str = ""

    @property
    def added(self) -> dict[int, bytes]:
        """What people have added to the seed, by seat."""
        return {seat: bytes.fromhex(given) for seat, given in self.mixed}


class Line(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing done, said or committed to, or the end."""

    seat: int | UnsetType = UNSET
    do: str | UnsetType = UNSET
    say: str | UnsetType = UNSET
    chart: str | UnsetType = UNSET
    """The commitment to the set-up that this seat has just confirmed."""
    end: Outcome | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    """The seed of chance, shown at the end."""
    hash: str | UnsetType = UNSET


class Fault(Struct, frozen=True):
    """The line where a record can be read no further, and why."""

    line: int
    refusal: Refusal


class Reading(Struct, frozen=True):
    """What could be read of a record: all of it when there is no fault."""

    header: Header | None
    lines: tuple[Line, ...]
    fault: Fault | None
    unsigned: int = 0
    """Lines without a hash, typed by hand."""


class Played(Struct, frozen=True):
    """One line of a record, done again."""

    line: int
    before: Any
    deed: Deed[Any]
    step: Step[Any, Any]


def header_of(game: AnyGame, seats: int, players: Sequence[str], commitment: str = "") -> Header:
    """The header of a game that starts at its beginning."""
    return Header(game.id, game.rules_version, seats, game.setup(), list(players), commitment)


def with_added(header: Header, added: Mapping[int, bytes]) -> Header:
    """The header once people have added their bytes to the seed, by seat."""
    return replace(header, mixed=[(seat, given.hex()) for seat, given in sorted(added.items())])


def write_header(header: Header) -> tuple[str, str]:
    """The header's line, and the hash that the next line goes on from."""
    return _signed(_plain(header), "")


def write_line(line: Line, before: str) -> tuple[str, str]:
    """The line as text, and the hash that the next one goes on from."""
    return _signed(_plain(line), before)


def _plain(line: Header | Line) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(line)
    if isinstance(line, Header):
        data = {"format": line.format, **data}
    data.pop("hash", None)
    return data


def _signed(data: dict[str, Any], before: str) -> tuple[str, str]:
    digest = _digest(data, before)
    return json.dumps({**data, "hash": digest}, ensure_ascii=False, separators=(",", ":")) + "\n", digest


def _digest(data: Mapping[str, Any], before: str) -> str:
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(f"{before}\n{body}".encode()).hexdigest()[:_HASH_LENGTH]


class _Unreadable(Exception):
    def __init__(self, line: int, code: str, **args: str | int) -> None:
        self.fault = Fault(line, Refusal(code, args=dict(args)))


def read(path: Path) -> Reading:
    """What a file holds, as far as it can be read; raises `OSError` where there is no file."""
    with path.open("rb") as file:
        return read_bytes(file.read(_LARGEST))


def read_bytes(data: bytes) -> Reading:
    """What these bytes hold, as far as they can be read."""
    header: Header | None = None
    lines: list[Line] = []
    fault: Fault | None = None
    unsigned = 0
    before = ""
    try:
        for number, text in enumerate(_texts(data), 1):
            raw = _parse(number, text)
            given = raw.pop("hash", None)
            before = _check_hash(number, raw, given, before)
            unsigned += given is None
            if header is None:
                header = _read_header(number, raw)
            else:
                lines.append(_read_line(number, raw, header.seats))
        if header is None:
            raise _Unreadable(1, "record-empty")
    except _Unreadable as unreadable:
        fault = unreadable.fault
    return Reading(header, tuple(lines), fault, unsigned)


def _texts(data: bytes) -> Iterator[str]:
    lines = data.removeprefix(codecs.BOM_UTF8).split(b"\n")
    for number, line in enumerate(lines, 1):
        last = number == len(lines)
        if last and not line:
            return
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as error:
            raise _Unreadable(number, "record-not-text") from error
        if len(text) > _LONGEST:
            raise _Unreadable(number, "record-line-long", most=_LONGEST)
        if last and _is_cut(text):
            raise _Unreadable(number, "record-cut-off")
        yield text


def _is_cut(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return True
    return False


def _parse(number: int, text: str) -> dict[str, Any]:
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _Unreadable(number, "record-not-json") from error
    if not isinstance(raw, dict) or _is_deep(raw):
        raise _Unreadable(number, "record-not-json")
    return raw  # pyright: ignore[reportUnknownVariableType]


def _is_deep(value: Any, left: int = _DEEPEST) -> bool:
    """Whether it is nested so deep that reading it on could break us."""
    if isinstance(value, dict):
        value = tuple(value.values())  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    elif not isinstance(value, list):
        return False
    inner: Any = value  # pyright: ignore[reportUnknownVariableType]
    return not left or any(_is_deep(item, left - 1) for item in inner)


def _check_hash(number: int, raw: Mapping[str, Any], given: object, before: str) -> str:
    try:
        digest = _digest(raw, before)
    except UnicodeEncodeError as error:  # half a character, written as an escape
        raise _Unreadable(number, "record-not-text") from error
    if given is not None and given != digest:
        raise _Unreadable(number, "record-altered")
    return digest


def _read_header(number: int, raw: dict[str, Any]) -> Header:
    found = raw.get("format")
    if found != FORMAT:
        newer = isinstance(found, str) and found.startswith(_FAMILY)
        raise _Unreadable(number, "record-newer" if newer else "record-foreign", found=str(found)[:60])
    try:
        header = msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise _Unreadable(number, "record-bad-header", why=str(error)) from error
    wrong = _wrong_in(header)
    if wrong:
        raise _Unreadable(number, "record-bad-header", why=wrong)
    return header


def _wrong_in(header: Header) -> str:
    """The field that could never be so."""
    if header.rules < 1:
        return "rules"
    if len(header.players) > max(header.seats, 0):
        return "players"
    seats = [seat for seat, _ in header.mixed]
    ordered = all(0 <= seat < header.seats for seat in seats) and seats == sorted(set(seats))
    if not ordered or not all(_ADDED.fullmatch(given) for _, given in header.mixed):
        return "mixed"
    return ""


def _read_line(number: int, raw: dict[str, Any], seats: int) -> Line:
    try:
        line = msgspec.convert(raw, Line)
    except msgspec.ValidationError as error:
        raise _Unreadable(number, "record-bad-line", why=str(error)) from error
    if sum(part is not UNSET for part in (line.do, line.say, line.chart, line.end)) != 1:
        raise _Unreadable(number, "record-bad-line", why="do | say | chart | end")
    if isinstance(line.chart, str) and not _COMMITMENT.fullmatch(line.chart):
        raise _Unreadable(number, "record-bad-line", why="chart")
    if line.end is UNSET and (line.seat is UNSET or not _least_seat(line) <= line.seat < seats):
        raise _Unreadable(number, "record-bad-line", why="seat")
    return line


def _least_seat(line: Line) -> int:
    """Chance does things, has nothing to say, and hides nothing."""
    return 0 if line.do is UNSET else CHANCE


class Broken(Exception):
    """The rules refuse a line of a record."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        super().__init__(f"line {line}: {refusal.code}")
        self.fault = Fault(line, refusal)


def game_of(kind: type[AnyGame], header: Header) -> AnyGame:
    """The game that a header names; newer rules are refused as such, before their set-up is looked at."""
    refusal = check_version(kind, header)
    if refusal is not None:
        raise Refused(refusal)
    return kind.from_setup(header.setup, header.rules)


def check_version(game: AnyGame | type[AnyGame], header: Header) -> Refusal | None:
    """Why this version of ours cannot rule over the record."""
    if header.rules > game.rules_version:
        return Refusal("record-newer-rules", args={"rules": header.rules, "known": game.rules_version})
    return None


def replay(game: AnyGame, lines: Sequence[Line], state: Any) -> Iterator[Played]:
    """Every action of a record, done again under the rules; raises `Broken` at the first that is refused."""
    ended = False
    for number, line in enumerate(lines, 2):
        if ended and line.say is UNSET:  # who says something over the open charts ends nothing anew
            raise Broken(number, Refusal("record-after-end"))
        if isinstance(line.end, Outcome):
            ended = True
            if game.outcome(state) != line.end:
                raise Broken(number, Refusal("record-wrong-end"))
        if not isinstance(line.do, str) or not isinstance(line.seat, int):
            continue
        action = game.read(line.do)
        if isinstance(action, Refusal):
            raise Broken(number, action)
        refusal = _refusal(game, state, line.seat, action)
        if refusal is not None:
            raise Broken(number, refusal)
        step = game.apply(state, line.seat, action)
        yield Played(number, state, Deed(line.seat, action), step)
        state = step.state


def _refusal(game: AnyGame, state: Any, seat: int, action: Any) -> Refusal | None:
    if seat == CHANCE and game.to_act(state) == (CHANCE,):
        outcomes = [outcome for outcome, weight in game.chances(state) if weight]
        return None if action in outcomes else Refusal("record-not-by-chance")
    return game.refusal(state, seat, action)
