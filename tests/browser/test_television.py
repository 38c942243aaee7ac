"""A table on the television: the whole room reads it, nobody can press anything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.layout import check, fits_in_all_languages
from tests.browser.pages import (
    AT_ONCE,
    PHONE,
    Opener,
    Shot,
    add_bots,
    autoplay,
    deal_in,
    decide,
    open_table,
    play_until,
)
from tests.nights import with_nights

SIZES: list[ViewportSize] = [{"width": 1920, "height": 1080}, {"width": 3840, "height": 2160}]
FILM = {"speed": 30, "sound": False, "motion": "none"}
"""Quick, but with what stands between two rounds: that has its own time to be read."""
TOOLS = ".button, a[href], input, select, summary, .hand"
SMALLEST = """
() => {
  const screen = document.querySelector('.television');
  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const small = [];
  while (texts.nextNode()) {
    const { data, parentElement: holder } = texts.currentNode;
    if (!data.trim() || holder.closest('svg, .hidden') || !holder.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize) / innerHeight;
    if (size < 0.018) small.push(`${data.trim()}: ${(size * 1080).toFixed(1)}`);
  }
  return small;
}
"""
"""Texts that nobody reads from three metres: below 19 pixels of a screen of 1080."""


OUT_OF_SIGHT = """
() => [...document.querySelectorAll('.television *, .meadow')]
  .filter((it) => !it.closest('svg *'))
  .filter((it) => it.getBoundingClientRect().bottom > innerHeight + 1
    || (it.matches('.meadow') && it.scrollHeight > it.clientHeight + 1))
  .map((it) => `${it.tagName} ${it.getAttribute('class')}`)
"""


def check_television(page: Page, name: str, shot: Shot) -> None:
    """Every size: nothing is cut, nothing too small, nothing to press."""
    for size in SIZES:
        page.set_viewport_size(size)
        check(page, f"television-{size['width']}-{name}", shot, audit=size == SIZES[0])
        assert not (small := page.evaluate(SMALLEST)), f"{name}, {size['width']}: {small}"
        assert not (hidden := page.evaluate(OUT_OF_SIGHT)), f"{name}, {size['width']}: {hidden}"
    expect(page.locator(TOOLS)).to_have_count(0)


def test_a_spectator_puts_the_table_on_the_television(opened: Opener, shot: Shot) -> None:
    """From the code on the screen over the rounds to the result."""
    host = opened("/", AT_ONCE, viewport=PHONE)
    link = open_table(host, "six-nimmt", name="Ania", length="rounds-3")
    screen = opened(link, FILM, viewport=SIZES[0])
    screen.get_by_role("link", name="On the television").click()
    expect(screen.locator(".television .qr")).to_be_visible()
    screen.evaluate("document.exitFullscreen()")
    expect(screen.locator(".television")).to_have_count(0)
    screen.goto(f"{link}?tv")
    code = host.locator("p.code").inner_text().split("\n")[-1]
    expect(screen.locator(".television p.code")).to_contain_text(code)
    expect(screen.locator(".television li")).to_contain_text("Ania")
    add_bots(host, 9)
    expect(screen.locator(".television li")).to_have_count(10)
    check_television(screen, "gathering", shot)
    fits_in_all_languages(screen, "television")
    host.locator(".start").click()
    autoplay(host, cards=1)
    screen.reload()  # the last turn is enough to see
    screen.locator(".television .strip").wait_for()
    decide(host)
    play_until(host, {"play"})
    expect(screen.locator(".between .total")).to_have_count(10)
    check_television(screen, "round", shot)
    autoplay(host)
    screen.reload()
    expect(screen.locator(".television .standings li")).to_have_count(10)
    check_television(screen, "result", shot)
    screen.keyboard.press("Escape")
    expect(screen.locator(".television")).to_have_count(0)
    assert screen.url == link


TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "six": ("six-nimmt", 3, {}),
    "six-ten": ("six-nimmt", 9, {}),
    "x": ("x-nimmt", 3, {}),
    "david": ("david-goliath", 5, {}),
    "twenty-one": ("twenty-one", 3, {}),
}


@pytest.mark.parametrize("name", with_nights(TABLES, "six-ten", "twenty-one"))
def test_every_table_is_read_from_afar(opened: Opener, shot: Shot, name: str) -> None:
    game, bots, options = TABLES[name]
    host = opened("/", AT_ONCE, viewport=PHONE)
    link = deal_in(host, game, bots, **options)
    screen = opened(f"{link}?tv", AT_ONCE, viewport=SIZES[0])
    screen.locator(".television .strip").wait_for()
    check_television(screen, name, shot)


def test_a_seat_never_shows_its_hand_on_the_television(opened: Opener) -> None:
    page = opened("/", AT_ONCE)
    link = deal_in(page, "six-nimmt", 2)
    page.goto(f"{link}?tv")
    page.locator(".strip").wait_for()
    expect(page.locator(".television")).to_have_count(0)
