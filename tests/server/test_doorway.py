"""Who is let in at all: hosts, origins, sizes, types; and what every answer carries."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ghoulash.server.guard.doorway import POLICY
from tests.server.raw import Reply, request
from tests.server.serving import Browser, Server, running

JSON = "Content-Type: application/json"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("doorway"), GHOULASH_LIMITS="100") as server:
        yield server


def host(server: Server) -> str:
    return f"Host: 127.0.0.1:{server.port}"


def code(reply: Reply) -> str:
    return json.loads(reply.body)["code"]


FOREIGN = (
    (),
    ("Host:",),
    ("Host: ghoulash.example",),
    ("Host: 127.0.0.1.ghoulash.example",),
    ("Host: ghoulash.example@127.0.0.1",),
    ("Host: 127.0.0.1/ghoulash.example",),
    ("Host: 127.0.0.1#ghoulash.example",),
    ("Host: [::1",),
    ("Host: [::1]]",),
    ("Host: 127.0.0.1:x",),
    ("Host: ghoulash.example", "Host: 127.0.0.1"),
    ("Host: 127.0.0.1", "Host: ghoulash.example"),
)


@pytest.mark.parametrize("hosts", FOREIGN)
@pytest.mark.parametrize("line", ["GET /", "GET /api/games", "POST /api/join", "GET /schema/openapi.json"])
def test_a_foreign_host_gets_nothing(server: Server, line: str, hosts: tuple[str, ...]) -> None:
    reply = request(server, line, *hosts, JSON)
    assert (reply.status, code(reply)) == (421, "host-foreign")
    carries_all(reply)


@pytest.mark.parametrize(
    "name", ["127.0.0.1", "localhost", "[::1]", "192.0.2.7", "[2001:db8::1]", "LOCALHOST"]
)
def test_an_address_is_no_foreign_name(server: Server, name: str) -> None:
    for port in ("", f":{server.port}"):
        assert request(server, "GET /healthz", f"Host: {name}{port}").status == 200


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "http://ghoulash.example",
        "http://[",
        "http://127.0.0.1",
        "ws://{host}",
        "{host}",
        "//{host}",
        "",
    ],
)
def test_a_page_from_elsewhere_may_do_nothing(server: Server, origin: str) -> None:
    named = origin.format(host=f"127.0.0.1:{server.port}")
    made = json.dumps({"game": "pen-and-paper", "seats": [{"kind": "me", "name": "Ada"}, {}]}).encode()
    for line, body in (("POST /api/tables", made), ("POST /api/join", b"{}"), ("DELETE /api/me", b"")):
        reply = request(server, line, host(server), JSON, f"Origin: {named}", "Origin: x", body=body)
        assert (reply.status, code(reply)) == (403, "origin-foreign")
        if named:
            reply = request(server, line, host(server), JSON, f"Origin: {named}", body=body)
            assert (reply.status, code(reply)) == (403, "origin-foreign")
        carries_all(reply)


def test_our_own_page_may(server: Server) -> None:
    reply = request(server, "POST /api/join", host(server), JSON, f"Origin: {server.url}", body=b"{}")
    assert reply.status == 400


def socket_status(server: Server, path: str = "/ws", origin: Any = None) -> int:
    try:
        connect(f"ws://127.0.0.1:{server.port}{path}", compression=None, legacy=True, origin=origin).close()
    except InvalidStatus as error:
        return error.response.status_code
    return 101


def test_no_page_from_elsewhere_opens_a_socket(server: Server) -> None:
    assert socket_status(server) == 101
    assert socket_status(server, origin=server.url) == 101
    assert socket_status(server, origin="http://ghoulash.example") == 403
    assert socket_status(server, origin="null") == 403
    assert socket_status(server, path="/elsewhere") == 403
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    reply = request(server, "GET /ws", "Host: ghoulash.example", *upgrade, key)
    assert reply.status in (403, 421)


def carries_all(reply: Reply) -> None:
    headers = dict(reply.headers)
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "set-cookie" not in headers
    assert "access-control-allow-origin" not in headers
    assert len(reply.headers) == len(headers)


LINES = (
    "GET /",
    "GET /page.js",
    "GET /words/en.ftl",
    "GET /api/games",
    "GET /api/me",
    "GET /api/tables",
    "GET /api/tables/222222222222",
    "GET /api/tables/2",
    "GET /api/tables/222222222222/record",
    "GET /api/tables/222222222222/story?seat=x",
    "GET /nothing",
    "GET /../../etc/passwd",
    "GET /%2e%2e/%00",
    "DELETE /api/games",
    "OPTIONS /api/tables",
    "TRACE /",
    "FOO /",
    "GET /schema",
    "GET /schema/openapi.json",
    "GET /healthz",
    "GET /metrics",
    "GET /ws",
)


@pytest.mark.parametrize("line", LINES)
def test_every_answer_carries_the_policy_and_no_cookie(server: Server, line: str) -> None:
    reply = request(server, line, host(server))
    assert reply.status < 500
    carries_all(reply)


FORMS = (
    "",
    "text/plain",
    "application/x-www-form-urlencoded",
    "text/json",
    "multipart/form-data; boundary=x",
    ";",
)


@pytest.mark.parametrize("given", FORMS)
def test_what_a_form_could_post_is_refused(server: Server, given: str) -> None:
    headers = [f"Content-Type: {given}"] if given else []
    body = b'{"game": "pen-and-paper", "seats": [{"kind": "me", "name": "Ada"}, {}]}'
    reply = request(server, "POST /api/tables", host(server), *headers, body=body)
    assert (reply.status, code(reply)) == (415, "type-wrong")
    carries_all(reply)


BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "a number": b"1",
    "NaN": b'{"code": NaN, "name": "x"}',
    "deep lists": b"[" * 16_000,
    "deep values": b'{"code": ' + b"[" * 16_000,
    "deep unknowns": b'{"code": "x", "name": "y", "z": ' + b'{"a":' * 3000,
    "half a character": b'{"code": "\\ud800", "name": "x"}',
    "no UTF-8": b'{"code": "\xff", "name": "x"}',
    "a huge number": b'{"code": "x", "name": "y", "z": ' + b"9" * 9000 + b"}",
    "wrong types": b'{"code": 1, "name": []}',
    "nulls": b'{"code": null, "name": null}',
}


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize(
    "path", ["/api/join", "/api/tables", "/api/handover", "/api/tables/222222222222/join"]
)
def test_a_body_that_cannot_be_read_is_refused_as_such(server: Server, path: str, body: str) -> None:
    reply = request(server, f"POST {path}", host(server), JSON, body=BODIES[body])
    assert (reply.status, code(reply)) == (400, "malformed")
    carries_all(reply)


def test_a_large_body_is_refused_however_it_is_sent(server: Server) -> None:
    body = b'{"code": "x", "name": "' + b"a" * 20_000 + b'"}'
    for chunked in (False, True):
        reply = request(server, "POST /api/join", host(server), JSON, body=body, chunked=chunked)
        assert (reply.status, code(reply)) == (413, "too-large")
        carries_all(reply)


COOKIES = (
    "ghoulash",
    "ghoulash=",
    "=",
    ";;;",
    'ghoulash="' + "\\a" * 30_000 + '"',
    "ghoulash=" + "x" * 60_000,
    "\xff=\xfe",
)


@pytest.mark.parametrize("cookie", COOKIES)
def test_a_cookie_of_any_shape_is_nobodys(server: Server, cookie: str) -> None:
    reply = request(server, "GET /api/me", host(server), f"Cookie: {cookie}")
    assert (reply.status, reply.body) == (200, b"[]")
    carries_all(reply)


def test_a_cookie_is_given_with_the_first_seat_and_no_page_can_read_it(server: Server) -> None:
    browser = httpx.Client(base_url=server.url)
    body = {"game": "pen-and-paper", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
    refused = browser.post("/api/tables", json={**body, "game": "chess"})
    assert refused.status_code == 409 and "set-cookie" not in refused.headers
    given = browser.post("/api/tables", json=body).headers["set-cookie"]
    assert re.fullmatch(r"ghoulash=[\w-]{43}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", given)
    assert "set-cookie" not in browser.post("/api/tables", json=body).headers
    browser.close()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("pen-and-paper", {"scenario": "../../{file}"}),
        ("pen-and-paper", {"scenario": "{file}"}),
        ("pen-and-paper", {"scenario": "{missing}"}),
        ("last-game-on-earth", {"decks": "{file}"}),
        ("last-game-on-earth", {"decks": "{missing}"}),
        ("last-game-on-earth", {"decks": "/etc/passwd"}),
        ("last-game-on-earth", {"decks": "x\0y"}),
    ],
)
def test_no_file_is_looked_at_for_a_stranger(server: Server, game: str, options: dict[str, str]) -> None:
    file, missing = server.folder / "x.toml", server.folder / "y.toml"
    file.write_text("id = 'x'")
    given = {name: text.format(file=file, missing=missing) for name, text in options.items()}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    browser = Browser(server)
    for body in ({"options": given}, {"scenario": given.get("scenario"), "options": given}):
        answer = browser.http.post("/api/tables", json={"game": game, "seats": seats, **body})
        assert answer.json() == {"code": "file-elsewhere", "args": {}, "place": ""}
    browser.http.close()
