"""Nothing acknowledged is lost: Ctrl-C, a closed terminal, kill -9, a full disk; and `--resume` goes on."""

import os
import signal
from itertools import pairwise
from pathlib import Path

import pytest

from ghoulash.core.record import read
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.table.replaying import verify
from ghoulash.terminal.session import PlayOptions, Session
from tests.terminal.playing import Talk, pipe, records, script

ENDS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL]
OPTIONS = ("--lang", "en", "--seed", "kept", "--vs", "easy")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "scripts"))
    return tmp_path / "home"


def is_hit_once(session: Session) -> bool:
    """In a fight, after a miss."""
    view = session.view(0)
    return view.moment == "fire" and view.turn == 0 and view.fight.missed


@pytest.fixture(scope="module")
def fight(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[str], bytes]:
    """A game to the middle of a fight, the same game to its end, and its record."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GHOULASH_HOME", str(tmp_path_factory.mktemp("scripts")))
        options = PlayOptions(lang="en", seed="kept", vs="easy")
        half, _ = script(options, is_hit_once)
        whole, session = script(options)
    assert whole[: len(half)] == half
    assert len(half) < len(whole)
    return half, whole, session.path.read_bytes()


@pytest.mark.parametrize("end", ENDS)
def test_in_the_middle_of_a_draft(home: Path, end: signal.Signals) -> None:
    talk = Talk(home, *OPTIONS)
    talk.say("hide hole 3-E", "hide ghoul 10-J")
    talk.hear("You hide a Ghoul at 10-J")
    code = talk.end(end)
    assert code == (130 if end == signal.SIGINT else -end)
    assert ("--resume" in talk.heard) == (end == signal.SIGINT)
    heard = pipe(home, ["draft", "undo", "quit"], "--resume")
    assert "You go on with your game of Ghoul & Plenty" in heard.text
    assert "Hidden so far, 2 in all: hide hole 3-E, hide ghoul 10-J." in heard.text
    assert "Taken back: hide ghoul 10-J." in heard.text
    assert "Hidden so far, 1 in all: hide hole 3-E." in pipe(home, ["draft"], "--resume").text


@pytest.mark.parametrize("end", ENDS)
def test_in_the_middle_of_a_fight(
    home: Path, fight: tuple[list[str], list[str], bytes], end: signal.Signals
) -> None:
    half, whole, record = fight
    talk = Talk(home, *OPTIONS)
    talk.say(*half, "log all", "where am I")
    talk.hear("Turn ")
    wounds = talk.hear("You: at ")
    question = talk.hear("Left to try")
    talk.end(end)
    heard = pipe(home, ["where am I", *whole[len(half) :]], "--resume")
    assert heard.code == 0
    assert wounds in heard.text
    assert question in heard.text
    assert records(home)[0].read_bytes() == record, "as if it had never been left"
    assert verify(PenAndPaper.with_options({}), read(records(home)[0])).finished


def test_left_again_and_again_and_gone_on_with(home: Path, fight: tuple[list[str], list[str], bytes]) -> None:
    """A few lines a sitting, through hiding and into the fight."""
    half, whole, record = fight
    cuts = [*range(1, len(half), 1 + len(half) // 8), len(half)]
    pipe(home, whole[: cuts[0]], *OPTIONS)
    for cut, then in pairwise(cuts):
        assert pipe(home, whole[cut:then], "--resume").code == 0
    pipe(home, whole[cuts[-1] :], "--resume")
    assert records(home)[0].read_bytes() == record


def test_a_game_gone_on_with_keeps_its_language(home: Path) -> None:
    pipe(home, ["cache trou 3-E"], "--lang", "fr")
    assert "Déjà caché, 1 en tout : cache trou 3-E." in pipe(home, ["brouillon"], "--resume").text.replace(
        "\u00a0", " "
    )
    assert "Hidden so far, 1 in all" in pipe(home, ["draft"], "--resume", "--lang", "en").text


def test_the_newest_unfinished_game_is_gone_on_with(home: Path) -> None:
    for scenario in ("food-run", "rescue", "finders"):
        pipe(home, [], "--lang", "en", "--scenario", scenario)
        for path in (home / "games").iterdir():
            before = path.stat().st_mtime_ns - 10**10
            os.utime(path, ns=(before, before))
    text = pipe(home, ["hide for me", "done", "quit"], "--resume").text
    assert "your game of Finders" in text
    assert "2 older games wait" in text
    record = next(path for path in records(home) if "rescue" in path.name)
    os.utime(record, ns=(2**62, 2**62))
    assert "your game of Rescue" in pipe(home, [], "--resume").text


def test_a_game_played_elsewhere_is_left_alone(home: Path) -> None:
    talk = Talk(home, "--lang", "en")
    talk.hear("Left to hide")
    heard = pipe(home, [], "--resume", "--lang", "en")
    assert heard.code == 2
    assert "being played in another terminal" in heard.errors
    talk.say("quit")
    assert talk.end() == 0
    assert pipe(home, [], "--resume").code == 0


def test_a_record_that_was_cut_off_is_taken_up_after_its_last_good_line(
    home: Path, fight: tuple[list[str], list[str], bytes]
) -> None:
    half, _, record = fight
    pipe(home, half, *OPTIONS)
    (path,) = records(home)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    lines = whole.count(b"\n")
    heard = pipe(home, ["quit"], "--resume")
    assert f"damaged at line {lines}" in heard.text
    broken = path.with_name(path.name + ".broken")
    assert broken.name in heard.text
    assert broken.read_bytes() == whole[:-20]
    assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[:-1])
    assert "damaged" not in pipe(home, ["quit"], "--resume").text
    assert record.startswith(path.read_bytes())


def test_half_a_chart_in_the_record_is_a_draft_again(home: Path) -> None:
    pipe(home, ["hide for me", "done"], "--lang", "en", "--first", "0", "--seed", "1")
    (path,) = records(home)
    lines = path.read_bytes().splitlines(keepends=True)
    mine = [line for line in lines if b'"seat":0,"do":"hide' in line]
    path.write_bytes(b"".join(lines[: lines.index(mine[10])]))
    text = pipe(home, ["draft", "quit"], "--resume").text
    assert path.read_bytes() == b"".join(lines[: lines.index(mine[0])])
    assert "Nothing is hidden yet" in text


def test_a_full_disk_loses_nothing(home: Path) -> None:
    """With room for the header, but not for a chart: what is refused can be done again once there is room."""
    tight = ("hide hole 3-E", "hide for me", "done", "where am I", "quit")
    heard = pipe(home, tight, "--lang", "en", "--scenario", "food-run", before="ulimit -f 9")
    assert heard.code == 0
    assert "The record could not be written" in heard.text
    assert "Something went wrong" not in heard.text
    again = pipe(home, ["draft", "hide for me", "done", "quit"], "--resume")
    assert again.code == 0
    assert "It is Easy bot" in again.text or "Your turn" in again.text


def test_no_room_at_all_is_said_in_a_line(home: Path) -> None:
    heard = pipe(home, [], "--lang", "en", before="ulimit -f 0")
    assert heard.code == 2
    assert "The game cannot be kept in" in heard.errors
    assert "GHOULASH_HOME" in heard.errors
    assert not records(home), "nothing half-made is left behind"


def test_a_game_that_was_over_when_it_was_left_shows_its_end(
    home: Path, fight: tuple[list[str], list[str], bytes]
) -> None:
    """Killed after the last action, before its end was written down."""
    _, whole, record = fight
    pipe(home, whole[:-1], *OPTIONS)
    (path,) = records(home)
    last = record.splitlines(keepends=True)
    assert b'"end"' in last[-1]
    path.write_bytes(b"".join(last[:-1]))
    heard = pipe(home, [], "--resume")
    assert "all charts are open" in heard.text
    assert path.read_bytes() == record
    assert "No unfinished game" in pipe(home, [], "--resume", "--lang", "en").errors


def test_a_game_that_is_named_is_the_one_gone_on_with(home: Path) -> None:
    for game in ("pen-and-paper", "last-game-on-earth"):
        assert pipe(home, ["quit"], game, "--lang", "en").code == 0
    assert "your game of The Last Game on Earth (" in pipe(home, ["quit"], "--resume").text
    assert "your game of Ghoul & Plenty (" in pipe(home, ["quit"], "pen-and-paper", "--resume").text


def test_a_game_that_is_named_and_does_not_wait_is_no_other(home: Path) -> None:
    assert pipe(home, ["quit"], "pen-and-paper", "--lang", "en").code == 0
    heard = pipe(home, ["quit"], "last-game-on-earth", "--resume", "--lang", "en")
    assert (heard.code, heard.text) == (2, "")
    assert "No game of last-game-on-earth waits" in heard.errors and "of pen-and-paper" in heard.errors
    assert "no game called" in pipe(home, [], "chess", "--resume", "--lang", "en").errors
    assert pipe(home, ["quit"], "--resume").code == 0, "it is left as it was"
