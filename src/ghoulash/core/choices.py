"""Legal actions as sequences that are built only as they are read, and groups of them for a board."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, overload

from msgspec import Struct

from ghoulash.core.squares import each, nth, to_hex

A = TypeVar("A")


class OnSquares(Generic[A]):
    """One verb and piece over a set of squares: the action for square n stands at n of the table."""

    __slots__ = ("piece", "squares", "table", "verb")

    def __init__(self, verb: str, piece: str, squares: int, table: Sequence[A]) -> None:
        self.verb = verb
        self.piece = piece
        self.squares = squares
        self.table = table


class Offer(Struct, frozen=True):
    """A group of actions as a board wants it: a verb, a piece, and the squares it may go to."""

    verb: str
    piece: str
    squares: str


class Choices(Sequence[A]):
    """The actions of some groups, one group after the other, squares from the lowest up."""

    __slots__ = ("groups",)

    def __init__(self, groups: tuple[OnSquares[A], ...]) -> None:
        self.groups = groups

    def __len__(self) -> int:
        total = 0
        for group in self.groups:
            total += group.squares.bit_count()
        return total

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        n = index if index >= 0 else index + len(self)
        for group in self.groups:
            count = group.squares.bit_count()
            if n < count:
                if n < 0:
                    break
                return group.table[nth(group.squares, n)]
            n -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[A]:
        for group in self.groups:
            table = group.table
            for square in each(group.squares):
                yield table[square]

    def __contains__(self, action: object) -> bool:
        return any(
            square < len(group.table) and group.table[square] == action
            for group in self.groups
            for square in each(group.squares)
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType]

    __hash__ = None  # type: ignore[assignment]

    def offers(self) -> tuple[Offer, ...]:
        """The groups as they go to a board or over the wire."""
        return tuple(Offer(g.verb, g.piece, to_hex(g.squares)) for g in self.groups if g.squares)
