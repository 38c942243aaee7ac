"""Hints during a game, and the coach's review after it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Opener, open_against_bots, tab_to
from tests.browser.test_screens import AXE, DESK, PHONE, Shot, check

GAMES = {
    "six-nimmt": "6 nimmt!",
    "x-nimmt": "X nimmt!",
    "david-goliath": "David & Goliath",
    "twenty-one": "Twenty One",
}


def ask(page: Page) -> None:
    """Press the button as soon as there is something to decide, and wait for the last word."""
    button = page.get_by_role("button", name="Hint")
    expect(button).to_be_enabled()
    button.click()
    page.locator(".coach[aria-busy=false]").wait_for()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_judges_everything_and_covers_no_choice(
    opened: Opener, shot: Shot, game: str, size: dict[str, int]
) -> None:
    page = opened("/", viewport=size, has_touch=size is PHONE)
    open_against_bots(page, GAMES[game])
    ask(page)
    coach = page.get_by_role("region", name="The coach")
    candidates = coach.get_by_role("listitem")
    expect(candidates.first).to_contain_text("best")
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
    page = opened("/")
    open_against_bots(page, "6 nimmt!")
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


def play_one_round(page: Page) -> None:
    """A table of 6 nimmt! for one round against one bot, to the result."""
    page.evaluate("localStorage.setItem('byczo', JSON.stringify({ speed: 0, sound: false }))")
    page.reload()
    page.locator(".six-nimmt .ways .button").nth(1).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ania")
    dialog.get_by_label("Length").select_option(label="One round")
    dialog.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Add bot").click()
    page.get_by_role("button", name="Start the game").click()
    over = page.get_by_role("button", name="Play again")
    ready = page.locator(
        ".hand .choice:not([aria-disabled=true]):not(:has(.seal)), button[aria-label^='Take row']"
    )
    for _ in range(40):
        expect(ready.first.or_(over)).to_be_visible()
        if over.is_visible():
            return
        rows = page.locator("button[aria-label^='Take row']")
        if rows.count():
            rows.first.click()
            continue
        left = page.locator(".hand .choice").count()
        page.locator(".hand .choice").first.click()
        play = page.locator(".bar .button.main")
        if play.count():
            play.click()
        page.wait_for_function(
            "(left) => document.querySelectorAll('.hand .choice').length < left "
            "|| document.querySelector('[aria-label^=\"Take row\"]') "
            "|| document.querySelector('.places')",
            arg=left,
        )
    raise AssertionError("the round does not end")


def test_the_review_from_the_result_to_a_moment_and_back(opened: Opener, shot: Shot) -> None:
    page = opened("/")
    play_one_round(page)
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
    expect(page.get_by_role("combobox", name="Whose eyes")).to_have_value(seat)
    assert page.get_by_role("slider").input_value() != "0" or target.endswith(("-2", "-3"))
    page.go_back()
    page.get_by_role("heading", name="Turning points").wait_for()  # at once: it is remembered
    page.set_viewport_size(PHONE)
    check(page, "review-360", shot)
    stranger = opened(page.url, locale="pl-PL")
    stranger.get_by_role("heading", name="Punkty zwrotne").wait_for(timeout=5_000)
