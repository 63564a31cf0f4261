"""Whole games, every move thought of in a worker, with the table as the referee."""

import asyncio
from typing import Any

import pytest

import ghoulash
from ghoulash.bots import bots_for
from ghoulash.core.chance import Chance
from ghoulash.core.refusal import Refusal
from ghoulash.server.thinking.question import Answer, Mind, Premise, Question
from ghoulash.server.thinking.thinkers import Thinkers
from ghoulash.server.thinking.wire import PREMISES
from ghoulash.table.sealed import Sealed
from ghoulash.table.table import Table
from tests.server.thinking.asking import pool


class Played:
    """One table of bots, asked as a server asks them: all whom an open question reaches at once."""

    def __init__(self, thinkers: Thinkers, name: str, game: Any, bots: tuple[str, ...]) -> None:
        self.thinkers = thinkers
        self.name = name
        self.table = Table(game, game.start(len(bots)), Chance(name.encode()), seats=len(bots))
        self.sealed = Sealed(self.table, pause=10)
        self.premise = Premise.of(game)
        self.minds = [Mind(bot, f"{name} {seat}".encode()) for seat, bot in enumerate(bots)]
        self.actions: list[tuple[int, str]] = []
        self.now = 0

    async def to_the_end(self) -> None:
        self.table.begin()
        self.sealed.look(0)
        while self.table.to_act():
            self.now += 1
            asked = self.asked()
            seen = [self.sealed.view(seat) for seat in asked]
            answers = await asyncio.gather(*[self.ask(seat) for seat in asked])
            for seat, view, answer in zip(asked, seen, answers, strict=True):
                assert isinstance(answer, Answer) and not answer.failures
                if self.sealed.view(seat) == view and seat in self.asked():
                    self.play(seat, answer.actions)
            if self.sealed.window is not None:
                self.now = int(self.sealed.due)
            assert not isinstance(self.sealed.at(self.now), Refusal)

    def asked(self) -> tuple[int, ...]:
        window = self.sealed.window
        if window is None:
            return self.table.to_act()
        return tuple(seat for seat in window.seats if self.sealed.answer(seat) is None)

    def ask(self, seat: int) -> Any:
        number = len(self.actions)
        view = self.sealed.view(seat)
        return self.thinkers.ask(self.name, Question.of(self.premise, self.minds[seat], seat, view, number))

    def play(self, seat: int, texts: tuple[str, ...]) -> None:
        self.actions += [(seat, text) for text in texts]
        actions = [self.table.game.read(text) for text in texts]
        draft = self.table.draft(seat)
        if draft is not None:
            assert draft.add(*actions) is None
            assert not isinstance(self.table.confirm(seat), Refusal)
            self.sealed.look(self.now)
            return
        assert len(actions) == 1
        done = self.sealed.act(seat, actions[0], self.now)
        assert not isinstance(done, Refusal)


EVERY = [(name, bot) for name in ("pen-and-paper", "last-game-on-earth") for bot in bots_for(name)]


@pytest.mark.parametrize(("name", "bot"), EVERY)
async def test_a_whole_game(name: str, bot: str) -> None:
    """Twice, in new processes: it is the same game."""
    seats = 2 if name == "pen-and-paper" else 3
    played: list[Played] = []
    for _ in range(2):
        async with pool(workers=1, most=1) as thinkers:
            played.append(Played(thinkers, name, ghoulash.game(name), (bot,) * seats))
            await played[-1].to_the_end()
            assert (thinkers.asked, thinkers.failed) == (thinkers.answered, 0)
    assert played[0].table.outcome() is not None
    assert played[0].actions == played[1].actions


async def test_tables_at_once() -> None:
    """More set-ups than a worker keeps, spread over the workers as it comes."""
    async with pool(workers=2, most=2) as thinkers:
        tables = [
            Played(thinkers, f"{n}", ghoulash.game("pen-and-paper", turn_limit=3 + n), ("normal", "easy"))
            for n in range(PREMISES + 6)
        ]
        await asyncio.gather(*[table.to_the_end() for table in tables])
        assert all(table.table.outcome() for table in tables)
        assert (thinkers.asked, thinkers.retried, thinkers.started) == (thinkers.answered, 0, 2)
