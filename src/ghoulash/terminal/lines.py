"""Lines in and out: a terminal or a pipe, whatever bytes come, and nothing that has to be drawn."""

import codecs
import os
import shutil
import sys
import textwrap
import unicodedata
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

from ghoulash.terminal.session import clean

LONGEST: Final = 2000
"""Characters of a line at most; nobody types more, and a remark is shorter."""
_WIPE: Final = "\x1b[3J\x1b[2J\x1b[H"
_PROMPT: Final = "> "
_NARROWEST: Final = 20


class Gone(Exception):
    """Nobody reads what we write any more."""


class TooLong(Exception):
    """A line of more than `LONGEST` characters; it has been read to its end."""


class Lines:
    """Standard input and output."""

    def __init__(self) -> None:
        self.tty = sys.stdin.isatty() and sys.stdout.isatty()
        self._smart = os.environ.get("TERM", "dumb") != "dumb"
        self._started = False
        codecs.register_error("ghoulash-plain", _without_accents)
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace" if stream is sys.stdin else "ghoulash-plain")
        self._history = self._edit_lines()

    def _edit_lines(self) -> bool:
        """Arrows and earlier lines, where the system has them."""
        if self.tty and self._smart:
            with suppress(ImportError):
                import readline

                readline.clear_history()
                return True
        return False

    def write(self, text: str = "") -> None:
        """A line, wrapped where there is a screen; raises `Gone` where it cannot be written."""
        try:
            print(self._wrapped(text) if self.tty else text, flush=True)
        except OSError as error:
            raise Gone from error

    def _wrapped(self, text: str) -> str:
        width = shutil.get_terminal_size().columns
        if len(text) <= width or "\n" in text:
            return text
        return textwrap.fill(text, max(width, _NARROWEST), break_long_words=False, break_on_hyphens=False)

    def read(self) -> str | None:
        """The next line, cleaned; None at the end of input. Raises `TooLong`."""
        line = self._read_tty() if self.tty else self._read_pipe()
        return None if line is None else clean(line)

    def _read_tty(self) -> str | None:
        try:
            line = input(_PROMPT)
        except EOFError:
            self.write()
            return None
        except OSError as error:
            raise Gone from error
        if len(line) > LONGEST:
            raise TooLong
        return line

    def _read_pipe(self) -> str | None:
        try:
            data = sys.stdin.buffer.readline(4 * LONGEST)
            long = len(data) == 4 * LONGEST and not data.endswith(b"\n")
            while long and data and not data.endswith(b"\n"):
                data = sys.stdin.buffer.readline(4 * LONGEST)
        except OSError:
            return None
        if long:
            raise TooLong
        if not data:
            return None
        text = data.decode("utf-8-sig" if not self._started else "utf-8", "replace")
        self._started = True
        if len(text) > LONGEST:
            raise TooLong
        return text

    def wipe(self) -> None:
        """Nothing that was written or typed stays in sight, nor within reach of the arrow keys."""
        if self._history:
            import readline

            readline.clear_history()
        if self.tty:
            self.write("\n" * shutil.get_terminal_size().lines)
            if self._smart:
                self.write(_WIPE)

    def hang_up(self) -> None:
        """Nobody reads any more: what the system would still write goes nowhere."""
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _without_accents(error: UnicodeError) -> tuple[str, int]:
    """What a terminal cannot show, as near as it can."""
    assert isinstance(error, UnicodeEncodeError)
    wanted = error.object[error.start : error.end].translate(_NEAR)
    plain = unicodedata.normalize("NFKD", wanted).encode("ascii", "ignore").decode()
    return plain or "?", error.end


_NEAR: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "œ": "oe"}
)
