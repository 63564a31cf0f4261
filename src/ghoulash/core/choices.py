"""Legal actions as sequences that are built only as they are read, and groups of them for a board."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, final, overload

from msgspec import Struct

from ghoulash.core.lazy import Lazy
from ghoulash.core.squares import each, nth, to_hex

A = TypeVar("A")


@final
class OnSquares(Struct, Generic[A], frozen=True, gc=False):
    """One verb and piece over a set of squares: the action for square n stands at n of the table."""

    verb: str
    piece: str
    squares: int
    table: Sequence[A]

    def __iter__(self) -> Iterator[A]:
        table = self.table
        for square in each(self.squares):
            yield table[square]

    def __contains__(self, action: object) -> bool:
        table = self.table
        known = self.squares & (1 << len(table)) - 1
        return any(table[square] == action for square in each(known))


class Offer(Struct, frozen=True, omit_defaults=True):
    """A group of actions as a board wants it: a verb, a piece, the squares it may go to; or some texts."""

    verb: str
    piece: str
    squares: str
    texts: tuple[str, ...] = ()


class Choices(Lazy[A], Generic[A], frozen=True, gc=False, eq=False):
    """The actions of some groups, one group after the other, squares from the lowest up.

    A tuple is a group too: a few actions that share no verb, or no squares.
    """

    groups: tuple[OnSquares[A] | tuple[A, ...], ...]

    def __len__(self) -> int:
        total = 0
        for group in self.groups:
            total += group.squares.bit_count() if type(group) is OnSquares else len(group)
        return total

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if type(index) is slice:
            return [self[n] for n in range(*index.indices(len(self)))]
        n = index if index >= 0 else index + len(self)
        if n >= 0:
            for group in self.groups:
                if type(group) is OnSquares:
                    size = group.squares.bit_count()
                    if n < size:
                        return group.table[nth(group.squares, n)]
                else:
                    size = len(group)
                    if n < size:
                        return group[n]
                n -= size
        raise IndexError(index)

    def __iter__(self) -> Iterator[A]:
        for group in self.groups:
            yield from group

    def __contains__(self, action: object) -> bool:
        return any(action in group for group in self.groups)

    def offers(self) -> tuple[Offer, ...]:
        """The groups as they go to a board or over the wire."""
        return tuple(offer for group in self.groups if (offer := _offer(group)) is not None)


def _offer(group: OnSquares[A] | tuple[A, ...]) -> Offer | None:
    if type(group) is OnSquares:
        return Offer(group.verb, group.piece, to_hex(group.squares)) if group.squares else None
    return Offer("", "", to_hex(0), tuple(map(str, group))) if group else None
