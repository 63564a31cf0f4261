"""Bots that hang, die, raise and cheat: their own table waits, then `random` plays; no other notices."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from ghoulash.server.thinking.process import Worker
from ghoulash.server.thinking.question import Answer, Failure
from ghoulash.server.thinking.thinkers import Thinkers
from tests.server.thinking.asking import ODD_BOTS, ROOT, Switchboard, pool, walking

FOREVER = 1e6


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    pool = Thinkers(workers=1, most=2, patience=FOREVER, makers=ODD_BOTS, short_while=0.01)
    yield pool
    await pool.close()


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> list[Worker]:
    """All that were ever started."""
    started: list[Worker] = []
    start = Worker.start

    async def noted(makers: str) -> Worker:
        started.append(await start(makers))
        return started[-1]

    monkeypatch.setattr(Worker, "start", noted)
    return started


@pytest.mark.parametrize(
    ("bot", "code"),
    [("dies", "died"), ("raises", "raised"), ("cheats", "illegal"), ("out_of_turn", "illegal")],
)
async def test_a_bot_that_cannot_answer_is_asked_twice_and_then_random_is(
    thinkers: Thinkers, bot: str, code: str
) -> None:
    answer = await thinkers.ask("a", walking(bot))
    assert isinstance(answer, Answer) and answer.instead
    assert answer.failures == (code, code)
    assert answer.actions[0].startswith("enter")
    assert (thinkers.asked, thinkers.answered, thinkers.retried, thinkers.failed) == (1, 1, 2, 0)
    assert thinkers.started == 3
    assert thinkers.killed == (0 if code == "died" else 2)
    assert (thinkers.busy, thinkers.waiting, thinkers.live) == (0, 0, 1)


async def test_a_bot_that_overruns_is_killed_and_replaced(
    thinkers: Thinkers, line: Switchboard, workers: list[Worker]
) -> None:
    asked = thinkers.ask("a", walking("waits", line.port))
    for _ in range(2):
        call = await line.call()
        workers[-1].lose("overran")
        await call.ended()
    answer = await asked
    assert isinstance(answer, Answer) and answer.instead
    assert answer.failures == ("overran", "overran")
    assert thinkers.killed == 2


async def test_patience_ends() -> None:
    async with pool(patience=0.1, makers=ODD_BOTS) as thinkers:
        answer = await thinkers.ask("a", walking("hangs"))
        assert answer.failures[:2] == ("overran", "overran")
        assert thinkers.killed >= 2


async def test_a_worker_killed_while_it_thinks_is_replaced_and_the_question_asked_again(
    thinkers: Thinkers, line: Switchboard
) -> None:
    asked = thinkers.ask("a", walking("waits", line.port))
    os.kill((await line.call()).said, signal.SIGKILL)
    (await line.call()).go_on()
    answer = await asked
    assert isinstance(answer, Answer) and not answer.instead
    assert answer.failures == ("died",)
    assert (thinkers.retried, thinkers.killed) == (1, 0)


async def test_a_worker_killed_while_it_is_idle_costs_no_try(thinkers: Thinkers, line: Switchboard) -> None:
    await thinkers.ask("a", walking("stays", line.port))
    gone = thinkers._idle[0].gone
    os.kill((await line.call()).said, signal.SIGKILL)
    await gone
    answer = await thinkers.ask("a", walking("random"))
    assert isinstance(answer, Answer) and not answer.failures


async def test_other_tables_go_on_while_one_hangs(thinkers: Thinkers, line: Switchboard) -> None:
    hanging = thinkers.ask("hangs", walking("waits", line.port))
    await line.call()
    others = [thinkers.ask(f"table {n}", walking("easy", number=n)) for n in range(40)]
    answers = await asyncio.gather(*others)
    assert all(isinstance(answer, Answer) and not answer.failures for answer in answers)
    assert not hanging.done()
    assert (thinkers.busy, thinkers.live, thinkers.started) == (1, 2, 2)


async def test_one_table_has_one_question_under_way(thinkers: Thinkers, line: Switchboard) -> None:
    asked = [thinkers.ask("a", walking("waits", line.port, n)) for n in range(3)]
    for number, answer in enumerate(asked):
        call = await line.call()
        assert await thinkers.ask(f"other {number}", walking("random"))
        assert line.silent
        assert (thinkers.busy, thinkers.waiting) == (1, 2 - number)
        call.go_on()
        await answer


async def test_tables_take_turns(line: Switchboard) -> None:
    async with pool(workers=1, most=1, makers=ODD_BOTS) as thinkers:
        order: list[str] = []
        first = thinkers.ask("first", walking("waits", line.port))
        asked = []
        for table in ("a", "a", "a", "b", "c"):
            asked.append(thinkers.ask(table, walking("random")))
            asked[-1].add_done_callback(lambda _, table=table: order.append(table))
        (await line.call()).go_on()
        await asyncio.gather(first, *asked)
        assert order == ["a", "b", "c", "a", "a"]


async def test_who_is_idle_for_long_is_ended(line: Switchboard) -> None:
    async with pool(workers=1, most=3, makers=ODD_BOTS, short_while=0, linger=0) as thinkers:
        asked = [thinkers.ask(f"{n}", walking("waits", line.port)) for n in range(3)]
        calls = [await line.call() for _ in asked]
        assert thinkers.live == 3
        for call in calls:
            call.go_on()
        await asyncio.gather(*asked)
        ended = [asyncio.ensure_future(call.ended()) for call in calls]
        while sum(task.done() for task in ended) < 2:
            await asyncio.wait(
                [task for task in ended if not task.done()], return_when=asyncio.FIRST_COMPLETED
            )
        assert thinkers.live == 1
        assert isinstance(await thinkers.ask("a", walking("random")), Answer)
        assert thinkers.started == 3
    await asyncio.gather(*ended)


async def test_what_nobody_can_answer_is_a_failure() -> None:
    async with pool(makers="tests.server.thinking.no_bots") as thinkers:
        assert await thinkers.ask("a", walking("easy")) == Failure(("raised",) * 3)
        assert (thinkers.failed, thinkers.answered, thinkers.live) == (1, 0, 0)


async def test_no_worker_to_be_had_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(ROOT / "no such python"))
    async with pool() as thinkers:
        assert await thinkers.ask("a", walking("easy")) == Failure(("unstarted",) * 3)


async def test_what_a_bot_prints_goes_nowhere(thinkers: Thinkers, capfd: pytest.CaptureFixture[str]) -> None:
    answer = await thinkers.ask("a", walking("prints"))
    assert isinstance(answer, Answer) and not answer.failures
    await thinkers.close()
    assert capfd.readouterr() == ("", "")


async def test_a_failure_is_logged_without_what_the_bot_saw(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        await thinkers.ask("t1", walking("raises"))
    lines = [r.getMessage() for r in caplog.records if r.name.startswith("ghoulash")]
    assert len(lines) == 2
    assert lines[0].startswith(
        "thinking-raised table=t1 game=pen-and-paper bot=raises where=RuntimeError tests."
    )
    assert "ChartView" not in caplog.text


async def test_what_is_too_large_is_not_sent(thinkers: Thinkers) -> None:
    question = msgspec.structs.replace(walking("easy"), view=b" " * (3 << 20))
    assert await thinkers.ask("a", question) == Failure(("too-large",))
    assert thinkers.started == 0


@pytest.mark.parametrize("data", [b"\xff\xff\xff\xff", b"\0\0\0\1\xc1", b"\0\0\0\1\x90\x90"])
async def test_a_worker_that_talks_nonsense_is_given_up(
    thinkers: Thinkers, line: Switchboard, workers: list[Worker], data: bytes
) -> None:
    asked = thinkers.ask("a", walking("waits", line.port))
    call = await line.call()
    workers[-1].pipe_data_received(1, data)
    await call.ended()
    (await line.call()).go_on()
    answer: Any = await asked
    assert answer.failures == ("garbled",)


async def test_a_cancelled_question_is_not_asked(thinkers: Thinkers, line: Switchboard) -> None:
    under_way = thinkers.ask("a", walking("waits", line.port))
    waiting = thinkers.ask("a", walking("waits", line.port))
    call = await line.call()
    waiting.cancel()
    under_way.cancel()
    after = thinkers.ask("a", walking("random"))
    call.go_on()
    assert isinstance(await after, Answer)
    assert line.silent


async def test_closing_answers_all_and_ends_all(thinkers: Thinkers, line: Switchboard) -> None:
    asked = [thinkers.ask("a", walking("waits", line.port)) for _ in range(2)]
    call = await line.call()
    await thinkers.close()
    assert await asyncio.gather(*asked) == [Failure(("closed",))] * 2
    await call.ended()
    assert await thinkers.ask("a", walking("easy")) == Failure(("closed",))
    await thinkers.close()


@pytest.mark.parametrize("before", [0, 1])
async def test_closing_at_once_answers_what_has_not_begun(thinkers: Thinkers, before: int) -> None:
    for _ in range(before):
        await thinkers.ask("a", walking("random"))
    asked = thinkers.ask("a", walking("random"))
    await thinkers.close()
    assert await asked == Failure(("closed",))
    assert (thinkers.live, thinkers.waiting) == (0, 0)


async def test_a_fault_of_ours_is_a_failure_too(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await thinkers.ask("a", walking("random"))
    with monkeypatch.context() as patch:
        patch.setattr(Worker, "ask", None)
        assert await thinkers.ask("a", walking("random")) == Failure(("broken",))
    assert "thinking-broken" in caplog.text
    assert isinstance(await thinkers.ask("a", walking("random")), Answer)
