"""The committer: all that waits is written in one transaction, and each hears what became of it."""

import asyncio
import enum
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ghoulash.server.store.by_loop import ByLoop
from ghoulash.server.store.by_thread import ByThread
from ghoulash.server.store.writing import Write

_LARGEST: Final = 500
"""Writes in a transaction at most: whoever waits behind a longer one waits for too long."""
_UNBOUND: Final = (UnicodeEncodeError, OverflowError)
"""What the driver of SQLite raises over half a character, and over a number of more than 64 bits."""
_logger: Final = logging.getLogger(__name__)


class Fate(enum.Enum):
    """What has become of a write."""

    KEPT = enum.auto()
    """It is on the disk."""
    LOST = enum.auto()
    """Its number was taken, or it followed on one that is not kept: nothing is written."""
    FAILED = enum.auto()
    """Not known to be kept; only where the database went away at the last moment may it be there."""


class _Waiting(NamedTuple):
    write: Write
    done: Callable[[Fate], None]


class Committer:
    """One task, one connection, and at any time one transaction."""

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock | None = None) -> None:
        self._turn = turn or asyncio.Lock()
        self._writer = ByThread(engine.url) if engine.dialect.name == "sqlite" else ByLoop(engine)
        self._queue: deque[_Waiting] = deque()
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> asyncio.Task[None]:
        """The task, to be watched: should it end before `stop`, nothing is kept any more."""
        self._task = asyncio.create_task(self._work(), name="committer")
        return self._task

    def commit(self, write: Write, done: Callable[[Fate], None]) -> None:
        """Write this soon, and then say in the loop what has become of it."""
        if self._task is None or self._task.done():
            asyncio.get_running_loop().call_soon(done, Fate.FAILED)
            return
        self._queue.append(_Waiting(write, done))
        self._woken.set()
        self._idle.clear()

    async def drain(self) -> None:
        """Come back when nothing waits and all have heard."""
        await self._idle.wait()

    async def stop(self) -> None:
        """Write all that waits, and end."""
        await self.drain()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        group: list[_Waiting] = []
        try:
            while True:
                await self._woken.wait()
                group = self._take()
                fates = await self._write(group)
                self._tell(group, fates)
                group = []
                if not self._queue:  # else the disk is busy again already while they hear it
                    await asyncio.sleep(0)
                if not self._queue:
                    self._woken.clear()
                    self._idle.set()
        finally:
            rest = [*group, *self._queue]
            self._queue.clear()
            self._tell(rest, [Fate.FAILED] * len(rest))
            self._idle.set()
            await self._writer.close()

    def _take(self) -> list[_Waiting]:
        """The first that waits of each table, as many as a transaction holds."""
        group: dict[str, _Waiting] = {}
        behind: list[_Waiting] = []
        while self._queue and len(group) < _LARGEST:
            waiting = self._queue.popleft()
            if group.setdefault(waiting.write.table, waiting) is not waiting:
                behind.append(waiting)
        self._queue.extendleft(reversed(behind))
        return list(group.values())

    def _tell(self, group: Sequence[_Waiting], fates: Iterable[Fate]) -> None:
        """Each in turn, by the loop: one who stumbles over it trips nobody else."""
        loop = asyncio.get_running_loop()
        gone: set[str] = set()
        for waiting, fate in zip(group, fates, strict=True):
            loop.call_soon(waiting.done, fate)
            if fate is not Fate.KEPT:
                gone.add(waiting.write.table)
        if gone:
            for waiting in [waiting for waiting in self._queue if waiting.write.table in gone]:
                self._queue.remove(waiting)
                loop.call_soon(waiting.done, Fate.LOST)

    async def _write(self, group: Sequence[_Waiting]) -> list[Fate]:
        try:
            return await self._write_together(group)
        except (DBAPIError, OSError, *_UNBOUND) as error:
            _logger.warning("%d writes could not be kept together: %s", len(group), _called(error))
            await self._writer.disconnect()
            if len(group) == 1 or not _may_lie_in_one(error):
                return [Fate.FAILED] * len(group)
        return [fate for waiting in group for fate in await self._write([waiting])]

    async def _write_together(self, group: Sequence[_Waiting]) -> list[Fate]:
        async with self._turn:
            kept = await self._writer.write([waiting.write for waiting in group])
        return [Fate.KEPT if is_kept else Fate.LOST for is_kept in kept]


def _may_lie_in_one(error: Exception) -> bool:
    """Whether a write of the group may be to blame, and not the database."""
    if isinstance(error, (DataError, IntegrityError, *_UNBOUND)):
        return True
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return False
    state: object = getattr(error.orig, "sqlstate", None)  # asyncpg's: classes 22, data, and 23, integrity
    refused_by_driver = error.orig is not None and isinstance(error.orig.__cause__, ValueError)
    return refused_by_driver or (isinstance(state, str) and state[:2] in {"22", "23"})


def _called(error: Exception) -> str:
    """The error without its words, which may repeat what was to be written."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    code: object = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return f"{type(cause).__name__} {code or ''}".rstrip()
