"""Sets of squares as bit masks: bit n stands for square n."""

from collections.abc import Iterable, Iterator
from typing import Final

_BYTE: Final = tuple(tuple(n for n in range(8) if byte >> n & 1) for byte in range(256))
_HALVES: Final = tuple(
    tuple((width, (1 << width) - 1) for width in (8 << n for n in range(times - 1, -1, -1)))
    for times in range(11)
)
"""By how often it takes to come down to a byte, how wide each lower half is, and all its squares."""


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
    for width, lower in _HALVES[(squares.bit_length() - 1 >> 3).bit_length()]:
        low = squares & lower
        count = low.bit_count()
        if n < count:
            squares = low
        else:
            n -= count
            squares >>= width
            base += width
    return base + _BYTE[squares][n]


to_hex: Final = hex
"""The set as it travels, `0x2f`: a browser cannot hold such integers, but its BigInt reads this."""


def from_hex(text: str) -> int:
    """The set that `to_hex` wrote."""
    return int(text, 16)
