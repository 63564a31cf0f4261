"""What both fronts share: who is asked, what each hears, and that all that was answered is on the disk."""

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ghoulash.core.record import read
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.table.journal import Journal
from ghoulash.table.replaying import verify
from ghoulash.terminal import saved
from ghoulash.terminal.opening import begin, open_session, resume
from ghoulash.terminal.saved import Lock, Person
from ghoulash.terminal.session import HELPER, PlayOptions, Session, clean
from tests.terminal.playing import turns

AGAIN = PlayOptions(resume=True)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path


def options(**changed: Any) -> PlayOptions:
    return PlayOptions(**{"lang": "en", "vs": "random", "seed": "session", "scenario": "food-run", **changed})


def act(session: Session, seat: int, rng: Random) -> None:
    """Anything that is allowed, as long as it does not walk about for ever."""
    draft = session.draft(seat)
    if draft is not None:
        assert draft.finished or session.hide_for_me(seat) is None
        assert session.confirm(seat) is None
        return
    actions = session.actions(seat)
    assert session.do(seat, (actions[rng.randrange(len(actions))],)) is None


def play_out(session: Session, again_every: int = 0) -> Session:
    """To the end; left and gone on with every so many deeds."""
    deeds = 0
    while True:
        for seat in turns(session):
            deeds += 1
            act(session, seat, Random(deeds))
            if again_every and deeds % again_every == 0:
                break
        else:
            return session
        session.close()
        session = resume(AGAIN)


@pytest.mark.parametrize("vs", ["easy", "normal", "random", "person"])
def test_a_game_left_and_gone_on_with_is_the_game_it_would_have_been(vs: str) -> None:
    """Bots included, which may remember and draw: to the byte of the record, and all that was heard."""
    straight, broken = begin(options(vs=vs)), begin(options(vs=vs))
    play_out(straight)
    names = straight.names
    straight.close()
    broken = play_out(broken, again_every=13)
    assert broken.resumed
    assert broken.path.read_bytes() == straight.path.read_bytes()
    assert broken.names == names
    assert [broken.heard(seat) for seat in (0, 1)] == [straight.heard(seat) for seat in (0, 1)]
    assert verify(broken.game, read(broken.path)).draws_redone
    broken.close()


def test_the_same_seed_is_the_same_game_and_no_seed_another_each_time() -> None:
    played: list[bytes] = []
    for seed in ("one", "one", "two", None, None):
        session = play_out(begin(options(seed=seed)))
        session.close()
        played.append(session.path.read_bytes())
    assert played[0] == played[1]
    assert len(set(played)) == 4


def test_a_seat_hears_what_is_for_it_and_nothing_else() -> None:
    session = play_out(begin(options(vs="person")))
    for seat in (0, 1):
        for entry in session.heard(seat):
            assert all(session.game.told(event, seat) == event for event in entry.events)  # type: ignore[union-attr]
    hidden = [json.loads(line).get("do", "") for line in session.path.read_text().splitlines()]
    assert sum(text.startswith("hide") for text in hidden) > 40
    session.close()


def test_news_is_told_once() -> None:
    session = begin(options(vs="person"))
    seat = session.waiting()
    assert seat == 0
    assert session.curtain(0)
    session.sit(0)
    assert not session.curtain(0)
    assert session.hide_for_me(0) is None
    assert session.confirm(0) is None
    assert session.news(0)
    assert session.news(0) == ()
    assert session.waiting() == 1
    assert session.curtain(1)
    (ready,) = session.news(1)
    assert session.sentences(ready, 1) == ["The chart that Player 1 was hiding is ready."]
    session.close()


def test_one_person_needs_no_curtain() -> None:
    session = begin(options())
    assert session.people == (0,)
    assert session.front == 0
    assert not session.curtain(0)
    assert session.names == ("Player 1", "Random bot")
    session.close()


def test_names_are_plain_text_of_a_decent_length() -> None:
    session = begin(options(names=("\x1b[31mAda\x07 " + "x" * 100,)))
    assert session.names[0].startswith("[31mAda xx")
    assert len(session.names[0]) == 30
    assert session.players[0] == Person(session.names[0])
    session.close()


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  a \t b\n", "a b"),
        ("\x1b[2Ja\x00", "[2Ja"),
        ("a\u202eb\u2066c", "abc"),
        ("« l’été »\u00a0!", "« l’été » !"),
        ("👩\u200d🚒", "👩\u200d🚒"),
        ("\ud800\udfffa", "a"),
    ],
)
def test_what_is_typed_steers_no_terminal(typed: str, cleaned: str) -> None:
    assert clean(typed) == cleaned


