"""The signs of the charts. Each says by its shape what its colour says."""

from typing import Final

from ghoulash.locale import Words

SHADE: Final = "░"
HATCH: Final = "╱"
TRAVELLER: Final = "●"
WAY: Final = "•"
TARGET: Final = "·"
TARGET_SHADED: Final = ":"
"""Where what is in hand may go: in the street, and in a shaded square."""
SHELTER: Final = "⌂"
CLINIC: Final = "C"
OFFERED: Final = "‥"
"""A doorway that may be blocked, lying at the foot of a square that has no line for it."""
BLOCKED: Final = "╳"
MORE: Final = "…"
"""There is more in the square than can be drawn."""
GONE: Final = {"kit": "-"}
"""What has gone is in small letters; where there is no small letter, this."""


class Marks:
    """The letter of each kind in one language: what it is stamped with, and the key that hides it."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._letters: dict[str, str] = {}

    def letter(self, kind: str) -> str:
        """`G` for a Ghoul."""
        if kind not in self._letters:
            self._letters[kind] = self._words.say("app-mark", kind=kind)
        return self._letters[kind]

    def gone(self, kind: str) -> str:
        """`g` for a Ghoul that was destroyed."""
        return GONE.get(kind) or self.letter(kind).lower()
