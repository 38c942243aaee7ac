"""The sheets of Twenty One: touched with a thumb, and looked at over a shoulder."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.pages import AT_ONCE, PHONE, Opener, deal_in, play_until


def begin(opened: Opener, **settings: object) -> Page:
    page = opened("/", AT_ONCE, **settings)
    deal_in(page, "twenty-one", 2)
    page.get_by_role("region", name="Your sheet").wait_for()
    return page


def test_fields_are_large_enough_to_touch(opened: Opener) -> None:
    page = begin(opened, viewport=PHONE)
    play_until(page, {"write"})
    for field in page.locator(".touch").all():
        box = field.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_a_sheet_of_somebody_else_can_be_looked_at(opened: Opener) -> None:
    page = begin(opened)
    page.get_by_role("region", name="Sheets of the others").get_by_role("button").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("group", name="Row 5")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
