"""The file of a simulation: a row for each game, as JSON or as Parquet."""

import errno
import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.lab.playing import Played


class GamesFile:
    """A file that will be written; what would forbid it is refused at once, before any game."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._encode = {".json": _json, ".parquet": _parquet}.get(path.suffix.lower())
        if self._encode is None:
            args: dict[str, str | int] = {"found": path.suffix or path.name, "known": ".json, .parquet"}
            raise Refused(Refusal("out-format", args=args), str(path))
        if self._encode is _parquet:
            _need_pyarrow(path)
        try:
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            if path.exists() and not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            self._fresh.touch()
            self._fresh.unlink()
        except OSError as error:
            raise self._unwritable(error) from error

    @property
    def _fresh(self) -> Path:
        return self._path.with_name(f"{self._path.name}.{os.getpid()}.new")

    def write(self, games: Sequence[Played], bots: tuple[str, ...]) -> None:
        """All rows, or no file; a file that was there stays until the new one is whole."""
        assert self._encode is not None
        rows = [row(game, bots) for game in games]
        try:
            try:
                self._encode(rows, self._fresh)
                self._fresh.replace(self._path)
            finally:
                self._fresh.unlink(missing_ok=True)
        except OSError as error:
            raise self._unwritable(error) from error

    def _unwritable(self, error: OSError) -> Refused:
        why = error.strerror or type(error).__name__
        return Refused(Refusal("out-unwritable", args={"why": why}), str(self._path))


def row(game: Played, bots: tuple[str, ...]) -> dict[str, Any]:
    """One game; bots go by their place among those named, so that two of one name are told apart."""
    return {
        "index": game.index,
        "seed": game.seed,
        **{f"seat_{seat}": bots[place] for seat, place in enumerate(game.seating)},
        **{f"bot_{place}_seat": game.seating.index(place) for place in range(len(bots))},
        "winner": game.winners[0] if len(game.winners) == 1 else None,
        "winners": list(game.winners),
        "ending": game.ending,
        "rule": game.rule,
        "actions": game.actions,
        **game.facts,
    }


def _json(rows: list[dict[str, Any]], path: Path) -> None:
    lines = b",\n".join(msgspec.json.encode(row) for row in rows)
    path.write_bytes(b"[\n" + lines + b"\n]\n")


def _need_pyarrow(path: Path) -> None:
    try:
        import_module("pyarrow.parquet")
    except ImportError as error:
        raise Refused(Refusal("out-no-pyarrow"), str(path)) from error


def _parquet(rows: list[dict[str, Any]], path: Path) -> None:
    pyarrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    parquet.write_table(pyarrow.Table.from_pylist(rows), path)
