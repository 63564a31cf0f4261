"""Tables in turn, each with one thing under way."""

import pytest

from ghoulash.server.thinking.turns import Turns
from ghoulash.server.thinking.wire import Got, Recent, framed


def taken(turns: Turns[int]) -> list[tuple[str, int]]:
    """All that can be begun at once."""
    begun = []
    while turns:
        assert turns.first
        begun.append(turns.take())
    return begun


def test_a_table_waits_for_its_own() -> None:
    turns: Turns[int] = Turns()
    for table, item in (("a", 1), ("a", 2), ("b", 3), ("a", 4), ("c", 5)):
        turns.put(table, item)
    assert taken(turns) == [("a", 1), ("b", 3), ("c", 5)]
    assert len(turns) == 2
    turns.done("b")
    assert not turns
    turns.done("a")
    turns.put("b", 6)
    assert taken(turns) == [("a", 2), ("b", 6)]
    turns.put("a", 7)
    turns.done("a")
    assert taken(turns) == [("a", 4)]


def test_nothing_is_kept_of_a_table_that_is_done() -> None:
    turns: Turns[int] = Turns()
    for n in range(5):
        turns.put(str(n), n)
        turns.take()
        turns.done(str(n))
    assert not turns._waiting and not turns._next and not turns._under_way


def test_what_is_left_at_the_end() -> None:
    turns: Turns[int] = Turns()
    for table, item in (("a", 1), ("a", 2), ("b", 3)):
        turns.put(table, item)
    turns.take()
    assert sorted(turns.clear()) == [2, 3]
    turns.done("a")
    assert not turns
    assert len(turns) == 0


def test_the_latest_few_are_kept() -> None:
    recent: Recent[str, int] = Recent(2)
    recent.put("a", 1)
    recent.put("b", 2)
    assert recent.get("a") == 1
    recent.put("c", 3)
    assert (recent.get("a"), recent.get("b"), recent.get("c")) == (1, None, 3)


def test_a_frame_has_a_largest_size() -> None:
    with pytest.raises(ValueError, match=r"\d+"):
        framed(Got(("x" * (5 << 20),)))
