"""Chance that a stranger can redo: draw n of a table is HMAC-SHA256(key, n), by rejection.

The key is the seed. Where people have added bytes of their own, it is the SHA-256 of these, one after the
other: the text "ghoulash mix " in ASCII, the seed, and for each person in the order of seats the text
"seat:length:" in ASCII (decimal numbers) with their bytes behind it.

Draw number n (counted from 0) over weights w with sum W: take HMAC-SHA256 with the key over
the text "n:k" in ASCII, k = 0, 1, 2, …, as a big-endian number x of 256 bits. The first x below the
largest multiple of W that 256 bits hold decides: the outcome is the first whose running sum of
weights exceeds x mod W. No x is folded back by modulo alone, so every weight is met exactly.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeVar

from ghoulash.core.chances import pick, total

A = TypeVar("A")
_SPAN: Final = 1 << 256
LEAST_ADDED: Final = 16
MOST_ADDED: Final = 32
"""How many bytes a person adds to the seed."""
NOTHING_ADDED: Final[Mapping[int, bytes]] = MappingProxyType({})


class Chance:
    """The draws of one game, counted: from a seed, and from what people have added to it, by seat."""

    def __init__(self, seed: bytes, drawn: int = 0, added: Mapping[int, bytes] = NOTHING_ADDED) -> None:
        self.seed = seed
        """The one that was committed to; shown at the end."""
        self.drawn = drawn
        self._key = mix(seed, added)

    def draw(self, chances: Sequence[tuple[A, int]]) -> A:
        """One of the outcomes, by its weight."""
        weight = total(chances)
        limit = _SPAN - _SPAN % weight
        attempt = 0
        while True:
            text = f"{self.drawn}:{attempt}".encode("ascii")
            x = int.from_bytes(hmac.digest(self._key, text, "sha256"), "big")
            if x < limit:
                break
            attempt += 1
        self.drawn += 1
        return pick(chances, x % weight)


def mix(seed: bytes, added: Mapping[int, bytes]) -> bytes:
    """The key that chance is drawn with; the seed itself where nobody has added anything."""
    if not added:
        return seed
    parts = (b"%d:%d:%s" % (seat, len(given), given) for seat, given in sorted(added.items()))
    return hashlib.sha256(b"ghoulash mix " + seed + b"".join(parts)).digest()


def fresh_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(32)


def seed_from_text(text: str) -> bytes:
    """The seed that a person names, for a game on their own machine."""
    return hashlib.sha256(b"ghoulash seed " + text.encode("utf-8", "surrogateescape")).digest()


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the end."""
    return hashlib.sha256(b"ghoulash commitment " + seed).hexdigest()
