from ghoulash.core.refusal import Refusal
from ghoulash.table.draft import Draft
from tests.table.lane import new_table


def new_draft() -> Draft:
    draft = new_table().draft(0)
    assert draft is not None
    return draft


def add(draft: Draft, *texts: str) -> Refusal | None:
    return draft.add(*(draft.game.read(text) for text in texts))


def listed(draft: Draft) -> list[str]:
    return [str(action) for action in draft.listed]


def test_what_is_laid_out_is_seen_and_the_rest_is_offered():
    draft = new_draft()
    assert add(draft, "hide hole 1-B") is None
    assert "hide hole 1-C" not in [str(action) for action in draft.actions()]
    assert not draft.finished
    assert add(draft, "hide ghoul 1-C", "hide treasure 1-A") is None
    assert draft.finished
    assert list(draft.actions()) == []


def test_several_at_once_are_laid_out_all_or_none():
    draft = new_draft()
    refusal = add(draft, "hide hole 1-B", "hide ghoul 1-A")
    assert refusal is not None and refusal.code == "hide-not-here"
    assert listed(draft) == []


def test_undo_takes_back_the_last():
    draft = new_draft()
    assert draft.undo() is None
    add(draft, "hide hole 1-B", "hide ghoul 1-C")
    assert str(draft.undo()) == "hide ghoul 1-C"
    assert listed(draft) == ["hide hole 1-B"]


def test_any_one_may_be_taken_back():
    draft = new_draft()
    add(draft, "hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-A")
    assert draft.remove(draft.game.read("hide hole 1-B")) is None
    assert listed(draft) == ["hide ghoul 1-C", "hide treasure 1-A"]
    refusal = draft.remove(draft.game.read("hide hole 1-B"))
    assert refusal is not None and refusal.code == "draft-not-there"


def test_clearing_takes_back_everything():
    draft = new_draft()
    add(draft, "hide hole 1-B", "hide ghoul 1-C")
    draft.clear()
    assert listed(draft) == []
    assert draft.view() == new_draft().view()


def test_a_full_draft_takes_no_more():
    draft = new_draft()
    add(draft, "hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-A")
    refusal = add(draft, "hide hole 1-C")
    assert refusal is not None and refusal.code == "draft-full"
