"""Bots that do what no bot should; a worker that is told to makes these. A remark tells them whom to call."""

import json
import os
import socket
import sys
from collections.abc import Callable, Sequence
from typing import Any

from ghoulash import bots
from ghoulash.core.bot import Remark

_OPEN: list[socket.socket] = []
"""Calls that are never hung up: whoever is called hears when this process ends."""


def call(remarks: Sequence[Remark], said: object) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", int(remarks[-1].text)))
    _OPEN.append(line)
    line.sendall(json.dumps(said).encode() + b"\n")
    return line


class Odd:
    def __init__(self, what: Callable[[Any, Sequence[Remark], Sequence[Any]], Any]) -> None:
        self.act = what


def waits(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    """Until it is told to go on."""
    call(remarks, os.getpid()).recv(1)
    return actions[0]


def stays(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    call(remarks, os.getpid())
    return actions[0]


def hangs(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    while True:
        pass


def spins(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    call(remarks, os.getpid())
    return hangs(view, remarks, actions)


def tells(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    call(remarks, {"environment": sorted(os.environ), "modules": sorted(sys.modules)})
    return actions[0]


def dies(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    os._exit(3)


def raises(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    raise RuntimeError(str(view))


def prints(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    os.write(1, b"among your frames")
    sys.stderr.write("and again")
    return actions[0]


def cheats(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    return "walk through the wall"


def out_of_turn(view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
    from ghoulash.games.pen_and_paper.actions import Fire

    return Fire(3)


class Counts:
    """Remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def act(self, view: Any, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
        self.asked += 1
        return actions[0]


ODD = {f.__name__: f for f in (waits, stays, hangs, spins, tells, dies, raises, prints, cheats, out_of_turn)}


def make_bot(game: Any, name: str, seed: Any) -> Any:
    if name == "counts":
        return Counts()
    return Odd(ODD[name]) if name in ODD else bots.make_bot(game, name, seed)
