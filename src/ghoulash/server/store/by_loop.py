"""PostgreSQL written to through the event loop: whoever waits for the network leaves it to others."""

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ghoulash.server.store.writing import Write, write_all


class ByLoop:
    """One connection, one transaction at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def write(self, writes: Sequence[Write]) -> list[bool]:
        """Write them and commit; for each whether it is kept."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        kept = await self._connection.run_sync(write_all, writes)
        await self._connection.commit()
        return kept

    async def disconnect(self) -> None:
        """Take back what is not committed; what is written next goes by a fresh connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        """Nothing is written any more."""
        await self.disconnect()
