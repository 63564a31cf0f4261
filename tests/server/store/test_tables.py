"""Tables: made, found by what strangers and friends know of them, begun, closed, played again."""

import asyncio
import random

from sqlalchemy.ext.asyncio import AsyncEngine

from ghoulash.server.store.committing import Committer, Fate
from ghoulash.server.store.rows import Entry, Gathering, SeatRow
from ghoulash.server.store.store import Store
from ghoulash.server.store.writing import Write
from tests.server.store.making import a_table, an_entry, fates_of, set_up

FULL = SeatRow(1, "bot", None, "Bot", "greedy", None, None, (0, 2))


async def test_a_table_comes_back_as_it_went_in(store: Store) -> None:
    table = a_table("a", public=False, ended=3.5, fate="over", rematch="b", header='{"players":["Zoë"]}')
    assert await store.create_table(table, [FULL, SeatRow(0)])
    assert await store.table("a") == table
    assert await store.table_by_code("code-a") == table
    assert await store.seats_of("a") == [SeatRow(0), FULL]


async def test_what_is_not_there(store: Store) -> None:
    assert await store.table("a") is None
    assert await store.table_by_code("a") is None
    assert await store.seats_of("a") == []
    assert await store.log_of("a") == []
    assert await store.asides_of("a") == {}


async def test_a_code_that_is_taken_makes_no_table(store: Store) -> None:
    await set_up(store, "a")
    assert not await store.create_table(a_table("b", code="code-a"), [SeatRow(0)])
    assert not await store.create_table(a_table("a", code="other"), [SeatRow(0)])
    assert await store.seats_of("b") == []
    assert len(await store.seats_of("a")) == 2


async def test_a_table_begins_once(store: Store) -> None:
    await set_up(store, "a")
    begun = await asyncio.gather(*(store.begin_table("a", f'"{n}"', 2.0) for n in range(4)))
    assert sorted(begun) == [False, False, False, True]
    table = await store.table("a")
    assert table is not None and (table.fate, table.header, table.touched) == (
        "playing",
        f'"{begun.index(True)}"',
        2.0,
    )


async def test_a_table_that_is_over_stays_over(store: Store, committer: Committer) -> None:
    await set_up(store, "a")
    assert await fates_of(committer, [Write("a", an_entry(0), fate="over", ended=2.0)]) == [Fate.KEPT]
    assert not await store.begin_table("a", "{}", 3.0)
    table = await store.table("a")
    assert table is not None and (table.fate, table.ended) == ("over", 2.0)


async def test_strangers_see_public_tables_with_room_the_newest_first(store: Store) -> None:
    bot = SeatRow(2, "bot", None, "Bot", "greedy")
    for number, changes in enumerate(({}, {"public": False}, {"fate": "playing"}, {}, {}), 1):
        table = a_table(f"t{number}", created=float(number), **changes)
        assert await store.create_table(table, [SeatRow(0), SeatRow(1), bot][: 3 - 2 * (number == 5)])
    taker = await store.new_browser("hash", 1.0)
    await store.take_seat("t4", 0, taker.id, "Ann")
    await store.take_seat("t5", 0, taker.id, "Ann")
    shown = await store.public_tables(10)
    assert shown == [
        Gathering("t4", "code-t4", "toy", "{}", 4.0, 3, 1),
        Gathering("t1", "code-t1", "toy", "{}", 1.0, 3, 2),
    ]
    assert await store.public_tables(1) == shown[:1]


async def test_tables_that_go_on_without_a_person(store: Store, committer: Committer) -> None:
    person, bot = SeatRow(0, "person", name="Ann"), SeatRow(1, "bot", None, "Bot", "greedy")
    stood_in = SeatRow(1, "person", name="Bob", stand_in="greedy")
    for name, fate, second in (
        ("people", "playing", SeatRow(1, "person", name="Bob")),
        ("asked", "playing", SeatRow(1, "person", name="Bob")),
        ("bot", "playing", bot),
        ("away", "playing", stood_in),
        ("over", "over", bot),
        ("gathering", "gathering", bot),
    ):
        await store.create_table(a_table(name, fate=fate), [person, second])
    drafted = Write("people", asides={"draft 0": b"[]"})
    assert await fates_of(committer, [drafted, Write("asked", asides={"sealed": b"{}"})]) == [Fate.KEPT] * 2
    assert sorted(await store.sleepers()) == ["asked", "away", "bot"]


async def test_of_two_rematches_one_stands(store: Store) -> None:
    await set_up(store, "a")
    answers = await asyncio.gather(*(store.set_rematch("a", f"r{n}") for n in range(5)))
    assert len(set(answers)) == 1
    assert await store.set_rematch("a", "late") == answers[0]
    table = await store.table("a")
    assert table is not None and table.rematch == answers[0]


async def test_the_log_goes_on_after_a_number(store: Store, committer: Committer) -> None:
    await set_up(store, "a", "b")
    entries = [
        Entry(number, -1 if number == 2 else 0, None, f'["{number}"]', number / 3) for number in range(5)
    ]
    await fates_of(committer, [Write("a", entry) for entry in entries])
    await fates_of(committer, [Write("b", an_entry(0))])
    assert await store.log_of("a") == entries
    assert await store.log_of("a", 2) == entries[3:]
    assert await store.log_of("a", 4) == []


async def test_a_log_is_what_was_kept_whatever_came_between(engine: AsyncEngine, store: Store) -> None:
    """Against a plain model: writers who race and are out of date."""
    names = [f"t{number}" for number in range(6)]
    await set_up(store, *names)
    chosen = random.Random(7)
    committers = [Committer(engine), Committer(engine)]
    for committer in committers:
        committer.start()
    model: dict[str, dict[int, Entry]] = {name: {} for name in names}

    for _ in range(120):
        writes: list[list[Write]] = [[], []]
        for side in writes:
            for name in chosen.sample(names, chosen.randint(1, 4)):
                number = max(0, len(model[name]) - chosen.randint(0, 1))
                message = f"m{chosen.randint(0, 40)}" if chosen.random() < 0.5 else None
                entry = an_entry(number, message, chosen.randint(0, 1), f'["{chosen.random()}"]')
                side.append(Write(name, entry, {"last": entry.lines.encode()}))
        fates = await asyncio.gather(*map(fates_of, committers, writes))
        for write, fate in zip([*writes[0], *writes[1]], [*fates[0], *fates[1]], strict=True):
            assert write.entry is not None and fate is not Fate.FAILED
            if fate is Fate.KEPT:
                assert model[write.table].setdefault(write.entry.number, write.entry) is write.entry

    for committer in committers:
        await committer.stop()
    for name in names:
        entries = await store.log_of(name)
        assert entries == list(model[name].values())
        assert [entry.number for entry in entries] == list(range(len(entries)))
        assert await store.asides_of(name) == ({"last": entries[-1].lines.encode()} if entries else {})
