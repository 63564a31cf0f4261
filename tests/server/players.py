"""People at a table of a real server: each plays over a socket of their own, until the game is over."""

import json
import secrets
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ghoulash.bots import make_bot
from ghoulash.games import game_class
from tests.server.serving import Browser, Server, Socket


def key_of(invitation: Any) -> tuple[str, str]:
    """The table and the key that a link names."""
    table, _, key = invitation["link"].partition("=")[2].partition(".")
    return table, key


class Person:
    """Somebody with a browser and a seat, who plays like the easy bot, by what comes over the wire alone."""

    def __init__(self, server: Server, name: str, browser: Browser | None = None) -> None:
        self.name = name
        self.browser = browser or Browser(server)
        self.table = ""
        self.seat = -1
        self.last = 0
        self.frames: list[Any] = []
        """Those that came in by any socket."""
        self.socket: Socket | None = None

    # Seats

    def host(self, game: str, *others: dict[str, str], **more: Any) -> Any:
        """Make a table and sit in its first seat."""
        seated = self.browser.create(game, {"kind": "me", "name": self.name}, *others, **more)
        self.table, self.seat = seated["table"]["table"], 0
        return seated

    def join(self, invitation: Any) -> "Person":
        table, key = key_of(invitation)
        return self.joined(self.browser.post(f"/api/tables/{table}/join", name=self.name, key=key))

    def joined(self, seated: Any) -> "Person":
        self.table, self.seat = seated["table"]["table"], seated["seats"][-1]
        return self

    def sit(self) -> "Person":
        """Open a socket and sit down, with the last number seen."""
        self.socket = self.browser.socket()
        self.socket.sit(self.table, self.seat, self.last)
        return self

    def cut(self) -> None:
        """The line is gone."""
        assert self.socket is not None
        self.note()
        self.socket.close()

    # Play

    @property
    def line(self) -> Socket:
        assert self.socket is not None
        return self.socket

    @property
    def frame(self) -> Any:
        return self.line.frames.get(self.seat)

    @property
    def board(self) -> Any:
        return self.frame["board"]

    @property
    def is_over(self) -> bool:
        return self.frame is not None and self.board["outcome"] is not None

    def note(self) -> None:
        """The last number seen."""
        if self.frame is not None:
            self.last = self.frame["number"]

    def ask(self, kind: str, **more: Any) -> Any:
        return self.line.ask(kind, self.table, self.seat, **more)

    def act(self, *do: str, **more: Any) -> Any:
        return self.ask("act", do=do, **{"last": self.frame["number"], **more})

    def hide(self) -> None:
        """One's whole set-up, by a bot's hand."""
        assert self.ask("hide-for-me")["type"] == "frame"
        assert self.ask("confirm")["type"] == "frame"

    @property
    def can_act(self) -> bool:
        if self.frame is None or self.is_over or not self.board["offers"]:
            return self.frame is not None and bool(self.board["draft"])
        return not (self.board["question"] or {}).get("sealed")

    def choices(self) -> list[str]:
        return self.ask("list")["do"]

    def choose(self) -> str:
        """What the easy bot would do; empty: by the time we asked there was nothing left to do."""
        texts = self.choices()
        return chosen(self.line.news, self.frame, texts) if texts else ""

    def step(self) -> bool:
        """Do one thing, if there is one to be done; whether there was."""
        self.line.catch_up()
        if not self.can_act:
            return False
        if self.board["draft"]:
            self.hide()
            return True
        board = self.board
        do = self.choose()
        if not do:
            return True
        came = self.act(do)
        refusal = came.get("refusal")
        if refusal is not None and refusal["code"] not in ("stale", "sealed-late"):
            # A bot, or a question that was due, was quicker: then the board is another one.
            self.line.catch_up()
            assert self.board != board, came
        return True

    def wait(self) -> None:
        """For whatever comes, or a moment."""
        try:
            message = self.line.wire.recv(0.02)
        except TimeoutError:
            return
        self.line.take(json.loads(message))


def chosen(news: Any, frame: Any, texts: Sequence[str]) -> str:
    """What the easy bot would do of these, by a frame alone."""
    kind = game_class(news["game"])
    game = kind.from_setup(news["setup"], kind.rules_version)
    view = msgspec.convert(frame["board"]["view"], game.view_type)
    bot = make_bot(game, "easy", Random(frame["number"]))
    return str(bot.act(view, (), [game.read(text) for text in texts]))


def play(people: Sequence[Person], until: Callable[[], bool] | None = None) -> None:
    """In turn, until it is over for all of them, or this is so."""
    over = until or (lambda: all(person.is_over for person in people))
    while not over():
        if not sum(person.step() for person in people):
            people[0].wait()
    for person in people:
        person.line.catch_up()


def verified(record: str, folder: Path) -> Any:
    """What `ghoulash verify` says of a record."""
    path = folder / f"{secrets.token_hex(4)}.jsonl"
    path.write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "ghoulash", "verify", str(path), "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(ran.stdout)


def record_of(person: Person) -> str:
    answer = person.browser.http.get(f"/api/tables/{person.table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def seated(server: Server, game: str, *names: str, **table: Any) -> list[Person]:
    """People at a new table, by link, with all their lines open and the game begun."""
    host, *guests = (Person(server, name) for name in names)
    made = host.host(game, *({"kind": "open"} for _ in guests), table=table)
    people = [host, *(guest.join(made["invitation"]) for guest in guests)]
    for person in people:
        person.sit()
    for person in people:
        while person.frame is None:
            person.line.receive()
    return people


def offers(person: Person, verb: str) -> bool:
    """Whether one of the things that may be done begins so."""
    if person.frame is None or not person.board["offers"]:
        return False
    return any(text.split()[0] == verb for text in person.choices())


def to_a(server: Server, game: str, verb: str, *names: str, **table: Any) -> list[Person]:
    """People at a table where one of them, the first, may do this now."""
    while True:
        people = seated(server, game, *names, **table)
        play(people, lambda people=people: any(offers(p, verb) or p.is_over for p in people))
        for person in people:
            if offers(person, verb):
                return sorted(people, key=lambda each: each is not person)
