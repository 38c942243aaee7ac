"""From the front page to the result with the keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.pages import Opener, focused, tab_to

ONE_GAME = 240


def test_a_whole_game_by_keyboard(opened: Opener, shot: Callable[[Page, str], None]) -> None:
    page = opened("/")
    page.evaluate("localStorage.setItem('byczo', JSON.stringify({ speed: 0, sound: false }))")
    page.reload()
    page.get_by_role("heading", name="6 nimmt!").wait_for()
    tab_to(page, "Play against bots")
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Your hand").wait_for()
    shot(page, "keyboard-table")

    result = page.get_by_role("button", name="Play again")
    end = time.monotonic() + ONE_GAME
    chosen = ""
    while not result.is_visible():
        assert time.monotonic() < end, "the game does not end"
        name = focused(page) or ""
        if "bull head" in name and "chosen" not in name and name != chosen:
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            chosen = name
        elif name.startswith("Take row"):
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        elif name in {"", "Go on"} or "bull head" not in name:
            page.keyboard.press("Enter" if name == "Go on" else "Tab")
        page.wait_for_timeout(30)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    shot(page, "keyboard-result")
