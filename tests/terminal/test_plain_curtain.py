"""Two people at one keyboard: what the one has hidden never comes before the other's eyes."""

import os
import pty
import select
import subprocess
from pathlib import Path

import pytest

from ghoulash.terminal.session import PlayOptions
from tests.terminal.playing import COMMAND, environment, pipe, script

TWO = ("--lang", "en", "--vs", "person", "--name", "Ada", "--name", "Bo", "--seed", "curtain", "--first", "1")
OPEN_TO_BO = "Bo, this is for you alone"
OPEN_TO_ADA = "Ada, this is for you alone"
ALL_THAT_ASKS = [
    *(
        "map",
        "chart",
        "map words",
        "chart words",
        "draft",
        "choices",
        "status",
        "log all",
        "briefing",
        "help",
    ),
    *(
        "at 9-J",
        "describe column J",
        "describe row 9",
        "describe",
        "undo",
        "remove hole 3-E",
        "hide hole 99-Z",
    ),
    *("fire 3", "weak 3", "walk to 99-Z", "yes", "done"),
]
BO_WALKS = ["enter 1-A", *ALL_THAT_ASKS, "walk to 3-C", *ALL_THAT_ASKS, "stop"]
SQUARES = [
    [f"{row}-{column}" for row in (14, 15, 16) for column in "HIJKLM"],
    [f"7-{c}" for c in "ABCDEFGHIJKLM"],
]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "scripts"))
    return tmp_path / "home"


def window(text: str, opened: str, closed: str) -> str:
    """What stands between two curtains; the record's file has another name each time."""
    return text.partition(opened)[2].partition(closed)[0]


def test_the_others_window_says_the_same_whatever_was_hidden(home: Path) -> None:
    """Bo hears, sees and is refused the same, to the byte, on two charts that he does not meet."""
    seen: list[str] = []
    for squares in SQUARES:
        ada = ["say psst", *_chart(squares), "draft", "chart"]
        bo = ["", *ALL_THAT_ASKS, "hide for me", "done", *BO_WALKS]
        heard = pipe(home, ["", *ada, "done", *bo], *TWO)
        seen.append(window(heard.text, OPEN_TO_BO, OPEN_TO_ADA))
        assert "You stop at 3-C" in seen[-1], seen[-1]
    assert seen[0] == seen[1]


def _chart(squares: list[str]) -> list[str]:
    """A whole chart that is not met on the way to 3-C."""
    ghouls = ["15-A", "15-B", "16-A", "16-H", "17-I", "17-J", "14-D", "14-E", "13-D", "13-N", "13-O", "13-P"]
    return [
        f"hide ghoul {' '.join(ghouls)}",
        f"hide kit {' '.join(squares[:5])}",
        f"hide debris {' '.join(squares[1:5])}",
        f"hide hole {' '.join(squares[:10])}",
        f"hide isotope {squares[7]}",
    ]


def test_no_window_opens_before_the_other_says_so(home: Path) -> None:
    """Until a line comes, nothing of Bo's is written after Ada's last word."""
    heard = pipe(home, ["", "hide for me", "done"], *TWO)
    rest = heard.text.partition(OPEN_TO_BO)[2]
    assert rest.splitlines()[1].startswith("Your game is kept in")
    assert len(rest.splitlines()) == 2


def test_a_game_gone_on_with_begins_behind_the_curtain(home: Path) -> None:
    pipe(home, ["", "hide hole 3-E"], *TWO)
    heard = pipe(home, [], "--resume")
    assert OPEN_TO_ADA in heard.text
    assert "3-E" not in heard.text
    assert "hide hole 3-E" in pipe(home, ["", "draft"], "--resume").text


def test_a_weak_spot_is_picked_behind_the_curtain(home: Path) -> None:
    """The hider is asked alone; the traveller's window never holds the number before it is found."""
    options = PlayOptions(lang="en", vs="person", names=("Ada", "Bo"), seed="curtain", first="1")
    lines, session = script(options)
    heard = pipe(home, lines, *TWO)
    assert session.over
    picks = [line for line in lines if line.startswith("weak ")]
    assert picks
    windows = heard.text.split("this is for you alone: press Enter when nobody else looks.")
    asked = [part for part in windows if "Pick its weak spot" in part]
    assert len(asked) == len(picks)
    for part in windows:
        assert not ("Its weak spot is" in part and "Left to try" in part)


def test_on_a_terminal_the_screen_is_wiped_between_two_people(home: Path) -> None:
    """Bo is asked after as many empty lines as the screen has, and with screen and scrollback cleared."""
    parent, child = pty.openpty()
    env = {**environment(home), "TERM": "xterm", "LINES": "24", "COLUMNS": "200"}
    process = subprocess.Popen([*COMMAND, *TWO], stdin=child, stdout=child, stderr=child, env=env)
    os.close(child)
    try:
        said = _asked(parent, OPEN_TO_ADA)
        greeted = said.partition("unofficial")[2]
        assert "Your goal: " in greeted
        assert "\x1b[2J" not in greeted
        assert "\n" * 24 not in greeted.replace("\r", "")
        os.write(parent, b"\n")
        said = _asked(parent, "Left to hide")
        os.write(parent, b"hide hole 3-E 5-F\nhide for me\nchart\ndone\n")
        said = _asked(parent, "the screen is wiped")
        assert "You hide a Hole at 3-E." in said
        assert OPEN_TO_BO not in said
        os.write(parent, b"\n")
        said = _asked(parent, OPEN_TO_BO)
        wiped = said.replace("\r", "").partition("\n" * 24)
        assert wiped[1]
        assert "\x1b[3J\x1b[2J\x1b[H" in wiped[2]
        assert "3-E" not in wiped[2]
        os.write(parent, b"hide hole 1-A\n")
        assert "Left to hide" not in _asked(parent, OPEN_TO_BO), "only a bare Enter opens the curtain"
        os.write(parent, b"\x1b[A\n")
        said = _asked(parent, "this is for you alone", "Left to hide")
        assert "done" not in said, "the arrow keys bring back nothing of Ada's"
        os.write(parent, b"\x04")
        assert process.wait() == 0
    finally:
        os.close(parent)  # what still runs is hung up by this
        process.wait()


def _asked(parent: int, *texts: str) -> str:
    """All that is said, until one of these was, and the prompt stands there: only then does it take keys."""
    said = ""
    while not (any(text in said for text in texts) and said.endswith("> ")):
        ready, _, _ = select.select([parent], [], [], 60)
        assert ready, said
        said += os.read(parent, 65536).decode("utf-8", "replace")
    return said
