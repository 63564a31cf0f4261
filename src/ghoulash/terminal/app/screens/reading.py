"""Screens that are read and put away: the Briefing, the help, and leaving."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

Part = tuple[str, str]


class Reading(ModalScreen[str], inherit_bindings=False):
    """A sheet of text; any of its keys puts it away, and says which it was."""

    def __init__(self, title: str, body: Sequence[Part], foot: str, keys: Sequence[str]) -> None:
        super().__init__()
        self._title = title
        self._body = body
        self._foot = foot
        self._keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet", can_focus=False) as sheet:
            sheet.border_title = self._title
            sheet.border_subtitle = self._foot
            yield Static(Content.assemble(*self._body), id="text")

    def on_key(self, event: events.Key) -> None:
        key = event.character if event.is_printable and event.character else event.key
        sheet = self.query_one("#sheet", VerticalScroll)
        event.stop()
        if key in self._keys:
            self.dismiss(key)
        elif key in ("down", "pagedown"):
            sheet.scroll_page_down(animate=False)
        elif key in ("up", "pageup"):
            sheet.scroll_page_up(animate=False)

    def on_click(self) -> None:
        self.dismiss("click")
