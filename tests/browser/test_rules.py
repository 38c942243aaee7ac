"""The text of the rules: chapters with addresses, and a search, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.layout import check, fits_in_all_languages
from tests.browser.pages import AT_ONCE, DESK, PHONE, Opener, Shot

WORDS = {"en": "ROW", "pl": "rzad", "it": "fila", "de": "REIHE"}
"""Looked for without regard to capitals and accents: rząd, rzędy."""


@pytest.mark.parametrize("language", WORDS)
def test_rules_are_searched_without_a_network(kept: Opener, shot: Shot, language: str) -> None:
    page = kept("/", {**AT_ONCE, "language": language}, viewport=PHONE)
    page.context.set_offline(True)
    page.locator(".six-nimmt button.rules").first.click()
    chapters = page.locator("dialog h3")
    chapters.first.wait_for()
    many = chapters.count()
    field = page.locator("dialog input[type=search]")
    field.fill(WORDS[language])
    marks = page.locator("dialog mark")
    marks.first.wait_for()
    assert {len(text) for text in marks.all_inner_texts()} == {len(WORDS[language])}
    assert 0 < chapters.count() <= many
    said = page.locator("dialog [role=status]")
    expect(said).to_contain_text(str(marks.count()))
    check(page, f"rules-search-{language}", shot)
    field.fill("zzzz")
    expect(chapters).to_have_count(0)
    expect(said).not_to_be_empty()
    field.fill("")
    expect(chapters).to_have_count(many)
    expect(marks).to_have_count(0)


def test_a_chapter_is_reached_by_keyboard_and_by_its_address(opened: Opener, shot: Shot) -> None:
    page = opened("/", AT_ONCE, viewport=DESK)
    page.locator(".x-nimmt button.rules").first.click()
    last = page.locator("dialog nav a").last
    last.focus()
    page.keyboard.press("Enter")
    heading = page.locator("dialog h3").last
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    address = last.get_attribute("href")
    assert address is not None
    assert page.url.endswith("/")
    page.goto(address)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    check(page, "rules-chapter", shot)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.url.endswith("/")
    page.goto("/rules/no-such-game")
    page.locator(".games").wait_for()
    expect(page.locator("dialog")).to_have_count(0)


def test_the_rules_fit(opened: Opener, shot: Shot) -> None:
    page = opened("/rules/twenty-one", AT_ONCE, viewport=PHONE)
    page.locator("dialog nav a").first.wait_for()
    check(page, "rules-chapters", shot)
    fits_in_all_languages(page, "rules-chapters")
