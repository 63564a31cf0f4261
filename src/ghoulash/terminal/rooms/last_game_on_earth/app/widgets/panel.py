"""A panel of the comic page: text laid out anew for the width there is."""

from abc import abstractmethod
from typing import Final

from textual.widget import Widget

from ghoulash.terminal.app.widgets.written import Written

LEAST: Final = 16
"""Columns that text is laid out in at the least."""


class Panel(Written):
    """Text whose lines depend on how wide the panel is."""

    @abstractmethod
    def lay_out(self, width: int) -> None:
        """Write it for so many columns."""

    def write_out(self) -> None:
        """Write it for the width there is; before the first layout, for that of what it stands in."""
        width = self.size.width
        if not width and isinstance(self.parent, Widget):
            width = self.parent.size.width - self.gutter.width
        self.lay_out(max(LEAST, width))

    def lines(self, width: int) -> int:
        """Laid out anew for so many columns, as it will be once they are there; none while it is hidden."""
        if not self.display:
            return 0
        inner = width - self.gutter.width
        self.lay_out(max(LEAST, inner))
        return super().lines(max(LEAST, inner)) + self.gutter.height

    def on_resize(self) -> None:
        self.write_out()
        # Asked for in the middle of a layout, the new height would wait for some later change.
        self.call_after_refresh(self.refresh, layout=True)
