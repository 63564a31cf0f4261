"""Legal actions as sequences that are built only as they are read, and groups of them for a board."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, overload

from msgspec import Struct

from ghoulash.core.squares import each, nth, to_hex

A = TypeVar("A")


class OnSquares(Generic[A]):
    """One verb and piece over a set of squares: the action for square n stands at n of the table."""

    __slots__ = ("piece", "size", "squares", "table", "verb")

    def __init__(self, verb: str, piece: str, squares: int, table: Sequence[A]) -> None:
        self.verb = verb
        self.piece = piece
        self.squares = squares
        self.size = squares.bit_count()
        self.table = table

    def __getitem__(self, n: int) -> A:
        return self.table[nth(self.squares, n)]

    def __iter__(self) -> Iterator[A]:
        table = self.table
        for square in each(self.squares):
            yield table[square]

    def __contains__(self, action: object) -> bool:
        table = self.table
        known = self.squares & (1 << len(table)) - 1
        return any(table[square] == action for square in each(known))

    def offer(self) -> "Offer":
        return Offer(self.verb, self.piece, to_hex(self.squares))


class Listed(Generic[A]):
    """A few actions that share no verb, or no squares."""

    __slots__ = ("actions", "size")

    def __init__(self, actions: tuple[A, ...]) -> None:
        self.actions = actions
        self.size = len(actions)

    def __getitem__(self, n: int) -> A:
        return self.actions[n]

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def offer(self) -> "Offer":
        return Offer("", "", to_hex(0), tuple(map(str, self.actions)))


class Offer(Struct, frozen=True, omit_defaults=True):
    """A group of actions as a board wants it: a verb, a piece, the squares it may go to; or some texts."""

    verb: str
    piece: str
    squares: str
    texts: tuple[str, ...] = ()


class Choices(Sequence[A]):
    """The actions of some groups, one group after the other, squares from the lowest up."""

    __slots__ = ("groups",)

    def __init__(self, groups: tuple[OnSquares[A] | Listed[A], ...]) -> None:
        self.groups = groups

    def __len__(self) -> int:
        total = 0
        for group in self.groups:
            total += group.size
        return total

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        n = index if index >= 0 else index + len(self)
        if n >= 0:
            for group in self.groups:
                count = group.size
                if n < count:
                    return group[n]
                n -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[A]:
        for group in self.groups:
            yield from group

    def __contains__(self, action: object) -> bool:
        return any(action in group for group in self.groups)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType]

    __hash__ = None  # type: ignore[assignment]

    def offers(self) -> tuple[Offer, ...]:
        """The groups as they go to a board or over the wire."""
        return tuple(group.offer() for group in self.groups if group.size)
