"""The committer: what is kept, what is lost, and who hears it."""

import asyncio
import logging
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ghoulash.server.store import committing
from ghoulash.server.store.committing import Committer, Fate
from ghoulash.server.store.schema import asides, log
from ghoulash.server.store.store import Store
from ghoulash.server.store.writing import Write
from tests.server.store.making import an_entry, fates_of, set_up

KEPT, LOST, FAILED = Fate.KEPT, Fate.LOST, Fate.FAILED
HALF = "\ud83d"
"""Half a character: no database takes it."""


async def test_a_write_is_there_when_it_is_said_to_be(store: Store, committer: Committer) -> None:
    await set_up(store, "a")
    entry = an_entry(0, "m", lines='[{"seat":0,"do":"go é 😀"}]')
    assert await fates_of(committer, [Write("a", entry, {"clock": b"\0\xff"})]) == [KEPT]
    assert await store.log_of("a") == [entry]
    assert await store.asides_of("a") == {"clock": b"\0\xff"}


async def test_of_two_for_one_number_one_is_kept(engine: AsyncEngine, store: Store) -> None:
    await set_up(store, "a", "b")
    one, other = Committer(engine), Committer(engine)
    one.start()
    other.start()
    for number in range(30):
        fates = await asyncio.gather(
            fates_of(one, [Write("b", an_entry(number)), Write("a", an_entry(number, f"one{number}"))]),
            fates_of(other, [Write("a", an_entry(number, f"other{number}"))]),
        )
        (of_b, of_one), (of_other,) = fates
        assert of_b is KEPT
        assert {of_one, of_other} == {KEPT, LOST}
        kept = "one" if of_one is KEPT else "other"
        assert (await store.log_of("a", number - 1))[0].message == f"{kept}{number}"
    await one.stop()
    await other.stop()


async def test_a_write_that_is_lost_leaves_nothing(store: Store, committer: Committer) -> None:
    await set_up(store, "a", "b")
    assert await fates_of(committer, [Write("a", an_entry(0, "m"))]) == [KEPT]
    again = [Write("a", an_entry(0, "n"), {"draft": b"new"}), Write("b", an_entry(0, "m"), {"draft": b"new"})]
    assert await fates_of(committer, again) == [LOST, KEPT]
    assert await store.asides_of("a") == {}
    assert await store.asides_of("b") == {"draft": b"new"}
    assert [entry.message for entry in await store.log_of("a")] == ["m"]


async def test_asides_are_set_changed_and_taken_away(store: Store, committer: Committer) -> None:
    await set_up(store, "a", "b")
    await fates_of(committer, [Write("a", None, {"x": b"1", "y": b"2"}), Write("b", None, {"x": b"3"})])
    assert await fates_of(committer, [Write("a", None, {"x": None, "y": b"4", "z": None})]) == [KEPT]
    assert await store.asides_of("a") == {"y": b"4"}
    assert await store.asides_of("b") == {"x": b"3"}
    assert await fates_of(committer, [Write("a")]) == [KEPT]


async def test_the_end_of_a_table_goes_along_or_not(store: Store, committer: Committer) -> None:
    await set_up(store, "a", "b")
    await fates_of(committer, [Write("a", an_entry(0))])
    ends = [Write("a", an_entry(0), fate="over", ended=9.0), Write("b", an_entry(0), fate="over", ended=9.0)]
    assert await fates_of(committer, ends) == [LOST, KEPT]
    a, b = await store.table("a"), await store.table("b")
    assert a is not None and (a.fate, a.ended) == ("gathering", None)
    assert b is not None and (b.fate, b.ended) == ("over", 9.0)


@pytest.mark.parametrize(
    "bad",
    [
        Write("nowhere", an_entry(0)),
        Write("bad", an_entry(0, lines=HALF)),
        Write("bad", an_entry(0), {HALF: b""}),
        Write("nowhere", None, {"draft": b""}),
    ],
    ids=["no table", "half a character", "an aside's name", "no aside's table"],
)
async def test_one_bad_write_spoils_no_other(store: Store, committer: Committer, bad: Write) -> None:
    await set_up(store, "a", "b", "bad")
    writes = [Write("a", an_entry(0), {"x": b""}), bad, Write("b", an_entry(0))]
    assert await fates_of(committer, writes) == [KEPT, FAILED, KEPT]
    assert await store.log_of("bad") == []
    assert await store.asides_of("a") == {"x": b""}
    assert await fates_of(committer, [Write("bad", an_entry(0))]) == [KEPT]


