"""Whole games over real sockets: people and bots in any mix, and records that prove themselves."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import Person, play, record_of, verified
from tests.server.serving import Server, running

GAMES = ["pen-and-paper", "last-game-on-earth"]
OPEN = {"kind": "open"}
EASY = {"kind": "bot", "bot": "easy"}
QUICK = {"table": {"pause": 0.05}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("playing"), GHOULASH_LIMITS="1000") as server:
        yield server


def in_full(record: str, folder: Path, charts: int) -> None:
    """`verify` agrees: whole, its draws redone, its charts proved."""
    verdict = verified(record, folder)
    assert verdict["ok"], verdict
    assert (verdict["draws_redone"], verdict["finished"], verdict["unsigned"]) == (True, True, 0)
    assert verdict["charts"] == charts


def only(person: Person, number: int) -> list[Any]:
    """What came in of frames, and that they name this seat alone."""
    frames = [message for message in person.line.heard if message["type"] == "frame"]
    assert {frame["seat"] for frame in frames} == {number}
    return frames


@pytest.mark.parametrize("game", GAMES)
def test_two_people_by_link(server: Server, tmp_path: Path, game: str) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    invitation = ada.host(game, OPEN, **QUICK)["invitation"]
    bob.join(invitation)
    people = ada.sit(), bob.sit()
    play(people)
    for person in people:
        numbers = [frame["number"] for frame in only(person, person.seat)]
        assert numbers == sorted(numbers)
        told = [told["number"] for frame in only(person, person.seat) for told in frame["told"]]
        assert told == sorted(told)
        assert set(told) == set(range(1, numbers[-1] + 1))
    assert ada.board["outcome"] == bob.board["outcome"]
    assert ada.line.news["fate"] == "over"
    assert record_of(ada) == record_of(bob)
    in_full(record_of(ada), tmp_path, charts=2 if game == "pen-and-paper" else 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_against_a_bot(server: Server, tmp_path: Path, game: str) -> None:
    ada = Person(server, "Ada")
    ada.host(game, EASY, **QUICK)
    play([ada.sit()])
    in_full(record_of(ada), tmp_path, charts=2 if game == "pen-and-paper" else 0)


def test_four_seats_people_and_bots(server: Server, tmp_path: Path) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    bob.join(ada.host("last-game-on-earth", EASY, OPEN, EASY, **QUICK)["invitation"])
    assert bob.seat == 2
    play([ada.sit(), bob.sit()])
    assert [sitter["kind"] for sitter in ada.line.news["sitters"]] == ["person", "bot", "person", "bot"]
    in_full(record_of(bob), tmp_path, charts=0)


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_are_watched(server: Server, tmp_path: Path, game: str) -> None:
    ada = Person(server, "Ada")
    made = ada.browser.create(game, EASY, EASY, table={"pause": 0.05, "public": True})
    ada.table = made["table"]["table"]
    socket = ada.browser.socket()
    socket.sit(ada.table, None)
    socket.until(lambda m: m["type"] == "table" and m["fate"] == "over")
    assert socket.frames[None]["board"]["outcome"]
    assert all(not frame["board"]["offers"] for frame in socket.heard if frame["type"] == "frame")
    in_full(record_of(ada), tmp_path, charts=2 if game == "pen-and-paper" else 0)


def test_hot_seat_shows_the_seat_in_front_alone(server: Server, tmp_path: Path) -> None:
    ada = Person(server, "Ada")
    ada.host("pen-and-paper", {"kind": "me", "name": "Bob"}, **QUICK)
    socket = ada.browser.socket()
    sides = [Person(server, "Ada", ada.browser), Person(server, "Bob", ada.browser)]
    for seat, side in enumerate(sides):
        side.table, side.seat, side.socket = ada.table, seat, socket
    front = -1

    def turn_to(seat: int) -> None:
        """From here on nothing of the other seat comes in."""
        nonlocal front
        before = len(socket.heard)
        socket.frames.clear()
        socket.sit(ada.table, seat)
        front = seat
        socket.catch_up()
        while socket.news["fate"] != "gathering" and seat not in socket.frames:
            socket.receive()
        assert {m["seat"] for m in socket.heard[before:] if m["type"] == "frame"} <= {seat}

    turn_to(0)
    turn_to(1)  # both have brought their bytes: it begins
    while not sides[front].is_over:
        before = len(socket.heard)
        while sides[front].step():
            pass
        assert {m["seat"] for m in socket.heard[before:] if m["type"] == "frame"} <= {front}
        if not sides[front].is_over:
            other = socket.ask("act", ada.table, 1 - front, do=["stop"], last=0)
            assert other["code"] == "not-in-front"
            turn_to(1 - front)
    in_full(record_of(ada), tmp_path, charts=2)
