"""After a whole game nothing secret stands in the log, and nothing ever went into a path or a query."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Browser, running


def whole_game(ada: Browser, bela: Browser) -> tuple[set[str], str]:
    """Two people begin, one changes devices, bots play on; all the secrets there were, and the record."""
    made = ada.create("pen-and-paper", {"kind": "me", "name": "Ada"}, {"kind": "open"})
    table, secrets = made["table"]["table"], {made["invitation"]["code"]}
    secrets |= {made[each]["link"].rpartition(".")[2] for each in ("invitation", "watching")}
    bela.post("/api/join", name="Bela", code=made["invitation"]["code"])
    key = bela.post(f"/api/tables/{table}/handover", seat=1)["link"].rpartition("=")[2]
    tablet = Browser(bela.server)
    tablet.post("/api/handover", key=key)
    bela.http.post("/api/handover", json={"key": key})
    sockets = [ada.socket(), tablet.socket()]
    for seat, socket in enumerate(sockets):
        entropy = str(seat) * 32
        socket.wire.send(json.dumps({"type": "sit", "table": table, "seat": seat, "entropy": entropy}))
        socket.until(lambda m: m["type"] == "table")
        secrets.add(entropy)
    for seat, socket in enumerate(sockets):
        socket.until(lambda m: m["type"] == "frame") if not socket.frames else None
        socket.ask("hide-for-me", table, seat)
        secrets |= set(socket.frames[seat]["board"]["draft"]["listed"])
        socket.ask("confirm", table, seat)
        socket.ask("act", table, seat, do=["hide ghoul 1-A"], last=99)
        socket.ask("say", table, seat, text="Open Sesame")
        socket.wire.send("Open Sesame" * 3)
        [each.post(f"/api/tables/{table}/leave", seat=seat) for each in ((ada, tablet)[seat],)]
    while sockets[0].news["fate"] != "over":
        sockets[0].receive()
    record = ada.http.get(f"/api/tables/{table}/record").text
    secrets |= {key, "Open Sesame", *(c.value or "" for b in (ada, bela, tablet) for c in b.http.cookies.jar)}
    return secrets | seeds(ada.server.folder), record


def seeds(folder: Path) -> set[str]:
    with sqlite3.connect(folder / "server.sqlite") as database:
        found = {row[0] for row in database.execute("SELECT seed FROM tables")}
    database.close()
    return found


@pytest.mark.parametrize("level", ["info", "debug"])
def test_nothing_secret_is_written_into_a_log(tmp_path: Path, level: str) -> None:
    with running(tmp_path, GHOULASH_LOG_LEVEL=level) as server:
        secrets, record = whole_game(Browser(server), Browser(server))
        log = server.log
    assert len(secrets) > 30
    assert all(len(secret) >= 7 for secret in secrets)
    for secret in secrets:
        assert secret not in log, secret
    for line in record.splitlines():
        text = json.loads(line).get("do")
        assert text is None or f'"{text}"' not in log
    assert not re.search(r"/api/|\?|#join", log)


def test_no_path_and_no_query_has_room_for_a_secret(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        schema: Any = Browser(server).get("/schema/openapi.json")
    taken = {
        (each["in"], each["name"])
        for methods in schema["paths"].values()
        for route in methods.values()
        for each in route.get("parameters", ())
    }
    assert taken == {("path", "table"), ("query", "seat"), ("header", "ghoulash-key")}
