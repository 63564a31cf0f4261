"""A disk that takes no more: what cannot be kept is refused in words and not shown; later play goes on."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import Person, play, record_of, seated, verified
from tests.server.serving import Server, figure, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, GHOULASH_LIMITS="1000") as server:
        yield server


@contextmanager
def full(server: Server) -> Iterator[None]:
    """No file of the server's may become any longer, nor be written to."""
    assert server.process
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def stories(people: list[Person]) -> list[Any]:
    return [person.browser.get(f"/api/tables/{person.table}/story", seat=person.seat) for person in people]


def refusal(came: Any) -> str:
    assert came["type"] == "answer", came
    return came["refusal"]["code"]


def test_a_move_is_refused_in_words_and_goes_when_there_is_room(server: Server, tmp_path: Path) -> None:
    people = seated(server, "pen-and-paper", "Ada", "Bob")
    play(people, lambda: any(person.can_act and not person.board["draft"] for person in people))
    for person in people:
        person.line.catch_up()
    ada = next(person for person in people if person.can_act)
    before, boards = stories(people), [(person.frame["number"], person.board) for person in people]
    move = ada.choose()
    with full(server):
        assert refusal(ada.act(move, id="move")) == "not-kept"
        assert refusal(ada.act(move, id="move")) == "not-kept"
        assert refusal(ada.ask("say", text="Hello?")) == "not-kept"
        for person in people:
            person.line.catch_up()
        assert [(person.frame["number"], person.board) for person in people] == boards
        assert stories(people) == before
        assert all(not person.line.said for person in people)
        assert [came["do"] for came in [ada.ask("list")]] == [ada.choices()]
    came = ada.act(move, id="move")
    assert came["type"] == "frame"
    mine = [step["do"] for step in stories(people)[people.index(ada)] if step["seat"] == ada.seat]
    assert mine.count(move) == [each["do"] for each in before[people.index(ada)]].count(move) + 1
    play(people)
    assert verified(record_of(ada), tmp_path)["ok"]


def test_a_draft_is_refused_in_words(server: Server) -> None:
    ada, _ = seated(server, "pen-and-paper", "Ada", "Bob")
    with full(server):
        assert refusal(ada.ask("lay", do=[ada.choices()[0]])) == "not-kept"
        ada.line.catch_up()
        assert ada.board["draft"]["listed"] == []
        assert refusal(ada.ask("hide-for-me")) == "not-kept"
    ada.hide()
    assert ada.board["draft"] is None


def test_bots_wait_until_there_is_room(server: Server, tmp_path: Path) -> None:
    easy = {"kind": "bot", "bot": "easy"}
    ada = Person(server, "Ada")
    made = ada.browser.create("pen-and-paper", easy, easy, table={"public": True})
    ada.table = made["table"]["table"]
    eye = ada.browser.socket()
    eye.sit(ada.table, None)
    eye.until(lambda m: m["type"] == "frame" and m["number"] > 3)
    asked = figure(server, "bots_asked")
    with full(server):
        while figure(server, "bots_asked") == asked:
            eye.catch_up()
        moves = figure(server, "moves")
        while figure(server, "bots_asked") < asked + 3:
            eye.catch_up()
        assert figure(server, "moves") <= moves + 1  # one may have been on its way
    eye.until(lambda m: m["type"] == "table" and m["fate"] == "over")
    assert verified(record_of(ada), tmp_path)["ok"]


def test_seats_are_refused_in_words_and_the_game_begins_when_there_is_room(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.host("pen-and-paper", {"kind": "open"})
    bob.join(made["invitation"])
    ada.sit().line.catch_up()
    line = bob.socket = bob.browser.socket()
    with full(server):
        for path, body in (
            ("/api/tables", {"game": "pen-and-paper", "seats": [{"kind": "open"}] * 2}),
            (f"/api/tables/{bob.table}/leave", {"seat": 1}),
            (f"/api/tables/{bob.table}/handover", {"seat": 1}),
        ):
            answer = bob.browser.http.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "not-kept")
        line.sit(bob.table, 1)
        line.until(lambda m: m["type"] == "fault" and m["code"] == "not-kept")
        assert line.news["fate"] == "gathering"
    line.sit(bob.table, 1)
    line.until(lambda m: m["type"] == "frame")
    assert line.news["fate"] == "playing"
    cy = ada.browser.http.get("/healthz")
    assert cy.text == "ok"


def test_nobody_is_replaced_while_it_cannot_be_written_down(server: Server) -> None:
    ada, bob = seated(server, "pen-and-paper", "Ada", "Bob")
    bob.cut()
    while ada.line.news["sitters"][1]["here"]:
        ada.line.receive()
    with full(server):
        assert refusal(ada.ask("vote", whom=1)) == "not-kept"
        ada.line.catch_up()
        assert not ada.line.news["sitters"][1]["stand_in"]
        assert refusal(ada.ask("block", whom=1, blocked=True)) == "not-kept"
    ada.ask("vote", whom=1)
    ada.line.catch_up()
    assert ada.line.news["sitters"][1]["stand_in"] == "normal"
