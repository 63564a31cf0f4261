"""Sets of squares as bit masks: bit n stands for square n."""

from collections.abc import Iterable, Iterator
from typing import Final

_BYTE: Final = tuple(tuple(n for n in range(8) if byte >> n & 1) for byte in range(256))
_LOW: Final = tuple((1 << n) - 1 for n in range(4097))


def mask(squares: Iterable[int]) -> int:
    """The set of these squares."""
    result = 0
    for square in squares:
        result |= 1 << square
    return result


def each(squares: int) -> Iterator[int]:
    """The squares of a set, lowest first."""
    base = 0
    while squares:
        for bit in _BYTE[squares & 0xFF]:
            yield base + bit
        squares >>= 8
        base += 8


def nth(squares: int, n: int) -> int:
    """The n-th square of a set, counted from the lowest; halves the set until a byte is left."""
    base = 0
    width = squares.bit_length()
    while width > 8:
        half = width >> 1
        low = squares & _LOW[half]
        count = low.bit_count()
        if n < count:
            squares = low
            width = half
        else:
            n -= count
            squares >>= half
            base += half
            width -= half
    return base + _BYTE[squares][n]


to_hex: Final = hex
"""The set as it travels, `0x2f`: a browser cannot hold such integers, but its BigInt reads this."""


def from_hex(text: str) -> int:
    """The set that `to_hex` wrote."""
    return int(text, 16)
