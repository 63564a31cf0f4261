"""A panel of the comic page: text laid out anew for the width there is."""

from abc import abstractmethod

from textual.widget import Widget

from ghoulash.terminal.app.widgets.written import Written


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
        self.lay_out(max(20, width))

    def on_resize(self) -> None:
        self.write_out()
        # Asked for in the middle of a layout, the new height would wait for some later change.
        self.call_after_refresh(self.refresh, layout=True)
