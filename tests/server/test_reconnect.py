"""Lines are cut, messages come twice, late and in disorder, the server ends: nothing is lost."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import Person, play, record_of, seated, to_a, verified
from tests.server.serving import Server, figure, running

FIGHTS = [("pen-and-paper", "fire"), ("last-game-on-earth", "put")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("reconnect"), GHOULASH_LIMITS="1000") as server:
        yield server


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """To be killed."""
    with running(tmp_path, GHOULASH_LIMITS="1000") as server:
        yield server


def frames(person: Person) -> list[Any]:
    return [message for message in person.line.heard if message["type"] == "frame"]


def told(person: Person) -> list[Any]:
    return [each for frame in frames(person) for each in frame["told"]]


def story(person: Person) -> list[Any]:
    """All that the seat was told, as the server has it in its log."""
    steps = person.browser.get(f"/api/tables/{person.table}/story", seat=person.seat)
    return [{key: step[key] for key in ("number", "seat", "do", "events")} for step in steps]


def back(person: Person) -> Any:
    """Come back with the last number seen; the first frame."""
    person.sit()
    while person.frame is None:
        person.line.receive()
    return frames(person)[0]


@pytest.mark.parametrize(("game", "verb"), FIGHTS)
def test_who_comes_back_in_a_fight_is_told_what_was_missed(server: Server, game: str, verb: str) -> None:
    ada, bob = to_a(server, game, verb, "Ada", "Bob", pause=0.05)
    before, known = bob.frame["number"], told(bob)
    bob.cut()
    ada.step()
    ada.line.catch_up()
    frame = back(bob)
    assert frame["whole"]
    assert [each["number"] for each in frame["told"]] == sorted(each["number"] for each in frame["told"])
    assert all(each["number"] > before for each in frame["told"])
    assert known + frame["told"] == story(bob)[: len(known) + len(frame["told"])]
    assert frame["number"] == (frame["told"][-1]["number"] if frame["told"] else before)
    play([ada, bob])
    assert known + told(bob) == story(bob)


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize(("game", "verb"), FIGHTS)
def test_a_fight_goes_on_after_the_server_was_gone(
    own: Server, tmp_path: Path, game: str, verb: str, killed: bool
) -> None:
    people = to_a(own, game, verb, "Ada", "Bob", pause=0.05)
    for person in people:
        person.line.catch_up()
    boards = {person.name: (person.frame["number"], person.board) for person in people}
    known = {person.name: told(person) for person in people}
    if killed:
        own.kill()
    else:
        assert own.stop() == 0
        for person in people:
            bye = person.line.until(lambda m: m["type"] == "bye")
            assert bye["code"] == "restarting"
    for person in people:
        person.cut()
    own.start()
    for person in people:
        frame = back(person)
        assert (frame["number"], frame["board"]) == boards[person.name]
        assert (frame["told"], frame["whole"]) == ([], True)
        assert story(person) == known[person.name]
    play(people)
    assert all(known[person.name] + told(person) == story(person) for person in people)
    assert verified(record_of(people[0]), tmp_path)["ok"]


def test_what_goes_back_too_far_is_in_the_story(server: Server) -> None:
    ada, bob = seated(server, "pen-and-paper", "Ada", "Bob")
    play([ada, bob], lambda: bob.frame["number"] > 3 and len(told(bob)) > 75)
    bob.cut()
    bob.last = 0
    frame = back(bob)
    assert not frame["whole"]
    whole = story(bob)
    assert frame["told"] == whole[len(whole) - len(frame["told"]) :]
    assert frame["board"]["view"]


# One message, however often and whenever it comes


def once(person: Person) -> tuple[dict[str, Any], int]:
    """An act that this seat may do now, as a message; and how many things it has been told."""
    person.line.catch_up()
    message = {
        "type": "act",
        "table": person.table,
        "seat": person.seat,
        "id": "the-one",
        "do": [person.choose()],
        "last": person.frame["number"],
    }
    return message, len(told(person))


def who_acts(people: list[Person]) -> Person:
    for person in people:
        person.line.catch_up()
    play(people, lambda: any(p.can_act and not p.board["draft"] for p in people))
    return next(person for person in people if person.can_act)


def test_a_message_that_comes_twice_is_done_once(server: Server) -> None:
    ada = who_acts(seated(server, "pen-and-paper", "Ada", "Bob"))
    message, _ = once(ada)
    ada.line.send(**message)
    ada.line.send(**message)
    first = ada.line.until(lambda m: m.get("id") == "the-one")
    second = ada.line.until(lambda m: m.get("id") == "the-one")
    assert (first["type"], second["type"], second["refusal"]) == ("frame", "answer", None)
    assert first["number"] == second["number"]
    done = [each for each in story(ada) if each["seat"] == ada.seat and each["do"] == message["do"][0]]
    assert done == [each for each in told(ada) if each["do"] == message["do"][0] and each["seat"] == ada.seat]


@pytest.mark.parametrize("killed", [False, True])
def test_a_line_cut_while_a_message_is_under_way(own: Server, tmp_path: Path, killed: bool) -> None:
    people = seated(own, "pen-and-paper", "Ada", "Bob")
    ada = who_acts(people)
    for round_ in range(5):
        ada = who_acts(people)
        message, _ = once(ada)
        message["id"] = f"cut-{round_}"
        before = story(ada)
        ada.line.send(**message)
        if killed:
            own.kill()
            own.start()
            for person in people:
                person.cut()
                back(person)
        else:
            ada.cut()
            back(ada)
        ada.line.send(**message)
        came = ada.line.until(lambda m, message=message: m.get("id") == message["id"])
        assert came.get("refusal") is None
        after = story(ada)
        assert after[: len(before)] == before
        mine = [each["do"] for each in after[len(before) :] if each["seat"] == ada.seat]
        assert mine == message["do"]
    play(people)
    assert verified(record_of(ada), tmp_path)["ok"]


def test_what_was_meant_for_another_board_is_stale(server: Server) -> None:
    people = seated(server, "pen-and-paper", "Ada", "Bob")
    ada = who_acts(people)
    last = ada.frame["number"]
    first = ada.choose()
    assert ada.act(first)["type"] == "frame"
    number, board = ada.frame["number"], ada.board
    late = ada.act(*ada.choices()[:1] or [first], last=last)
    assert (late["refusal"]["code"], late["number"]) == ("stale", number)
    ada.line.catch_up()
    assert (ada.frame["number"], ada.board) == (number, board)


def test_messages_in_disorder(server: Server) -> None:
    """The second of two, sent first, is refused by the rules or stale: never is either done twice."""
    people = seated(server, "pen-and-paper", "Ada", "Bob")
    ada = who_acts(people)
    message, _ = once(ada)
    later = {**message, "id": "later", "last": message["last"] + 1}
    ada.line.send(**later)
    ada.line.send(**message)
    answers = [ada.line.until(lambda m: m.get("id") in ("later", "the-one")) for _ in range(2)]
    done = [answer for answer in answers if answer.get("refusal") is None]
    assert len(done) == 1
    assert sum(each["do"] == message["do"][0] for each in story(ada)[-len(told(ada)) :]) >= 1


def test_messages_of_others_and_for_elsewhere(server: Server) -> None:
    people = seated(server, "pen-and-paper", "Ada", "Bob")
    other = seated(server, "pen-and-paper", "Cy", "Dan")
    ada = who_acts(people)
    bob = next(person for person in people if person is not ada)
    message, _ = once(ada)
    before = story(ada)

    def sent(person: Person, **changed: Any) -> str:
        person.line.send(**{**message, **changed})
        return person.line.until(lambda m: m.get("id") == "the-one")["code"]

    assert sent(bob) == "not-in-front"
    assert sent(other[0]) == "not-at-table"
    assert sent(ada, seat=bob.seat) == "not-in-front"
    assert sent(ada, table=other[0].table) == "not-at-table"
    assert sent(ada, table="222222222222") == "not-at-table"
    bob.line.send(**{**message, "seat": bob.seat, "last": 10**6})
    assert bob.line.until(lambda m: m.get("id") == "the-one")["refusal"]
    assert story(ada) == before
    ada.line.send(**message)  # the same id from other seats spoils nothing
    assert ada.line.until(lambda m: m.get("id") == "the-one")["type"] == "frame"


# What leaves memory


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path, GHOULASH_LIMITS="1000", GHOULASH_IDLE="0.2") as server:
        people = seated(server, "pen-and-paper", "Ada", "Bob")
        play(people, lambda: min(person.frame["number"] for person in people) > 5)
        boards = [(person.frame["number"], person.board) for person in people]
        assert figure(server, "tables_in_memory") == 1
        for person in people:
            person.cut()
        while figure(server, "tables_in_memory"):
            assert server.process and server.process.poll() is None
        for person, board in zip(people, boards, strict=True):
            frame = back(person)
            assert (frame["number"], frame["board"]) == board
            assert frame["told"] == []
        play(people)
        assert verified(record_of(people[0]), tmp_path)["ok"]
