"""The server's end of one worker process."""

import asyncio
import os
import sys
from contextlib import suppress
from typing import Final, cast

import msgspec

from ghoulash.server.thinking.question import Question
from ghoulash.server.thinking.wire import HEAD, MINDS, MOST_BYTES, PREMISES, Got, Put, Recent, framed

HANDED_ON: Final = (
    "PATH",
    "PYTHONPATH",
    "PYTHONHOME",
    "PYTHONDONTWRITEBYTECODE",
    "LANG",
    "LC_ALL",
    "SYSTEMROOT",
)
"""All that a worker gets of the server's environment; the rest may hold secrets."""


class Lost(Exception):
    """No answer will come from this process; the code says why."""

    def __init__(self, code: str, where: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.where = where


class Worker(asyncio.SubprocessProtocol):
    """One process, which has one question at a time."""

    def __init__(self) -> None:
        self._transport: asyncio.SubprocessTransport | None = None
        self._buffer = bytearray()
        self._reply: asyncio.Future[Got] | None = None
        self.lost = ""
        """Why no answer will come from it any more, as a code."""
        self.idle_since = 0.0
        self._premises: Recent[str, bool] = Recent(PREMISES)
        self.tables: Recent[str, bool] = Recent(MINDS)
        """Whose bots it may remember."""
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def start(cls, makers: str) -> "Worker":
        """Raises `Lost` where the system gives us no process."""
        command = (sys.executable, "-P", "-m", __package__, makers)
        environment = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
        try:
            _, worker = await asyncio.get_running_loop().subprocess_exec(
                cls, *command, stderr=None, env=environment, start_new_session=True
            )
        except OSError as error:
            raise Lost("unstarted", type(error).__name__) from error
        return worker

    @property
    def pid(self) -> int:
        """Of the process."""
        assert self._transport is not None
        return self._transport.get_pid()

    async def ask(self, question: Question, bot: str, patience: float) -> tuple[str, ...]:
        """The bot's actions; raises `Lost`, and then the process is of no more use."""
        if self.lost:
            raise Lost(self.lost)
        key = question.premise.key
        data = framed(put_of(question, bot, known=self._premises.get(key) is not None))
        self._premises.put(key, True)
        assert self._transport is not None
        loop = asyncio.get_running_loop()
        self._reply = loop.create_future()
        pipe = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        pipe.write(data)
        overran = loop.call_later(patience, self.lose, "overran")
        try:
            got = await self._reply
        finally:
            overran.cancel()
            self._reply = None
        if got.failure:
            raise Lost(got.failure, got.where)
        return got.actions

    def lose(self, code: str) -> None:
        """Give it up."""
        self.lost = self.lost or code
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(Lost(self.lost))

    async def end(self) -> None:
        """Kill it; it has nothing to put in order."""
        assert self._transport is not None
        with suppress(ProcessLookupError):
            self._transport.kill()
        await self.gone
        self._transport.close()

    # What the event loop tells us

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._buffer += data
        if len(self._buffer) < HEAD:
            return
        size = int.from_bytes(self._buffer[:HEAD], "big")
        if self._reply is None or size > MOST_BYTES or len(self._buffer) > HEAD + size:
            self.lose("garbled")
        elif len(self._buffer) == HEAD + size:
            try:
                got = msgspec.msgpack.decode(self._buffer[HEAD:], type=Got)
            except msgspec.DecodeError:
                self.lose("garbled")
                return
            self._buffer.clear()
            if not self._reply.done():
                self._reply.set_result(got)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.lose("died")

    def process_exited(self) -> None:
        self.lose("died")
        if not self.gone.done():
            self.gone.set_result(None)


def put_of(question: Question, bot: str, *, known: bool) -> Put:
    """The question as it travels, to this bot; to a worker that knows the set-up without it."""
    premise = question.premise
    return Put(
        premise.key,
        premise.game,
        premise.rules,
        None if known else premise.setup,
        bot,
        question.mind.seed,
        question.seat,
        question.view,
        question.number,
        question.remarks,
    )
