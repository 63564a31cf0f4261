"""The examples in `examples/` do what they say, against a real server."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ghoulash.games import REGISTRY
from tests.server.serving import Browser, running

BOT = Path(__file__).parents[2] / "examples/bot.py"


@pytest.mark.parametrize("game", REGISTRY)
def test_the_bot_plays_a_whole_game(game: str, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Browser(server)
        chairs = {"kind": "bot", "bot": "easy"}, {"kind": "open"}
        link = host.create(game, *chairs, table={"pause": 0.05})["invitation"]["link"]
        host.http.close()
        done = subprocess.run(
            [sys.executable, BOT, link, "Stranger"], capture_output=True, text=True, timeout=300, check=False
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["rule"]


def test_the_bot_is_short_and_knows_nothing_of_ours() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) < 60
    assert "import ghoulash" not in text
    assert "from ghoulash" not in text
