"""The peers' side of a comparison: `bench/peers.py` of the source tree, in an environment of its own."""

import json
import os
import subprocess
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from ghoulash.lab.bench.random_play import Block


class PeerMissingError(Exception):
    """The peer cannot be measured here; says why in one line."""


def command(peer: str) -> list[str]:
    """What starts a peer; raises `PeerMissingError` outside a source tree and where none are installed."""
    root = Path(__file__).parents[4]
    script = root / "bench" / "peers.py"
    if not script.is_file():
        raise PeerMissingError("no peer: the comparison needs the source tree")
    scripts, name = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    python = root / ".venv-peers" / scripts / name
    if not python.exists():
        raise PeerMissingError("no peer: `make bench-peers` has not installed any")
    return [str(python), str(script), peer]


class Peer:
    """A peer's process, which plays when asked and else waits."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        hello = self._answer(self._process.stdout)
        if "name" not in hello:
            self.close()
            raise PeerMissingError(f"no peer: {hello.get('missing', 'it did not start')}")
        self.name = str(hello["name"])

    def block(self, seconds: float) -> Block:
        """The peer's whole games in that many CPU seconds."""
        try:
            print(seconds, file=self._process.stdin, flush=True)
            said = self._answer(self._process.stdout)
            return Block(int(said["actions"]), int(said["games"]), float(said["seconds"]))
        except (BrokenPipeError, KeyError):
            raise PeerMissingError("no peer: its process ended before the measurement did") from None

    @staticmethod
    def _answer(stdout: IO[str] | None) -> dict[str, str | float]:
        line = stdout.readline() if stdout else ""
        try:
            return json.loads(line)
        except ValueError:  # the end, or something that is no answer
            return {}

    def close(self) -> None:
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
