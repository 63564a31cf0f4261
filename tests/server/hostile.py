"""Messages that no client of ours would send: made from the types of those that one would."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin

import msgspec
from hypothesis import strategies as st
from msgspec.structs import NODEFAULT, fields

from ghoulash.server.messages import FromClient, Sit, ToClient
from tests.server.serving import Browser, Server, Socket

Strategy = st.SearchStrategy[Any]
TABLE: Final = "@table"
"""Stands for the id of the table under attack."""
KINDS: Final = get_args(FromClient)
_typed: Final = msgspec.json.Decoder(ToClient)

odd_texts: Final = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        ["", " ", "\0", "\u202e", "é" * 300, "9" * 5000, "a " * 3000, "../../x", "'; DROP TABLE log; --",
         "${x}", "<script>", "hide ghoul 3-C", "walk N", "walk to 3-C", "fire 3", "stop", "²", "ſ", TABLE],
    ),
)  # fmt: skip
odd_numbers: Final = st.one_of(
    st.integers(-3, 5),
    st.sampled_from([1 << 31, 1 << 53, 1 << 63, 1 << 64, 1 << 200, -(1 << 63), -(1 << 70)]),
)
anything: Final = st.recursive(
    st.one_of(st.none(), st.booleans(), odd_numbers, st.floats(), odd_texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(odd_texts, inner, max_size=3)),
    max_leaves=8,
)


def of_type(kind: Any) -> Strategy:
    """Values that a field takes, odd ones among them."""
    if hasattr(kind, "__metadata__"):
        return of_type(kind.__origin__)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return st.fixed_dictionaries({each.name: of_type(each.type) for each in fields(kind)})
    if get_origin(kind) in (Union, UnionType):
        return st.one_of(*map(of_type, get_args(kind)))
    if get_origin(kind) is tuple:
        return st.lists(of_type(get_args(kind)[0]), max_size=5)
    found: dict[Any, Strategy] = {
        bool: st.booleans(),
        int: odd_numbers,
        str: odd_texts,
        type(None): st.none(),
    }
    return found[kind]


def fitting(kind: type[msgspec.Struct]) -> Strategy:
    """Messages of one kind that can be read, if not done; mostly for the table under attack."""
    each = {field.encode_name: of_type(field.type) for field in fields(kind)}
    if "table" in each:
        each["table"] = st.sampled_from([TABLE] * 5 + ["222222222222", "x"])
    if "seat" in each and kind is not Sit:
        each["seat"] = st.sampled_from([0] * 5 + [1, -1, 1 << 40])
    if "id" in each:
        each["id"] = st.one_of(st.uuids().map(str), odd_texts)
    return st.fixed_dictionaries({"type": st.just(kind.__struct_config__.tag), **each})


@st.composite
def misshapen(draw: st.DrawFn) -> Any:
    """A message with one field gone, or of any type at all, or some too many."""
    message = dict(draw(st.one_of(*map(fitting, KINDS))))
    field = draw(st.sampled_from(sorted(message)))
    match draw(st.integers(0, 2)):
        case 0:
            del message[field]
        case 1:
            message[field] = draw(anything)
        case _:
            message |= draw(st.dictionaries(odd_texts, anything, max_size=3))
    return message


def broken(text: str) -> Strategy:
    """A text with something cut out, doubled, or put in."""
    place = st.integers(0, len(text))
    bits = st.sampled_from(
        ["", "\\ud800", "[" * 5000, '{"a":' * 2000, "\0", ",", '"', "1e999", "NaN", '"n":1,"n":2,']
    )
    return st.tuples(place, place, bits).map(lambda cut: text[: cut[0]] + cut[2] + text[cut[1] :])


frames: Final[st.SearchStrategy[str | bytes]] = st.one_of(
    *[fitting(kind).map(json.dumps) for kind in KINDS],
    misshapen().map(json.dumps),
    misshapen().map(json.dumps).flatmap(broken),
    anything.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(["[" * 16_000, "x" * 20_000, "{" * 16_000, '{"type":' * 2_000]),
)


def required(kind: type[msgspec.Struct]) -> Iterator[str]:
    """The fields without which a message of this kind is none."""
    return (each.encode_name for each in fields(kind) if each.default is NODEFAULT)


class Victim:
    """A table under attack, one that plays on beside it, and the process of both."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada, self.bela = Browser(server), Browser(server)
        self.table = self._table(self.ada)
        self.quiet = self._table(self.bela)
        self.player = self.bela.socket()
        self.player.sit(self.quiet, 0)
        self.player.until(lambda m: m["type"] == "frame")

    def _table(self, browser: Browser) -> str:
        bot = {"kind": "bot", "bot": "random"}
        made = browser.create("pen-and-paper", {"kind": "me", "name": "Ada"}, bot)
        return made["table"]["table"]

    def attacker(self, *, seated: bool) -> Socket:
        socket = (self.ada if seated else Browser(self.server)).socket()
        if seated:
            socket.sit(self.table, 0)
            socket.until(lambda m: m["type"] == "frame")
        return socket

    def attack(self, batch: list[str | bytes], *, seated: bool) -> list[Any]:
        """Send all of it; what came back, every message of which must be one of ours."""
        socket = self.attacker(seated=seated)
        for frame in batch:
            whole = frame.replace(TABLE, self.table) if isinstance(frame, str) else frame
            socket.wire.send(whole.encode("utf-8", "replace").decode() if isinstance(whole, str) else whole)
        before = len(socket.heard)
        socket.send(type="ping", n=987_654)
        socket.until(lambda m: m["type"] == "pong" and m["n"] == 987_654)
        socket.close()
        for message in socket.heard:
            _typed.decode(json.dumps(message))
        return socket.heard[before:]

    def plays_on(self) -> None:
        """The table beside it notices nothing, and goes on."""
        heard = len(self.player.heard)
        for kind, fields_ in (
            ("list", {"verb": "hide", "piece": "treasure"}),
            ("clear", {}),
            ("lay", {"do": ["x"]}),
        ):
            self.player.ask(kind, self.quiet, 0, **fields_)
        assert {message["type"] for message in self.player.heard[heard:]} <= {"answer", "frame"}
        assert all(message["table"] == self.quiet for message in self.player.heard[heard:])
        assert self.server.process is not None and self.server.process.poll() is None

    @property
    def memory(self) -> int:
        """Bytes that the process has in memory."""
        assert self.server.process is not None
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024
