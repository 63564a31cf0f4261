"""The log: all that was heard, the newest at the bottom and in full ink."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from ghoulash.terminal.app.story import Line

_MOST: Final = 300
_STYLES: Final = {"ghoul": "bold $ghoul", "wound": "$pen", "said": "italic $foreground", "end": "bold $foreground"}


class Log(VerticalScroll, can_focus=False):
    """Lines, each with a sign of whose doing it is."""

    def compose(self) -> ComposeResult:
        yield Static(id="lines")

    def show(self, lines: Sequence[Line], fresh: int) -> None:
        """These lines, the last few of which are new."""
        kept = lines[-_MOST:]
        parts = [part for n, line in enumerate(kept) for part in _parts(line, n >= len(kept) - fresh)]
        self.query_one("#lines", Static).update(Content.assemble(*parts))
        self.scroll_end(animate=False, immediate=False)


def _parts(line: Line, fresh: bool) -> list[tuple[str, str]]:
    sign = ("› ", "bold $primary") if line.mine else ("‹ ", "$faint")
    return [sign, (f"{line.text}\n", _STYLES.get(line.role, "$foreground") if fresh else "$faint")]
