"""`ghoulash serve`, as whoever types it meets it."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import PATIENCE, free_port


class Command:
    """`ghoulash serve` with some options, in a folder of its own."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        folder.mkdir(exist_ok=True)
        whole = {**os.environ, "GHOULASH_HOME": str(folder), "LANG": "C.UTF-8", **environment}
        command = [sys.executable, "-m", "ghoulash", "serve", *options]
        self.process = subprocess.Popen(command, env=whole, stdout=-1, stderr=-1, text=True, encoding="utf-8")

    def lines(self, count: int) -> list[str]:
        assert self.process.stdout is not None
        return [self.process.stdout.readline().rstrip("\n") for _ in range(count)]

    def end(self, by: int | None = None) -> tuple[int, str, str]:
        if by is not None:
            self.process.send_signal(by)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_once_it_is_there_and_how_to_stop_it(tmp_path: Path, by: int) -> None:
    port = free_port()
    command = Command(tmp_path, "--port", str(port))
    assert command.lines(3) == [
        f"Ghoulash is at http://127.0.0.1:{port}",
        "It listens to this machine alone; for your network: ghoulash serve --host 0.0.0.0",
        "Stop it with Ctrl+C: every table is kept.",
    ]
    assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok"
    assert command.end(by)[:2] == (0, "")


def test_it_speaks_the_language_asked_for_and_names_the_address_for_others(tmp_path: Path) -> None:
    port = free_port()
    options = ("--port", str(port), "--host", "0.0.0.0", "--lang", "fr")  # noqa: S104 - that is the point
    command = Command(tmp_path, *options)
    here, others, stop = command.lines(3)
    assert here == f"Ghoulash est à http://127.0.0.1:{port}"
    assert others.startswith("Les autres ouvrent http://")
    assert others.endswith(f":{port}")
    assert stop == "Arrête-le avec Ctrl+C\u00a0: chaque table est gardée."
    command.end(signal.SIGTERM)


def test_a_name_is_as_good_as_an_address(tmp_path: Path) -> None:
    port = free_port()
    command = Command(tmp_path, "--host", "localhost", "--port", str(port))
    assert command.lines(1) == [f"Ghoulash is at http://localhost:{port}"]
    assert httpx.get(f"http://localhost:{port}/healthz").text == "ok"
    command.end(signal.SIGTERM)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--port", "{taken}"), "Another program listens on port {taken}: stop it"),
        (
            ("--port", "{taken}", "--lang", "fr"),
            "Un autre programme écoute sur le port {taken}\u00a0: arrête-le",
        ),
        (("--port", "99999"), "The setting port cannot be “99999”"),
        (("--host", "192.0.2.1", "--port", "{free}"), "It cannot listen on port {free} of 192.0.2.1"),
        (("--host", "nowhere.invalid"), "It cannot listen on port 8000 of nowhere.invalid"),
        (("--port", "{free}", "--database", "sqlite://"), "Tables must outlast the server"),
        (("--lang", "de"), "There are no words in “de”"),
    ],
)
def test_what_cannot_be_is_one_line_and_exit_2(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    ports: dict[str, Any] = {"taken": free_port(), "free": free_port()}
    first = Command(tmp_path / "first", "--port", str(ports["taken"]))
    first.lines(1)
    code, out, err = Command(tmp_path / "second", *(option.format(**ports) for option in options)).end()
    first.end(signal.SIGTERM)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert said.format(**ports) in err


def test_it_opens_the_browser_once_it_is_there(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part\nmv {opened}.part {opened}\n')
    browser.chmod(0o755)
    port = free_port()
    command = Command(tmp_path, "--port", str(port), "--open", BROWSER=f"{browser} %s")
    command.lines(3)
    while not opened.exists():
        os.sched_yield()
    assert opened.read_text() == f"http://127.0.0.1:{port}\n"
    assert command.end(signal.SIGTERM)[0] == 0


def test_a_machine_without_a_browser_is_no_trouble(tmp_path: Path) -> None:
    command = Command(tmp_path, "--port", str(free_port()), "--open", DISPLAY="", PATH="/nowhere")
    assert len(command.lines(3)) == 3
    assert command.end(signal.SIGTERM)[0] == 0
