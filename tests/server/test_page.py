"""The plain page: a strict policy, the same bytes for everybody, and all that it says from the catalogues."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import Browser, Server, running

ASSETS = (
    "/plain",
    "/page.css",
    "/page.js",
    "/table.js",
    "/wire.js",
    "/words.js",
    "/words/en.ftl",
    "/words/fr.ftl",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("page")) as server:
        yield server


@pytest.mark.parametrize("path", ASSETS)
def test_each_part_comes_under_a_strict_policy(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "charset=utf-8" in answer.headers["content-type"]
    assert "set-cookie" not in answer.headers


def test_it_is_the_same_for_all_and_holds_no_secret(server: Server) -> None:
    before = {path: httpx.get(f"{server.url}{path}").text for path in ASSETS}
    browser = Browser(server)
    made = browser.create("pen-and-paper", {"kind": "me", "name": "Ada"}, {"kind": "open"})
    secrets = (*browser.http.cookies.values(), made["invitation"]["code"], made["table"]["table"])
    for path, text in before.items():
        again = browser.http.get(path).text
        assert again == text
        assert not any(secret in again for secret in secrets)
    browser.http.close()


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(server: Server) -> None:
    for path in ASSETS[:-2]:
        text = httpx.get(f"{server.url}{path}").text
        assert not re.search(r"https?://|innerHTML|eval\(|\sstyle=|\son\w+=\"", text), path
    page = httpx.get(f"{server.url}/plain").text
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""]
    assert "<style" not in page
    assert 'href="/page.css"' in page


def test_the_page_reads_each_of_its_words_as_one_line(server: Server) -> None:
    """It has no Fluent: a message of its own with a choice in it would be shown as its id."""
    for language in ("en", "fr"):
        words = httpx.get(f"{server.url}/words/{language}.ftl").text
        lines = dict(re.findall(r"^(page-[a-z0-9-]+) = (.+)$", words, flags=re.MULTILINE))
        used = "".join(httpx.get(f"{server.url}{path}").text for path in ASSETS[:-2])
        for name in re.findall(r'"(page-[a-z0-9-]+)"', used):
            assert "{" not in re.sub(r"\{ \$[a-z_]+ \}", "", lines[name]), name


def test_no_other_catalogue_is_served(server: Server) -> None:
    for path in ("/words/de.ftl", "/words/..%2f..%2fpyproject.ftl", "/index.html"):
        assert httpx.get(f"{server.url}{path}").status_code == 404
