"""David & Goliath from the front page to the result, against bots, on a phone."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.pages import Opener, open_against_bots

ONE_GAME = 400
PHONE = {"width": 360, "height": 740}


def test_a_whole_game(opened: Opener, shot: Callable[[Page, str], None]) -> None:
    page = opened("/", viewport=PHONE)
    open_against_bots(page, "David & Goliath")
    hand = page.get_by_role("region", name="Your hand")
    hand.wait_for()
    expect(page.get_by_role("table", name="What everybody has won")).to_be_visible()
    expect(page.get_by_role("region", name="The trick")).to_be_visible()
    result = page.get_by_role("button", name="Play again")
    confirm = page.locator(".bar .button.main")
    playable = hand.locator("button[aria-disabled=false]")
    played, end = 0, time.monotonic() + ONE_GAME
    while not result.is_visible():
        assert time.monotonic() < end, "the game does not end"
        if (go_on := page.get_by_role("button", name="Go on")).is_visible():
            go_on.click()
        elif page.get_by_text("Choose a card.").is_visible():
            playable.first.click()
            expect(confirm).to_contain_text("Play")
            shot(page, "david-goliath-select")
            confirm.click()
            played += 1
        page.wait_for_timeout(30)
    assert played % 15 == 0, "a round has 15 tricks"
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    shot(page, "david-goliath-result")
    too_wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not page.evaluate(too_wide)
