"""The server dies, or cannot store, in the middle of a game: then the browser goes on by itself."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import browsing
from tests.browser.pages import AT_ONCE, autoplay, confirm, deal_in, decide, play_until, select
from tests.server.running import ServerProcess


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    running = ServerProcess(tmp_path / "server", requests=1000)
    yield running
    running.stop()


def test_a_killed_server_comes_back_and_the_game_goes_on(
    chromium: Browser, own_server: ServerProcess
) -> None:
    port = int(own_server.address.rpartition(":")[2])
    with browsing(chromium, own_server) as opened:
        page = opened("/", AT_ONCE)
        deal_in(page, "six-nimmt", 2, rounds=1)
        play_until(page, {"play"})
        decide(page)
        play_until(page, {"play"})
        rows = page.locator(".rows .hidden").all_text_contents()
        hand = page.locator(".hand .choice").evaluate_all("all => all.map((it) => it.dataset.fly)")
        select(page, "play", 2)
        own_server.stop(signal.SIGKILL)
        expect(page.locator(".connection-notice")).to_contain_text("The connection is lost.")
        own_server.start(port)
        expect(page.locator(".connection-notice")).to_have_count(0)
        assert page.locator(".rows .hidden").all_text_contents() == rows
        again = page.locator(".hand .choice").evaluate_all("all => all.map((it) => it.dataset.fly)")
        assert again == hand
        expect(page.locator(".hand .choice").nth(2)).to_have_attribute("aria-pressed", "true")
        confirm(page, "play")
        autoplay(page)


def test_a_full_disk_is_told_and_the_game_goes_on_when_there_is_room(
    chromium: Browser, own_server: ServerProcess
) -> None:
    def give_room(most: int) -> None:
        limits = (most, resource.RLIM_INFINITY)
        resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, limits)

    with browsing(chromium, own_server) as opened:
        page = opened("/", AT_ONCE)
        deal_in(page, "six-nimmt", 2, rounds=1)
        play_until(page, {"play"})
        select(page, "play", 2)
        card, button = page.locator(".hand .choice").nth(2), page.locator(".bar .button.main")
        give_room(1)
        button.click()
        expect(page.locator(".toast")).to_contain_text("could not store this")
        for _ in range(20):  # each failure lasts longer than the one before
            expect(card).to_have_attribute("aria-pressed", "true")
            if not page.locator(".connection-notice").count():
                button.click()
                page.wait_for_timeout(300)
        expect(page.locator(".connection-notice")).to_contain_text(
            "cannot store anything right now"
        )
        expect(page.locator(".hand .choice")).to_have_count(10)
        give_room(resource.RLIM_INFINITY)
        expect(page.locator(".connection-notice")).to_have_count(0)
        expect(card).to_have_attribute("aria-pressed", "true")
        confirm(page, "play")
        autoplay(page)
