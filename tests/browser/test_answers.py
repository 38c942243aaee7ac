"""The table while an answer is under way, and when answers come late."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.pages import (
    AT_ONCE,
    Opener,
    add_bots,
    asked,
    autoplay,
    deal_in,
    decide,
    focused,
    in_sight,
    open_table,
    play_until,
    select,
    sit_down,
)
from tests.nights import with_nights

GAMES = ["six-nimmt", "x-nimmt", "david-goliath", "twenty-one"]
CONFIRM = ".bar .button.main, .decision .button.main"
PRESSED = """
() => [...document.querySelectorAll('main [aria-pressed=true]')].map((it) => it.ariaLabel)
"""


class HeldLine:
    """A page's line to its table; the test can hold back what the server says."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        self.sent = 0  # choices, not signs of life
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, client: WebSocketRoute) -> None:
        """Let everything pass, except while it is held."""
        self.client = client
        server = client.connect_to_server()

        def from_client(message: str | bytes) -> None:
            self.sent += json.loads(message)["t"] == "act"
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if self.held is None:
                client.send(message)
            else:
                self.held.append(message)

        client.on_message(from_client)
        server.on_message(from_server)

    def hold(self) -> None:
        """Nothing of what the server says arrives from now on."""
        self.held = []
        self.sent = 0

    def release(self) -> None:
        """All of it arrives, and whatever comes later."""
        held, self.held = self.held or [], None
        for message in held:
            self.client.send(message)


@pytest.mark.parametrize("game", with_nights(GAMES, "six-nimmt", "twenty-one"))
def test_until_the_answer_comes_nothing_can_be_pressed_and_the_focus_stays(
    opened: Opener, game: str
) -> None:
    page = opened("/", AT_ONCE)
    line = HeldLine(page)
    deal_in(page, game, 2)
    kind = play_until(page, {"play", "write"})
    select(page, kind)
    pressed = page.evaluate(PRESSED)
    assert pressed
    line.hold()
    page.locator(CONFIRM).focus()
    label = focused(page)
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("aria-busy", "true")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.locator("main [aria-pressed]:not([aria-disabled=true])").last.click()
    page.locator(CONFIRM).click()
    expect(page.locator("main .sending")).to_have_text("Sending…")
    assert line.sent == 1
    assert page.evaluate(PRESSED) == pressed
    assert focused(page) == label
    line.release()
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    expect(page.locator("main .sending")).to_have_count(0)
    play_until(page, {"play", "write", "keep"})
    page.wait_for_function("() => document.activeElement.closest('main')")


def test_a_second_press_takes_nothing_back_of_what_was_written(opened: Opener) -> None:
    ania = opened("/", AT_ONCE)
    link = open_table(ania, "twenty-one", name="Ania")
    bruno = sit_down(opened, link, "Bruno", chosen=AT_ONCE)
    expect(ania.locator(".people li")).to_have_count(2)
    ania.get_by_role("button", name="Start the game").click()
    for page in (ania, bruno):
        page.get_by_role("region", name="Your sheet").wait_for()
    while not (rolled := [page for page in (ania, bruno) if asked(page) == "keep"]):
        ania.wait_for_timeout(20)  # one of them decides whether to roll again
    decide(rolled[0])
    play_until(ania, {"write", "cross"})
    select(ania, "write")
    ania.locator(CONFIRM).focus()
    written = ania.evaluate(PRESSED)
    for pause in (0, 60, 120, 0):
        ania.keyboard.press("Enter")
        ania.wait_for_timeout(pause)
    expect(in_sight(ania, "You can still change it")).to_be_visible()
    assert ania.evaluate(PRESSED) == written


def test_a_replay_shows_each_hand_under_its_own_name_however_late_it_comes(opened: Opener) -> None:
    page = opened("/", AT_ONCE)
    open_table(page, "six-nimmt", name="Ania", length="rounds-1")
    add_bots(page, 2)
    page.get_by_role("button", name="Start the game").click()
    autoplay(page)
    page.get_by_role("link", name="Watch the game again").click()
    page.locator(".hand .choice").first.wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/seats/1", hold)
    eyes = page.get_by_role("combobox", name="Whose view")
    hands = {"0": hand(page)}
    names = page.locator(".strip .name").all_inner_texts()
    with page.expect_request("**/seats/1"):
        eyes.select_option("1")
    assert (hand(page), owner(page)) == (hands["0"], names[0])
    with page.expect_response("**/seats/2"):
        eyes.select_option("2")
    expect(page.locator(".seat.me .name")).to_have_text(names[2])
    hands["2"] = hand(page)
    assert hands["2"] != hands["0"]
    with page.expect_response("**/seats/1"):
        held[0].continue_()
    page.wait_for_timeout(100)
    assert (hand(page), owner(page)) == (hands["2"], names[2])


def hand(page: Page) -> list[str]:
    """The cards of the seat whose eyes we look with."""
    found: list[str] = page.locator(".hand .choice").evaluate_all(
        "all => all.map((it) => it.dataset.fly)"
    )
    return found


def owner(page: Page) -> str:
    """Whose seat is marked as the one that looks."""
    return page.locator(".seat.me .name").inner_text()
