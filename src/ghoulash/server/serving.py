"""The server from its start to its end."""

import asyncio
import gc
import logging
import signal
import sys
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Final

import uvloop
from granian.constants import Interfaces
from granian.server.embed import Server

from ghoulash.server.app import application
from ghoulash.server.desk import Desk
from ghoulash.server.guard.browsers import Browsers
from ghoulash.server.guard.limits import Limits
from ghoulash.server.listening import claim, until_there
from ghoulash.server.live.hall import Hall
from ghoulash.server.live.house import House
from ghoulash.server.logs import set_up_logs, unexpected
from ghoulash.server.reception import Reception
from ghoulash.server.seating import Seating
from ghoulash.server.settings import Settings
from ghoulash.server.store.committing import Committer
from ghoulash.server.store.migrating import migrate
from ghoulash.server.store.opening import default_url, open_database
from ghoulash.server.store.store import Store
from ghoulash.server.thinking.thinkers import Thinkers

log = logging.getLogger("ghoulash.server")

_SWEEP: Final = 30.0
"""Seconds; whoever says nothing for twice as long is taken to be gone."""
_SWITCH: Final = 0.0005
"""Seconds until the thread that writes gets the interpreter: all who wait for the disk wait for it."""
_COLLECT: Final = (20_000, 20, 100)
"""Positions, views and messages hold no cycles: little is to be collected, and it stops every table."""
_BACKLOG: Final = 1024
_CONNECTIONS: Final = 20_000
"""Open at once, sockets among them; whoever comes then waits."""
_FAREWELL: Final = 0.2
"""Seconds in which clients are told that the server goes."""


@asynccontextmanager
async def opened(settings: Settings) -> AsyncGenerator[Desk]:
    """The server's parts, without the network; what is under way goes to the disk at the end."""
    engine = open_database(settings.database or default_url())
    try:
        await migrate(engine)
        turn = asyncio.Lock()
        store = Store(engine, turn)
        committer = Committer(engine, turn)
        committer.start().add_done_callback(_end_if_broken)
        thinkers = Thinkers(workers=settings.workers)
        hall = Hall(House(store, committer, thinkers, time.time), settings.idle)
        seating = Seating(store, hall)
        limits = Limits(settings.limits)
        reception = Reception(hall, seating, limits)
        browsers = Browsers(store, secure=settings.is_secure)
        desk = Desk(settings, store, hall, seating, reception, browsers, limits)
        tasks = [
            asyncio.create_task(work)
            for work in (hall.wake(), _sweep(_SWEEP, reception.sweep), _sweep(settings.idle / 2, hall.sweep))
        ]
        try:
            yield desk
        finally:
            for task in tasks:
                task.cancel()
            await hall.close()
            await thinkers.close()
            await committer.stop()
    finally:
        await engine.dispose()


def _end_if_broken(task: asyncio.Task[None]) -> None:
    """Without its committer a server can keep nothing: whoever watches over it starts it again."""
    if not task.cancelled():
        log.critical("committer-ended", exc_info=task.exception())
        signal.raise_signal(signal.SIGTERM)


async def _sweep(pause: float, sweep: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(pause)
        sweep()


def serve(settings: Settings, there: Callable[[Settings], None]) -> None:
    """Serve until SIGTERM or SIGINT; `there` is called when it listens. Raises `Refused` if it cannot."""
    set_up_logs(settings.log_level)
    address = claim(settings)
    sys.setswitchinterval(_SWITCH)
    gc.freeze()
    gc.set_threshold(*_COLLECT)
    uvloop.run(_serve(settings, address, there))


async def _tell(settings: Settings, there: Callable[[Settings], None]) -> None:
    await until_there(settings)
    there(settings)


async def _serve(settings: Settings, address: str, there: Callable[[Settings], None]) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(unexpected)
    ended = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, ended.set)
    async with opened(settings) as desk:
        server = Server(
            application(desk),
            address=address,
            port=settings.port,
            interface=Interfaces.ASGINL,
            backlog=_BACKLOG,
            backpressure=_CONNECTIONS,
            log_enabled=False,
        )
        serving = loop.create_task(server.serve())
        log.info("serving", extra={"host": settings.host, "port": settings.port})
        telling = loop.create_task(_tell(settings, there))
        await asyncio.wait([serving, loop.create_task(ended.wait())], return_when=asyncio.FIRST_COMPLETED)
        telling.cancel()
        if serving.done():
            serving.result()
        log.info("ending")
        await desk.reception.dismiss()
        await asyncio.sleep(_FAREWELL)
        server.stop()
        await serving
