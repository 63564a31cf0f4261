"""Whoever watches one of two worlds: asks for all there is, and keeps every byte that comes."""

import json
import re
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import httpx
from websockets.sync.client import connect

from tests.server.serving import PATIENCE, Server
from tests.server.worlds.pairing import Pair, Viewer, entropy
from tests.server.worlds.tables import Placed

BY_NATURE: Final = {
    "id": r'("table":|#join=|#watch=|/api/tables/|-)"?([2-9a-z]{12})\b',
    "code": r'("code":)"([2-9a-z]{7})"',
    "key": r"(#join=<id>|#watch=<id>)\.([\w-]{24})",
    "commitment": r'("commitment":|"[0-9]":)"([0-9a-f]{64})"',
    "time": r'("due":|"left":)([0-9.]+|{[0-9":.,]*})',
}
"""What differs between two worlds by nature, random or public: cut out before they are compared."""

Heard = list[tuple[str, list[str]]]
"""What was done, and what came of it; all of it."""


def cut(text: str) -> str:
    """Without what differs by nature; of fixed length but for times, so nothing hides in a length either."""
    for name, pattern in BY_NATURE.items():
        text = re.sub(pattern, rf"\1<{name}>", text)
    return text


class Line:
    """One socket; what comes in is kept as it came."""

    def __init__(self, server: Server, placed: Placed, cookie: str) -> None:
        headers = {"Cookie": f"ghoulash={cookie}"} if cookie else {}
        self._placed = placed
        self._pings = 0
        self.wire = connect(
            f"ws://127.0.0.1:{server.port}/ws",
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            compression=None,
            legacy=True,
        )
        self.frame: Any = None

    def send(self, kind: str, **fields: Any) -> list[str]:
        """What comes of it, and whatever else has come by now."""
        self.wire.send(json.dumps({"type": kind, "table": self._placed.table, **fields}))
        return self.all(fields.get("id", ""), "frame" if kind == "sit" else "")

    def all(self, wish: str = "", kind: str = "") -> list[str]:
        """All that has come by now; of a wish, until it is answered."""
        texts: list[str] = []
        answered = not (wish or kind)
        asked = 0
        while True:
            if answered and not asked:
                self._pings += 1
                asked = self._pings
                self.wire.send(json.dumps({"type": "ping", "n": asked}))
            text = self.wire.recv(PATIENCE)
            assert isinstance(text, str)
            message = json.loads(text)
            if message["type"] == "pong" and message["n"] == asked:
                return texts
            texts.append(text)
            if message["type"] == "frame":
                self.frame = message
            answered = answered or (message.get("id") == wish if wish else message["type"] in (kind, "fault"))

    def close(self) -> None:
        self.wire.close()


