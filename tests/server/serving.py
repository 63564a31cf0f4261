"""A real server in a process of its own, and browsers that talk to it."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`ghoulash serve`, which can be killed and started again where it was."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self._environment = environment
        self.command = (sys.executable, "-m", "ghoulash", "serve")
        self.process: subprocess.Popen[bytes] | None = None
        self.browsers: list[Browser] = []
        """All that ever came by, to be closed in the end."""

    def start(self) -> None:
        environment = {
            **os.environ,
            "GHOULASH_HOME": str(self.folder),
            "GHOULASH_PORT": str(self.port),
            **self._environment,
        }
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command, env=environment, stderr=log, stdout=log)
        for _ in range(600):
            assert self.process.poll() is None, self.log
            try:
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                self.process_waits()
        raise AssertionError(self.log)

    def process_waits(self) -> None:
        """Until it ends, or a moment."""
        assert self.process is not None
        try:
            self.process.wait(0.05)
        except subprocess.TimeoutExpired:
            return

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def figure(server: Server, name: str) -> int:
    """One of those that it shows Prometheus."""
    for line in httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines():
        if line.startswith((f"ghoulash_{name} ", f"ghoulash_{name}_total ")):
            return int(float(line.split()[1]))
    raise AssertionError(name)


@contextmanager
def running(folder: Path, **environment: str) -> Iterator[Server]:
    server = Server(folder, **environment)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
        for browser in server.browsers:
            browser.close()


class Browser:
    """One browser: a cookie, requests, sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.sockets: list[Socket] = []
        server.browsers.append(self)

    def close(self) -> None:
        for each in self.sockets:
            each.close()
        self.http.close()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.is_success, answer.text
        return answer.json()

    def create(self, game: str, *chairs: dict[str, str], **more: Any) -> Any:
        return self.post("/api/tables", game=game, seats=chairs, **more)

    def socket(self) -> "Socket":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        wire = connect(
            f"ws://127.0.0.1:{self.server.port}/ws",
            additional_headers=headers,
            max_size=None,
            max_queue=None,  # what nobody reads must not hide that the line is cut
            open_timeout=PATIENCE,
            compression=None,
            legacy=True,  # it outlives this function
        )
        self.sockets.append(Socket(wire))
        return self.sockets[-1]


class Socket:
    """A client as `docs/guide/protocol.md` describes one, waiting for each answer."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.frames: dict[int | None, Any] = {}
        self.news: Any = None
        self.said: list[Any] = []
        self.heard: list[Any] = []
        """All that ever came in."""

    def send(self, **message: Any) -> None:
        self.wire.send(json.dumps(message))

    def receive(self) -> Any:
        return self.take(json.loads(self.wire.recv(PATIENCE)))

    def take(self, message: Any) -> Any:
        """Note what came in."""
        self.heard.append(message)
        if message["type"] == "frame":
            self.frames[message["seat"]] = message
        elif message["type"] == "table":
            self.news = message
        elif message["type"] == "said":
            self.said.append(message)
        return message

    def until(self, wanted: Any) -> Any:
        """Receive until this is so of a message."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def sit(self, table: str, seat: int | None, last: int = 0, **more: Any) -> Any:
        """Sit down; the table as it is."""
        self.send(type="sit", table=table, seat=seat, last=last, entropy=secrets.token_hex(16), **more)
        return self.until(lambda m: m["type"] in ("table", "fault"))

    def ask(self, kind: str, table: str, seat: int, **more: Any) -> Any:
        """Send a message and wait for what came of it: a frame with its id, an answer, or a fault."""
        name = more.pop("id", None) or secrets.token_hex(8)
        self.send(type=kind, table=table, seat=seat, id=name, **more)
        return self.until(lambda m: m.get("id") == name)

    def act(self, table: str, seat: int, *do: str) -> Any:
        return self.ask("act", table, seat, do=do, last=self.frames[seat]["number"])

    def catch_up(self) -> None:
        """Receive all that the server has for us by now."""
        number = len(self.heard)
        self.send(type="ping", n=number)
        self.until(lambda m: m["type"] == "pong" and m["n"] == number)

    def close(self) -> None:
        self.wire.close()


def offered(board: Any) -> list[str]:
    """The actions that a board offers, where they are listed."""
    return [text for offer in board["offers"] for text in offer.get("texts", ())]
