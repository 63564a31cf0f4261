"""A server that is reached under a name of its own: by HTTPS, with figures for who shows the token."""

from collections.abc import Iterator

import pytest

from tests.server.raw import Reply, request
from tests.server.serving import Server, running

JSON = "Content-Type: application/json"
MADE = b'{"game": "pen-and-paper", "seats": [{"kind": "me", "name": "Ada"}, {}]}'
HOST = "Host: play.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    named = {"GHOULASH_PUBLIC_URL": "https://Play.example", "GHOULASH_METRICS_TOKEN": "figures"}
    with running(tmp_path_factory.mktemp("public"), **named) as server:
        yield server


def metrics(server: Server, *headers: str) -> Reply:
    return request(server, "GET /metrics", HOST, *headers)


def test_the_cookie_goes_by_https_alone_and_the_link_has_the_name(server: Server) -> None:
    reply = request(server, "POST /api/tables", HOST, JSON, "Origin: https://play.example", body=MADE)
    assert reply.status == 201
    given = dict(reply.headers)["set-cookie"]
    assert given.endswith("; HttpOnly; SameSite=Lax; Secure")
    assert b'"https://Play.example/#join=' in reply.body


def test_its_own_page_has_its_own_name(server: Server) -> None:
    for origin in ("https://play.example.net", "http://play.example:81", "https://play.examplE.net", "null"):
        reply = request(server, "POST /api/tables", HOST, JSON, f"Origin: {origin}", body=MADE)
        assert reply.status == 403
    assert request(server, "GET /", "Host: play.example.net").status == 421


def test_figures_are_for_who_shows_the_token(server: Server) -> None:
    assert b"ghoulash_tables_in_memory" in metrics(server, "Authorization: Bearer figures").body
    for wrong in (
        "",
        "Authorization: Bearer x",
        "Authorization: figures",
        "Authorization: Bearer \xe9",
        "X: y",
    ):
        reply = metrics(server, *([wrong] if wrong else []), "X-Forwarded-For: 127.0.0.1")
        assert reply.status == 404
        assert b"ghoulash" not in reply.body


def test_on_ones_own_machine_they_are_for_all(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("own")) as server:
        reply = request(server, "GET /metrics", f"Host: 127.0.0.1:{server.port}")
        assert reply.status == 200 and b"ghoulash_clients 0.0" in reply.body
        assert request(server, "GET /healthz", f"Host: 127.0.0.1:{server.port}").body == b"ok"
