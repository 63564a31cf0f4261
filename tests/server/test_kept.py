"""What no record holds outlasts a kill -9 too: drafts, sealed and standing answers, who is asked always."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import Person, play, record_of, seated, verified
from tests.server.serving import Server, figure, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, GHOULASH_LIMITS="1000") as server:
        yield server


def killed(server: Server, *people: Person) -> None:
    """The server dies and starts again, and all come back."""
    server.kill()
    for person in people:
        person.cut()
    server.start()
    for person in people:
        person.sit()
        while person.frame is None:
            person.line.receive()


def asked(server: Server, *names: str, pause: float) -> list[Person]:
    """People of whom the first has just done something that others may answer."""
    people = seated(server, "last-game-on-earth", *names, pause=pause)
    while True:
        for person in people:
            person.step()
            people[0].line.catch_up()
            if people[0].board["question"]:
                for each in people:
                    each.line.catch_up()
                return people


def test_drafts(server: Server) -> None:
    ada, bob = seated(server, "pen-and-paper", "Ada", "Bob")
    for _ in range(3):
        assert ada.ask("lay", do=[ada.choices()[0]])["type"] == "frame"
    bob.ask("hide-for-me")
    boards = ada.board, bob.board
    assert len(boards[0]["draft"]["listed"]) == 3
    assert boards[1]["draft"]["finished"]
    for stop in (server.kill, server.stop):
        stop()
        server.start()
        for person, board in zip((ada, bob), boards, strict=True):
            person.cut()
            person.sit()
            assert person.line.until(lambda m: m["type"] == "frame")["board"] == board
    assert bob.ask("confirm")["type"] == "frame"
    ada.hide()
    ada.line.catch_up()
    assert ada.board["draft"] is None


@pytest.mark.parametrize("kind", ["take-back", "lay", "clear"])
def test_what_changed_a_draft_is_not_done_again_after_a_kill(server: Server, kind: str) -> None:
    ada, bob = seated(server, "pen-and-paper", "Ada", "Bob")
    for _ in range(3):
        ada.ask("lay", do=[ada.choices()[0]])
    more: dict[str, Any] = {"do": [ada.choices()[0]]} if kind == "lay" else {}
    assert ada.ask(kind, id="once", **more)["type"] == "frame"
    listed = ada.board["draft"]["listed"]
    assert len(listed) == {"take-back": 2, "lay": 4, "clear": 0}[kind]
    killed(server, ada, bob)
    if kind == "clear":
        ada.ask("lay", do=[ada.choices()[0]])
        listed = ada.board["draft"]["listed"]
    again = ada.ask(kind, id="once", **more)
    assert (again["type"], again["refusal"]) == ("answer", None)
    ada.line.catch_up()
    assert ada.board["draft"]["listed"] == listed


def test_answers_that_are_sealed_or_left_behind(server: Server) -> None:
    people = asked(server, "Ada", "Bob", "Cy", pause=3600)
    question = people[0].board["question"]
    for seat in question["seats"]:
        person = people[seat]
        assert person.ask("ask-always", ticked=True)["type"] == "frame"
        orders = [{"kind": question["kind"], "answer": "", "once": True, "until_turn": True}]
        assert person.ask("leave-answers", orders=orders)["type"] == "frame"
        sealed = person.act(person.choices()[-1], id=f"seal-{seat}")
        assert sealed["board"]["question"]["sealed"]
    for person in people:
        person.line.catch_up()
    boards = [person.board for person in people]
    killed(server, *people)
    assert [person.board for person in people] == boards
    for seat in question["seats"]:
        board = people[seat].board
        assert board["ask_always"] and board["standing"]
        assert board["question"]["due"] == question["due"]
        again = people[seat].act("pass", id=f"seal-{seat}")
        assert (again["type"], again["refusal"]) == ("answer", None)
        people[seat].line.catch_up()
        assert people[seat].board == board
        assert people[seat].ask("withdraw")["board"]["question"]["sealed"] == ""


def test_a_question_that_fell_due_while_the_server_was_gone(server: Server) -> None:
    """Its answers are played though nobody comes, and the game goes on from there."""
    people = asked(server, "Ada", "Bob", pause=2)
    for seat in people[0].board["question"]["seats"]:
        assert people[seat].act("pass").get("refusal") is None
    server.kill()
    server.start()
    while not any(
        step["do"] == "pass"
        for step in people[0].browser.get(f"/api/tables/{people[0].table}/story", seat=people[0].seat)
    ):
        assert server.process and server.process.poll() is None
    for person in people:
        person.cut()
        person.sit()
        person.line.until(lambda m: m["type"] == "frame")
        person.line.catch_up()
    number = people[0].frame["number"]
    play(people, lambda: people[0].frame["number"] > number)


def test_bots_and_questions_go_on_though_nobody_comes(server: Server, tmp_path: Path) -> None:
    easy = {"kind": "bot", "bot": "easy"}
    ada = Person(server, "Ada")
    made = ada.browser.create("last-game-on-earth", easy, easy, table={"public": True, "pause": 0.05})
    ada.table = made["table"]["table"]
    while figure(server, "moves") < 10:
        assert server.process and server.process.poll() is None
    server.kill()
    server.start()
    while not figure(server, "moves"):
        assert server.process and server.process.poll() is None
    eye = ada.browser.socket()
    eye.sit(ada.table, None)
    while eye.news["fate"] != "over":
        eye.receive()
    assert verified(record_of(ada), tmp_path)["ok"]
    assert server.stop() == 0
