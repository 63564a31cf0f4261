"""Every route and every kind of message, with no token, a wrong one, another seat's and another table's."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest

from ghoulash.server.messages import FromClient, FromSeat, Wish
from tests.server.serving import Browser, Server, Socket, running

GATHERING = "gathering"


class Scene:
    """Ada's and Bela's table, another one of Cleo's, and a stranger."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada, self.bela, self.cleo, self.nobody = (Browser(server) for _ in range(4))
        self.wrong = Browser(server)
        self.wrong.http.cookies.set("ghoulash", "x" * 43)
        me, other = {"kind": "me", "name": "Ada"}, {"kind": "open"}
        made = self.ada.create("pen-and-paper", me, other)
        self.table = made["table"]["table"]
        self.key = made["invitation"]["link"].rpartition(".")[2]
        self.watch_key = made["watching"]["link"].rpartition(".")[2]
        self.code = made["invitation"]["code"]
        self.bela.post(f"/api/tables/{self.table}/join", name="Bela", key=self.key)
        there = self.cleo.create("pen-and-paper", {"kind": "me", "name": "Cleo"}, other)
        self.elsewhere = there["table"]["table"]
        self.other_key = there["invitation"]["link"].rpartition(".")[2]
        self.sockets = [self.ada.socket(), self.bela.socket()]
        for seat, socket in enumerate(self.sockets):
            socket.sit(self.table, seat)
            socket.until(lambda m: m["type"] == "frame" or m["type"] == "table")
        self.sockets[0].until(lambda m: m["type"] == "frame")

    def standing(self) -> Any:
        """All that anybody could have changed."""
        for socket in self.sockets:
            socket.catch_up()
        pages = [self.ada.get(f"/api/tables/{self.table}"), self.bela.get("/api/me")]
        stories = [
            each.get(f"/api/tables/{self.table}/story", seat=n)
            for n, each in enumerate((self.ada, self.bela))
        ]
        return (
            pages,
            stories,
            [socket.frames for socket in self.sockets],
            self.cleo.get(f"/api/tables/{self.elsewhere}"),
        )


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with running(tmp_path_factory.mktemp("who"), GHOULASH_LIMITS="100") as server:
        yield Scene(server)


ANYBODY = {
    "GET /api/games": (),
    "GET /api/tables": (),
    "GET /api/me": (),
    "GET /healthz": (),
    "GET /metrics": (),
    "POST /api/tables": (),
}
"""For everybody; what they tell a stranger is looked at elsewhere."""
SEATED: dict[str, tuple[Any, int, int]] = {
    "GET /api/tables/{table}": (None, 404, 404),
    "GET /api/tables/{table}/record": (None, 404, 404),
    "GET /api/tables/{table}/plan": (None, 404, 404),
    "GET /api/tables/{table}/plan?seat=0": (None, 401, 403),
    "GET /api/tables/{table}/story": (None, 404, 404),
    "GET /api/tables/{table}/story?seat=0": (None, 401, 403),
    "POST /api/tables/{table}/leave": ({"seat": 0}, 401, 403),
    "POST /api/tables/{table}/rematch": ({"seat": 0}, 401, 403),
    "POST /api/tables/{table}/handover": ({"seat": 0}, 401, 403),
}
"""For who has the seat: what is sent, and how it is refused to whom nobody knows, and to anybody else."""
BY_KEY = {
    "POST /api/tables/{table}/look": {"key": "{key}"},
    "POST /api/tables/{table}/join": {"name": "Eve", "key": "{key}"},
    "POST /api/join": {"name": "Eve", "code": "{key}"},
    "POST /api/handover": {"key": "{key}"},
}
"""For who has the key."""
OPEN_TO_SEATED = {
    "GET /api/tables/{table}",
    "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/plan",
    "GET /api/tables/{table}/story",
}
"""Of which any seat of the table has the same right."""


