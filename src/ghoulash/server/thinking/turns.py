"""Who is next: tables in turn, each with one thing under way."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """What waits, by table."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}
        self._next: deque[str] = deque()
        """Tables that wait and have nothing under way."""
        self._under_way: set[str] = set()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        """Whether anything could be begun."""
        return bool(self._next)

    @property
    def first(self) -> str:
        """The table that is next."""
        return self._next[0]

    def put(self, table: str, item: T) -> None:
        """Behind what the same table waits for."""
        waiting = self._waiting.setdefault(table, deque())
        waiting.append(item)
        self._count += 1
        if len(waiting) == 1 and table not in self._under_way:
            self._next.append(table)

    def take(self) -> tuple[str, T]:
        """The next table's first; it is under way until `done`."""
        table = self._next.popleft()
        waiting = self._waiting[table]
        item = waiting.popleft()
        if not waiting:
            del self._waiting[table]
        self._count -= 1
        self._under_way.add(table)
        return table, item

    def done(self, table: str) -> None:
        """What the table waits for next comes after all others."""
        self._under_way.discard(table)
        if table in self._waiting:
            self._next.append(table)

    def clear(self) -> list[T]:
        """All that waits, and nothing does any more."""
        left = [item for waiting in self._waiting.values() for item in waiting]
        self._waiting.clear()
        self._next.clear()
        self._count = 0
        return left
