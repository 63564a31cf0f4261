"""The built app: under the strict policy, small on the way, kept for ever where its name says so."""

import re
from collections.abc import Iterator

import httpx
import pytest

from ghoulash.server.routes.web import is_built
from tests.server.serving import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not is_built():
        pytest.skip("the browser app is not built (make web)")
    with running(tmp_path_factory.mktemp("web")) as server:
        yield server


def test_nothing_is_inline_and_the_page_itself_is_asked_for_each_time(server: Server) -> None:
    answer = httpx.get(f"{server.url}/")
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-cache"
    assert re.findall(r"<script[^>]*>([^<]*)</script>", answer.text) == [""]
    assert not re.search(r"<style|\sstyle=|\son\w+=|https?://", answer.text)


def test_what_has_its_hash_in_its_name_is_kept_for_ever(server: Server) -> None:
    page = httpx.get(f"{server.url}/").text
    for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
        answer = httpx.get(f"{server.url}{path}")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"


def test_the_first_screen_and_its_board_are_under_100_kb_of_script(server: Server) -> None:
    page = httpx.get(f"{server.url}/").text
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    with httpx.stream("GET", f"{server.url}{script}") as answer:
        assert sum(map(len, answer.iter_raw())) < 60_000


def test_each_rule_has_an_anchor_on_its_page(server: Server) -> None:
    for language in ("en", "fr"):
        assert 'id="PP-4.4"' in httpx.get(f"{server.url}/rules/{language}/pen-and-paper.html").text
        assert 'id="LG-4.2"' in httpx.get(f"{server.url}/rules/{language}/last-game-on-earth.html").text
