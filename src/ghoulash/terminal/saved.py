"""What lies beside a record so that a game can be gone on with: players, drafts, the seed of chance."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, Literal

import msgspec
from msgspec import Struct

from ghoulash.core.refusal import Refusal
from ghoulash.table.home import home

if sys.platform != "win32":
    import fcntl

RECORD: Final = ".jsonl"
BESIDE: Final = ".session.json"
LOCK: Final = ".lock"


class Person(Struct, frozen=True, tag="person"):
    """Somebody at this keyboard; without a name, the catalogues have one."""

    name: str = ""


class BotSeat(Struct, frozen=True, tag="bot"):
    """A bot by its name in the registry."""

    bot: str


Player = Person | BotSeat


class Saved(Struct, frozen=True):
    """All that a record in progress does not hold; a secret of the table's, like the record itself."""

    players: tuple[Player, ...]
    language: str
    seed: str
    """Of chance, in hexadecimal; the bots' are derived from it."""
    drafts: dict[int, tuple[str, ...]] = {}
    """By seat, the actions laid out, as texts."""
    helped: dict[int, int] = {}
    """By seat, how often "hide for me" was asked, so that it is never the same chart twice."""
    sealed: dict[int, str] = {}
    """By seat, what is answered to a question that others are still to answer."""
    sealed_after: int = 0
    """How many deeds the record held then; with any other number it is out of date."""
    format: Literal["ghoulash-session/1"] = "ghoulash-session/1"


def games_folder() -> Path:
    """Where the records lie; made when a game is begun."""
    return home() / "games"


def beside(record: Path) -> Path:
    """The file that lies beside a record while its game is not over."""
    return record.with_name(record.name.removesuffix(RECORD) + BESIDE)


def unfinished(folder: Path) -> Iterator[Path]:
    """The records that can be gone on with, the one last played first."""
    found: list[tuple[int, str, Path]] = []
    waiting: list[Path] = []
    with suppress(OSError):
        waiting += folder.glob(f"*{BESIDE}")
    for path in waiting:
        record = path.with_name(path.name.removesuffix(BESIDE) + RECORD)
        with suppress(OSError):
            touched = max(path.stat().st_mtime_ns, record.stat().st_mtime_ns)
            found.append((touched, record.name, record))
    for _, _, record in sorted(found, reverse=True):
        yield record


def read(record: Path) -> Saved:
    """What lies beside a record; raises `OSError` or `msgspec.DecodeError`."""
    return msgspec.json.decode(beside(record).read_bytes(), type=Saved)


def write(record: Path, saved: Saved) -> Refusal | None:
    """All of it or nothing: a new file takes the old one's place once it is safe on the disk."""
    path = beside(record)
    fresh = path.with_name(path.name + ".new")
    try:
        with open(fresh, "wb", opener=_private) as file:
            file.write(msgspec.json.encode(saved) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        return Refusal("session-not-kept", args={"why": error.strerror or type(error).__name__})
    return None


def forget(record: Path) -> None:
    """The game is over: only the record stays."""
    path = beside(record)
    for name in (path, path.with_name(path.name + ".new")):
        with suppress(OSError):
            name.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder outlast a power cut, where the system can."""
    if sys.platform != "win32":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


class Lock:
    """Held as long as a game is being played, so that no second terminal goes on with it."""

    def __init__(self, record: Path) -> None:
        self._path = record.with_name(record.name.removesuffix(RECORD) + LOCK)
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """False where somebody else holds it; gone by itself when its process is."""
        file = self._path.open("ab")
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                return False
            if not self._is_ours(file):
                file.close()
                return False
        self._file = file
        return True

    def _is_ours(self, file: IO[bytes]) -> bool:
        """Not where whoever held it before has taken it away between our opening and our locking it."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self._path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let go, and leave nothing behind."""
        if self._file is not None:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
            self._file.close()
            self._file = None
