"""SQLite written to in a thread of its own, a whole transaction at a time.

Through the event loop each statement of a transaction would wait for its turn there, behind all that is
played: a commit would take as many turns of the loop as it has statements.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from ghoulash.server.store.opening import prepare
from ghoulash.server.store.writing import Write, write_all


class ByThread:
    """One thread, one connection, one transaction at a time."""

    def __init__(self, url: URL) -> None:
        self._engine: Engine = create_engine(
            url.set(drivername="sqlite"),
            hide_parameters=True,
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
        )
        event.listen(self._engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, "committer")
        self._connection: Connection | None = None

    async def write(self, writes: Sequence[Write]) -> list[bool]:
        """Write them and commit; for each whether it is kept."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, writes)

    async def disconnect(self) -> None:
        """Take back what is not committed."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)

    async def close(self) -> None:
        """Nothing is written any more."""
        await self.disconnect()
        self._thread.shutdown()
        self._engine.dispose()

    def _write(self, writes: Sequence[Write]) -> list[bool]:
        if self._connection is None:
            self._connection = self._engine.connect()
        kept = write_all(self._connection, writes)
        self._connection.commit()
        return kept

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()
