"""A game of another package has no room in the browser: its table is the plain one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import browsing
from tests.browser.layout import check
from tests.browser.pages import (
    AT_ONCE,
    DESK,
    PHONE,
    Opener,
    Shot,
    deal_in,
    decide,
    play_until,
)
from tests.goofspiel import install
from tests.server.running import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds goofspiel."""
    with pytest.MonkeyPatch.context() as patch:
        install(tmp_path_factory.mktemp("installed"), patch)
        running = ServerProcess(tmp_path_factory.mktemp("server"), requests=1000)
    yield running
    running.stop()


@pytest.fixture
def opened(chromium: Browser, server: ServerProcess) -> Iterator[Opener]:
    """Pages of this server, and not of the one that other tests share."""
    with browsing(chromium, server) as open_page:
        yield open_page


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_a_whole_game_of_another_package(opened: Opener, shot: Shot, screen: ViewportSize) -> None:
    page = opened("/", AT_ONCE, viewport=screen)
    name = f"{'phone' if screen is PHONE else 'desk'}-goofspiel"
    expect(page.get_by_role("heading", name="Goofspiel")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Four quick")
    check(page, f"{name}-home", shot)
    deal_in(page, "goofspiel", 1, cards=4)
    play_until(page, {"choose"})
    expect(page.locator(".where")).to_have_text("Round 1")
    expect(page.locator(".strip .score")).to_have_text(["Score0", "Score0"])
    check(page, f"{name}-table", shot)
    while not most_points_on_the_way(page):  # ties may leave all prizes to nobody
        page.get_by_role("button", name="Play again").click()
        page.locator(".strip").wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.locator(".standings li")).to_have_count(2)
    check(page, f"{name}-result", shot)


def most_points_on_the_way(page: Page) -> int:
    """Play to the result; the highest score that stood beside a decision."""
    shown = 0
    while play_until(page, {"choose", "result"}) != "result":
        numbers = page.locator(".strip .score").evaluate_all(
            "(all) => all.map((it) => Number(it.textContent.replace(/\\D/g, '')))"
        )
        shown = max(shown, *numbers)
        assert decide(page) == "choose"
    return shown
