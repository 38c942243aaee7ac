"""What is said where something cannot be had: calmly, precisely, once, and where it is seen."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import browsing
from tests.browser.layout import check, fits_in_all_languages
from tests.browser.pages import (
    AT_ONCE,
    PHONE,
    Opener,
    Shot,
    autoplay,
    deal_in,
    in_sight,
    open_and_keep,
)
from tests.server.running import ServerProcess

NOT_THERE = "The server cannot be reached"


def offline(page: Page, path: str) -> None:
    """Cut the network, and go to another screen."""
    page.context.set_offline(True)
    page.goto(path)


def test_a_problem_is_seen_above_the_dialog_that_has_it(kept: Opener, shot: Shot) -> None:
    page = kept("/", {**AT_ONCE, "name": "Ania"}, viewport=PHONE)
    page.context.set_offline(True)
    page.locator(".six-nimmt .ways .button").nth(1).click()
    page.locator("dialog .button.main").click()
    alert = page.locator("dialog [role=alert]")
    expect(alert).to_contain_text(NOT_THERE)
    expect(alert).to_be_in_viewport(ratio=0.9)
    uncovered = """(alert) => {
        const { left, top, width, height } = alert.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === alert;
    }"""
    assert alert.evaluate(uncovered)
    assert in_sight(page, NOT_THERE).locator("visible=true").count() == 1
    check(page, "words-dialog", shot)


def test_each_screen_says_once_that_it_needs_the_server(kept: Opener) -> None:
    """Neither a wrong reason, nor the same words twice, nor a list that is silently shorter."""
    page = kept("/", AT_ONCE)
    offline(page, "/tables")
    expect(in_sight(page, "No connection to the server")).to_have_count(1)
    expect(page.locator(".toast")).to_have_count(0)
    page.goto("/games")
    expect(in_sight(page, "Games that a server keeps")).to_be_visible()
    page.goto("/t/somewhere/game/1")
    expect(page.get_by_role("heading", name=NOT_THERE)).to_be_visible()
    expect(page.get_by_text("Check the link")).to_have_count(0)
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    page.goto("/t/somewhere/game/1/review")
    expect(page.get_by_role("heading", name=NOT_THERE)).to_be_visible(timeout=5_000)
    expect(page.get_by_text("It begins in a moment")).to_have_count(0)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.goto("/t/local-nowhere")
    expect(page.get_by_role("heading", name="This game is not on this device")).to_be_visible()
    expect(page.get_by_text("local-nowhere")).to_have_count(0)
    page.goto("/t/local-nowhere/game/1")
    expect(page.get_by_role("heading", name="This game is not on this device")).to_be_visible()


def test_the_words_fit(kept: Opener, shot: Shot) -> None:
    page = kept("/", {**AT_ONCE, "language": "pl"}, viewport=PHONE)
    page.context.set_offline(True)
    for number, path in enumerate(("/tables", "/games", "/t/any/game/1", "/t/any/game/1/review")):
        page.goto(path)
        page.locator("h1").wait_for()
        check(page, f"words-{number}", shot)
        fits_in_all_languages(page, f"words-{number}")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop in the middle of everything."""
    running = ServerProcess(tmp_path, requests=1000)
    yield running
    os.kill(running.process.pid, signal.SIGCONT)
    running.stop()


def test_a_network_that_hangs_is_one_that_is_not_there(
    chromium: Browser, own_server: ServerProcess
) -> None:
    """Connections open and nothing answers: the page comes at once, and says what is wrong."""
    with browsing(chromium, own_server) as opened:
        page = open_and_keep(opened, "/", AT_ONCE)
        os.kill(own_server.process.pid, signal.SIGSTOP)
        began = time.monotonic()
        page.reload()
        page.locator(".six-nimmt .ways .button").first.wait_for()
        offered = page.locator(".offer").first
        expect(offered).to_be_visible()
        elapsed = time.monotonic() - began
        page.evaluate("localStorage.removeItem('byczo games')")
        expect(page.locator("p.strip")).to_contain_text("No connection to the server")
        assert elapsed < 2.5, elapsed
        page.locator(".six-nimmt .ways .button").first.click()
        page.locator(".hand").wait_for()
        os.kill(own_server.process.pid, signal.SIGCONT)


BROKEN_STORE = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function () {
  throw new DOMException('full', 'QuotaExceededError');
};
"""


def test_a_browser_that_keeps_nothing_says_so_and_plays(opened: Opener) -> None:
    """Private windows, full disks: the game is here as long as the page is."""
    page = opened("/", {**AT_ONCE, "habits": {"six-nimmt": HABIT}}, service_workers="block")

    def spoil(route: object) -> None:
        """The worker's own script, with a store that is full."""
        answer = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(response=answer, body=BROKEN_STORE + answer.text())  # type: ignore[attr-defined]

    page.context.route("**/assets/worker-*.js", spoil)
    page.locator(".six-nimmt .ways .button").first.click()
    page.locator(".hand").wait_for()
    expect(page.locator(".toast")).to_contain_text("This browser cannot save the game")
    autoplay(page, patience=60)
    page.get_by_role("link", name="Watch the game again").click()
    page.locator("input[type=range]").wait_for()


HABIT = {"people": [], "bots": 1, "level": "calf", "options": {"rounds": 1}}


def test_the_browser_is_asked_to_keep_games_with_the_first(opened: Opener) -> None:
    page = opened("/", AT_ONCE)
    page.evaluate(
        """() => {
            window.asked = 0;
            navigator.storage.persist = async () => { window.asked += 1; };
        }"""
    )
    for _ in range(2):
        page.locator(".x-nimmt .ways .button").first.click()
        page.locator(".hand").wait_for()
        page.locator(".home").click()
    assert page.evaluate("window.asked") == 1


def test_running_games_are_listed_and_can_be_removed(kept: Opener, shot: Shot) -> None:
    """All of them, also those that the front page has no room for."""
    page = kept("/", AT_ONCE, viewport=PHONE)
    for _ in range(5):
        page.locator(".six-nimmt .ways .button").first.click()
        page.locator(".hand").wait_for()
        page.locator(".home").click()
        page.locator(".running .button").first.wait_for()
    expect(page.locator(".running .button")).to_have_count(4)
    page.get_by_role("link", name="2 more running games").click()
    rows = page.locator("main li")
    expect(rows).to_have_count(5)
    check(page, "running-games", shot)
    rows.first.get_by_role("button").click()
    rows.first.get_by_role("button", name="No", exact=True).click()
    expect(rows).to_have_count(5)
    rows.first.get_by_role("button").click()
    check(page, "running-games-remove", shot)
    rows.first.get_by_role("button", name="Yes, remove it").click()
    expect(rows).to_have_count(4)
    page.reload()
    expect(rows).to_have_count(4)
    fits_in_all_languages(page, "running-games")
    rows.first.get_by_role("link").click()
    page.locator(".hand").wait_for()


def test_a_review_of_the_server_goes_on_with_the_network(opened: Opener) -> None:
    page = opened("/", AT_ONCE)
    table = deal_in(page, "x-nimmt", 1, rounds=1)
    autoplay(page)
    page.route("**/api/**/review", lambda route: route.abort())
    page.goto(f"{table}/game/1/review")
    expect(page.get_by_role("heading", name=NOT_THERE)).to_be_visible(timeout=5_000)
    page.unroute("**/api/**/review")
    page.get_by_role("button", name="Try now").click()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=60_000)
