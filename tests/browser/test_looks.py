"""Every screen in both looks: nothing that axe finds, and nothing wider than a small phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.visiting import Visits, hide_all, play_now, violations


def at_home(page: Page) -> None:
    page.locator(".game").first.wait_for()


def making(page: Page) -> None:
    page.get_by_role("link", name="More ways to play").last.click()
    page.get_by_role("button", name="Make the table").wait_for()


def inviting(page: Page) -> None:
    page.get_by_role("button", name="Send a friend a link").first.click()
    page.locator(".link").first.wait_for()


def joining(page: Page) -> None:
    inviting(page)
    page.goto(page.locator(".link").first.inner_text())
    page.get_by_role("heading", name="You are invited").wait_for()


def hiding(page: Page) -> None:
    play_now(page)
    page.get_by_role("button", name=re.compile("for me")).first.wait_for()


def walking(page: Page) -> None:
    hiding(page)
    hide_all(page)
    page.get_by_text("Your chart is ready").first.wait_for()


def the_last_game(page: Page) -> None:
    page.get_by_role("button", name="Play now").last.click()
    page.locator(".middle svg").first.wait_for()
    page.locator(".banner.mine").wait_for()


def at_the_curtain(page: Page) -> None:
    making(page)
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name=re.compile("^I am")).first.wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "screen", [at_home, making, inviting, joining, hiding, walking, the_last_game, at_the_curtain]
)
def test_each_screen_can_be_read_by_all_and_fits_a_phone(
    visits: Visits, screen: Callable[[Page], None], scheme: str
) -> None:
    page = visits.visit(color_scheme=scheme, viewport={"width": 360, "height": 740})
    screen(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
