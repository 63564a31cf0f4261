import pytest

from ghoulash.core.bot import Remark
from ghoulash.core.refusal import Refusal
from ghoulash.table.table import LONGEST_REMARK, Table
from tests.table.lane import RandomBot, act, done, laid_out, lay, new_table, play_out

B = 1
"""The square 1-B, where a Hole is."""


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def test_chance_is_drawn_as_soon_as_it_is_asked():
    table = laid_out(first="chance")
    assert table.to_act() in {(0,), (1,)}
    assert table.chance.drawn == 1


def test_an_illegal_action_changes_nothing():
    table = laid_out()
    before = table.state
    assert code(table.act(0, table.game.read("walk N"))) == "walk-outside"
    assert code(table.act(1, table.game.read("enter 1-A"))) == "not-your-turn"
    assert table.state is before


def test_a_gesture_is_dropped_when_something_is_met():
    table = laid_out()
    read = table.game.read
    happened = done(table.gesture(0, [read("enter 1-A"), *[read("walk E")] * 4]))
    assert [str(item.deed.action) for item in happened if item.deed] == ["enter 1-A", "walk E"]
    assert table.to_act() == (1,), "the Hole at 1-B ended the turn"
    assert table.view(0).travellers[0].at == B


def test_a_gesture_never_lives_on_into_a_later_turn():
    """Seat 0 is in a Hole: after seat 1 has stopped, seat 1 is to act again, in a new turn."""
    table = laid_out()
    act(table, 0, "enter 1-A")
    act(table, 0, "walk E")
    happened = done(table.gesture(1, [table.game.read(text) for text in ("enter 1-A", "stop", "walk E")]))
    assert [str(item.deed.action) for item in happened if item.deed] == ["enter 1-A", "stop"]
    assert table.to_act() == (1,), "the turn of seat 0 was lost"
    assert table.view(1).travellers[1].at == 0


def test_a_gesture_stops_before_what_is_refused():
    table = laid_out()
    act(table, 0, "enter 1-A")
    read = table.game.read
    assert code(table.gesture(0, [read("walk N"), read("walk E")])) == "walk-wall"
    assert table.view(0).travellers[0].at == 0


def test_set_up_goes_in_whole_or_not_at_all():
    table = new_table()
    draft = table.draft(0)
    assert draft is not None
    assert code(table.act(0, table.game.read("hide hole 1-B"))) == "draft-first"
    assert draft.add(table.game.read("hide hole 1-B")) is None
    assert code(table.confirm(0)) == "draft-unfinished"
    assert not any(table.state.charts[1].hid)


def test_nobody_else_sees_a_draft():
    table, other = new_table(), new_table()
    draft = table.draft(0)
    assert draft is not None
    draft.add(table.game.read("hide hole 1-B"))
    for seat in (1, None):
        assert table.view(seat) == other.view(seat)
    assert table.view(0) != other.view(0)


def test_what_is_confirmed_stands():
    table = new_table()
    lay(table, 0, "hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-F")
    assert table.draft(0) is None
    assert code(table.confirm(0)) == "draft-none"


def test_drafts_of_both_may_be_handed_in_in_either_order():
    tables = new_table(), new_table()
    for table, order in zip(tables, ((0, 1), (1, 0)), strict=True):
        for seat in (0, 1):
            table.draft(seat)
        for seat in order:
            lay(table, seat, "hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-F")
    assert tables[0].state == tables[1].state


def test_a_draft_sees_that_the_other_is_done():
    table = new_table()
    draft = table.draft(0)
    assert draft is not None
    draft.add(table.game.read("hide hole 1-B"))
    lay(table, 1, "hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-F")
    assert table.draft(0) is draft
    assert table.view(0).charts[0].done
    assert [str(action) for action in draft.listed] == ["hide hole 1-B"]


def test_remarks_are_kept_and_given_to_bots_but_change_no_position():
    table = laid_out()
    before = table.state
    assert table.say(1, "  mind \n the   step ") is None
    assert table.remarks == [Remark(1, "mind the step")]
    assert code(table.say(1, " \n ")) == "remark-empty"
    assert code(table.say(2, "hello")) == "remark-no-seat"
    assert table.say(0, "x" * 9999) is None
    assert len(table.remarks[1].text) == LONGEST_REMARK
    assert table.say(0, "half \ud83d of it") is None
    assert table.remarks[2].text == "half ? of it"
    assert table.state is before

    heard = []

    class Listener(RandomBot):
        def act(self, view, remarks, actions):
            heard.append(remarks)
            return super().act(view, remarks, actions)

    done(table.ask(0, Listener(1)))
    assert heard == [tuple(table.remarks)]


def test_what_happened_is_told_to_each_seat_as_its_own():
    table = new_table()
    draft = table.draft(0)
    assert draft is not None
    for text in ("hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-F"):
        draft.add(table.game.read(text))
    happened = done(table.confirm(0))
    assert [str(item.deed.action) for item in table.told(happened, 0) if item.deed] == [
        "hide hole 1-B",
        "hide ghoul 1-C",
        "hide treasure 1-F",
    ]
    (item,) = table.told(happened, 1)
    assert item.deed is None
    assert [type(event).__name__ for event in item.events] == ["ChartReady"]


@pytest.mark.parametrize("seed", range(5))
def test_bots_play_a_whole_game(seed: int):
    table = new_table("chance")
    play_out(table, seed)
    assert table.outcome() is not None


def test_when_a_line_cannot_be_kept_nothing_has_happened():
    class Full:
        def keep(self, lines, *, turn_over):
            return Refusal("record-not-kept", args={"why": "No space left on device"})

    kept = laid_out("chance")
    table = Table(kept.game, kept.game.start(), kept.chance, Full())
    drawn = table.chance.drawn
    draft = table.draft(0)
    assert draft is not None
    for text in ("hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-F"):
        draft.add(table.game.read(text))
    before = table.state
    assert code(table.confirm(0)) == "record-not-kept"
    assert table.state is before
    assert table.draft(0) is draft, "the draft can be handed in again"
    assert table.chance.drawn == drawn
    assert code(table.say(0, "hello")) == "record-not-kept"
    assert table.remarks == []
