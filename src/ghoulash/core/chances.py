"""What chance may do, with weights, listed only when somebody reads the list."""

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import Generic, TypeVar, final, overload

from ghoulash.core.lazy import Lazy

A = TypeVar("A")


@final
class Counted(Lazy[tuple[A, int]], Generic[A], frozen=True, gc=False, eq=False):
    """Outcomes as often as each is there; what is not there is no outcome, though its place is kept."""

    outcomes: Sequence[A]
    counts: Sequence[int]
    total: int
    """The sum of the counts."""

    def pick(self, at: int) -> A:
        """The first outcome whose running sum of weights exceeds a number."""
        for n, count in enumerate(self.counts):
            at -= count
            if at < 0:
                return self.outcomes[n]
        raise IndexError(at)

    def __len__(self) -> int:
        return len(self.counts) - self.counts.count(0)

    @overload
    def __getitem__(self, index: int) -> tuple[A, int]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[A, int]]: ...
    def __getitem__(self, index: int | slice) -> tuple[A, int] | Sequence[tuple[A, int]]:
        return tuple(self)[index]

    def __iter__(self) -> Iterator[tuple[A, int]]:
        return compress(zip(self.outcomes, self.counts, strict=True), self.counts)


def alike(outcomes: Sequence[A]) -> Counted[A]:
    """Each outcome once."""
    count = len(outcomes)
    return Counted(outcomes, (1,) * count, count)


def total(chances: Sequence[tuple[A, int]]) -> int:
    """All weights together."""
    if isinstance(chances, Counted):
        return chances.total
    found = 0
    for _, weight in chances:
        found += weight
    return found


def pick(chances: Sequence[tuple[A, int]], at: int) -> A:
    """The first outcome whose running sum of weights exceeds a number below their total."""
    if isinstance(chances, Counted):
        return chances.pick(at)  # pyright: ignore[reportUnknownVariableType]
    for outcome, weight in chances:
        at -= weight
        if at < 0:
            return outcome
    raise IndexError(at)
