"""Every game on the plain table, which is made from its view and its choices alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.layout import check
from tests.browser.pages import (
    AT_ONCE,
    DESK,
    PHONE,
    Opener,
    Shot,
    asked,
    autoplay,
    deal_in,
    decide,
    play_until,
)
from tests.nights import with_nights

PLAIN = {**AT_ONCE, "plain": True}
GAMES = {
    "six-nimmt": {"rounds": 1},
    "x-nimmt": {"rounds": 1},
    "david-goliath": {"rounds": 1},
    "twenty-one": {},
}


@pytest.mark.parametrize("game", with_nights(GAMES, "david-goliath", "twenty-one"))
def test_a_whole_game_by_touch(opened: Opener, shot: Shot, game: str) -> None:
    page = opened("/", PLAIN, viewport=PHONE, has_touch=True)
    deal_in(page, game, 2, **GAMES[game])
    play_until(page, {"choose"})
    check(page, f"phone-plain-{game}", shot)
    for _ in range(5):
        play_until(page, {"choose"})
        assert decide(page) == "choose"
    autoplay(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


@pytest.mark.parametrize("game", with_nights(["six-nimmt", "twenty-one"], "six-nimmt"))
def test_by_keyboard_and_for_a_reader(opened: Opener, shot: Shot, game: str) -> None:
    page = opened("/", PLAIN, viewport=DESK)
    deal_in(page, game, 2, **GAMES[game])
    for _ in range(3):
        play_until(page, {"choose"})
        page.wait_for_function("() => document.activeElement?.matches('[data-choices]')")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator("main[aria-busy=true]")).to_have_count(0)
    play_until(page, {"choose"})
    tree = page.locator("main").aria_snapshot()
    assert 'group "What you can do"' in tree
    assert 'row "Ania' in tree
    check(page, f"desk-plain-{game}", shot)
    assert asked(page) == "choose"
