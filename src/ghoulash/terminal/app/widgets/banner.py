"""Whose turn it is, what each chart is, and what can be done: three lines that are always there."""

from textual.content import Content
from textual.message import Message
from textual.widgets import Static


class Banner(Static):
    """Whose turn it is, and of what game."""

    def show(self, whose: str, game: str, *, mine: bool) -> None:
        """Draw it; filled in where this seat is asked."""
        sign = "▶" if mine else "…"
        self.update(
            Content.assemble(
                (f" {sign} {whose} ", "bold reverse" if mine else "bold"), "\n", (f" {game}", "$faint")
            )
        )


class Title(Static):
    """The name of a chart, and of the one behind it."""

    class Chosen(Message):
        """The other chart was asked for."""

    def show(self, name: str, behind: str) -> None:
        """Draw it."""
        parts = [(f" {name} ", "bold $foreground")]
        if behind:
            parts += [("⇥", "bold $primary"), (f" {behind}", "$faint")]
        self.update(Content.assemble(*parts))

    def on_click(self) -> None:
        self.post_message(self.Chosen())


class Prompt(Static):
    """What can be done now, or why what was tried cannot."""

    def show(self, text: str, *, refused: bool) -> None:
        """Draw it."""
        self.set_class(refused, "refused")
        sign = ("! ", "bold $pen") if refused else ("» ", "bold $primary")
        self.update(Content.assemble(sign, (text, "$foreground")))
