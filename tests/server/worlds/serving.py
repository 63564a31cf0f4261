"""A real server in a process of its own, with a leak in it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import Server

ROOT = Path(__file__).parents[3]


class Leaking(Server):
    """What is planted is the only thing in which it is not `ghoulash serve`."""

    def __init__(self, folder: Path, leak: str) -> None:
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        super().__init__(folder, GHOULASH_LIMITS="1000", PYTHONPATH=path)
        self.command = (sys.executable, "-m", "tests.server.worlds.leaky", leak, "serve")


@contextmanager
def leaking(folder: Path, leak: str) -> Iterator[Server]:
    server = Leaking(folder, leak)
    server.start()
    try:
        yield server
    finally:
        server.kill()
