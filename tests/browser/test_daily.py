"""The deal of the day without a network, to its line of text; and rules that are looked at."""

from __future__ import annotations

import re
from datetime import date

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from byczo.core.match import Match
from byczo.core.picture import pictures_of
from byczo.games import GAMES, game_of
from byczo.play.daily import Daily
from tests.browser.layout import check, fits_in_all_languages
from tests.browser.pages import (
    AT_ONCE,
    DESK,
    LANDSCAPE,
    PHONE,
    Opener,
    Shot,
    autoplay,
    open_and_keep,
    set_language,
)
from tests.nights import pairs_with_nights

GAME = "six-nimmt"
DAY = date(2026, 11, 17)
LINE = re.compile(rf"Byczo 6 nimmt! {DAY}: \d+ heads?, place [1-4] of 4 🐂")


def on_that_day(page: Page, day: date = DAY) -> None:
    """Let the page believe that it is that day."""
    page.clock.set_fixed_time(f"{day}T12:00:00")
    page.reload()


def hand(page: Page) -> list[str]:
    """The cards in the hand."""
    cards = page.locator(".hand [data-fly]")
    cards.first.wait_for()
    return [str(card.get_attribute("data-fly")) for card in cards.all()]


def line(page: Page) -> str:
    return page.get_by_label("Your result, to share").first.input_value()


def test_the_deal_of_the_day_to_its_line_without_a_network(opened: Opener, shot: Shot) -> None:
    page = open_and_keep(
        opened, "/", AT_ONCE, viewport=PHONE, permissions=["clipboard-read", "clipboard-write"]
    )
    page.context.set_offline(True)
    on_that_day(page)
    page.get_by_role("link", name="Deal of the day").click()
    check(page, "daily-new", shot)
    fits_in_all_languages(page, "daily-new")
    set_language(page, "en")
    page.get_by_role("button", name=re.compile("6 nimmt!")).click()
    daily = Daily(game_of(GAME), DAY)
    dealt = Match(daily.game, daily.options, chance=daily.chance).log[0]["deal"]["hands"][0]
    assert hand(page) == [f"card-{card}" for card in dealt]
    page.reload()
    assert hand(page) == [f"card-{card}" for card in dealt]
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    autoplay(page)
    page.get_by_text(f"Deal of the day, {DAY}").wait_for()
    first = line(page)
    assert LINE.fullmatch(first)
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    check(page, "daily-result", shot)
    page.get_by_role("button", name="Copy").click()
    assert page.evaluate("navigator.clipboard.readText()") == first

    page.get_by_role("button", name="Again, for fun").click()
    assert hand(page) == [f"card-{card}" for card in dealt]
    autoplay(page)
    page.get_by_text("This game was for fun").wait_for()
    assert line(page) == first

    page.goto("/daily")
    expect(page.get_by_text("Place")).not_to_have_count(0)
    assert line(page) == first
    check(page, "daily-played", shot)
    page.clock.set_fixed_time("2026-11-18T12:00:00")
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Play: 6 nimmt!"))).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "size"),
    pairs_with_nights(
        [game.id for game in GAMES.values() if pictures_of(game)], [PHONE, LANDSCAPE, DESK]
    ),
)
def test_rules_are_looked_at_before_they_are_read(
    kept: Opener, shot: Shot, game: str, size: ViewportSize
) -> None:
    page = kept("/", AT_ONCE, viewport=size)
    page.context.set_offline(True)
    page.locator(f".{game} button.rules").first.click()
    figures = page.locator("dialog figure")
    expect(figures).to_have_count(len(pictures_of(game_of(game))))
    for figure in figures.all():
        drawing = figure.locator(".drawing").bounding_box()
        assert drawing is not None
        assert drawing["height"] > 40
    check(page, f"rules-{game}-{size['width']}", shot)
    expect(page.locator("dialog h3").first).to_be_attached()
