"""A piece of text that is written anew only where it has changed, and moves nothing unless it must."""

import textwrap
from collections.abc import Sequence
from typing import ClassVar

from textual.content import Content
from textual.widgets import Static

Part = tuple[str, str]
"""A text and its style, which may name a colour of the theme: `bold $pen`."""


class Written(Static):
    """Parts, one after the other."""

    FIXED: ClassVar[bool] = False
    """Whether its size is the style sheet's alone."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's name)
        super().__init__(id=id)
        self._written: Sequence[Part] = ()

    def write(self, parts: Sequence[Part]) -> None:
        """Show these."""
        if parts != self._written:
            self._written = parts
            self.update(Content.assemble(*parts), layout=not self.FIXED)

    def lines(self, width: int) -> int:
        """How many lines it takes in so many columns."""
        text = "".join(text for text, _ in self._written)
        return sum(max(1, len(textwrap.wrap(line, width))) for line in text.split("\n"))