def test_every_route_has_a_row(scene: Scene) -> None:
    paths = scene.nobody.get("/schema/openapi.json")["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    rows = {row.partition("?")[0] for row in (*ANYBODY, *SEATED, *BY_KEY)}
    assert rows == routes


def tried(scene: Scene, browser: Browser, row: str, body: Any) -> httpx.Response:
    method, path = row.format(table=scene.table).split()
    return browser.http.request(method, path, json=body)


@pytest.mark.parametrize("row", SEATED)
def test_only_the_seats_own_browser_may(scene: Scene, row: str) -> None:
    body, unknown, foreign = SEATED[row]
    before = scene.standing()
    others = [(scene.nobody, unknown), (scene.wrong, unknown), (scene.cleo, foreign)]
    if row not in OPEN_TO_SEATED:
        others.append((scene.bela, foreign))
    for browser, status in others:
        answer = tried(scene, browser, row, body)
        assert answer.status_code == status
        assert answer.json()["code"] in ("nobody", "seat-not-yours", "no-such-table")
        assert "set-cookie" not in answer.headers
    assert scene.standing() == before


@pytest.mark.parametrize("row", BY_KEY)
def test_only_the_right_key_opens(scene: Scene, row: str) -> None:
    before = scene.standing()
    wrong = ["", "x", scene.other_key, scene.key[:-1], scene.table, "\0", "é" * 40]
    wrong += [] if row.endswith("/look") else [scene.watch_key]
    for key in wrong:
        body = {name: text.format(key=key) for name, text in BY_KEY[row].items()}
        for browser in (scene.nobody, scene.wrong, scene.bela, scene.cleo):
            answer = tried(scene, browser, row, body)
            assert answer.status_code in (404, 409)
            assert answer.json()["code"] in ("no-such-table", "handover-gone")
            assert "set-cookie" not in answer.headers
    assert scene.standing() == before


def test_whom_a_key_shows_the_table_gets_no_key_for_it(scene: Scene) -> None:
    for key in (scene.key, scene.watch_key):
        answer = tried(scene, scene.nobody, "POST /api/tables/{table}/look", {"key": key})
        assert answer.status_code == 200 and "set-cookie" not in answer.headers
        found = answer.json()
        assert (found["seats"], found["invitation"], found["watching"]) == ([], None, None)
        assert not re.search(f"{scene.key}|{scene.watch_key}|{scene.code}", answer.text)


def test_there_is_no_record_before_the_end(scene: Scene) -> None:
    for browser in (scene.ada, scene.bela):
        answer = tried(scene, browser, "GET /api/tables/{table}/record", None)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


@pytest.mark.parametrize("watch", [True, False])
def test_what_is_told_to_anybody_is_for_who_may_look_on(scene: Scene, watch: bool) -> None:
    seats = {"kind": "bot", "bot": "random"}, {"kind": "open"}
    made = scene.cleo.create("pen-and-paper", *seats, table={"public": True, "watch": watch})
    table = made["table"]["table"]
    assert scene.nobody.http.get(f"/api/tables/{table}").status_code == 200
    assert scene.nobody.http.get(f"/api/tables/{table}/story").status_code == (200 if watch else 404)
    assert scene.nobody.socket().sit(table, None).get("code") == (None if watch else "watch-off")


FIELDS: dict[str, dict[str, Any]] = {
    "act": {"do": ["hide ghoul 1-A"], "last": 0},
    "withdraw": {},
    "ask-always": {"ticked": True},
    "leave-answers": {"orders": []},
    "spell": {"text": "hide ghoul 1-A"},
    "list": {},
    "lay": {"do": ["hide ghoul 1-A"]},
    "take-back": {},
    "clear": {},
    "hide-for-me": {},
    "confirm": {},
    "say": {"text": "Hello"},
    "block": {"whom": 0, "blocked": True},
    "vote": {"whom": 0},
    "come-back": {},
}
KINDS = {str(each.__struct_config__.tag): each for each in get_args(FromClient)}


def test_every_kind_of_message_has_a_row() -> None:
    assert KINDS.keys() == FIELDS.keys() | {"sit", "rise", "ping"}
    assert {tag for tag, kind in KINDS.items() if issubclass(kind, FromSeat)} == FIELDS.keys()
    assert set(get_args(Wish)) == {KINDS[tag] for tag in FIELDS}


@pytest.fixture(scope="module")
def others(scene: Scene) -> dict[str, Socket]:
    """Nobody, somebody else, and who watches: none of them sits at seat 0."""
    found = {name: getattr(scene, name).socket() for name in ("nobody", "wrong", "cleo", "bela")}
    found["spectator"] = scene.nobody.socket()
    found["bela"].sit(scene.table, 1)
    found["spectator"].sit(scene.table, None, key=scene.watch_key)
    return found


@pytest.mark.parametrize("kind", FIELDS)
def test_only_who_sits_there_is_listened_to(scene: Scene, others: dict[str, Socket], kind: str) -> None:
    before = scene.standing()
    codes = {
        name: socket.ask(kind, scene.table, 0, **FIELDS[kind])["code"] for name, socket in others.items()
    }
    unseated = dict.fromkeys(("nobody", "wrong", "cleo"), "not-at-table")
    assert codes == unseated | {"bela": "not-in-front", "spectator": "not-in-front"}
    strange = [others["bela"].ask(kind, scene.elsewhere, 0, **FIELDS[kind])]
    strange += [others["bela"].ask(kind, scene.table, seat, **FIELDS[kind]) for seat in (-1, 2, 1 << 40)]
    assert {each["code"] for each in strange} == {"not-at-table", "not-in-front"}
    assert scene.standing() == before


@pytest.mark.parametrize("seat", [0, 1, 2, -1, 1 << 40])
@pytest.mark.parametrize("who", ["nobody", "wrong", "cleo"])
def test_nobody_sits_where_they_have_no_seat(
    scene: Scene, others: dict[str, Socket], who: str, seat: int
) -> None:
    before = scene.standing()
    for key in ("", scene.key, scene.watch_key):
        assert others[who].sit(scene.table, seat, key=key)["code"] == "seat-not-yours"
    assert scene.standing() == before


def test_nobody_looks_on_without_the_key(scene: Scene, others: dict[str, Socket]) -> None:
    for key in ("", "x", "é", scene.key, scene.other_key):
        assert others["nobody"].sit(scene.table, None, key=key)["code"] == "watch-key"
        assert others["cleo"].sit(scene.table, None, key=key)["code"] == "watch-key"
    assert others["bela"].sit(scene.table, 0)["code"] == "seat-not-yours"
    assert others["nobody"].sit("222222222222", None)["code"] == "no-such-table"
    assert others["nobody"].sit("../" * 20, None)["code"] == "no-such-table"
    others["nobody"].send(type="rise", table=scene.table)
    others["nobody"].catch_up()


def test_a_seat_handed_over_is_the_old_browsers_no_more(scene: Scene) -> None:
    link = scene.bela.post(f"/api/tables/{scene.table}/handover", seat=1)["link"]
    tablet = Browser(scene.server)
    assert tablet.post("/api/handover", key=link.rpartition("=")[2])["seats"] == [1]
    socket = scene.sockets[1]
    socket.until(lambda m: m["type"] == "fault" and m["code"] == "seat-not-yours")
    assert socket.ask("confirm", scene.table, 1)["code"] == "not-at-table"
    assert socket.sit(scene.table, 1)["code"] == "seat-not-yours"
    assert scene.bela.http.get(f"/api/tables/{scene.table}/story?seat=1").status_code == 403
    assert scene.nobody.http.post("/api/handover", json={"key": link.rpartition("=")[2]}).status_code == 409
    scene.bela.http.close()
