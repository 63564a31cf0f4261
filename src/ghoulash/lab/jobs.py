"""Games spread over processes: which process plays which makes no difference to any of them."""

import os
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games import game_class
from ghoulash.lab.order import Order
from ghoulash.lab.playing import Crash, Played, play

MOST_IN_CHUNK: Final = 50
CHUNKS_EACH: Final = 8
"""Chunks a process gets at least, so that all are done at about the same time."""


def played(order: Order, games: int, jobs: int) -> Generator[Played | Crash]:
    """All games, in whatever order they end."""
    if jobs == 1:
        yield from _one_by_one(order, range(games))
        return
    size = max(1, min(MOST_IN_CHUNK, games // (jobs * CHUNKS_EACH)))
    jobs = min(jobs, games, _most())
    chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin, (stop,)) as pool:
        try:
            with _ctrl_c_later():
                waiting = {pool.submit(_chunk, order, chunk) for chunk in islice(chunks, 2 * jobs)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                with _ctrl_c_later():
                    waiting |= {pool.submit(_chunk, order, chunk) for chunk in islice(chunks, len(done))}
                for future in done:
                    yield from future.result()
        except BrokenProcessPool as error:
            raise Refused(Refusal("simulate-process-died")) from error
        finally:  # also when whoever reads us stops, or Ctrl-C: each process ends after the game it is at
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


def _most() -> int:
    """More processes than this make nothing faster, and can bring a machine down."""
    return max(8, 4 * (os.cpu_count() or 1))


def _one_by_one(order: Order, games: range) -> Iterator[Played | Crash]:
    game = game_class(order.game).from_setup(order.setup, order.rules)
    for index in games:
        yield play(game, order, index)


@contextmanager
def _ctrl_c_later() -> Generator[None]:
    """A process begun in here never hears of Ctrl-C, which is for us alone; we hear of it on the way out."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stopping: list[Event] = []
"""In a process of ours: set when no more games are wanted."""


def _begin(stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be blocked
    _stopping.append(stop)


def _chunk(order: Order, games: range) -> list[Played | Crash]:
    results: list[Played | Crash] = []
    for result in _one_by_one(order, games):
        results.append(result)
        if _stopping[0].is_set() or isinstance(result, Crash):
            break
    return results
