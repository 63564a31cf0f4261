"""Write the database's next step: what `schema.py` has and the last step has not.

    python -m tools.new_step what it is for

It lands in `src/ghoulash/server/store/migrations/versions`, to be read and mended before it is kept.
"""

import asyncio
import sys
import tempfile

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ghoulash.server.store.migrating import migrate, settings
from ghoulash.server.store.opening import open_database


def write(connection: Connection, words: str) -> None:
    """The step's file, numbered after the last one."""
    config = settings(connection)
    steps = list(ScriptDirectory.from_config(config).walk_revisions())
    command.revision(config, words, autogenerate=True, rev_id=f"r{len(steps) + 1:04}")


async def main(words: str) -> None:
    """On an empty database that has taken all the steps so far."""
    with tempfile.TemporaryDirectory() as folder:
        engine = open_database(f"sqlite:///{folder}/tables.sqlite")
        await migrate(engine)
        async with engine.connect() as connection:
            await connection.run_sync(write, words)
        await engine.dispose()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    asyncio.run(main(" ".join(sys.argv[1:])))