class Full:
    """A disk that has no room from now on; the names of what was to be written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def __enter__(self) -> None:
        def no_room(*_: object) -> None:
            raise OSError(28, "No space left on device")

        self._patch.setattr(os, "fsync", no_room)

    def __exit__(self, *_: object) -> None:
        self._patch.undo()


def test_a_draft_that_cannot_be_kept_stays_as_it_was(home: Path) -> None:
    session = begin(options())
    hide = session.spell(0, "hide hole 3-E 4-E")
    assert not isinstance(hide, Refusal)
    assert session.do(0, hide) is None
    draft = session.draft(0)
    assert draft is not None
    with pytest.MonkeyPatch.context() as patch, Full(patch):
        for change in (
            lambda: session.do(0, (session.game.read("hide hole 5-E"),)),
            lambda: session.remove(0, hide[0]),
            lambda: session.clear(0),
            lambda: session.hide_for_me(0),
            lambda: session.undo(0),
        ):
            refusal = change()
            assert isinstance(refusal, Refusal)
            assert refusal.code == "session-not-kept"
            assert "the disk is full" in session.words.refusal(refusal)
            assert draft.listed == hide
    os.environ["GHOULASH_HOME"] = str(home)
    session.close()
    again = resume(AGAIN)
    laid = again.draft(0)
    assert laid is not None
    assert laid.listed == hide
    again.close()


def test_a_deed_that_cannot_be_kept_is_not_done(home: Path) -> None:
    session = begin(options(first="0"))
    assert session.hide_for_me(0) is None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Journal, "keep", lambda *_, **__: Refusal("record-not-kept", args={"why": "full"}))
        moves = list(session.bots())
        assert [getattr(move, "code", move) for move in moves] == ["record-not-kept"]
        refusal = session.confirm(0)
        assert refusal is not None
        assert session.draft(0) is not None
        assert session.say(0, "hello") is not None
    assert session.heard(0) == ()
    play_out(session)
    session.close()


def test_an_undo_ends_where_something_was_told() -> None:
    session = begin(options())
    refusal = session.undo(0)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "undo-nothing"
    assert session.hide_for_me(0) is None
    assert session.confirm(0) is None
    for refusal in (session.undo(0), session.remove(0, "x"), session.clear(0), session.hide_for_me(0)):
        assert isinstance(refusal, Refusal)
    session.close()


def test_a_damaged_file_is_passed_over_for_the_next_game() -> None:
    good, header, beside = (begin(options(scenario=name)) for name in ("rescue", "finders", "food-run"))
    for session in (good, header, beside):
        session.close()
    header.path.write_bytes(b"{}\n")
    saved.beside(beside.path).write_bytes(b"{")
    for n, session in enumerate((good, header, beside)):
        for path in (session.path, saved.beside(session.path)):
            os.utime(path, ns=(n * 10**9, n * 10**9))
    again = resume(AGAIN)
    assert again.path == good.path
    said = [again.words.say(notice.id, **notice.args) for notice in again.notices]
    assert beside.path.name in said[0]
    assert header.path.name in said[1]
    assert "You go on with your game of Rescue" in said[2]
    again.close()
    good.path.unlink()
    with pytest.raises(Refused) as refused:
        resume(AGAIN)
    assert refused.value.refusal.code == "game-not-usable"


def test_a_record_of_a_newer_version_is_told_as_such() -> None:
    session = begin(options())
    session.close()
    header = json.loads(session.path.read_bytes().splitlines()[0])
    del header["hash"]
    session.path.write_text(json.dumps({**header, "format": "ghoulash-record/9"}) + "\n")
    with pytest.raises(Refused) as refused:
        resume(AGAIN)
    assert refused.value.refusal.code == "record-newer"


def test_an_altered_line_ends_what_is_gone_on_with() -> None:
    session = begin(options(first="0"))
    for n, seat in enumerate(turns(session)):
        act(session, seat, Random(n))
        if n == 30:
            break
    session.close()
    lines = session.path.read_bytes().splitlines(keepends=True)
    place = len(lines) - 3
    lines[place] = lines[place].replace(b'"seat":0', b'"seat":1')
    session.path.write_bytes(b"".join(lines))
    again = resume(AGAIN)
    notice = next(notice for notice in again.notices if notice.id == "play-record-mended")
    assert notice.args["line"] == place + 1
    assert session.path.with_name(str(notice.args["kept"])).read_bytes() == b"".join(lines)
    play_out(again)
    assert verify(again.game, read(again.path)).ok
    again.close()


def test_where_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert saved.home() == tmp_path
    monkeypatch.setenv("GHOULASH_HOME", "~/elsewhere")
    assert saved.home() == Path.home() / "elsewhere"
    monkeypatch.delenv("GHOULASH_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert saved.home() == Path("/data/ghoulash")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saved.home().is_relative_to(Path.home())


def test_what_lies_beside_a_record_is_for_its_owner_alone() -> None:
    session = begin(options())
    assert session.hide_for_me(0) is None
    assert saved.beside(session.path).stat().st_mode & 0o077 == 0
    assert session.path.parent.stat().st_mode & 0o077 == 0
    session.close()


def test_help_comes_from_the_bot_that_hides_well() -> None:
    assert HELPER == "normal"


def test_a_name_after_a_tilde_that_nobody_has_is_no_mishap(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(options())
    refusal = session.save(Path("~nobody-is-called-so/game.jsonl"))
    assert refusal is not None and refusal.code == "save-failed"
    session.close()
    monkeypatch.setenv("GHOULASH_HOME", "~nobody-is-called-so")
    assert saved.home() == Path("~nobody-is-called-so")


@pytest.mark.parametrize("home", ["/dev/null/x", "/" + "a" * 300])
def test_a_home_that_cannot_be_is_refused(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GHOULASH_HOME", home)
    for asked, code in ((options(), "home-not-writable"), (AGAIN, "resume-none")):
        with pytest.raises(Refused) as refused:
            open_session(asked)
        assert refused.value.refusal.code == code


def test_no_seats_are_refused_and_any_seed_will_do() -> None:
    with pytest.raises(Refused) as refused:
        begin(options(seats=0))
    assert refused.value.refusal.code == "option-seats"
    begin(options(seed=os.fsdecode(b"\xff"))).close()


def test_a_lock_taken_away_while_we_waited_for_it_is_no_lock(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    lock = Lock(record)
    path = tmp_path / "game.lock"
    before = path.open("ab")
    path.unlink()
    path.touch()
    assert lock.take()
    lock._file, lost = before, lock._file  # pyright: ignore[reportPrivateUsage]
    assert lost is not None
    assert not lock._is_ours(before)  # pyright: ignore[reportPrivateUsage]
    assert lock._is_ours(lost)  # pyright: ignore[reportPrivateUsage]
    lost.close()
    lock.release()
