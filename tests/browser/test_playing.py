"""From the first visit to a game, as people come and go."""

import re

from playwright.sync_api import expect

from tests.browser.visiting import Visits, banner, hide_all, play_now


def test_two_taps_from_the_first_visit_to_the_first_move(visits: Visits) -> None:
    page = visits.visit()
    play_now(page)
    page.get_by_role("button", name=re.compile("for me")).first.click()
    expect(page.get_by_role("button", name=re.compile("^Hand it in")).first).to_be_enabled()


def test_two_people_by_a_link_which_does_nothing_until_a_button_is_pressed(visits: Visits) -> None:
    ada = visits.visit()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Send a friend a link").first.click()
    expect(ada.get_by_text("works nowhere else")).to_be_visible()
    link = ada.locator(".link").first.inner_text()
    bo = visits.visit(link)
    expect(bo.get_by_text("At the table: Ada.")).to_be_visible()
    banner(ada, "Waiting for players")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take a seat").click()
    for page in (ada, bo):
        banner(page, "Hide your chart")
    assert "join" not in bo.url
    ada.get_by_placeholder("Say something").fill("Hello <b>Bo</b>")
    ada.get_by_role("button", name="Say it").click()
    expect(bo.get_by_text("Ada: Hello <b>Bo</b>")).to_be_visible()
    hide_all(ada)
    hide_all(bo)
    expect(bo.locator(".banner")).to_contain_text(re.compile("Your turn|Ada to play"))
    expect(ada.locator(".banner")).to_contain_text(re.compile("Your turn|Bo to play"))


def test_a_third_finds_the_table_full(visits: Visits) -> None:
    ada = visits.visit()
    ada.get_by_role("button", name="Send a friend a link").first.click()
    link = ada.locator(".link").first.inner_text()
    bo, cy = visits.visit(link), visits.visit(link)
    bo.get_by_role("button", name="Take a seat").click()  # who gives no name is Somebody, and then another
    banner(bo, "Hide your chart")
    cy.get_by_label("Your name").fill("Cy")
    cy.get_by_role("button", name="Take a seat").click()
    expect(cy.get_by_role("alert")).to_contain_text("All seats are taken here")


def test_french_for_who_reads_french_and_for_who_chooses_it(visits: Visits) -> None:
    page = visits.visit(locale="fr-FR")
    expect(page.get_by_role("button", name="Jouer").first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
    other = visits.visit()
    other.get_by_label("Language").select_option("fr")
    expect(other.get_by_role("button", name="Jouer").first).to_be_visible()
    other.reload()
    expect(other.get_by_role("button", name="Jouer").first).to_be_visible()


def test_a_reload_comes_back_to_the_same_game(visits: Visits) -> None:
    page = visits.visit()
    play_now(page)
    hide_all(page)
    told = page.get_by_role("region", name="What happened")
    expect(told).to_contain_text("Your chart is ready")
    page.reload()
    expect(told).to_contain_text("Your chart is ready")
    page.goto(f"{visits.server.url}/#home")
    page.get_by_role("link", name=re.compile("being played")).click()
    expect(told).to_contain_text("Your chart is ready")


def test_a_line_that_is_cut_says_so_and_nothing_can_be_pressed(visits: Visits) -> None:
    page = visits.visit()
    play_now(page)
    page.get_by_role("button", name=re.compile("for me")).first.wait_for()
    visits.server.kill()
    expect(page.get_by_text("The line is down.")).to_be_visible()
    assert page.locator(".middle[inert]").count() == 1
    visits.server.start()
    expect(page.locator(".middle:not([inert])")).to_be_visible()
    hide_all(page)
    expect(page.get_by_role("region", name="What happened")).to_contain_text("Your chart is ready")


def test_two_at_one_screen_see_nothing_of_each_other(visits: Visits) -> None:
    page = visits.visit("/#new=pen-and-paper")
    page.get_by_label("Your name").first.fill("Ada")
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_label("Your name").nth(1).fill("Bo")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am Ada").click()
    hide_all(page)
    page.get_by_role("button", name="Hand the screen to Bo").click()
    expect(page.get_by_role("button", name="I am Bo")).to_be_visible()
    assert "You hide" not in page.locator("body").inner_text()
    page.get_by_role("button", name="I am Bo").click()
    banner(page, "Hide your chart")
    assert "You hide" not in page.locator("body").inner_text()


def test_somebody_looks_on_by_a_link(visits: Visits) -> None:
    page = visits.visit()
    play_now(page)
    page.get_by_text("Let somebody look on").click()
    link = page.locator(".link").first.inner_text()
    assert "#watch=" in link
    watcher = visits.visit(link)
    expect(watcher.get_by_text("You look on.")).to_be_visible()
    hide_all(page)
    expect(watcher.get_by_role("region", name="What happened")).to_contain_text("ready")
    assert "You" not in watcher.get_by_role("region", name="What happened").inner_text()
