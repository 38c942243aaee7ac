"""Every screen, by day and by night, on a phone and on a desk, in all languages.

It fits, nothing covers anything, thumbs find their targets, and axe finds nothing. With SHOTS=1 the
pictures are kept in build/screenshots, for looking at.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.layout import SETTLED, check, fits, fits_in_all_languages, replay_fits
from tests.browser.pages import (
    AT_ONCE,
    CARDS,
    DESK,
    LANDSCAPE,
    LONG_FILM,
    PHONE,
    Opener,
    Shot,
    add_bots,
    autoplay,
    deal_in,
    decide,
    next_asked,
    open_table,
    select,
)
from tests.nights import with_nights

SIZES = {"phone": PHONE, "desk": DESK, "landscape": LANDSCAPE}


@pytest.mark.parametrize("size", with_nights(["phone", "desk"], "phone"))
def test_screens_around_the_game(opened: Opener, shot: Shot, size: str) -> None:
    page = opened("/", viewport=SIZES[size], locale="pl-PL")
    page.locator(".game").first.wait_for()
    check(page, f"{size}-home", shot)
    fits_in_all_languages(page, "home")
    page.locator(".six-nimmt .rules").first.click()
    page.locator("dialog h3").first.wait_for()
    check(page, f"{size}-rules", shot)
    page.keyboard.press("Escape")
    page.locator(".top button").last.click()
    check(page, f"{size}-settings", shot)
    page.keyboard.press("Escape")
    page.locator(".six-nimmt .ways .button").nth(1).click()
    check(page, f"{size}-new-table", shot)
    page.keyboard.press("Escape")
    open_table(page, "six-nimmt", name="Aleksandra", length="rounds-1")
    add_bots(page, 4)
    page.locator(".chat input").fill("Cześć wszystkim! Gotowi na byki?")
    page.locator(".chat form .button").click()
    page.locator(".chat li b").wait_for()
    check(page, f"{size}-waiting", shot)
    fits_in_all_languages(page, "waiting")
    table = page.url
    page.goto("/tables")
    page.locator("main li").first.wait_for()
    check(page, f"{size}-lobby", shot)
    page.goto("/games")
    page.locator("main h1").wait_for()
    check(page, f"{size}-my-games", shot)
    page.goto("/about")
    page.locator("summary").nth(3).click()
    check(page, f"{size}-about", shot)
    page.goto("/nowhere")
    page.locator("main h1").wait_for()
    check(page, f"{size}-nowhere", shot)
    page.goto(table)
    page.locator(".start").click()
    page.locator(".hand .choice").nth(9).wait_for()
    page.locator(".top button").nth(1).click()
    check(page, f"{size}-menu", shot)
    page.keyboard.press("Escape")
    tabs = page.locator("aside [role=tab], .foot .narrow")
    for at in range(tabs.count()):
        if tabs.nth(at).is_visible():
            tabs.nth(at).click()
            check(page, f"{size}-panel-{at}", shot)
            page.keyboard.press("Escape")
    page.evaluate(LONG_FILM)
    select(page, "play")
    page.locator(".bar .button.main").click()
    page.locator(".open").wait_for()
    check(page, f"{size}-reveal", shot)


@pytest.mark.parametrize("size", with_nights(["phone", "desk"], "phone"))
def test_the_list_of_devices(opened: Opener, shot: Shot, size: str) -> None:
    page = opened("/", viewport=SIZES[size], locale="pl-PL")
    page.locator(".top button").last.click()
    page.locator("dialog summary").click()
    page.locator("dialog details .buttons .button").first.click()
    page.locator("dialog .share input").wait_for()
    page.locator("dialog details li .button").first.click()
    page.locator("dialog details li [role=status]").wait_for()
    check(page, f"{size}-devices", shot)
    fits_in_all_languages(page, "devices")


TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "six": ("six-nimmt", 4, {"rounds": 2}),
    "six-ten": ("six-nimmt", 9, {"rounds": 1}),
    "tactical-ten": ("six-nimmt", 9, {"rounds": 1, "variant": "tactical"}),
    "halves": ("six-nimmt", 3, {"variant": "halves"}),
    "x": ("x-nimmt", 3, {"rounds": 1}),
    "david": ("david-goliath", 3, {"rounds": 2}),
    "david-six": ("david-goliath", 5, {"rounds": 1}),
    "twenty-one": ("twenty-one", 2, {}),
    "twenty-one-six": ("twenty-one", 5, {}),
}
AUDITED = {"six", "tactical-ten", "x", "david", "twenty-one"}
"""Tables that axe looks at; the others differ in how much there is to fit."""
ENOUGH = 12  # decisions; after that only what has not been seen yet is waited for


@pytest.mark.parametrize("name", with_nights(TABLES, "tactical-ten", "x", "twenty-one"))
def test_tables(opened: Opener, shot: Shot, name: str) -> None:
    """Every kind of decision, before and after something is pointed at; a guest."""
    game, bots, options = TABLES[name]
    page = opened("/", AT_ONCE, viewport=DESK, locale="pl-PL")
    link = deal_in(page, game, bots, **options)
    guest = opened(link, AT_ONCE, viewport=PHONE, locale="pl-PL")
    seen: list[str] = []
    while (kind := next_asked(page)) != "result" and len(seen) < ENOUGH:
        for at, (size, viewport) in enumerate(SIZES.items()):
            if kind in seen and at != len(seen) % len(SIZES):
                continue  # a kind that was seen before is looked at in one size after the other
            page.set_viewport_size(viewport)
            if kind not in seen:
                check_decision(page, f"{size}-{name}", kind, shot)
            fits(page, f"{size}-{name}, decision {len(seen)}")
        seen.append(kind)
        decide(page)
    for size, viewport in SIZES.items():
        guest.set_viewport_size(viewport)
        check(guest, f"{size}-{name}-guest", shot, audit=name in AUDITED and size == "phone")


def check_decision(page: Page, table: str, kind: str, shot: Shot) -> None:
    """A decision of a kind that has not been seen yet, before and after pointing at something."""
    size, _, name = table.partition("-")
    audit = name in AUDITED and size == "phone"
    check(page, f"{table}-{kind}", shot, audit=audit)
    if kind in CARDS or kind == "write":
        select(page, kind)
        check(page, f"{table}-{kind}-selected", shot, audit=audit)
        page.keyboard.press("Escape")
    if size == "phone":
        fits_in_all_languages(page, f"{table} {kind}")


@pytest.mark.parametrize("name", with_nights(["six", "x", "twenty-one"], "x", "twenty-one"))
def test_the_end_of_a_game(opened: Opener, shot: Shot, name: str) -> None:
    """The result, and every step of the replay, each in one of the sizes."""
    game, bots, options = TABLES[name]
    page = opened("/", AT_ONCE, viewport=DESK, locale="pl-PL")
    deal_in(page, game, bots, **options)
    autoplay(page)
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        check(page, f"{size}-{name}-result", shot, audit=size == "phone")
    page.locator("a[href*='/game/']").first.click()
    page.locator(".strip").wait_for()
    for at, (size, viewport) in enumerate(SIZES.items()):
        page.set_viewport_size(viewport)
        replay_fits(page, f"{size}-{name}-replay", first=at, every=len(SIZES))
        page.locator("input[type=range]").fill("20")
        check(page, f"{size}-{name}-replay", shot, audit=size == "phone")


LARGE: list[ViewportSize] = [{"width": 1920, "height": 1080}, {"width": 2560, "height": 1440}]
BOARDS = {"six-nimmt": ".rows", "x-nimmt": ".rows", "david-goliath": ".trick", "twenty-one": ".own"}
SHARE = """
(board) => {
  const height = (what) => document.querySelector(what).getBoundingClientRect().height;
  return height(board) / height('main');
}
"""


@pytest.mark.parametrize("game", with_nights(BOARDS, "six-nimmt", "twenty-one"))
def test_large_screens_are_used(opened: Opener, shot: Shot, game: str) -> None:
    """What the game is about grows with the screen, and everything still fits."""
    page = opened("/", AT_ONCE, viewport=DESK)
    deal_in(page, game, 3)
    page.locator(BOARDS[game]).wait_for()
    page.evaluate(SETTLED)
    usual = page.evaluate(SHARE, BOARDS[game])
    for size in LARGE:
        page.set_viewport_size(size)
        check(page, f"{size['width']}-{game}", shot, audit=False)
        assert page.evaluate(SHARE, BOARDS[game]) > usual * 0.9


def test_the_sheet_stays_readable_on_a_low_screen(opened: Opener) -> None:
    page = opened("/", AT_ONCE, viewport={"width": 800, "height": 360})
    deal_in(page, "twenty-one", 2)
    sheet = page.locator(".own").bounding_box()
    assert sheet and sheet["width"] > 300


def test_nothing_moves_for_those_who_do_not_want_it(opened: Opener) -> None:
    page = opened("/", {"sound": False}, reduced_motion="reduce")
    deal_in(page, "six-nimmt", 2, rounds=1)
    page.locator(".hand .choice").nth(9).wait_for()
    page.evaluate(
        """() => {
          window.moved = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            window.moved += 1;
            return animate.apply(this, how);
          };
        }"""
    )
    select(page, "play")
    page.locator(".bar .button.main").click()
    page.locator(".open").wait_for()
    page.wait_for_timeout(1500)
    assert page.evaluate("window.moved") == 0
    assert page.evaluate("document.getAnimations().length") == 0
