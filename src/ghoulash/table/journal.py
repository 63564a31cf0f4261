"""A record kept in a file as the game goes: a line at a time, synced when a turn is over."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from ghoulash.core.record import Header, Line, write_header, write_line
from ghoulash.core.refusal import Refusal


class Journal:
    """The file of one game; what could not be written whole is taken away again."""

    def __init__(self, path: Path, size: int, last_hash: str) -> None:
        self.path = path
        self._size = size
        self._hash = last_hash

    @classmethod
    def create(cls, path: Path, header: Header) -> "Journal":
        """A new file with its header; raises `OSError` where that cannot be, `FileExistsError` too."""
        text, digest = write_header(header)
        path.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode()
        with path.open("xb") as file:
            try:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            except OSError:
                path.unlink(missing_ok=True)
                raise
        return cls(path, len(data), digest)

    @classmethod
    def resume(cls, path: Path, header: Header, lines: Sequence[Line]) -> "Journal":
        """Go on after these lines; what stands behind them in the file is put aside as `.broken`."""
        text, digest = write_header(header)
        kept = [text]
        for line in lines:
            text, digest = write_line(line, digest)
            kept.append(text)
        data = "".join(kept).encode()
        before = path.read_bytes()
        if before != data:
            _put_aside(path.with_suffix(path.suffix + ".broken"), before)
            fresh = path.with_suffix(path.suffix + ".new")
            fresh.write_bytes(data)
            fresh.replace(path)
        return cls(path, len(data), digest)

    def keep(self, lines: Sequence[Line], *, turn_over: bool) -> Refusal | None:
        """Append all lines, or none."""
        digest = self._hash
        texts: list[str] = []
        for line in lines:
            text, digest = write_line(line, digest)
            texts.append(text)
        data = "".join(texts).encode()
        try:
            with self.path.open("r+b") as file:
                file.seek(self._size)
                file.truncate()
                file.write(data)
                file.flush()
                if turn_over:
                    os.fsync(file.fileno())
        except OSError as error:
            with suppress(OSError):  # what came through whole but was refused must not be played again
                os.truncate(self.path, self._size)
            return Refusal("record-not-kept", args={"why": error.strerror or type(error).__name__})
        self._size += len(data)
        self._hash = digest
        return None


def _put_aside(path: Path, data: bytes) -> None:
    """What was put aside before stays, under a name with a number."""
    older = path
    number = 1
    while older.exists():
        number += 1
        older = path.with_name(f"{path.name}-{number}")
    if number > 1:
        path.rename(older)
    path.write_bytes(data)
