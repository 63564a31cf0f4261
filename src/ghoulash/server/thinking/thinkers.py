"""The workers, and who gets one: a slow or dying bot holds up its own table and no other."""

import asyncio
import logging
from typing import Final

from msgspec import Struct

from ghoulash.server.thinking.process import Lost, Worker
from ghoulash.server.thinking.question import Answer, Failure, Question
from ghoulash.server.thinking.turns import Turns
from ghoulash.server.thinking.wire import MOST_BYTES

SHORT_WHILE: Final = 0.25
"""Seconds that a question waits for a busy worker before another is started."""
LINGER: Final = 60.0
"""Seconds that a worker over the usual number stays idle before it is ended."""
INSTEAD: Final = "random"
"""The bot that plays any game, and answers where the one asked could not."""
SPARE: Final = MOST_BYTES // 2

_log = logging.getLogger(__name__)


class _Job(Struct, eq=False):
    question: Question
    answer: asyncio.Future[Answer | Failure]
    failures: tuple[str, ...] = ()


class Thinkers:
    """A pool of workers that grows while all are busy, and shrinks when they are not."""

    def __init__(
        self,
        workers: int = 2,
        most: int = 8,
        patience: float = 20.0,
        *,
        makers: str = "ghoulash.bots",
        short_while: float = SHORT_WHILE,
        linger: float = LINGER,
    ) -> None:
        """`makers` is the module whose `make_bot` the workers call: for whoever starts the pool to choose."""
        self.workers = workers
        self.most = max(workers, most)
        self.patience = patience
        self.asked = self.answered = self.retried = self.failed = self.killed = self.started = 0
        self._makers = makers
        self._short_while = short_while
        self._linger = linger
        self._turns: Turns[_Job] = Turns()
        self._idle: list[Worker] = []
        """The one that was busy last is the first to be asked."""
        self._thinking: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._growing: asyncio.TimerHandle | None = None
        self._thinning: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """Questions that no worker has yet."""
        return len(self._turns)

    @property
    def busy(self) -> int:
        """Questions under way, each with a worker of its own."""
        return len(self._thinking)

    @property
    def live(self) -> int:
        """Workers, and those being started."""
        return len(self._thinking) + len(self._idle)

    def ask(self, table: str, question: Question) -> asyncio.Future[Answer | Failure]:
        """To be called in the event loop; the future may be cancelled, and raises nothing else."""
        answer: asyncio.Future[Answer | Failure] = asyncio.get_running_loop().create_future()
        if self._closed or question.size > SPARE:
            answer.set_result(Failure(("closed" if self._closed else "too-large",)))
            return answer
        self.asked += 1
        self._turns.put(table, _Job(question, answer))
        self._dispatch()
        return answer

    async def close(self) -> None:
        """End every worker; whatever is not answered by now is a failure."""
        self._closed = True
        for timer in (self._growing, self._thinning):
            if timer is not None:
                timer.cancel()
        for job in self._turns.clear():
            _settle(job, Failure((*job.failures, "closed")))
        for task in self._thinking:
            task.cancel()
        for worker in self._idle:
            self._end(worker)
        self._idle.clear()
        while self._thinking or self._ending:
            await asyncio.gather(*self._thinking, *self._ending, return_exceptions=True)

    # Who gets a worker

    def _dispatch(self) -> None:
        """Begin whatever can be begun, now or when all have been busy for a while."""
        while not self._closed and self._turns:
            worker = self._free(self._turns.first)
            if worker is None and self.live >= self.workers:
                self._grow_soon()
                return
            self._begin(worker)

    def _begin(self, worker: Worker | None) -> None:
        """The next question is the worker's, or a new one's."""
        table, job = self._turns.take()
        if job.answer.done():
            self._turns.done(table)
            if worker is not None:
                self._idle.append(worker)
            return
        task = asyncio.get_running_loop().create_task(self._think(table, job, worker))
        self._thinking.add(task)
        task.add_done_callback(lambda task: self._over(task, job, worker))

    def _over(self, task: asyncio.Task[None], job: _Job, worker: Worker | None) -> None:
        """Also for a task that was cancelled before it began, and never saw its `finally`."""
        self._thinking.discard(task)
        if job.answer.done():
            return
        if not task.cancelled() and task.exception() is not None:
            _log.error("thinking-broken", exc_info=task.exception())
        _settle(job, Failure((*job.failures, "closed" if self._closed else "broken")))
        if worker is not None:
            self._end(worker)

    def _free(self, table: str) -> Worker | None:
        """An idle worker; one that may remember the table's bots before others."""
        for worker in [worker for worker in self._idle if worker.lost]:
            self._idle.remove(worker)
            self._end(worker)
        if not self._idle:
            return None
        known = [worker for worker in self._idle if table in worker.tables]
        worker = (known or self._idle)[-1]
        self._idle.remove(worker)
        return worker

    def _grow_soon(self) -> None:
        if self._growing is None and self.live < self.most:
            loop = asyncio.get_running_loop()
            self._growing = loop.call_later(self._short_while, self._grow)

    def _grow(self) -> None:
        """All were busy for a short while: another worker, for whoever is next."""
        self._growing = None
        if self._turns and self.live < self.most:
            self._begin(None)
        self._dispatch()

    def _thin_later(self) -> None:
        if self._thinning is None and self._idle and self.live > self.workers and not self._closed:
            loop = asyncio.get_running_loop()
            self._thinning = loop.call_at(self._idle[0].idle_since + self._linger, self._thin)

    def _thin(self) -> None:
        """End whoever has been idle for long, down to the usual number."""
        self._thinning = None
        now = asyncio.get_running_loop().time()
        if self._idle and self.live > self.workers and self._idle[0].idle_since + self._linger <= now:
            self._end(self._idle.pop(0))
        self._thin_later()

    def _end(self, worker: Worker) -> None:
        task = asyncio.get_running_loop().create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    # One question

    async def _think(self, table: str, job: _Job, worker: Worker | None) -> None:
        """Until somebody has answered, or all have failed."""
        try:
            worker = await self._tried(table, job, worker)
        finally:
            task = asyncio.current_task()
            assert task is not None
            self._thinking.discard(task)
            self._turns.done(table)
        if worker is not None:
            worker.idle_since = asyncio.get_running_loop().time()
            self._idle.append(worker)
        self._dispatch()
        self._thin_later()

    async def _tried(self, table: str, job: _Job, worker: Worker | None) -> Worker | None:
        """The bot, once more in a fresh process, then another bot in another; the worker that did it."""
        own = job.question.mind.bot
        for bot in (own, own, INSTEAD):
            self.retried += bool(job.failures)
            try:
                worker = worker or await self._started()
                worker.tables.put(table, True)
                actions = await worker.ask(job.question, bot, self.patience)
            except Lost as lost:
                self._note(table, job, bot, lost)
                if worker is not None:
                    self.killed += lost.code != "died"
                    self._end(worker)
                    worker = None
            except BaseException:
                if worker is not None:
                    self._end(worker)
                raise
            else:
                self.answered += 1
                _settle(job, Answer(actions, job.failures, instead=bot != own))
                return worker
            if job.answer.done():
                return None
        self.failed += 1
        _settle(job, Failure(job.failures))
        return None

    async def _started(self) -> Worker:
        self.started += 1
        return await Worker.start(self._makers)

    def _note(self, table: str, job: _Job, bot: str, lost: Lost) -> None:
        """Codes and places alone: what a bot saw stays out of the log."""
        job.failures = (*job.failures, lost.code)
        _log.warning(
            "thinking-%s table=%s game=%s bot=%s where=%s",
            lost.code,
            table,
            job.question.premise.game,
            bot,
            lost.where,
        )


def _settle(job: _Job, result: Answer | Failure) -> None:
    if not job.answer.done():
        job.answer.set_result(result)
