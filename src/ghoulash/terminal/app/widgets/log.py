"""The log: all that was heard, the newest at the bottom and in full ink."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from ghoulash.terminal.app.story import Line
from ghoulash.terminal.app.widgets.written import Part, Written

_MOST: Final = 300
_STYLES: Final = {
    "ghoul": "bold $ghoul",
    "wound": "$pen",
    "said": "italic $foreground",
    "end": "bold $foreground",
}
_MARGIN: Final = 4
"""Columns for the sign before a line, and for a gap and the scrollbar after it."""


class Log(VerticalScroll, can_focus=False):
    """Lines, each with a sign of whose doing it is."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 (Textual's name)
        super().__init__(id=id)
        self._lines: Sequence[Line] = ()
        self._fresh = 0

    def compose(self) -> ComposeResult:
        yield Written(id="lines")

    def show(self, lines: Sequence[Line], fresh: int) -> None:
        """These lines, the last few of which are new."""
        self._lines = lines[-_MOST:]
        self._fresh = fresh
        self._write()

    def on_resize(self) -> None:
        self._write()

    def _write(self) -> None:
        width = max(10, self.size.width - _MARGIN)
        first_fresh = len(self._lines) - self._fresh
        parts = [
            part for n, line in enumerate(self._lines) for part in _parts(line, width, fresh=n >= first_fresh)
        ]
        self.query_one("#lines", Written).write(parts[:-1])
        self.scroll_end(animate=False)


def _parts(line: Line, width: int, *, fresh: bool) -> Iterator[Part]:
    """A sign, the text wrapped beside it, and the end of the line."""
    yield ("› ", "bold $primary") if line.mine else ("‹ ", "$faint")
    text = "\n  ".join(textwrap.wrap(line.text, width, break_on_hyphens=False)) or line.text
    yield text, _STYLES.get(line.role, "$foreground") if fresh else "$faint"
    yield "\n", ""
