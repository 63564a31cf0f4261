"""The plain front as somebody uses it: through real pipes, in both languages, every wrong thing typed."""

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from ghoulash.locale import LANGUAGES, words
from ghoulash.locale.pen_and_paper.tongue import ASKS, VERBS
from ghoulash.locale.typed import META
from ghoulash.terminal.opening import resume
from ghoulash.terminal.plain import play_plain
from ghoulash.terminal.session import PlayOptions
from tests.terminal.playing import Talk, pipe, records, script


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of the program lie; the scripts of this process are written elsewhere."""
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "scripts"))
    return tmp_path / "home"


@pytest.mark.parametrize(
    ("language", "scenario"), [("en", "ghoul-and-plenty"), ("fr", "lockdown"), ("fr", "quarantine")]
)
def test_a_whole_game_is_played_by_a_pipe(home: Path, language: str, scenario: str) -> None:
    lines, session = script(PlayOptions(lang=language, scenario=scenario, seed="pipe", vs="easy"))
    heard = pipe(home, lines, "--lang", language, "--scenario", scenario, "--seed", "pipe", "--vs", "easy")
    assert heard.code == 0
    assert not heard.errors
    (record,) = records(home)
    assert record.read_bytes() == session.path.read_bytes()
    assert session.outcome is not None
    assert session.words.describe_outcome(session.outcome, 0, session.names) in heard.text
    assert heard.text.count("    +-+") >= 2, "both charts are opened"
    assert str(record) in heard.text
    assert "ghoulash verify" in heard.text
    assert not list((home / "games").glob("*.session*")), "a game that is over leaves its record alone"
    assert not list((home / "games").glob("*.lock"))


def test_two_at_one_keyboard_play_a_whole_game_by_a_pipe(home: Path) -> None:
    lines, session = script(PlayOptions(lang="en", seed="two", vs="person", names=("Ada", "Bo")))
    arguments = ("--lang", "en", "--seed", "two", "--vs", "person", "--name", "Ada", "--name", "Bo")
    for extra in ((), ("--no-curtain",)):
        assert pipe(home, lines, *arguments, *extra).code == 0
    one, other = records(home)
    assert one.read_bytes() == other.read_bytes() == session.path.read_bytes()


def test_no_box_is_drawn_and_no_screen_is_steered(home: Path) -> None:
    heard = pipe(home, ["map", "hide for me", "chart", "done"], "--lang", "fr", "--scenario", "lockdown")
    assert "\x1b" not in heard.text
    assert not {char for char in heard.text if 0x2500 <= ord(char) < 0x2600}


WRONG = [
    b"foo",
    b"!!!",
    b"hide",
    b"hide ghoul",
    b"hide ghoul 0-A",
    b"hide ghoul 99-ZZ",
    b"hide ghoul \xd9\xa3-A",
    b"hide dragon 1-A",
    b"hide hole 1-A 1-A",
    b"walk N",
    b"walk to",
    b"walk to nowhere",
    b"fire 3",
    b"3",
    b"done",
    b"yes",
    b"no",
    b"undo",
    b"clear",
    b"remove",
    b"remove ghoul",
    b"remove ghoul 1-A",
    b"describe",
    b"describe zzz",
    b"describe row 99",
    b"at",
    b"at 999999999999999999-A",
    b"log -1",
    b"log 99999999999999999999",
    b"log ever",
    b"help help",
    b"help nothing at all",
    b"say",
    b"save",
    b"save /",
    b"save /no/such/folder/game",
    b"save " + b"x" * 1500,
    b"\x00\x01\x02\x1b[2J\x1b]0;title\x07\x7f",
    b"say \x1b[31mred\x1b[0m and \xe2\x80\xaebackwards",
    b"\xff\xfe broken \xc3\x28",
    "🧟 «goule» œuf\u2028\u200b".encode(),
    b"\xef\xbb\xbfhelp",
    b"   \t  ",
    b"x" * 1_000_000,
    b"hide hole " + b"1-A " * 2000,
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_typed_ends_the_game(home: Path, language: str) -> None:
    opening = [*WRONG, b"hide for me", b"done", b"enter 1-J", *WRONG, b"walk W", *WRONG]
    data = b"\r\n".join([*opening, b"status", b"quit", b""])
    heard = pipe(home, data, "--lang", language, "--seed", "1", "--scenario", "lockdown", "--first", "0")
    assert heard.code == 0
    assert not heard.errors
    assert words(language).say("plain-farewell", file=str(records(home)[0])) in heard.text
    assert words(language).say("plain-too-long", most=2000) in heard.text
    assert not [char for char in heard.text if ord(char) < 32 and char != "\n"]
    assert "\u202e" not in heard.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_answered_at_every_moment(home: Path, language: str) -> None:
    """All that only asks, typed before each line of a game; the game goes on as if nothing had been."""
    w = words(language, "pen-and-paper")
    acting = {"auto", "undo", "clear", "remove", "done", "say", "save", "quit"}
    asking = [w.typed(word) for word in (*META, *ASKS) if word not in acting]
    asking += [f"{w.typed('help')} {w.typed(word)}" for word in (*VERBS, *META, *ASKS)]
    asking += [f"{w.typed('describe')} F", f"{w.typed('describe')} 3", f"{w.typed('at')} 3-C", "7-C"]
    asking += [f"{w.typed('map')} x", f"{w.typed('chart')} x", f"{w.typed('choices')} {w.typed('ghoul')}"]
    lines, session = script(PlayOptions(lang=language, seed="ask", scenario="lockdown", vs="random"))
    asked = [question for line in lines[:60] for question in (*asking, line)]
    heard = pipe(
        home,
        [*asked, *lines[60:]],
        *("--lang", language, "--seed", "ask", "--scenario", "lockdown", "--vs", "random"),
    )
    assert heard.code == 0
    assert records(home)[0].read_bytes() == session.path.read_bytes()
    assert "plain-" not in heard.text
    assert "{" not in heard.text


def test_the_end_of_input_keeps_the_game(home: Path) -> None:
    for data in (b"", b"hide for me\ndone\n", b"hide for me"):
        heard = pipe(home, data, "--lang", "en")
        assert heard.code == 0
        assert heard.text.splitlines()[-1].startswith("Your game is kept in ")
        assert "--resume" in heard.text.splitlines()[-1]


def test_a_reader_that_goes_away_is_no_error(home: Path) -> None:
    talk = Talk(home, "--lang", "en")
    assert talk.process.stdout is not None
    talk.process.stdout.readline()
    talk.process.stdout.close()
    talk.say("map", "map", "hide hole 3-E", "quit")
    assert talk.process.stdin is not None
    talk.process.stdin.close()
    assert talk.process.wait() == 0


def test_a_way_to_a_square_is_shown_and_confirmed(home: Path) -> None:
    lines = ["hide for me", "done", "walk to 4-C", "no", "where am I", "walk to 4-C", "yes", "map words"]
    options = ("--lang", "en", "--seed", "5", "--first", "0", "--scenario", "ghoul-and-plenty", "--confirm")
    heard = pipe(home, lines, *options)
    assert "That is enter 1-A, 3 north, 2 east" in heard.text or "That is enter 1-A" in heard.text
    shown, done = heard.text.index("Do you walk it?"), heard.text.index("In you go")
    assert shown < heard.text.index("Then not.") < heard.text.index("You: outside") < done
    straight = pipe(home, ["hide for me", "done", "walk to 4-C!", "quit"], *options)
    assert "Do you walk it?" not in straight.text
    assert "In you go" in straight.text
    unasked = pipe(home, ["hide for me", "done", "walk to 4-C", "quit"], *options[:-1])
    assert "Do you walk it?" not in unasked.text, "a pipe is not asked"
    assert "In you go" in unasked.text


def test_another_command_drops_a_way_that_was_shown(home: Path) -> None:
    lines = ["hide for me", "done", "walk to 4-C", "where am I", "yes", "quit"]
    heard = pipe(home, lines, "--lang", "en", "--first", "0", "--confirm")
    assert "Then not." in heard.text
    assert "Nobody has asked you" in heard.text
    assert "In you go" not in heard.text


def test_a_draft_is_laid_out_undone_and_cleared(home: Path) -> None:
    lines = [
        "hide hole 3-E 4-E",
        "undo",
        "draft",
        "remove hole 3-E",
        "draft",
        "hide for me",
        "clear",
        "draft",
    ]
    text = pipe(home, lines, "--lang", "en").text
    assert "You hide a Hole at 3-E.\nYou hide a Hole at 4-E.\n" in text
    assert "Taken back: hide hole 4-E." in text
    assert "Hidden so far, 1 in all: hide hole 3-E." in text
    assert text.count("Nothing is hidden yet.") == 2
    assert "32 things were hidden for you." in text


def test_hide_for_me_is_another_chart_each_time_and_the_same_for_a_seed(home: Path) -> None:
    lines = ["hide for me", "draft", "clear", "hide for me", "draft"]
    once, again = (pipe(home, lines, "--lang", "en", "--seed", "9").text for _ in range(2))
    drafts = [line for line in once.splitlines() if line.startswith("Hidden so far")]
    assert len(set(drafts)) == 2
    assert drafts == [line for line in again.splitlines() if line.startswith("Hidden so far")]


def test_saving_copies_the_record_and_writes_nothing_over(home: Path, tmp_path: Path) -> None:
    copy = tmp_path / "Copy of A.jsonl"
    text = pipe(home, [f"save {copy}", f"save {copy}", "quit"], "--lang", "en").text
    assert copy.read_bytes() == records(home)[0].read_bytes()
    assert json.loads(copy.read_bytes().splitlines()[0])["format"] == "ghoulash-record/1"
    assert "is there already and is not written over" in text


def test_a_remark_is_kept_and_told(home: Path) -> None:
    text = pipe(home, ["say  Hello, THERE!  \x1b[2J", "log", "quit"], "--lang", "en", "--name", "Ada").text
    assert text.count("Ada says: Hello, THERE! [2J\n") == 2
    assert '"say":"Hello, THERE! [2J"' in records(home)[0].read_text("utf-8")


def test_what_is_known_of_a_square_a_row_and_a_column(home: Path) -> None:
    lines = ["hide hole 3-E", "what is at 3-E", "what do I know of column A?", "describe row 3", "at 3-A"]
    text = pipe(home, lines, "--lang", "en").text
    assert (
        "3-E: street. Open sides: north, east, south.\nOn the chart you hide: a Hole, not met yet.\n" in text
    )
    assert "17-A to 13-A: shaded, area A, nothing hidden.\n12-A to 1-A: street, nothing hidden.\n" in text
    assert "3-A to 3-D: street, nothing hidden.\n3-E: street, a Hole, not met yet.\n3-F to 3-S:" in text


def test_a_terminal_without_accents_still_reads_french(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.terminal.playing.environment", _ascii(home))
    heard = pipe(home, ["aide", "quitte"], "--lang", "fr")
    assert heard.code == 0
    assert heard.text.isascii()
    assert "version non officielle" in heard.text
    assert 'Dis "aide" a tout moment' in " ".join(heard.text.split()).replace('" aide "', '"aide"')


def _ascii(home: Path):
    from tests.terminal.playing import environment

    before = environment(home)
    return lambda _: {**before, "PYTHONIOENCODING": "ascii"}


def test_a_slip_of_ours_is_no_traceback_to_a_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is written down, and the game is kept."""

    def slip(*_: object) -> bool:
        raise ZeroDivisionError("ours")

    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path))
    monkeypatch.setattr("ghoulash.terminal.obeying.Obeying.obey", slip)
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"hide for me\n")))
    assert play_plain(PlayOptions(lang="en")) == 1
    said = capsys.readouterr()
    assert "Something went wrong" in said.out.splitlines()[-1]
    assert not said.err
    assert "ZeroDivisionError: ours" in (tmp_path / "mishap.txt").read_text("utf-8")
    resume(PlayOptions(resume=True)).close()


def test_a_way_is_refused_for_what_is_asked_instead(home: Path) -> None:
    text = pipe(home, ["walk to 4-C", "hide for me", "walk to 4-C", "quit"], "--lang", "en").text
    assert "This is the time for hiding" in text
    assert "All is hidden: hand" in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--vs", "nobody"), "no opponent called “nobody”"),
        (("--resume",), "No unfinished game"),
        (("--name", "A", "--name", "B"), "2 names are too many"),
        (("--seats", "3"), "at least 2 players"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    home: Path, arguments: tuple[str, ...], said: str
) -> None:
    heard = pipe(home, [], "--lang", "en", *arguments)
    assert heard.code == 2
    assert not heard.text
    assert said in heard.errors
    assert heard.errors.count("\n") == 1
