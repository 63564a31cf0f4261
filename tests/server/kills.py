"""A server killed with -9 under load, again and again: `python -m tests.server.kills --kills 100`.

At several tables two people each play; each notes what was acknowledged and how far its frames were
numbered. At a random moment the server is killed and started again, and whoever had no answer sends the
same once more.
"""

import argparse
import json
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.players import Person, record_of, seated, verified
from tests.server.serving import Server, running

GONE = (ConnectionClosed, InvalidHandshake, EOFError, OSError, TimeoutError, httpx.TransportError)


class Pair(threading.Thread):
    """Two people who play at one table until it is over, whatever happens to the server."""

    def __init__(self, server: Server, number: int, alive: threading.Event) -> None:
        super().__init__(daemon=True)
        self.people = seated(
            server, ("pen-and-paper", "last-game-on-earth")[number % 2], "Ada", "Bob", pause=0.05
        )
        self.done: dict[str, tuple[int, str]] = {}
        """What was acknowledged: by the id of the message, whose it was and what."""
        self.highest = [0, 0]
        self.wrong: list[str] = []
        self.acts = 0
        self._alive = alive
        self._asked: dict[int, dict[str, Any]] = {}
        """What has had no answer yet."""

    @property
    def is_over(self) -> bool:
        return all(person.is_over for person in self.people)

    def run(self) -> None:
        try:
            while not self.is_over:
                self._alive.wait()
                try:
                    if not sum([self._step(person) for person in self.people]):
                        self.people[0].wait()
                except GONE:
                    self._come_back()
        except Exception as error:  # noqa: BLE001 - it is told by who waits for this thread
            self.wrong.append(repr(error))

    def _step(self, person: Person) -> bool:
        person.line.catch_up()
        self._look(person)
        if not person.can_act:
            return False
        if person.board["draft"]:
            kind = "confirm" if person.board["draft"]["finished"] else "hide-for-me"
            self._ask(person, {"type": kind})
        else:
            do = person.choose()
            if not do:
                return True
            self._ask(person, {"type": "act", "do": [do], "last": person.frame["number"]})
        return True

    def _ask(self, person: Person, message: dict[str, Any]) -> None:
        self.acts += 1
        whole = {**message, "table": person.table, "seat": person.seat, "id": f"{person.seat}-{self.acts}"}
        self._asked[person.seat] = whole
        self._send(person, whole)

    def _send(self, person: Person, message: dict[str, Any]) -> None:
        person.line.send(**message)
        came = person.line.until(lambda m: m.get("id") == message["id"])
        del self._asked[person.seat]
        refusal = came.get("refusal")
        if came["type"] == "fault" or (
            refusal and refusal["code"] not in ("stale", "sealed-late", "draft-full")
        ):
            self.wrong.append(f"{message} {came}")
        elif not refusal and message["type"] == "act" and not (person.board["question"] or {}).get("sealed"):
            self.done[message["id"]] = (person.seat, message["do"][0])

    def _look(self, person: Person) -> None:
        if person.frame["number"] < self.highest[person.seat]:
            self.wrong.append(f"from {self.highest[person.seat]} back to {person.frame['number']}")
        self.highest[person.seat] = person.frame["number"]

    def _come_back(self) -> None:
        """With what has had no answer."""
        for person in self.people:
            while True:
                self._alive.wait()
                try:
                    person.cut()
                    person.sit()
                    while person.frame is None:
                        person.line.receive()
                    self._look(person)
                    if person.seat in self._asked:
                        self._send(person, self._asked[person.seat])
                    break
                except GONE:
                    continue


def kept(pair: Pair) -> list[str]:
    """What is wrong with the log of a table, by what its people were told."""
    wrong = list(pair.wrong)
    for person in pair.people:
        steps = person.browser.get(f"/api/tables/{person.table}/story", seat=person.seat)
        mine = [step["do"] for step in steps if step["seat"] == person.seat and step["do"]]
        told = [each for frame in person.line.heard if frame["type"] == "frame" for each in frame["told"]]
        if any({**each, "say": ""} not in steps for each in told):
            wrong.append(f"seat {person.seat} was told what is not in the log")
        place = 0
        for seat, do in pair.done.values():
            if seat != person.seat:
                continue
            try:
                place = mine.index(do, place) + 1
            except ValueError:
                wrong.append(f"seat {seat} was promised {do}, and it is lost")
    return wrong


def applied_twice(folder: Path) -> list[str]:
    """Ids that stand in the log more than once."""
    import sqlite3

    with sqlite3.connect(folder / "server.sqlite") as connection:
        query = (
            "SELECT table_id, seat, message FROM log WHERE message IS NOT NULL "
            "GROUP BY table_id, seat, message HAVING count(*) > 1"
        )
        return [f"twice: {row}" for row in connection.execute(query)]


def kill(folder: Path, kills: int, tables: int, seed: int) -> dict[str, Any]:
    """So many kills; what was done, and what was wrong."""
    rng = Random(seed)
    alive = threading.Event()
    with running(folder, GHOULASH_LIMITS="1000") as server:
        alive.set()
        pairs = [Pair(server, number, alive) for number in range(tables)]
        every = list(pairs)
        for pair in pairs:
            pair.start()
        for _ in range(kills):
            for place, pair in enumerate(pairs):
                if not pair.is_alive():
                    pairs[place] = Pair(server, len(every), alive)
                    every.append(pairs[place])
                    pairs[place].start()
            _after(pairs, rng.randrange(1, 40))
            alive.clear()
            server.kill()
            server.start()
            alive.set()
        for pair in pairs:
            pair.join(300)
        wrong = [each for pair in every for each in (["stuck"] if pair.is_alive() else kept(pair))]
        verdicts = [verified(record_of(pair.people[0]), folder)["ok"] for pair in every if pair.is_over]
        assert server.stop() == 0
        wrong += applied_twice(folder)
        log = server.log
    wrong += [line for line in log.splitlines() if '"level": "error"' in line]
    return {
        "kills": kills,
        "tables": len(every),
        "verified": sum(verdicts),
        "acts": sum(pair.acts for pair in every),
        "acknowledged": sum(len(pair.done) for pair in every),
        "wrong": wrong,
    }


def _after(pairs: Sequence[Pair], acts: int) -> None:
    """When so much more has been done by all of them: in the middle of something, then."""
    goal = sum(pair.acts for pair in pairs) + acts
    while sum(pair.acts for pair in pairs) < goal and any(pair.is_alive() for pair in pairs):
        threading.Event().wait(0.002)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = kill(Path(folder), args.kills, args.tables, args.seed)
    print(json.dumps(found, indent=1))  # noqa: T201 - it is a command
    return bool(found["wrong"])


if __name__ == "__main__":
    sys.exit(main())
