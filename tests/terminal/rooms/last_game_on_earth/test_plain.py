"""The Last Game on Earth as somebody plays it: through real pipes, in both languages, at every seat count."""

from pathlib import Path

import pytest

from ghoulash.terminal.session import PlayOptions
from tests.locale.reading import is_typeset
from tests.terminal.playing import pipe, records
from tests.terminal.rooms.last_game_on_earth.typing import GAME, script

TABLES = [
    ("en", 2, "standard", "pipe10"),
    ("fr", 2, "lucky-charms", "pipe4"),
    ("en", 3, "transporters+evacuation", "pipe10"),
    ("fr", 3, "standard", "pipe11"),
    ("en", 4, "lock-and-load+blackout", "pipe12"),
    ("fr", 4, "lock-and-load+transporters+lucky-charms+blackout+evacuation", "pipe9"),
]
"""Seeds of short games: among bots that play at random most are long."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of the program lie; the scripts of this process are written elsewhere."""
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "scripts"))
    return tmp_path / "home"


@pytest.mark.parametrize(("language", "seats", "scenario", "seed"), TABLES)
def test_a_whole_game_is_played_by_a_pipe(
    home: Path, language: str, seats: int, scenario: str, seed: str
) -> None:
    options = PlayOptions(game=GAME, lang=language, scenario=scenario, seed=seed, vs="random", seats=seats)
    lines, session = script(options)
    heard = pipe(
        home,
        lines,
        *(GAME, "--lang", language, "--scenario", scenario, "--seed", seed),
        *("--vs", "random", "--seats", str(seats)),
    )
    assert heard.code == 0
    assert not heard.errors
    (record,) = records(home)
    assert record.read_bytes() == session.path.read_bytes()
    assert session.outcome is not None
    assert session.words.describe_outcome(session.outcome, 0, session.names) in heard.text
    assert "\x1b" not in heard.text
    assert not {char for char in heard.text if 0x2500 <= ord(char) < 0x2600}
    told = [line for line in heard.text.splitlines() if "|" not in line and "+-" not in line]
    assert not any("@" in line.replace("@ ", "") for line in told), "cards go by their names"
    assert session.words.say("lg-all-open") in heard.text
    assert "lies open" not in heard.text, "tokens that nobody turned up stay as they are"
    if language == "fr":
        assert [line for line in told if not is_typeset(line) and not line.startswith("Signes")] == []
