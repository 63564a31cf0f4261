"""How a board is laid: a shape, and which side of each tile lies where and how it is turned."""

import re
from typing import Final

from msgspec import Struct

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games.last_game_on_earth.shapes import SHAPES
from ghoulash.games.last_game_on_earth.tiles import SIDES

DEFAULT: Final = "yard"
NAMED: Final = {
    "yard": "square 1a0 2a0 3a0 4a0",
    "mile": "line 3b0 1b0 2b0 4b0",
    "fork": "t-down 2b1 1b0 3a0 4b2",
    "hook": "l-up 1a0 3b1 2a2 4a0",
    "stair": "s-wide 4b0 2b3 3b0 1a1",
}
"""Boards with a name, one of each kind of tetromino."""
_TILE: Final = re.compile(rf"({'|'.join(SIDES)})[0-3]")


class Layout(Struct, frozen=True, gc=False):
    """A board: its tiles in the order of the shape, each as side and quarter turns clockwise, `2b1`."""

    shape: str
    tiles: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.shape not in SHAPES:
            raise _wrong("layout-shape", found=self.shape, known=", ".join(SHAPES))
        for n, word in enumerate(self.tiles):
            if not _TILE.fullmatch(word):
                raise _wrong("layout-tile", found=word, known=", ".join(SIDES))
            if any(word[0] == before[0] for before in self.tiles[:n]):
                raise _wrong("layout-twice", found=word, tile=word[0])
        if len(self.tiles) != 4:
            raise _wrong("layout-count", found=len(self.tiles))

    def __str__(self) -> str:
        return " ".join((self.shape, *self.tiles))


def read_layout(text: str) -> Layout:
    """The board that a person means by `yard` or by `square 1a0 2b1 3a2 4b3`."""
    words = text.lower().split()
    if len(words) < 2 and text.strip().lower() not in SHAPES:
        name = "".join(words)
        if name not in NAMED:
            raise _wrong("layout-unknown", found=text.strip(), known=", ".join(NAMED))
        words = NAMED[name].split()
    return Layout(words[0], tuple(words[1:]))


def _wrong(code: str, **args: str | int) -> Refused:
    return Refused(Refusal(code, "LG-1.1", dict(args)))
