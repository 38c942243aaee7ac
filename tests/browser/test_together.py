"""People at one table, each in a browser of their own."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.pages import Opener


def gather(opened: Opener, *names: str) -> list[Page]:
    """Open a table of 6 nimmt! for one round; the others come by the link and sit down."""
    host = opened("/")
    host.locator(".six-nimmt .ways .button").nth(1).click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(names[0])
    dialog.get_by_label("Length").select_option(label="One round")
    dialog.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link to the table").input_value()
    pages = [host]
    for name in names[1:]:
        guest = opened(link)
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Sit down").click()
        host.locator(".people li", has_text=name).wait_for()
        pages.append(guest)
    return pages


def start(pages: list[Page]) -> None:
    """The host begins, everybody gets ten cards."""
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".hand .choice")).to_have_count(10)


def choose(page: Page, card: int = 0) -> None:
    """Select a card and confirm."""
    page.locator(".hand .choice").nth(card).click()
    page.locator(".bar .button.main").click()
    page.locator(".seal").wait_for()


def test_two_people_choose_and_see_the_same(opened: Opener) -> None:
    ania, bruno = pages = gather(opened, "Ania", "Bruno")
    start(pages)
    choose(ania)
    expect(bruno.locator(".seat.ready .name")).to_have_text("Ania")
    expect(ania.get_by_text("You can still change it")).to_be_visible()
    ania.locator(".hand .choice").nth(5).click()
    ania.get_by_role("button", name="Change to").click()
    bruno.locator(".hand .choice").nth(0).click()
    bruno.locator(".bar .button.main").click()
    for page in pages:
        page.get_by_role("button", name="Skip to the end").click()
    rows = [page.locator(".rows .hidden").all_text_contents() for page in pages]
    assert rows[0] == rows[1]


def test_a_reload_and_a_second_tab_keep_the_choice(opened: Opener) -> None:
    ania, bruno = pages = gather(opened, "Ania", "Bruno")
    start(pages)
    choose(ania, 3)
    label = ania.locator(".choice:has(.seal)").get_attribute("aria-label")
    ania.reload()
    expect(ania.locator(".choice:has(.seal)")).to_have_attribute("aria-label", label or "")
    second = ania.context.new_page()
    second.goto(ania.url)
    expect(second.locator(".choice:has(.seal)")).to_have_attribute("aria-label", label or "")
    expect(bruno.locator(".seat.ready .name")).to_have_text("Ania")


def test_a_selection_survives_what_others_do(opened: Opener) -> None:
    ania, bruno, zoe = pages = gather(opened, "Ania", "Bruno", "Zoe")
    start(pages)
    ania.locator(".hand .choice").nth(4).click()
    choose(bruno)
    choose(zoe)
    expect(ania.locator(".seat.ready")).to_have_count(2)
    expect(ania.locator(".hand .choice").nth(4)).to_have_attribute("aria-pressed", "true")


def test_a_lost_connection_is_told_and_comes_back(opened: Opener) -> None:
    ania, bruno = pages = gather(opened, "Ania", "Bruno")
    start(pages)
    ania.context.set_offline(True)
    ania.evaluate("dispatchEvent(new Event('offline'))")
    expect(ania.get_by_text("The connection is lost.").last).to_be_visible(timeout=40_000)
    choose(bruno)
    ania.context.set_offline(False)
    expect(ania.locator(".dropped")).to_have_count(0)
    expect(ania.locator(".seat.ready .name")).to_have_text("Bruno")


def test_the_back_button_leads_home_and_forward_to_the_seat(opened: Opener) -> None:
    ania, _ = pages = gather(opened, "Ania", "Bruno")
    start(pages)
    ania.go_back()
    ania.locator(".games").wait_for()
    ania.go_forward()
    expect(ania.locator(".hand .choice")).to_have_count(10)


def test_talk_and_feelings_reach_the_others(opened: Opener) -> None:
    ania, bruno = gather(opened, "Ania", "Bruno")
    ania.get_by_label("Say something").fill("Cześć!")
    ania.get_by_role("button", name="Send").click()
    expect(bruno.locator(".talk li")).to_contain_text("Cześć!")
    bruno.reload()
    expect(bruno.locator(".talk li")).to_contain_text("Cześć!")


def test_without_a_network_the_client_opens_and_says_so(opened: Opener) -> None:
    page = opened("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.locator(".games").wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("The server cannot be reached").first).to_be_visible()
