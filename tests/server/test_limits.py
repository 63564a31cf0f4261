"""How much is too much: by browser, by address; and a whole class behind one address still plays."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from ghoulash.server.guard.limits import Limit
from tests.server.serving import Browser, Socket, offered, running

PUPILS = 30
MOVES = 8


def code(answer: httpx.Response) -> str:
    return "" if answer.is_success else answer.json()["code"]


class Pair:
    """Two pupils at a table of theirs."""

    def __init__(self, one: Browser, two: Browser) -> None:
        self.browsers = one, two
        made = one.create("pen-and-paper", {"kind": "me", "name": "Ada"}, {"kind": "open"})
        self.table = made["table"]["table"]
        self.invitation = made["invitation"]
        self.sockets: list[Socket] = []

    def join(self, *, by_code: bool) -> None:
        key = self.invitation["link"].rpartition(".")[2]
        for browser in self.browsers:
            browser.post(f"/api/tables/{self.table}/look", key=key)
        if by_code:
            self.browsers[1].post("/api/join", name="Bela", code=self.invitation["code"])
        else:
            self.browsers[1].post(f"/api/tables/{self.table}/join", name="Bela", key=key)
        for seat, browser in enumerate(self.browsers):
            self.sockets.append(browser.socket())
            self.sockets[seat].sit(self.table, seat)

    def hide(self) -> None:
        for seat, socket in enumerate(self.sockets):
            socket.until(lambda m: m["type"] == "frame") if seat not in socket.frames else None
            socket.ask("hide-for-me", self.table, seat)
            socket.ask("confirm", self.table, seat)

    def move(self) -> None:
        """Whoever is to act does something."""
        for socket in self.sockets:
            socket.catch_up()
        for seat, socket in enumerate(self.sockets):
            texts = offered(socket.frames[seat]["board"])
            if texts:
                assert socket.act(self.table, seat, texts[0])["type"] == "frame"
                return

    @property
    def heard(self) -> list[Any]:
        return [message for socket in self.sockets for message in socket.heard]


def test_a_class_of_thirty_behind_one_address_plays(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        pupils = [Browser(server) for _ in range(PUPILS)]
        for pupil in pupils:
            for page in ("/", "/page.js", "/words/en.ftl", "/api/games", "/api/me"):
                assert pupil.http.get(page).status_code == 200
        pairs = [Pair(*both) for both in zip(pupils[::2], pupils[1::2], strict=True)]
        for n, pair in enumerate(pairs):
            pair.join(by_code=n % 2 == 0)
        for pair in pairs:
            pair.hide()
        for _ in range(MOVES):
            for pair in pairs:
                pair.move()
        assert not [m for pair in pairs for m in pair.heard if m["type"] == "fault"]
        assert all(pair.sockets[0].frames[0]["number"] >= MOVES for pair in pairs)
        for pupil in pupils:
            pupil.http.close()


@pytest.mark.parametrize(
    "path", ["/api/join", "/api/handover", "/api/tables/{table}/look", "/api/tables/{table}/join"]
)
def test_who_guesses_is_too_fast_and_who_knows_is_not(tmp_path: Path, path: str) -> None:
    with running(tmp_path) as server:
        ada, eve = Browser(server), Browser(server)
        pair = Pair(ada, eve)
        link = pair.invitation["link"]
        url = path.format(table=pair.table)
        right = {"key": link.rpartition(".")[2], "code": pair.invitation["code"], "name": ""}
        for _ in range(40 if path != "/api/handover" else 0):
            answer = ada.http.post(url, json=right)
            assert code(answer) in ("", "name-empty")
        codes = [
            code(eve.http.post(url, json={"key": "x", "code": f"x{n}", "name": "Eve"})) for n in range(60)
        ]
        assert codes[0] in ("no-such-table", "handover-gone")
        assert "too-fast" in codes
        assert codes.index("too-fast") >= 30
        assert set(codes) == {codes[0], "too-fast"}


def test_one_browser_cannot_ask_for_ever_whatever_it_says_of_itself(tmp_path: Path) -> None:
    with running(tmp_path, GHOULASH_LIMITS="0.01") as server, httpx.Client(base_url=server.url) as browser:
        statuses: list[int] = []
        for n in range(60):
            headers = {
                "X-Forwarded-For": f"192.0.2.{n}",
                "Forwarded": f"for=192.0.2.{n}",
                "X-Real-IP": f"192.0.2.{n}",
            }
            statuses.append(browser.get("/api/me", headers=headers).status_code)
    assert 429 in statuses


def test_a_proxy_of_ones_own_is_believed_and_nobody_before_it(tmp_path: Path) -> None:
    with running(tmp_path, GHOULASH_LIMITS="0.01", GHOULASH_PROXIES="1") as server:
        browser = httpx.Client(base_url=server.url)

        def asked(forwarded: str) -> int:
            return browser.get("/api/me", headers={"X-Forwarded-For": forwarded}).status_code

        assert {asked(f"198.51.100.1, 192.0.2.{n}") for n in range(60)} == {200}
        assert 429 in [asked(f"198.51.100.{n}, 192.0.2.200") for n in range(60)]
        browser.close()


def test_what_was_not_owed_comes_back() -> None:
    limit = Limit(burst=2, rate=0, now=lambda: 0)
    for _ in range(10):
        assert limit.allows("Ada")
        limit.give_back("Ada")
    limit.give_back("Ada")
    assert [limit.allows("Ada") for _ in range(3)] == [True, True, False]
    limit.forget("Ada")
    limit.give_back("Ada")
    assert limit.allows("Ada")
