"""The server dies in the middle of a game: the browser comes back by itself, and play goes on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import browsing
from browser.pages import AT_ONCE, confirm, deal_in, decide, play_out, play_until, select
from server.running import ServerProcess


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
        expect(page.locator(".dropped")).to_contain_text("The connection is lost.")
        own_server.start(port)
        expect(page.locator(".dropped")).to_have_count(0)
        assert page.locator(".rows .hidden").all_text_contents() == rows
        again = page.locator(".hand .choice").evaluate_all("all => all.map((it) => it.dataset.fly)")
        assert again == hand
        expect(page.locator(".hand .choice").nth(2)).to_have_attribute("aria-pressed", "true")
        confirm(page, "play")
        assert "play" in play_out(page)
