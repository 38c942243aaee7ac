"""Twenty One against bots, from the front page to the result."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.pages import Opener

ONE_GAME = 300
SCREENS = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1280, "height": 800}}


def begin(opened: Opener, screen: str) -> Page:
    page = opened("/", viewport=SCREENS[screen])
    page.evaluate("localStorage.setItem('byczo', JSON.stringify({ speed: 0, sound: false }))")
    page.reload()
    game = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Twenty One"))
    game.get_by_role("button", name="Play against bots").click()
    page.get_by_role("region", name="Your sheet").wait_for()
    return page


def turn(page: Page, *, touch: int) -> str | None:
    """Do what can be done now: keep the dice, write into some fields that fit, or cross one out."""
    sheet = page.get_by_role("region", name="Your sheet")
    fields = sheet.get_by_role("button", name="write", pressed=False)
    keep = page.get_by_role("button", name="Keep", exact=True)
    cross = page.get_by_role("button", name="Cross out")
    settled = page.get_by_text("You have chosen").is_visible()
    if keep.is_visible():
        keep.click()
        return "keep"
    if settled:
        return None
    if fields.count():
        for _ in range(min(touch, fields.count())):
            fields.first.click()
        page.get_by_role("button", name=re.compile("^Write")).click()
        return "write"
    if cross.is_visible() and cross.is_enabled():
        cross.click()
        return "cross"
    return None


@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game(screen: str, opened: Opener, shot: Callable[[Page, str], None]) -> None:
    page = begin(opened, screen)
    result = page.get_by_role("button", name="Play again")
    end = time.monotonic() + ONE_GAME
    done: set[str] = set()
    while not result.is_visible():
        assert time.monotonic() < end, "the game does not end"
        did = turn(page, touch=3)
        if did and did not in done:
            done.add(did)
            shot(page, f"twenty-one-{screen}-{did}")
        page.wait_for_timeout(30)
    assert {"keep", "write"} <= done
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    shot(page, f"twenty-one-{screen}-result")


def test_fields_are_large_enough_to_touch(opened: Opener) -> None:
    page = begin(opened, "phone")
    sheet = page.get_by_role("region", name="Your sheet")
    fields = sheet.get_by_role("button", name="write")
    end = time.monotonic() + ONE_GAME
    while not fields.count():
        assert time.monotonic() < end, "nothing can ever be written"
        turn(page, touch=1)
        page.wait_for_timeout(30)
    for field in fields.all():
        box = field.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") == SCREENS["phone"]["width"]


def test_a_sheet_of_somebody_else_can_be_looked_at(opened: Opener) -> None:
    page = begin(opened, "desk")
    page.get_by_role("region", name="Sheets of the others").get_by_role("button").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("group", name="Row 5")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
