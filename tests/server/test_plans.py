"""What a board is drawn on, for whoever may look at the table."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.players import key_of
from tests.server.serving import Browser, Server, running

ADA = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
EASY = {"kind": "bot", "bot": "easy"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("plans"), GHOULASH_LIMITS="1000") as server:
        yield server


def made(server: Server, *chairs: dict[str, str], **more: Any) -> tuple[Browser, Any]:
    browser = Browser(server)
    return browser, browser.create("pen-and-paper", *chairs, scenario="lockdown", **more)


def path(seated: Any) -> str:
    return f"/api/tables/{seated['table']['table']}/plan"


def test_who_sits_there_sees_it_before_and_in_the_game(server: Server) -> None:
    ada, seated = made(server, ADA, OPEN)
    plan = ada.get(path(seated), seat=0)
    assert (plan["game"], plan["columns"], plan["rows"]) == ("pen-and-paper", 19, 13)
    assert ada.get(path(seated)) == plan
    bob = Browser(server)
    table, key = key_of(seated["invitation"])
    bob.post(f"/api/tables/{table}/join", name="Bob", key=key)
    assert bob.get(path(seated), seat=1) == plan


def test_it_is_shut_to_strangers_and_to_the_wrong_seat(server: Server) -> None:
    ada, seated = made(server, ADA, EASY)
    assert ada.http.get(path(seated), params={"seat": 1}).json()["code"] == "seat-not-yours"
    stranger = Browser(server)
    assert stranger.http.get(path(seated)).status_code == 404
    assert stranger.http.get(path(seated), params={"seat": 0}).status_code == 401


def test_who_watches_brings_the_key(server: Server) -> None:
    ada, seated = made(server, ADA, EASY)
    _, key = key_of(seated["watching"])
    watcher = Browser(server)
    plan = watcher.http.get(path(seated), headers={"ghoulash-key": key})
    assert plan.json() == ada.get(path(seated), seat=0)
    assert watcher.http.get(path(seated), headers={"ghoulash-key": "wrong"}).status_code == 404


def test_a_public_table_shows_it_to_all(server: Server) -> None:
    _, seated = made(server, ADA, EASY, table={"public": True})
    assert Browser(server).get(path(seated))["game"] == "pen-and-paper"
