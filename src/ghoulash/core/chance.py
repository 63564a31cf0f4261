"""Chance that a stranger can redo: draw n of a table is HMAC-SHA256(seed, n), by rejection.

Draw number n (counted from 0) over weights w with sum W: take HMAC-SHA256 keyed with the seed over
the text "n:k" in ASCII, k = 0, 1, 2, …, as a big-endian number x of 256 bits. The first x below the
largest multiple of W that 256 bits hold decides: the outcome is the first whose running sum of
weights exceeds x mod W. No x is folded back by modulo alone, so every weight is met exactly.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

from ghoulash.core.chances import pick, total

A = TypeVar("A")
_SPAN: Final = 1 << 256


class Chance:
    """The draws of one game from one seed, counted."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def draw(self, chances: Sequence[tuple[A, int]]) -> A:
        """One of the outcomes, by its weight."""
        weight = total(chances)
        limit = _SPAN - _SPAN % weight
        attempt = 0
        while True:
            text = f"{self.drawn}:{attempt}".encode("ascii")
            x = int.from_bytes(hmac.digest(self.seed, text, "sha256"), "big")
            if x < limit:
                break
            attempt += 1
        self.drawn += 1
        return pick(chances, x % weight)


def fresh_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(32)


def seed_from_text(text: str) -> bytes:
    """The seed that a person names, for a game on their own machine."""
    return hashlib.sha256(b"ghoulash seed " + text.encode("utf-8", "surrogateescape")).digest()


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the end."""
    return hashlib.sha256(b"ghoulash commitment " + seed).hexdigest()
