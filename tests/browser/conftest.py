"""A real server and the system's Chromium; where one is missing the tests say so loudly, and fail in CI."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from ghoulash.server.routes.web import is_built
from tests.browser.visiting import Visits
from tests.server.serving import Server, running

ARGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def lacking() -> str:
    """What is not there to try the app with."""
    if not shutil.which("chromium"):
        return "there is no chromium here (Debian: apt-get install chromium)"
    return "" if is_built() else "the browser app is not built (make web)"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    lack = lacking()
    if lack and os.environ.get("CI") == "true":
        pytest.fail(f"THE BROWSER TESTS DID NOT RUN: {lack}")
    if lack:
        pytest.skip(f"THE BROWSER TESTS DID NOT RUN: {lack}")
    # Of the module, and no longer: it keeps an event loop, which the asynchronous tests of others would meet.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("browser"), GHOULASH_LIMITS="20") as server:
        yield server


@pytest.fixture
def visits(chromium: Browser, server: Server) -> Iterator[Visits]:
    visits = Visits(chromium, server)
    yield visits
    visits.end()
