"""Seats and who sits in them: taken once, given up, handed over once."""

import asyncio
import traceback

import pytest
from sqlalchemy.exc import IntegrityError

from ghoulash.server.store.rows import Browser, Handover, SeatRow, Sitting
from ghoulash.server.store.store import Store
from tests.server.store.making import a_table, set_up


@pytest.fixture
async def ann(store: Store) -> int:
    return (await store.new_browser("ann", 1.0)).id


async def test_of_many_who_come_at_once_one_gets_the_seat(store: Store) -> None:
    await set_up(store, "a")
    people = [(await store.new_browser(f"hash{number}", 1.0)).id for number in range(6)]
    taken = await asyncio.gather(*(store.take_seat("a", 1, who, f"P{who}") for who in people))
    assert taken.count(True) == 1
    who = people[taken.index(True)]
    assert await store.seats_of("a") == [SeatRow(0), SeatRow(1, "person", who, f"P{who}")]
    assert not await store.take_seat("a", 2, who, "P")
    assert not await store.take_seat("b", 0, who, "P")


async def test_a_seat_given_up_is_as_if_nobody_had_sat_there(store: Store, ann: int) -> None:
    await set_up(store, "a")
    assert not await store.give_up_seat("a", 0)
    await store.take_seat("a", 0, ann, "Ann")
    await store.set_entropy("a", 0, "beef")
    await store.stand_in("a", 0, "greedy")
    await store.block("a", 0, [1])
    await store.make_handover("key", "a", 0, 9.0, 1.0)
    assert (await store.seats_of("a"))[0] == SeatRow(0, "person", ann, "Ann", None, "beef", "greedy", (1,))
    assert await store.give_up_seat("a", 0)
    assert (await store.seats_of("a"))[0] == SeatRow(0)
    assert await store.use_handover("key", ann, 2.0) is None


async def test_entropy_is_added_once(store: Store, ann: int) -> None:
    await set_up(store, "a")
    assert not await store.set_entropy("a", 0, "00")
    await store.take_seat("a", 0, ann, "Ann")
    added = await asyncio.gather(*(store.set_entropy("a", 0, f"0{number}") for number in range(4)))
    assert added.count(True) == 1
    assert (await store.seats_of("a"))[0].entropy == f"0{added.index(True)}"


async def test_a_stand_in_comes_and_goes(store: Store, ann: int) -> None:
    await set_up(store, "a")
    assert not await store.stand_in("a", 0, "greedy")
    await store.take_seat("a", 0, ann, "Ann")
    assert await store.stand_in("a", 0, "greedy")
    assert await store.stand_in("a", 0, None)
    assert (await store.seats_of("a"))[0].stand_in is None


async def test_who_is_blocked_is_replaced_whole(store: Store, ann: int) -> None:
    await set_up(store, "a")
    assert not await store.block("a", 0, [1])
    await store.take_seat("a", 0, ann, "Ann")
    await store.block("a", 0, [1, 2])
    await store.block("a", 0, [2])
    assert (await store.seats_of("a"))[0].blocked == (2,)


async def test_a_link_to_another_device_works_once(store: Store, ann: int) -> None:
    await set_up(store, "a")
    await store.take_seat("a", 0, ann, "Ann")
    await store.make_handover("key", "a", 0, 9.0, 1.0)
    devices = [(await store.new_browser(f"device{number}", 1.0)).id for number in range(4)]
    used = await asyncio.gather(*(store.use_handover("key", device, 2.0) for device in devices))
    assert [handover for handover in used if handover] == [Handover("a", 0)]
    mover = next(device for device, handover in zip(devices, used, strict=True) if handover)
    assert (await store.seats_of("a"))[0] == SeatRow(0, "person", mover, "Ann")
    assert await store.use_handover("key", ann, 2.0) is None


async def test_a_link_expires_and_is_cleared_away(store: Store, ann: int) -> None:
    await set_up(store, "a")
    await store.take_seat("a", 0, ann, "Ann")
    await store.make_handover("old", "a", 0, 5.0, 1.0)
    assert await store.use_handover("old", ann, 5.0) is None
    await store.make_handover("key", "a", 0, 9.0, 5.0)
    assert await store.use_handover("old", ann, 2.0) is None
    assert await store.use_handover("key", ann, 8.0) == Handover("a", 0)
    with pytest.raises(IntegrityError):
        await store.make_handover("key", "nowhere", 0, 9.0, 5.0)


async def test_a_browser_comes_back_by_its_token(store: Store) -> None:
    made = await store.new_browser("hash", 1.0)
    other = await store.new_browser("other", 2.0)
    assert other.id != made.id
    assert await store.browser_by_token("hash") == made == Browser(made.id, 1.0, 1.0)
    assert await store.browser_by_token("other") == other
    assert await store.browser_by_token("nobody") is None


async def test_an_error_does_not_say_what_was_to_be_stored(store: Store) -> None:
    token = "t0" + "k3n"  # in one piece it would stand in the traceback
    await store.new_browser(token, 1.0)
    with pytest.raises(IntegrityError) as error:
        await store.new_browser(token, 3.0)
    assert "t0k3n" not in "".join(traceback.format_exception(error.value))


async def test_the_tables_of_a_browser_the_last_touched_first(store: Store, ann: int) -> None:
    bob = (await store.new_browser("bob", 1.0)).id
    for name, touched in (("a", 1.0), ("b", 3.0), ("c", 2.0)):
        await store.create_table(a_table(name, touched=touched), [SeatRow(0), SeatRow(1)])
    await store.take_seat("a", 1, ann, "Ann")
    await store.take_seat("b", 0, ann, "Anna")
    await store.take_seat("b", 1, bob, "Bob")
    assert await store.tables_of(ann) == [
        Sitting("b", "code-b", "toy", "gathering", 3.0, 0, "Anna"),
        Sitting("a", "code-a", "toy", "gathering", 1.0, 1, "Ann"),
    ]
    assert [sitting.seat for sitting in await store.tables_of(bob)] == [1]