async def test_a_number_that_no_column_holds(store: Store, committer: Committer) -> None:
    await set_up(store, "a", "b")
    assert await fates_of(committer, [Write("a", an_entry(1 << 70)), Write("b", an_entry(0))]) == [
        FAILED,
        KEPT,
    ]


async def test_a_message_with_a_nought_in_it_is_taken_whole_or_not_at_all(
    store: Store, committer: Committer
) -> None:
    await set_up(store, "a", "b")
    await fates_of(committer, [Write("a", an_entry(0, "m\0a"))])
    (fate,) = await fates_of(committer, [Write("a", an_entry(len(await store.log_of("a")), "m\0b"))])
    assert [entry.message for entry in await store.log_of("a")] == (["m\0a", "m\0b"] if fate is KEPT else [])


async def test_what_fails_is_logged_without_its_words(
    store: Store, committer: Committer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await set_up(store, "a")
    hidden = "dig-here"
    assert await fates_of(committer, [Write("a", an_entry(0, hidden, lines=hidden), {hidden: b"s3cret"})])
    await fates_of(committer, [Write("a", an_entry(1, hidden + HALF, lines=hidden))])
    await fates_of(committer, [Write(hidden, an_entry(1, "m", lines=hidden))])
    assert "could not be kept" in caplog.text
    assert hidden not in caplog.text
    assert "s3cret" not in caplog.text


async def test_two_writes_of_one_table_follow_each_other(store: Store, committer: Committer) -> None:
    await set_up(store, "a", "b")
    writes = [
        Write("a", an_entry(0)),
        Write("a", an_entry(1)),
        Write("b", an_entry(0)),
        Write("a", an_entry(2)),
    ]
    assert await fates_of(committer, writes) == [KEPT] * 4
    assert [entry.number for entry in await store.log_of("a")] == [0, 1, 2]


async def test_what_follows_on_a_lost_write_is_lost(store: Store, committer: Committer) -> None:
    await set_up(store, "a", "b")
    await fates_of(committer, [Write("a", an_entry(0))])
    writes = [
        Write("a", an_entry(0)),
        Write("a", an_entry(1)),
        Write("b", an_entry(0)),
        Write("b", an_entry(1)),
    ]
    assert await fates_of(committer, writes) == [LOST, LOST, KEPT, KEPT]
    assert [entry.number for entry in await store.log_of("a")] == [0]


async def test_all_hear_in_order_and_one_who_stumbles_trips_nobody(
    store: Store, committer: Committer
) -> None:
    await set_up(store, "a", "b", "c")
    mishaps: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: mishaps.append(context))
    heard: list[str] = []

    def stumble(_: Fate) -> None:
        heard.append("b")
        raise KeyError

    committer.commit(Write("a", an_entry(0)), lambda _: heard.append("a"))
    committer.commit(Write("b", an_entry(0)), stumble)
    committer.commit(Write("c", an_entry(0)), lambda _: heard.append("c"))
    await committer.drain()
    assert heard == ["a", "b", "c"]
    assert [type(mishap["exception"]) for mishap in mishaps] == [KeyError]
    assert await fates_of(committer, [Write("a", an_entry(1))]) == [KEPT]


async def test_who_hears_may_go_on_at_once_and_drain_waits_for_it(store: Store, committer: Committer) -> None:
    await set_up(store, "a")
    numbers = iter(range(20))

    def go_on(fate: Fate) -> None:
        assert fate is KEPT
        for number in numbers:
            committer.commit(Write("a", an_entry(number)), go_on)
            return

    go_on(KEPT)
    await committer.drain()
    assert len(await store.log_of("a")) == 20


