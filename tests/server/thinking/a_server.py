"""A server with its workers, to be killed: `python -m tests.server.thinking.a_server PORT`."""

import asyncio
import sys

from ghoulash.server.thinking.thinkers import Thinkers
from tests.server.thinking.asking import ODD_BOTS, walking


async def main(port: int) -> None:
    thinkers = Thinkers(workers=3, makers=ODD_BOTS)
    await asyncio.gather(thinkers.ask("a", walking("waits", port)), thinkers.ask("b", walking("spins", port)))


asyncio.run(main(int(sys.argv[1])))
