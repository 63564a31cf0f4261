"""What the tests of the workers share: questions to ask, and a line on which odd bots call."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import ghoulash
from ghoulash.core.bot import Remark
from ghoulash.server.thinking.question import Mind, Premise, Question
from ghoulash.server.thinking.thinkers import Thinkers

ROOT = Path(__file__).parents[3]
ODD_BOTS = "tests.server.thinking.odd_bots"


def at_the_door(game: Any) -> Any:
    """A position of pen-and-paper where seat 0 is to walk."""
    from random import Random

    state = game.start()
    for seat in (0, 1):
        while game.drafts(state, seat):
            state = game.apply(state, seat, game.actions(state, seat)[-1]).state
    rng = Random(1)
    while game.to_act(state) == (-1,):
        state = game.apply(state, -1, rng.choice(game.chances(state))[0]).state
    return state


def walking(bot: str, port: int = 0, number: int = 0, seed: bytes = b"seed") -> Question:
    """Where shall I go?"""
    game = ghoulash.game("pen-and-paper", first="0")
    premise = Premise.of(game)
    view = game.view(at_the_door(game), 0)
    return Question.of(premise, Mind(bot, seed), 0, view, number, [Remark(1, str(port))])


class Call(NamedTuple):
    """What a bot said, and the line to its process."""

    said: Any
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def go_on(self) -> None:
        self.writer.write(b"!")

    async def ended(self) -> None:
        """Until its process is gone."""
        with suppress(ConnectionResetError):
            assert await self.reader.read() == b""


class Switchboard:
    """Where odd bots call."""

    def __init__(self) -> None:
        self.port = 0
        self._calls: asyncio.Queue[Call] = asyncio.Queue()
        self.lines: list[asyncio.StreamWriter] = []

    async def called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines.append(writer)
        self._calls.put_nowait(Call(json.loads(await reader.readline()), reader, writer))

    async def call(self) -> Call:
        return await asyncio.wait_for(self._calls.get(), 60)

    @property
    def silent(self) -> bool:
        return self._calls.empty()


@asynccontextmanager
async def switchboard() -> AsyncIterator[Switchboard]:
    board = Switchboard()
    server = await asyncio.start_server(board.called, "127.0.0.1", 0)
    board.port = server.sockets[0].getsockname()[1]
    try:
        yield board
    finally:
        for line in board.lines:
            line.close()
        server.close()
        await server.wait_closed()


@asynccontextmanager
async def pool(**options: Any) -> AsyncIterator[Thinkers]:
    """Closed at the end, also of a test that fails: uvloop would wait for its processes for ever."""
    thinkers = Thinkers(**options)
    try:
        yield thinkers
    finally:
        await thinkers.close()
