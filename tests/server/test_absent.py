"""Who is away: a bot in their place by the others' vote, and back again; and what is said at the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import Person, play, record_of, seated, verified
from tests.server.serving import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("absent"), GHOULASH_LIMITS="1000") as server:
        yield server


def gone(person: Person, *others: Person) -> None:
    """The others have noticed."""
    person.cut()
    for other in others:
        while other.line.news["sitters"][person.seat]["here"]:
            other.line.receive()


def code(came: Any) -> str:
    return "" if came["type"] == "frame" or came["refusal"] is None else came["refusal"]["code"]


def stand_in(person: Person, seat: int) -> str:
    person.line.catch_up()
    return person.line.news["sitters"][seat]["stand_in"]


def test_all_who_are_here_vote_a_bot_in(server: Server, tmp_path: Path) -> None:
    ada, bob, cy = seated(server, "last-game-on-earth", "Ada", "Bob", "Cy", pause=0.05)
    gone(cy, ada, bob)
    assert code(ada.ask("vote", whom=2)) == ""
    assert stand_in(bob, 2) == ""
    assert bob.line.news["votes"] == {"2": [0]}
    assert code(bob.ask("vote", whom=2)) == ""
    assert stand_in(ada, 2) == "normal"
    assert ada.line.news["votes"] == {}
    assert code(ada.ask("vote", whom=2)) == "vote-done"
    play([ada, bob], lambda: ada.frame["number"] > 20)
    cy.sit()
    cy.line.until(lambda m: m["type"] == "frame")
    assert code(cy.ask("act", do=["pass"], last=10**6)) == "stand-in"
    assert code(cy.ask("come-back")) == ""
    assert stand_in(ada, 2) == ""
    play([ada, bob, cy])
    assert verified(record_of(cy), tmp_path)["ok"]


def test_votes_that_are_refused_or_lapse(server: Server) -> None:
    ada, bob, cy = seated(server, "last-game-on-earth", "Ada", "Bob", "Cy", pause=0.05)
    assert code(ada.ask("vote", whom=1)) == "vote-here"
    for whom in (0, 3, -1):
        assert code(ada.ask("vote", whom=whom)) == "vote-whom"
    gone(cy, ada, bob)
    assert code(ada.ask("vote", whom=2)) == ""
    cy.sit()
    ada.line.until(lambda m: m["type"] == "table" and m["sitters"][2]["here"])
    gone(cy, ada, bob)
    assert code(bob.ask("vote", whom=2)) == ""
    assert stand_in(ada, 2) == ""
    assert ada.line.news["votes"] == {"2": [1]}  # they had come back: the vote before that is void
    gone(ada, bob)
    assert code(bob.ask("vote", whom=2)) == ""
    assert stand_in(bob, 2) == "normal"


def test_nobody_votes_for_a_bot_s_seat(server: Server) -> None:
    ada = Person(server, "Ada")
    ada.host("pen-and-paper", {"kind": "bot", "bot": "easy"})
    ada.sit().line.until(lambda m: m["type"] == "frame")
    assert code(ada.ask("vote", whom=1)) == "vote-whom"


@pytest.mark.parametrize("clock", [4.9, 1e9, -1])
def test_a_clock_within_reason(server: Server, clock: float) -> None:
    ada = Person(server, "Ada")
    wanted = {"game": "pen-and-paper", "seats": [{"kind": "open"}] * 2, "table": {"clock": clock}}
    answer = ada.browser.http.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (409, "clock-wrong")


# What is said


def heard(person: Person) -> list[tuple[int, int, str]]:
    person.line.catch_up()
    return [(said["number"], said["seat"], said["text"]) for said in person.line.said]


def test_remarks_reach_all_but_who_will_not_hear_them(server: Server) -> None:
    ada, bob, cy = seated(server, "last-game-on-earth", "Ada", "Bob", "Cy")
    markup = "<b onclick='x()'>&amp; {name} \u202e</b>"
    assert code(ada.ask("say", text=f"  {markup}\n ")) == ""
    assert heard(bob) == heard(cy) == heard(ada) == [(1, 0, markup)]
    assert code(bob.ask("block", whom=0, blocked=True)) == ""
    assert code(bob.ask("block", whom=1, blocked=True)) == "block-whom"
    ada.ask("say", text="Bob?")
    cy.ask("say", text="He does not hear you.")
    assert heard(bob) == [(1, 0, markup), (3, 2, "He does not hear you.")]
    assert len(heard(ada)) == 3
    assert bob.ask("block", whom=0, blocked=False)
    for person, said, numbers in ((bob, 1, [2, 3]), (cy, 3, []), (ada, 0, [1, 2, 3])):
        person.cut()
        person.socket = person.browser.socket()
        person.line.sit(person.table, person.seat, person.last, said=said)
        assert [number for number, _, _ in heard(person)] == numbers


def test_remarks_have_an_end_and_something_in_them(server: Server) -> None:
    ada, bob = seated(server, "pen-and-paper", "Ada", "Bob")
    assert code(ada.ask("say", text=" \n")) == "remark-empty"
    assert code(ada.ask("say", text="x" * 2000)) == ""
    assert heard(bob) == [(1, 0, "x" * 500)]


def test_where_the_host_wants_no_remarks(server: Server) -> None:
    ada, bob = seated(server, "pen-and-paper", "Ada", "Bob", chat=False)
    assert code(ada.ask("say", text="Hello")) == "chat-off"
    assert heard(bob) == []


def test_a_remark_that_comes_twice_is_said_once(server: Server) -> None:
    ada, bob = seated(server, "pen-and-paper", "Ada", "Bob")
    for _ in range(2):
        assert code(ada.ask("say", text="Boo", id="boo")) == ""
    assert heard(bob) == [(1, 0, "Boo")]


def test_who_talks_too_fast_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, bob = seated(server, "pen-and-paper", "Ada", "Bob")
        for number in range(20):
            ada.line.send(type="say", table=ada.table, seat=0, id=f"r{number}", text="Boo")
        ends = [ada.line.until(lambda m: str(m.get("id")).startswith("r")) for _ in range(20)]
        faults = [end for end in ends if end["type"] == "fault"]
        assert faults and {fault["code"] for fault in faults} == {"too-fast"}
        assert len(heard(bob)) == 20 - len(faults)
        assert ada.ask("hide-for-me")["type"] == "frame"
