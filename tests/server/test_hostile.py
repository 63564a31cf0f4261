"""Whatever comes over a socket: it gets a typed answer, changes nothing elsewhere, and ends nobody else."""

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.hostile import KINDS, TABLE, Victim, frames, required
from tests.server.serving import PATIENCE, Browser, running

BATCHES = int(os.environ.get("GHOULASH_HOSTILE", "400")) // 40
"""Of 40 frames each; `make hostile` sends a hundred thousand."""
GROWTH = 150 << 20
"""Bytes by which the process may grow under attack: an interpreter's slack, and no more with more frames."""

FITTING: dict[str, Any] = {
    "seat": 0, "last": 0, "whom": 0, "do": ["x"], "orders": [], "ticked": True, "blocked": True
}  # fmt: skip
WORDS = {"type": "?", "table": TABLE, "seat": 0, "id": "x"}


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    with running(tmp_path_factory.mktemp("hostile"), GHOULASH_LIMITS="10000") as server:
        yield Victim(server)


@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisWarning")  # the sockets have threads
def test_frames_of_every_kind(victim: Victim) -> None:
    victim.plays_on()
    before = victim.memory

    @settings(
        max_examples=BATCHES,
        deadline=None,
        derandomize=BATCHES < 100,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(st.lists(frames, min_size=40, max_size=40), st.booleans())
    def attacked(batch: list[str | bytes], seated: bool) -> None:
        heard = victim.attack(batch, seated=seated)
        assert not [each for each in heard if each.get("code") == "broken"]
        victim.plays_on()

    attacked()
    assert victim.memory - before < GROWTH
    assert '"level": "error"' not in victim.server.log


@pytest.mark.parametrize("kind", KINDS)
def test_a_message_with_something_missing_or_of_a_wrong_type(victim: Victim, kind: type[Struct]) -> None:
    whole = {name: FITTING.get(name, "x") for name in ("type", *required(kind))}
    whole["type"] = kind.__struct_config__.tag
    socket = victim.attacker(seated=True)
    for name in whole:
        for wrong in ({}, {name: None}, {name: {}}, {name: [[]]}, {name: 1.5}):
            parts = {key: value for key, value in whole.items() if key != name} | wrong
            socket.send(**parts)
            assert socket.receive()["code"] == "malformed"
    socket.close()
    victim.plays_on()


UNREADABLE = (
    "",
    "{}",
    "[]",
    "null",
    "NaN",
    '{"type":"ping","n":NaN}',
    '{"type":"ping","n":1e400}',
    '{"type":"ping","n":1.5}',
    '{"type":"ping","n":-1}',
    '{"type":"ping","n":' + "9" * 9000 + "}",
    '{"type":"ping","type":"rise"}',
    '{"type":"ping","x":"\\ud800"}',
    '{"type":"frame"}',
    "[" * 16_000,
    '{"type":"ping","x":' + "[" * 16_000,
    '{"type":"ping","x":' + '{"a":' * 3_000,
    b"\xff\xfe",
    b'{"type":"ping","n":"\xff"}',
)


@pytest.mark.parametrize("frame", UNREADABLE)
def test_what_cannot_be_read_gets_one_fault(victim: Victim, frame: str | bytes) -> None:
    heard = victim.attack([frame], seated=False)
    assert [(each["type"], each.get("code")) for each in heard] == [("fault", "malformed"), ("pong", None)]


def test_what_is_too_large_gets_one_fault(victim: Victim) -> None:
    for frame in ("x" * 17_000, b"\0" * 1_000_000, json.dumps({"type": "ping", "x": "é" * 17_000})):
        assert victim.attack([frame], seated=False)[0]["code"] == "too-large"


@pytest.mark.parametrize("name", ["", "x" * 65, "\0", "a\nb", "\u202e", "\u2028"])
def test_an_id_that_is_none(victim: Victim, name: str) -> None:
    heard = victim.attack([json.dumps({**WORDS, "type": "clear", "id": name})], seated=True)
    assert "id-length" in [each.get("code") for each in heard]


def test_who_cannot_be_understood_for_long_is_cut_off(victim: Victim) -> None:
    socket = Browser(victim.server).socket()
    for _ in range(100):
        socket.wire.send("?")
    for _ in range(100):
        assert socket.receive()["code"] == "malformed"
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-many-faults")
    victim.plays_on()


def test_thousands_of_sits_and_replays(victim: Victim) -> None:
    before = victim.memory
    socket = victim.attacker(seated=True)
    for n in range(2000):
        socket.send(type="sit", table=victim.table, seat=0, last=n % 3)
        socket.send(type="clear", table=victim.table, seat=0, id="again")
        if n % 50 == 0:
            socket.catch_up()
            socket.heard.clear()
    socket.catch_up()
    socket.close()
    victim.plays_on()
    assert victim.memory - before < GROWTH


def test_who_asks_for_much_and_reads_nothing(victim: Victim) -> None:
    before = victim.memory
    socket = victim.attacker(seated=True)
    for n in range(4000):
        socket.send(type="list", table=victim.table, seat=0, id=f"l{n}")
    victim.plays_on()
    assert victim.memory - before < GROWTH
    socket.catch_up()
    socket.close()


def test_many_sockets_that_come_and_go(victim: Victim) -> None:
    before = victim.memory
    for _ in range(10):
        sockets = [victim.attacker(seated=n % 2 == 0) for n in range(20)]
        victim.plays_on()
        for socket in sockets:
            socket.wire.socket.close()
    victim.plays_on()
    assert victim.memory - before < GROWTH


def test_a_flood_is_too_fast_and_disturbs_nobody(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("flood")) as server:
        victim = Victim(server)
        for kind in ({"type": "ping"}, {**WORDS, "table": victim.table, "type": "clear"}):
            socket = victim.attacker(seated=True)
            for _ in range(300):
                socket.wire.send(json.dumps(kind))
            socket.until(lambda m: m.get("code") == "too-fast")
            with pytest.raises(ConnectionClosed):
                socket.until(lambda m: m["type"] == "never")
            victim.plays_on()


def test_one_address_opens_no_more_than_its_share(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("lines"), GHOULASH_LIMITS="0.05") as server:
        browser = Browser(server)
        sockets = [browser.socket() for _ in range(15)]
        with pytest.raises(InvalidStatus) as refused:
            browser.socket()
        assert refused.value.response.status_code == 403
        sockets[0].close()
        sockets[1].wire.send('{"type":"ping"}')
        assert json.loads(sockets[1].wire.recv(PATIENCE)) == {"type": "pong", "n": 0}
