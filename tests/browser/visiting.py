"""People at their browsers: each has a profile of their own, and nothing may go wrong on any page."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.serving import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
expect.set_options(timeout=20_000)


class Visits:
    """All who came by in one test."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self.server = server
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []
        self.mishaps: list[str] = []

    def visit(self, path: str = "/", **how: Any) -> Page:
        """Somebody new opens a page."""
        context = self._chromium.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **how})
        context.set_default_timeout(20_000)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.mishaps.append(str(error)))
        page.on("console", lambda said: self._said(said.type, said.text))
        page.goto(path if path.startswith("http") else f"{self.server.url}{path}")
        return page

    def _said(self, kind: str, text: str) -> None:
        if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            self.mishaps.append(text)

    def end(self) -> None:
        for context in self._contexts:
            context.close()
        assert self.mishaps == []


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").first.click()


def hide_all(page: Page) -> None:
    """The whole chart, by a bot, and handed in."""
    page.get_by_role("button", name=re.compile("for me")).first.click()
    page.get_by_role("button", name=re.compile("^Hand it in")).first.click()


def banner(page: Page, words: str) -> None:
    expect(page.locator(".banner")).to_contain_text(words)


def violations(page: Page) -> list[str]:
    """What axe finds, a line for each."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
