"""PostgreSQL written to through the event loop: whoever waits for the network leaves it to others."""

from collections.abc import Sequence

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ghoulash.server.store.writing import Write, write_all


class ByLoop:
    """One connection, one transaction at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def write(self, writes: Sequence[Write]) -> list[bool]:
        """Write them and commit; for each whether it is kept."""
        connection, kept = await self._written(writes)
        await connection.commit()
        return kept

    async def _written(self, writes: Sequence[Write]) -> tuple[AsyncConnection, list[bool]]:
        """Written, and not committed; on a fresh connection where ours went away while nobody used it."""
        if self._connection is not None:
            try:
                return self._connection, await self._connection.run_sync(write_all, writes)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                await self.disconnect()
        self._connection = await self._engine.connect()
        return self._connection, await self._connection.run_sync(write_all, writes)

    async def disconnect(self) -> None:
        """Take back what is not committed; what is written next goes by a fresh connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        """Nothing is written any more."""
        await self.disconnect()
