"""One question for several people at one keyboard: each is asked once, nothing is shown before all are."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ghoulash.core.chance import Chance
from ghoulash.core.record import header_of, read
from ghoulash.core.refusal import Refusal
from ghoulash.table.journal import Journal
from ghoulash.table.replaying import verify
from ghoulash.table.table import Happened, Table
from ghoulash.terminal import saved
from ghoulash.terminal.opening import begin, resume
from ghoulash.terminal.saved import BotSeat, Lock, Person, Saved
from ghoulash.terminal.session import PlayOptions, Session
from tests.table.earth import EARTH, asked_to_challenge, cards, do, holding
from tests.terminal.rooms.cellar.plain import toy_house
from tests.toy.cellar import Do

__all__ = ["toy_house"]
BEGUN: list[Session] = []
AGAIN = PlayOptions(resume=True)
GUARD, PASS, RAID = Do("guard"), Do("pass"), Do("raid")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy_house: None) -> Iterator[Path]:
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    yield tmp_path
    while BEGUN:
        BEGUN.pop().close()


def three_people(vs: str = "person") -> Session:
    """All cellars hold a 1 and a 2, so everybody can guard; seat 0 is to play."""
    session = begin(PlayOptions(game="toy", lang="en", seed="sealed", vs=vs))
    BEGUN.append(session)
    while session.waiting() is not None and session.draft(session.waiting() or 0) is not None:
        seat = session.waiting()
        assert seat is not None
        session.sit(seat)
        assert session.do(seat, (Do("place", card=1), Do("place", card=2))) is None
        assert session.confirm(seat) is None
        assert all(not isinstance(moved, Refusal) for moved in session.bots())
    return session


def raided() -> Session:
    session = three_people()
    session.sit(0)
    assert session.do(0, (RAID,)) is None
    for seat in (0, 1, 2):
        session.news(seat)
    return session


def deeds(session: Session, seat: int) -> list[str]:
    heard = [entry for entry in session.news(seat) if isinstance(entry, Happened)]
    return [f"{entry.deed.seat}: {entry.deed.action}" for entry in heard if entry.deed is not None]


def test_what_one_answers_is_shown_when_all_have_answered():
    session = raided()
    assert session.waiting() == 1 and session.curtain(1)
    session.sit(1)
    before = session.table.state
    assert session.do(1, (GUARD,)) is None
    assert session.table.state is before
    assert [deeds(session, seat) for seat in (0, 1, 2)] == [[], [], []]
    assert session.waiting() == 2 and session.curtain(2)
    session.sit(2)
    assert session.view(2).players[1].shown == 0
    assert session.do(2, (PASS,)) is None
    assert [deeds(session, seat) for seat in (0, 1, 2)] == [["1: guard", "2: pass"]] * 3
    assert session.waiting() == 1, "it is the next seat's turn"


def test_they_are_asked_in_the_rules_order_whoever_sits_in_front():
    session = three_people()
    session.sit(2)
    assert session.do(0, (RAID,)) is None
    assert [session.waiting(), session.acting] == [1, (1, 2)]
    session.sit(1)
    assert session.do(1, (PASS,)) is None
    assert [session.waiting(), session.acting] == [2, (2,)]
    assert not session.bots_are_asked and list(session.bots()) == []


def test_nothing_illegal_is_sealed_and_another_answer_takes_the_place_of_the_first():
    session = raided()
    session.sit(1)
    look = session.do(1, (Do("look"),))
    assert look == session.game.refusal(session.table.state, 1, Do("look"))
    assert session.waiting() == 1
    assert session.do(1, (GUARD,)) is None
    assert session.do(0, (PASS,)) == session.game.refusal(session.table.state, 0, PASS)
    assert session.do(1, (PASS,)) is None
    assert session.waiting() == 2
    session.sit(2)
    session.do(2, (PASS,))
    assert deeds(session, 0)[:2] == ["1: pass", "2: pass"]


def test_left_in_the_middle_and_gone_on_with_what_was_sealed_is_there():
    session = raided()
    session.sit(1)
    assert session.do(1, (GUARD,)) is None
    session.close()
    assert "guard" not in session.path.read_text("utf-8")
    again = resume(AGAIN)
    assert again.waiting() == 2 and again.acting == (2,)
    again.sit(2)
    assert again.do(2, (GUARD,)) is None
    assert [line.do for line in read(again.path).lines[-2:]] == ["guard", "guard"]
    again.close()


def test_what_was_sealed_for_another_question_is_not_used():
    session = raided()
    session.sit(1)
    session.do(1, (GUARD,))
    kept = saved.read(session.path)
    session.sit(2)
    session.do(2, (GUARD,))
    assert session.do(1, (RAID,)) is None
    assert session.waiting() == 0
    session.close()
    saved.write(session.path, kept)
    again = resume(AGAIN)
    assert [again.waiting(), again.acting] == [0, (0, 2)], "nobody has answered yet"
    again.close()


def test_all_sealed_and_then_a_crash_it_is_played_when_the_game_is_taken_up(monkeypatch: pytest.MonkeyPatch):
    session = raided()
    session.sit(1)
    session.do(1, (GUARD,))

    def crash(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "keep", crash)
        with pytest.raises(KeyboardInterrupt):
            session.do(2, (PASS,))
    session.close()
    again = resume(AGAIN)
    assert [line.do for line in read(again.path).lines[-2:]] == ["guard", "pass"]
    again.close()


def test_what_could_not_be_kept_is_not_sealed(monkeypatch: pytest.MonkeyPatch):
    session = raided()
    session.sit(1)
    with monkeypatch.context() as patch:
        patch.setattr(saved, "write", lambda *_: Refusal("session-not-kept"))
        assert session.do(1, (GUARD,)) == Refusal("session-not-kept")
    assert session.waiting() == 1
    assert session.do(1, (PASS,)) is None
    session.do(2, (PASS,))
    assert deeds(session, 0)[:2] == ["1: pass", "2: pass"]


def test_what_could_not_be_played_is_not_found_sealed_when_the_game_is_taken_up():
    session = raided()
    assert session.do(2, (PASS,)) is None
    full = Refusal("record-not-kept", args={"why": "disk full"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Journal, "keep", lambda *_, **__: full)
        assert session.do(1, (GUARD,)) == full
    assert session.waiting() == 1, "and may answer anew"
    session.close()
    again = resume(AGAIN)
    BEGUN.append(again)
    assert again.waiting() == 1
    assert saved.read(again.path).sealed == {2: "pass"}


def test_one_person_alone_is_asked_in_order_as_ever():
    session = three_people("random")
    assert session.do(0, (RAID,)) is None
    assert [seat for seat in session.bots() if seat in (1, 2)][:2] == [1, 2]


def on_earth(players: tuple[Any, ...], state: Any, home: Path) -> Session:
    """A game of The Last Game on Earth that stands like this."""
    path = home / "games" / "earth.jsonl"
    journal = Journal.create(path, header_of(EARTH, 4, ["a", "b", "c", "d"], ""))
    kept = Saved(players, "en", "00" * 32)
    lock = Lock(path)
    assert lock.take() and saved.write(path, kept) is None
    session = Session(Table(EARTH, state, Chance(bytes(32)), journal, 4), kept, path, lock)
    session.start()
    return session


@pytest.mark.rule("LG-7.9")
def test_asked_one_after_another_by_the_rules_all_are_asked_before_anything_is_played(home: Path):
    """Seats 1 and 3 are people: the bot between them is asked when it comes to it."""
    state = asked_to_challenge()
    state = holding(holding(state, 1, "1 2"), 3, "1 2")
    session = on_earth((BotSeat("random"), Person(), BotSeat("random"), Person()), state, home)
    both = do(EARTH, f"challenge {cards(state, 3, '1 2')}")
    assert list(session.bots()) == [] and session.waiting() == 1
    session.sit(1)
    assert session.do(1, (do(EARTH, "pass"),)) is None
    assert session.table.state is state and session.waiting() == 3
    session.sit(3)
    assert both in session.actions(3) and session.view(3).acting == (3,)
    assert session.do(3, (both,)) is None
    assert deeds(session, 1) == ["1: pass"], "then the bot"
    assert session.bots_are_asked and session.waiting() is None
    moved = session.bots()
    assert next(moved) == 2
    assert deeds(session, 1) == ["2: pass"]
    assert next(moved) == 0, "it has been challenged, and answers"
    assert deeds(session, 1)[0] == f"3: {both}"
    session.close()


def test_whom_it_does_not_come_to_has_answered_for_nothing_and_nobody_learns_it(home: Path):
    state = asked_to_challenge()
    state = holding(holding(state, 1, "1 2"), 3, "1 2")
    session = on_earth((BotSeat("random"), Person(), BotSeat("random"), Person()), state, home)
    one, three = (do(EARTH, f"challenge {cards(state, seat, '1 2')}") for seat in (1, 3))
    session.sit(1)
    assert session.do(1, (one,)) is None
    session.sit(3)
    assert session.do(3, (three,)) is None
    assert session.table.to_act() == (0,)
    assert len(session.table.state.players[3].hand) == 2
    assert "3@" not in session.path.read_text("utf-8") and str(three) not in session.path.read_text("utf-8")
    session.close()


def earth_played(again_every: int) -> list[tuple[Any, Any]]:
    """Two people and two bots, the people at random; left and taken up again every so many answers."""
    session = begin(PlayOptions(game="last-game-on-earth", lang="en", seed="hot", vs="person,random,person"))
    for n in range(300):
        if again_every and n % again_every == 0:
            session.close()
            session = resume(AGAIN)
        assert all(not isinstance(moved, Refusal) for moved in session.bots())
        seat = session.waiting()
        assert seat is not None
        session.sit(seat)
        actions = session.actions(seat)
        assert session.do(seat, (actions[Random(n).randrange(len(actions))],)) is None
    session.close()
    reading = read(session.path)
    assert verify(session.game, reading).ok
    return [(line.seat, line.do) for line in reading.lines]


def test_left_and_taken_up_it_is_the_game_it_would_have_been(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """In the middle of questions too, and the bots think again what they thought."""
    whole = earth_played(0)
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "again"))
    assert earth_played(5) == whole
