"""Hints during a game, and the coach's review after it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.layout import AXE, check
from tests.browser.pages import (
    AT_ONCE,
    DESK,
    PHONE,
    Opener,
    Shot,
    add_bots,
    autoplay,
    deal_in,
    open_table,
    tab_to,
)
from tests.nights import with_nights

GAMES = ["six-nimmt", "x-nimmt", "david-goliath", "twenty-one"]


def ask(page: Page) -> None:
    """Press the button as soon as there is something to decide, and wait for the last word."""
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_enabled()
    button.click()
    page.locator(".coach[aria-busy=false]").wait_for()


@pytest.mark.parametrize("game", with_nights(GAMES, "six-nimmt", "twenty-one"))
def test_a_hint_judges_everything_and_covers_no_choice(
    opened: Opener, shot: Shot, game: str
) -> None:
    page = opened("/", AT_ONCE, viewport=DESK, has_touch=True)
    deal_in(page, game, 3)
    coach = page.get_by_role("region", name="The coach")
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        ask(page)
        expect(coach.get_by_role("listitem").first).to_contain_text("best")
        table, panel = page.locator("main").bounding_box(), coach.bounding_box()
        window = page.locator(".middle").bounding_box()
        assert table is not None
        assert panel is not None
        assert window is not None
        beside = panel["x"] >= table["x"] + table["width"] - 1
        below = panel["y"] >= window["y"] + window["height"] - 1
        assert beside or below
        expect(page.locator("[data-choices] button").last).to_be_in_viewport()
        shot(page, f"hint-{game}-{size['width']}")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert page.evaluate("axe.run('.coach').then(({ violations }) => violations)") == []
        page.keyboard.press("Escape")
        expect(coach).to_have_count(0)


def test_a_hint_by_keyboard_marks_the_card_and_is_told_once(opened: Opener) -> None:
    page = opened("/", AT_ONCE)
    deal_in(page, "six-nimmt", 4)
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    page.evaluate(
        """() => {
            globalThis.heard = [];
            const region = document.querySelector('[aria-live=polite]');
            new MutationObserver((changes) => {
                for (const { addedNodes } of changes)
                    for (const node of addedNodes) heard.push(node.textContent);
            }).observe(region, { childList: true, subtree: true });
        }"""
    )
    tab_to(page, "Hint")
    page.keyboard.press("Enter")
    page.locator(".coach[aria-busy=false]").wait_for()
    expect(page.locator(".coach li")).to_have_count(10)
    marked = page.get_by_role("button", name=", hint")
    expect(marked).to_have_count(1)
    card = (marked.get_attribute("aria-label") or "").split(",")[0]
    expect(page.locator(".coach li").first).to_contain_text(f"Play {card}")
    heard: list[Any] = [text for text in page.evaluate("heard") if text and text.strip()]
    assert [text.partition(":")[0] for text in heard] == [f"Play {card}"]
    page.keyboard.press("Escape")
    marked.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=", hint")).to_have_count(0)


def test_the_review_from_the_result_to_a_moment_and_back(opened: Opener, shot: Shot) -> None:
    page = opened("/", AT_ONCE)
    open_table(page, "six-nimmt", name="Ania", length="rounds-1")
    add_bots(page, 1)
    page.get_by_role("button", name="Start the game").click()
    autoplay(page)
    page.get_by_role("link", name="Review by the coach").click()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=60_000)
    expect(page.locator(".players > li")).to_have_count(2)
    expect(page.locator(".turned li")).to_have_count(3)
    names = page.locator(".players h2").all_inner_texts()
    mine = next(seat for seat, name in enumerate(names) if "Ania" in name)
    expect(page.get_by_role("combobox", name="player")).to_have_value(str(mine))
    check(page, "review-1280", shot)
    point = page.locator(".turned a").first
    target = (point.get_attribute("href") or "").partition("#")[2]
    seat = target.partition("-")[0]
    point.click()
    expect(page.get_by_role("combobox", name="Whose view")).to_have_value(seat)
    assert page.get_by_role("slider").input_value() != "0" or target.endswith(("-2", "-3"))
    page.go_back()
    page.get_by_role("heading", name="Turning points").wait_for()  # at once: it is remembered
    page.set_viewport_size(PHONE)
    check(page, "review-360", shot)
    stranger = opened(page.url, locale="pl-PL")
    stranger.get_by_role("heading", name="Punkty zwrotne").wait_for()
