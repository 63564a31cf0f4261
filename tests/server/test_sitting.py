"""Who has which seat: taken by link and code, given up, handed over, looked at from outside, played again."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.players import Person, key_of, play
from tests.server.serving import Browser, Server, running

OPEN = {"kind": "open"}
EASY = {"kind": "bot", "bot": "easy"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("sitting"), GHOULASH_LIMITS="1000") as server:
        yield server


def refused(browser: Browser, path: str, **body: Any) -> tuple[int, str]:
    answer = browser.http.post(path, json=body)
    assert not answer.is_success
    return answer.status_code, answer.json()["code"]


def names(person: Person) -> list[str]:
    return [sitter["name"] for sitter in person.line.news["sitters"]]


def test_by_key_and_by_code(server: Server) -> None:
    ada, bob, cy = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Cy")
    invitation = ada.host("last-game-on-earth", OPEN, OPEN)["invitation"]
    bob.join(invitation)
    cy.joined(cy.browser.post("/api/join", code=f" {invitation['code'].upper()} ", name="Cy"))
    assert (ada.seat, bob.seat, cy.seat) == (0, 1, 2)
    for person in (ada, bob, cy):
        person.sit()
    cy.line.until(lambda m: m["type"] == "frame")
    assert names(cy) == ["Ada", "Bob", "Cy"]
    assert bob.browser.get("/api/me")[0] == {
        "table": ada.table,
        "game": "last-game-on-earth",
        "fate": "playing",
        "seat": 1,
        "name": "Bob",
    }


def test_a_wrong_key_a_taken_name_a_full_table(server: Server) -> None:
    ada, bob, cy = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Cy")
    invitation = ada.host("pen-and-paper", OPEN)["invitation"]
    table, key = key_of(invitation)
    watching = ada.browser.get(f"/api/tables/{table}")["watching"]
    path = f"/api/tables/{table}/join"
    for wrong in ("", key[:-1], key + "x", key_of(watching)[1], "\u00e4"):
        assert refused(bob.browser, path, name="Bob", key=wrong) == (404, "no-such-table")
    assert refused(bob.browser, "/api/join", name="Bob", code="2222222") == (404, "no-such-table")
    for name in ("Ada", " Ada\t"):
        assert refused(bob.browser, path, name=name, key=key) == (409, "name-taken")
    for name in ("", " ", "\u202e"):
        assert refused(bob.browser, path, name=name, key=key) == (409, "name-empty")
    assert refused(bob.browser, path, name="Bob", key=key, seat=0) == (409, "seat-taken")
    assert refused(bob.browser, path, name="Bob", key=key, seat=2) == (409, "seat-taken")
    bob.join(invitation)
    assert refused(cy.browser, path, name="Cy", key=key) == (409, "table-full")
    assert refused(cy.browser, "/api/join", name="Cy", code=invitation["code"]) == (409, "table-full")


def test_looking_a_link_up_takes_no_seat(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Browser(server)
    table, key = key_of(ada.host("pen-and-paper", OPEN)["invitation"])
    seen = bob.post(f"/api/tables/{table}/look", key=key)
    assert (seen["seats"], seen["invitation"]) == ([], None)
    assert [sitter["kind"] for sitter in seen["table"]["sitters"]] == ["person", "open"]
    assert not bob.http.cookies


def test_who_leaves_before_the_game_makes_room(server: Server) -> None:
    ada, bob, cy = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Cy")
    invitation = ada.host("pen-and-paper", OPEN)["invitation"]
    bob.join(invitation).sit()
    left = bob.browser.post(f"/api/tables/{bob.table}/leave", seat=1)
    assert left["seats"] == []
    bob.line.until(lambda m: m["type"] == "fault" and m["code"] == "seat-not-yours")
    assert refused(bob.browser, f"/api/tables/{bob.table}/leave", seat=1) == (403, "seat-not-yours")
    cy.join(invitation)
    assert cy.seat == 1
    ada.sit()
    cy.sit().line.until(lambda m: m["type"] == "frame")
    assert names(cy) == ["Ada", "Cy"]
    fault = bob.line.ask("say", bob.table, 1, text="Still here")
    assert fault["code"] == "not-at-table"


@pytest.mark.parametrize("game", ["pen-and-paper", "last-game-on-earth"])
def test_for_who_leaves_in_the_game_a_bot_plays_on(server: Server, game: str) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    bob.join(ada.host(game, OPEN, table={"pause": 0.05})["invitation"])
    ada.sit()
    bob.sit()
    play([ada, bob], lambda: min(len(person.line.heard) for person in (ada, bob)) > 15)
    bob.browser.post(f"/api/tables/{bob.table}/leave", seat=1)
    ada.line.until(lambda m: m["type"] == "table" and m["sitters"][1]["stand_in"] == "normal")
    play([ada])
    assert ada.board["outcome"]
    assert names(ada) == ["Ada", "Bob"]


def test_the_same_people_again(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    bob.join(ada.host("last-game-on-earth", OPEN, EASY, table={"pause": 0.05, "chat": False})["invitation"])
    path = f"/api/tables/{ada.table}/rematch"
    assert refused(ada.browser, path, seat=0) == (409, "not-over")
    play([ada.sit(), bob.sit()])
    again = ada.browser.post(path, seat=0)["table"]
    assert bob.browser.post(path, seat=1)["table"] == again
    bob.line.until(lambda m: m["type"] == "table" and m["rematch"] == again)
    assert refused(Browser(server), path, seat=0) == (401, "nobody")
    before = ada.line.news["commitment"]
    for person in (ada, bob):
        person.table = again
        person.line.sit(again, person.seat)
    bob.line.until(lambda m: m["type"] == "frame" and m["table"] == again)
    bob.line.catch_up()
    assert names(bob) == ["Ada", "Bob", ""]
    assert [sitter["bot"] for sitter in bob.line.news["sitters"]] == ["", "", "easy"]
    assert not bob.line.news["chat"]
    assert bob.line.news["commitment"] != before


def test_a_seat_goes_to_another_device_once(server: Server) -> None:
    ada, bob, phone, thief = (Person(server, name) for name in ("Ada", "Bob", "", ""))
    bob.join(ada.host("pen-and-paper", OPEN)["invitation"])
    ada.sit()
    bob.sit().line.until(lambda m: m["type"] == "frame")
    bob.hide()
    invited = bob.browser.post(f"/api/tables/{bob.table}/handover", seat=1)
    key = invited["link"].partition("#seat=")[2]
    assert key and key not in invited["link"].partition("#")[0]
    phone.joined(phone.browser.post("/api/handover", key=key))
    assert phone.seat == 1
    assert refused(thief.browser, "/api/handover", key=key) == (409, "handover-gone")
    bob.line.until(lambda m: m["type"] == "fault" and m["code"] == "seat-not-yours")
    assert bob.ask("say", text="Mine")["code"] == "not-at-table"
    bob.line.send(type="sit", table=bob.table, seat=1)
    bob.line.until(lambda m: m["type"] == "fault" and m["code"] == "seat-not-yours")
    phone.sit().line.until(lambda m: m["type"] == "frame")
    assert phone.frame["number"] == bob.frame["number"]
    assert phone.board["view"] == bob.board["view"]
    assert phone.browser.get("/api/me")[0]["name"] == "Bob"
    assert bob.browser.get("/api/me") == []


def test_public_tables_are_listed_while_they_have_room(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    hidden = Person(server, "Cy")
    hidden.host("pen-and-paper", OPEN)
    ada.host("pen-and-paper", OPEN, table={"public": True, "clock": 60})
    listed = {each["table"]: each for each in bob.browser.get("/api/tables")}
    assert listed[ada.table] == {
        "table": ada.table,
        "game": "pen-and-paper",
        "open": 1,
        "seats": 2,
        "slow": False,
        "clock": 60.0,
    }
    assert hidden.table not in listed
    assert bob.browser.get(f"/api/tables/{ada.table}")["invitation"] is None
    assert bob.browser.http.get(f"/api/tables/{hidden.table}").status_code == 404
    bob.joined(bob.browser.post(f"/api/tables/{ada.table}/join", name="Bob"))
    assert ada.table not in {each["table"] for each in bob.browser.get("/api/tables")}


def test_who_looks_on_is_told_what_all_may_know(server: Server) -> None:
    ada, bob, cy = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Cy")
    seated = ada.host("pen-and-paper", OPEN)
    table, key = key_of(seated["watching"])
    bob.join(seated["invitation"])
    cy.browser.post(f"/api/tables/{table}/look", key=key)
    eye = cy.browser.socket()
    for wrong in ("", key[:-1], key_of(seated["invitation"])[1], "\u00e4"):
        assert eye.sit(table, None, key=wrong)["code"] == "watch-key"
    assert eye.sit(table, None, key=key)["type"] == "table"
    ada.sit()
    bob.sit()
    ada.line.until(lambda m: m["type"] == "frame")
    ada.hide()
    bob.line.catch_up()
    bob.hide()
    bob.line.catch_up()
    eye.catch_up()
    frames = [m for m in eye.heard if m["type"] == "frame"]
    assert {frame["seat"] for frame in frames} == {None}
    assert [frame["number"] for frame in frames][-1] == 2
    assert all(told["seat"] in (None, -1) for frame in frames for told in frame["told"])
    assert all(not frame["board"]["offers"] for frame in frames)
    assert eye.ask("say", table, 0, text="Left of you!")["code"] == "not-in-front"
    own = ada.browser.socket()
    assert own.sit(table, None, key=key)["code"] == "seat-holds"


def test_where_nobody_may_look_on(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    seated = ada.host("pen-and-paper", OPEN, table={"watch": False, "public": True})
    assert seated["watching"] is None
    assert bob.browser.socket().sit(ada.table, None)["code"] == "watch-off"
