"""A TOML file that a person writes, as a value; what is wrong with it is refused by file, line and reason."""

import errno
import re
import stat
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.core.toml_lines import line_of, line_within

_LARGEST: Final = 1 << 20
"""Bytes of a file that are looked at; the largest map takes 17,000."""
_DIGITS: Final = re.compile(r"[0-9_]{4300}")
"""More of them Python takes for no number."""

T = TypeVar("T")


_here: Final = ContextVar("_here", default=True)


@contextmanager
def for_a_stranger() -> Generator[None]:
    """Within, no file that is named is looked at: whoever names it sits at another machine."""
    before = _here.set(False)
    try:
        yield
    finally:
        _here.reset(before)


def read(path: Path) -> str:
    """The text of a file that a person named, its lines ended as on Unix."""
    if not _here.get():
        raise Refused(Refusal("file-elsewhere"))
    try:
        with _opened(path) as file:
            return file.read(_LARGEST).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "utf-8"
        raise Refused(Refusal("file-unreadable", args={"why": why}), place=str(path)) from error


def _opened(path: Path) -> BinaryIO:
    """A named pipe would be waited on for ever; of a folder, the system says itself that it is one."""
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise OSError(errno.EINVAL, "Not a regular file", str(path))
    return path.open("rb")


def decode(
    text: str, place: str, kind: type[T], check: Callable[[T], None] | None = None, drawn: str = ""
) -> T:
    """The value in a text; `place` is what the text is called when it is refused.

    `check` raises `Refused` for what the type alone cannot say, its place a key as in `card[7].count`,
    or a line of the text that stands under the key `drawn`.
    """
    data = _parsed(text, place)
    try:
        value = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        refusal, key = _explained(str(error), data, kind)
        raise Refused(refusal, at(place, line_of(text, key))) from error
    try:
        if check is not None:
            check(value)
    except Refused as refused:
        where = refused.place
        line = line_within(text, drawn, int(where)) if where.isdigit() else line_of(text, where)
        raise Refused(refused.refusal, at(place, line)) from refused
    return value


def convert(data: Mapping[str, object], kind: type[T], place: str) -> T:
    """The value in data of such a file, as a record keeps them."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Refused(_explained(str(error), data, kind)[0], place) from error


def at(place: str, line: int) -> str:
    """A line of a file, as a refusal and an editor name it."""
    return f"{place}:{line}"


def _parsed(text: str, place: str) -> dict[str, Any]:
    try:
        return msgspec.toml.decode(text)
    except RecursionError as error:
        raise Refused(Refusal("scenario-deep"), place) from error
    except msgspec.DecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        last = text.rstrip("\n").count("\n") + 1
        where = min(int(line[1]), last) if line else last
        raise Refused(Refusal("scenario-not-toml", args={"why": str(error)}), at(place, where)) from error
    except ValueError as error:
        digits = _DIGITS.search(text)
        where = text.count("\n", 0, digits.start() if digits else 0) + 1
        raise Refused(Refusal("scenario-long-number"), at(place, where)) from error


def _explained(message: str, data: Mapping[str, object], kind: type) -> tuple[Refusal, str]:
    """What msgspec says of a value, as a refusal and the key it is about."""
    message, key = _named(message, data, kind)
    unknown = re.search(r"unknown field `([^`]*)`", message)
    missing = re.search(r"missing required field `([^`]*)`", message)
    name = unknown or missing
    if name:
        full = f"{key}.{name[1]}" if key else name[1]
        code = "scenario-unknown-key" if unknown else "scenario-missing-key"
        return Refusal(code, args={"key": _shown(full)}), full if unknown else key
    why = message.split(" - at ", maxsplit=1)[0]
    return Refusal("scenario-bad-value", args={"key": _shown(key), "why": why}), key


def _named(message: str, data: Mapping[str, object], kind: type) -> tuple[str, str]:
    """The message and its key; of tables that their author named, the first that is wrong on its own."""
    path = re.search(r"at `(?:key in )?\$\.?([^`]*)`", message)
    key = path[1] if path else ""
    group, among, rest = key.partition("[...]")
    tables = data.get(group)
    if among and isinstance(tables, dict):
        for name, table in tables.items():  # pyright: ignore[reportUnknownVariableType]
            try:
                msgspec.convert({**data, group: {name: table}}, kind)
            except msgspec.ValidationError as error:
                if f"$.{group}[...]" in str(error):
                    return _alone(str(error), f"{group}.{name}")
        key = group + rest
    return message, key


def _alone(message: str, table: str) -> tuple[str, str]:
    path = re.search(r"\[\.\.\.\]([^`]*)`", message)
    return message, table + (path[1] if path else "")


def _shown(key: str) -> str:
    """A key as its author writes it: which of several tables it is in, the line says."""
    return re.sub(r"\[\d+\]", "", key)