class Watch:
    """One viewer of one world."""

    def __init__(self, server: Server, pair: Pair, placed: Placed, viewer: Viewer) -> None:
        cookie = "" if viewer is None else placed.cookies[viewer]
        self._pair = pair
        self._placed = placed
        self._viewer = viewer
        self._http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, cookies={"ghoulash": cookie} if cookie else {}
        )
        self._ids = 0
        self.line = Line(server, placed, cookie)
        self.heard: Heard = []

    def close(self) -> None:
        self.line.close()
        self._http.close()

    def keep(self, what: str, texts: Sequence[str]) -> None:
        self.heard.append((what, [cut(text) for text in texts]))

    def listen(self, what: str) -> None:
        """What has come by itself."""
        self.keep(what, self.line.all())

    def sit(self, last: int, said: int = 0) -> None:
        key = "" if self._viewer is not None else self._placed.watch_key
        texts = self.line.send("sit", seat=self._viewer, last=last, said=said, key=key)
        self.keep(f"sit {last}", texts)

    def wish(self, kind: str, **fields: Any) -> list[str]:
        self._ids += 1
        texts = self.line.send(kind, seat=self._viewer, id=f"w{self._ids}", **fields)
        self.keep(f"{kind} {fields}", texts)
        return texts

    def fetch(self, method: str, path: str, **body: Any) -> None:
        """A page, a download, a refusal: status, headers and body."""
        answer = self._http.request(method, path, json=body or None)
        headers = sorted((k, v) for k, v in answer.headers.items() if k not in ("date", "content-length"))
        self.keep(f"{method} {cut(path)}", [f"{answer.status_code} {headers} {answer.text}"])

    def asks(self) -> None:
        """Everything that can be asked for and changes nothing for the others."""
        self.pages()
        self.sit(0)
        self.sit(self.line.frame["number"])
        if self._viewer is not None:
            self._wishes()

    def comes_back(self) -> None:
        """What it is told of what was done, once more."""
        number = self.line.frame["number"]
        self.sit(number)
        self.sit(max(0, number - 1))
        self.sit(number, said=1)
        if number and self._viewer is not None:
            for text in self._pair.tries:
                self.wish("act", do=[text], last=number - 1)
        self.pages()

    def pages(self) -> None:
        table, other = f"/api/tables/{self._placed.table}", 0 if self._viewer else 1
        self.fetch("GET", table)
        self.fetch("GET", f"{table}/story")
        self.fetch("GET", f"{table}/story?seat={self._viewer if self._viewer is not None else 0}")
        self.fetch("GET", f"{table}/story?seat={other}")
        self.fetch("GET", f"{table}/record")
        self.fetch("GET", "/api/me")
        self.fetch("GET", "/api/tables")
        self.fetch("POST", f"{table}/look", key=self._placed.watch_key)
        self.fetch("POST", f"{table}/join", name="Eve", key="x")
        self.fetch("POST", f"{table}/rematch", seat=self._viewer or 0)
        self.fetch("POST", f"{table}/handover", seat=other)

    def _wishes(self) -> None:
        number = self.line.frame["number"]
        listed = json.loads(self.wish("list")[0])["do"]
        for offer in self.line.frame["board"]["offers"]:
            self.wish("list", verb=offer["verb"], piece=offer["piece"])
        for text in (*self._pair.tries, *listed[:3]):
            self.wish("spell", text=text)
        for text in self._pair.tries:
            if text not in listed:
                self.wish("act", do=[text], last=number)
        self.wish("withdraw")
        self.wish("ask-always", ticked=True)
        self.wish("leave-answers", orders=[{"kind": "nothing"}])
        self.wish("lay", do=listed[:1] or ["nothing"])
        self.wish("lay", do=[*self._pair.tries[:2], "?"])
        self.wish("take-back")
        self.wish("clear")
        self.wish("confirm")
        self.wish("vote", whom=0)
        self.wish("come-back")


class Doer(Line):
    """Somebody else at the table: what they do is not ours to compare."""

    def __init__(self, server: Server, placed: Placed, seat: int) -> None:
        super().__init__(server, placed, placed.cookies[seat])
        self.seat = seat
        self.send("sit", seat=seat, entropy=entropy(seat))

    def wish(self, kind: str, **fields: Any) -> Any:
        """The answer, or the frame that was one."""
        name = secrets.token_hex(8)
        texts = self.send(kind, seat=self.seat, id=name, **fields)
        return next(m for m in map(json.loads, texts) if m.get("id") == name)


@contextmanager
def watching(server: Server, pair: Pair, placed: Placed) -> Iterator[list[Watch]]:
    """The observer, and the public, which the observer may be as well."""
    httpx.get(f"{server.url}/api/tables/{placed.table}", timeout=PATIENCE)  # it is fetched, and has settled
    viewers: list[Viewer] = [None] if pair.observer is None else [pair.observer, None]
    found = [Watch(server, pair, placed, viewer) for viewer in viewers]
    try:
        yield found
    finally:
        for watch in found:
            watch.close()