async def test_a_group_is_one_transaction(store: Store, committer: Committer) -> None:
    names = [f"t{number}" for number in range(50)]
    await set_up(store, *names)
    commits: list[Connection] = []
    note = commits.append
    event.listen(Engine, "commit", note)
    assert await fates_of(committer, (Write(name, an_entry(0)) for name in names)) == [KEPT] * 50
    event.remove(Engine, "commit", note)
    assert len(commits) == 1


async def test_more_than_a_group_holds(
    store: Store, committer: Committer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(committing, "_LARGEST", 3)
    names = [f"t{number}" for number in range(10)]
    await set_up(store, *names)
    writes = [Write(name, an_entry(number)) for number in range(2) for name in names]
    assert await fates_of(committer, writes) == [KEPT] * 20


async def test_after_the_end_and_before_the_beginning_nothing_is_kept(
    engine: AsyncEngine, store: Store
) -> None:
    await set_up(store, "a")
    committer = Committer(engine)
    assert await fates_of(committer, [Write("a", an_entry(0))]) == [FAILED]
    await committer.stop()
    committer.start()
    committer.commit(Write("a", an_entry(0)), lambda _: None)
    await committer.stop()
    assert len(await store.log_of("a")) == 1
    assert await fates_of(committer, [Write("a", an_entry(1))]) == [FAILED]


async def test_what_nobody_foresaw_ends_the_committer_and_all_hear(
    engine: AsyncEngine, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(store, "a", "b")

    async def break_down(*_: object) -> list[bool]:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    committer = Committer(engine)
    monkeypatch.setattr(committer._writer, "write", break_down)
    task = committer.start()
    writes = [Write("a", an_entry(0)), Write("b", an_entry(0)), Write("a", an_entry(1))]
    fates = fates_of(committer, writes)
    assert await fates == [FAILED] * 3
    with pytest.raises(ZeroDivisionError):
        await task
    await committer.drain()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_connection_that_went_away_in_the_night(engine: AsyncEngine, store: Store) -> None:
    await set_up(store, "a")
    committer = Committer(engine)
    committer.start()
    assert await fates_of(committer, [Write("a", an_entry(0))]) == [KEPT]
    async with engine.connect() as connection:
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
    assert await fates_of(committer, [Write("a", an_entry(1))]) == [KEPT]
    await committer.stop()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_database_that_goes_away_for_a_while(engine: AsyncEngine, store: Store) -> None:
    await set_up(store, "a", "b")
    gone = True

    def refuse(*_: object) -> None:
        if gone:
            raise ConnectionRefusedError

    event.listen(engine.sync_engine, "do_connect", refuse)
    await engine.dispose()
    committer = Committer(engine)
    committer.start()
    assert await fates_of(committer, [Write("a", an_entry(0)), Write("b", an_entry(0))]) == [FAILED, FAILED]
    gone = False
    assert await fates_of(committer, [Write("a", an_entry(0)), Write("b", an_entry(0))]) == [KEPT, KEPT]
    await committer.stop()
    async with engine.connect() as connection:
        assert (await connection.execute(select(func.count()).select_from(log))).scalar() == 2
        assert (await connection.execute(select(func.count()).select_from(asides))).scalar() == 0


async def test_groups_of_every_size_are_kept_but_for_what_is_taken(
    store: Store, committer: Committer
) -> None:
    names = [f"t{number:02}" for number in range(26)]
    await set_up(store, *names)
    held = dict.fromkeys(names, 0)
    for size in range(1, len(names) + 1):
        late = {names[size - 1], names[size // 2]}
        writes = [Write(name, an_entry(held[name] - (name in late), f"m{size}")) for name in names[:size]]
        writes = [write for write in writes if write.entry is not None and write.entry.number >= 0]
        fates = await fates_of(committer, writes)
        assert fates == [LOST if write.table in late else KEPT for write in writes]
        for write, fate in zip(writes, fates, strict=True):
            held[write.table] += fate is KEPT
        for name in late - {write.table for write in writes}:
            held[name] += (await fates_of(committer, [Write(name, an_entry(0, "first"))])) == [KEPT]
    for name in names:
        assert [entry.number for entry in await store.log_of(name)] == list(range(held[name]))
