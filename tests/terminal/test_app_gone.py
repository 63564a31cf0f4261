"""The terminal is closed under the app, and nothing says so: it ends by itself, and keeps the game."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

from tests.terminal.playing import environment


def test_the_app_ends_when_its_terminal_is_gone(tmp_path: Path):
    ours, its = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "ghoulash", "play", "--lang", "en"],
        stdin=its,
        stdout=its,
        stderr=its,
        env={**environment(tmp_path), "TERM": "xterm-256color"},
    )
    os.close(its)
    seen = b""
    while b"Briefing" not in seen:
        seen += os.read(ours, 65536)
    os.close(ours)
    assert process.wait(60) == 128 + signal.SIGHUP
    assert list(tmp_path.rglob("*.jsonl"))
