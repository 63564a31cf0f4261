"""Whose turn it is, what each chart is, and what can be done: three lines that are always there."""

from textual.message import Message

from ghoulash.terminal.app.widgets.written import Written


class Banner(Written):
    """Whose turn it is, and of what game."""

    FIXED = True

    def show(self, whose: str, game: str, *, mine: bool) -> None:
        """Draw it; filled in where this seat is asked."""
        sign = "▶" if mine else "…"
        self.write([(f" {sign} {whose} ", "bold reverse" if mine else "bold"), (f"\n {game}", "$faint")])


class Title(Written):
    """The name of a chart, and of the one behind it."""

    FIXED = True

    class Chosen(Message):
        """The other chart was asked for."""

    def show(self, name: str, behind: str) -> None:
        """Draw it."""
        parts = [(f" {name} ", "bold $foreground")]
        if behind:
            parts += [("⇥", "bold $primary"), (f" {behind}", "$faint")]
        self.write(parts)

    def on_click(self) -> None:
        self.post_message(self.Chosen())


class Prompt(Written):
    """What can be done now, or why what was tried cannot."""

    FIXED = True

    def show(self, text: str, *, refused: bool) -> None:
        """Draw it."""
        self.set_class(refused, "refused")
        sign = ("! ", "bold $pen") if refused else ("» ", "bold $primary")
        self.write([sign, (text, "$foreground")])
