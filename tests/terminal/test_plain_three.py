"""Three at a table, two of them people at one keyboard, one a bot: a game that is not ours, played whole."""

from collections.abc import Sequence
from io import BytesIO, TextIOWrapper
from itertools import pairwise
from pathlib import Path

import pytest

from ghoulash.core.record import read
from ghoulash.locale import words
from ghoulash.locale.tongue import Tongue
from ghoulash.locale.typed import META, lexicon
from ghoulash.table.replaying import verify
from ghoulash.terminal.plain import play_plain
from ghoulash.terminal.retelling import in_words
from ghoulash.terminal.session import PlayOptions
from tests.terminal.playing import records, script
from tests.terminal.rooms.cellar.plain import TONGUE, toy_house
from tests.toy.cellar import Cellar

__all__ = ["toy_house"]
pytestmark = pytest.mark.usefixtures("toy_house")
PEOPLE = (0, 1)
TABLE = PlayOptions(game="toy", lang="en", seed="three", vs="person,random", names=("Ada", "Bo"))


class Keyboard:
    """Where lines are typed into a pipe, and what was said to them."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.home, self._patch, self._capsys = home, patch, capsys

    def type(self, lines: Sequence[str], options: PlayOptions = TABLE) -> str:
        self._patch.setenv("GHOULASH_HOME", str(self.home))
        data = "".join(f"{line}\n" for line in lines).encode()
        self._patch.setattr("sys.stdin", TextIOWrapper(BytesIO(data)))
        assert play_plain(options) == 0
        said = self._capsys.readouterr()
        assert not said.err
        return said.out


@pytest.fixture
def keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "scripts"))
    return Keyboard(tmp_path / "home", monkeypatch, capsys)


def test_a_whole_game_of_two_people_and_a_bot(keyboard: Keyboard) -> None:
    lines, session = script(TABLE, bot="random")
    text = keyboard.type(lines)
    (record,) = records(keyboard.home)
    assert record.read_bytes() == session.path.read_bytes()
    reading = read(record)
    assert verify(Cellar(), reading).finished
    assert session.names == ("Ada", "Bo", "Random bot")
    assert "Cellar: Ada, Bo, Random bot." in text
    assert "All cellars are open." in text
    told = [line for line in in_words(Cellar(), reading, None, "en") if isinstance(line, str)]
    assert any(line.startswith("Bo: ") for line in told)


def test_a_curtain_falls_only_where_another_person_sits_down(keyboard: Keyboard) -> None:
    """However the bot's turns lie between; and all whom the rules ask are asked, whatever they hold."""
    lines, session = script(TABLE, bot="random")
    text = keyboard.type(lines)
    acting = [line for line in read(session.path).lines if isinstance(line.do, str) and line.seat in PEOPLE]
    sittings = 1 + sum(before.seat != after.seat for before, after in pairwise(acting))
    assert text.count("this is for you alone") == sittings
    raids = [n for n, line in enumerate(read(session.path).lines) if line.do == "raid"]
    assert raids
    for n in raids:
        reactions = read(session.path).lines[n + 1 : n + 3]
        raider = read(session.path).lines[n].seat
        assert {line.seat for line in reactions} == {0, 1, 2} - {raider}
        assert {line.do for line in reactions} <= {"guard", "pass"}


def test_no_window_holds_what_another_holds(keyboard: Keyboard) -> None:
    """What Bo sees while the first cards are put away is the same whatever Ada put there."""
    seen = {
        keyboard.type(["", *ada, "done", "", "map", "status", "log all", "choices", "place 3", "draft"])
        .partition("Bo, this is for you alone")[2]
        .partition("Your game is kept")[0]
        for ada in (["place 1", "place 2"], ["place 5", "place 4"], ["place 2", "place 1"])
    }
    assert len(seen) == 1
    assert "Ada holds 3." in seen.pop()


def test_left_after_every_few_lines_and_gone_on_with(keyboard: Keyboard) -> None:
    lines, session = script(TABLE, bot="random")
    options, left = TABLE, lines
    for _ in range(100):
        if not left:
            break
        said = keyboard.type(left[:4], options)
        assert "Bo" in said
        left = left[4:]
        options = PlayOptions(resume=True)
    (record,) = records(keyboard.home)
    assert record.read_bytes() == session.path.read_bytes()


def test_every_word_is_answered_at_every_moment(keyboard: Keyboard) -> None:
    """What the room has no answer to is not understood, and nothing else happens."""
    lines, session = script(TABLE, bot="random")
    asking = [word for word in META if word not in ("auto", "undo", "clear", "done", "say", "save", "quit")]
    asking += ["at 10-J", "help look", "remove nonsense", "describe row 3", "hide ghoul 10-J"]
    text = keyboard.type([typed for line in lines for typed in (*asking, line)])
    (record,) = records(keyboard.home)
    assert record.read_bytes() == session.path.read_bytes()
    assert "mishap" not in text
    assert "is nothing that is understood here" in text


def test_a_cellar_is_filled_for_me_and_handed_in(keyboard: Keyboard) -> None:
    text = keyboard.type(["", "done", "hide for me", "place 3", "undo", "auto", "done", "", "status"])
    assert "not finished" in text
    assert "2 things were hidden for you." in text
    assert "All is hidden" in text
    assert "Ada holds 3." in text


def test_words_of_drafts_are_the_games_own_where_it_has_them_and_there_is_no_draft(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Tongue(verbs={**TONGUE.verbs, "done": "done"})
    lines = ["", "auto", "done", "", "auto", "done", "", "done"]
    assert "is nothing that" not in keyboard.type(lines)
    monkeypatch.setattr("tests.terminal.rooms.cellar.plain.TONGUE", own)
    lexicon.cache_clear()
    words.cache_clear()
    try:
        assert "“done” is nothing that is understood here" in keyboard.type(lines), "the game has read it"
    finally:
        lexicon.cache_clear()
        words.cache_clear()


def test_three_people_and_three_bots(keyboard: Keyboard) -> None:
    for vs, names in (("person", "Ada, Bo, Player 3"), ("random,person", "Ada, Random bot, Bo")):
        options = PlayOptions(game="toy", lang="en", vs=vs, names=("Ada", "Bo"))
        assert f"Cellar: {names}." in keyboard.type([], options)
    options = PlayOptions(game="toy", lang="en", vs="random")
    assert "Cellar: Player 1, Random bot 1, Random bot 2." in keyboard.type([], options)
