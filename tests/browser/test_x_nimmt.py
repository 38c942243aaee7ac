"""X nimmt! from the front page to the result, against bots."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.pages import Opener, open_against_bots

ONE_GAME = 240


def test_a_whole_game(opened: Opener, shot: Callable[[Page, str], None]) -> None:
    page = opened("/")
    open_against_bots(page, "X nimmt!")
    hand = page.get_by_role("region", name="Your hand")
    hand.wait_for()
    expect(page.get_by_role("list", name="What lies before the players")).to_be_visible()
    result = page.get_by_role("button", name="Play again")
    taken = page.get_by_role("group", name="Cards taken")
    confirm = page.locator(".bar .button.main")
    sorted_cards, end = 0, time.monotonic() + ONE_GAME
    while not result.is_visible():
        assert time.monotonic() < end, "the game does not end"
        if (go_on := page.get_by_role("button", name="Go on")).is_visible():
            go_on.click()
        elif (take := page.get_by_role("button", name="Take row").first).is_visible():
            shot(page, "x-nimmt-take")
            take.click()
        elif (caught := taken.get_by_role("button").first).is_visible():
            caught.click()
            expect(confirm).to_contain_text("to the X row")
            shot(page, "x-nimmt-x-row")
            confirm.click()
            sorted_cards += 1
        elif page.get_by_text("Choose a card.").is_visible():
            hand.get_by_role("button").last.click()
            shot(page, "x-nimmt-select")
            confirm.click()
        page.wait_for_timeout(30)
    assert sorted_cards, "nobody can play the highest card eight times without taking a row"
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    shot(page, "x-nimmt-result")
