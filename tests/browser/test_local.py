"""Tables on this device: with the network cut, every rule set to the result."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from byczo.core.game_record import read_records
from byczo.core.match import Match
from byczo.games import game_of
from tests.browser.habits import HABITS, habits
from tests.browser.layout import check, fits_in_all_languages
from tests.browser.pages import (
    AT_ONCE,
    CARDS,
    DESK,
    LANDSCAPE,
    PHONE,
    Opener,
    Shot,
    autoplay,
    count_taps,
    decide,
    do,
    next_asked,
    play_until,
    taps,
)
from tests.nights import NIGHT, with_nights

WITHIN = """
() => [...document.querySelectorAll('.players .value')].every((value) =>
  value.getBoundingClientRect().right < value.closest('li').getBoundingClientRect().right - 8)
"""
"""Whether all numbers of a review lie on their cards."""

DAYS = ["base", "x-nimmt", "david-goliath", "twenty-one"]


@pytest.mark.parametrize("name", with_nights(HABITS, *DAYS))
def test_a_whole_game_without_a_network(kept: Opener, name: str) -> None:
    habit = HABITS[name]
    page = kept("/", habits(habit), viewport=PHONE)
    page.context.set_offline(True)
    page.reload()
    page.locator(f".{habit.game} .ways .button").first.click()
    autoplay(page, patience=60)
    expect(page.locator(".standings li")).to_have_count(habit.bots + 1)


def play_until_there_is_a_choice(page: Page) -> None:
    """Some deals leave but one card that may be played."""
    while (kind := next_asked(page)) in CARDS and page.locator(CARDS[kind]).count() < 2:
        do(page, kind)
    assert kind != "result"


def test_the_coach_leaves_the_hand_free_where_a_third_card_is_a_risk(
    kept: Opener, shot: Shot
) -> None:
    """The reminder of what a third card costs gives its room to the coach."""
    page = kept("/", habits(HABITS["david-goliath"]), viewport=PHONE)
    page.locator(".david-goliath .ways .button").first.click()
    play_until_there_is_a_choice(page)
    while not page.locator(".third").is_visible():
        decide(page)
        play_until_there_is_a_choice(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".coach[aria-busy=false]").wait_for()
    expect(page.locator(".third")).to_be_hidden()
    check(page, "local-hint-third", shot)


@pytest.mark.parametrize("name", with_nights(DAYS, "david-goliath"))
def test_the_coach_comes_without_a_network(kept: Opener, shot: Shot, name: str) -> None:
    page = kept("/", habits(HABITS[name]), viewport=PHONE)
    page.context.set_offline(True)
    page.reload()
    page.locator(f".{HABITS[name].game} .ways .button").first.click()
    play_until_there_is_a_choice(page)
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_enabled()
    button.click()
    page.locator(".coach[aria-busy=false]").wait_for()
    choices = page.locator(".coach li")
    expect(choices.first).to_contain_text("best")
    expect(choices.first).to_be_in_viewport(ratio=0.9)
    assert choices.count() > 1
    check(page, f"local-hint-{name}", shot)
    page.set_viewport_size(DESK)
    shot(page, f"local-hint-{name}-desk")
    page.keyboard.press("Escape")
    decide(page)
    expect(page.locator(".coach")).to_have_count(0)


def test_a_game_is_explained_and_reviewed_without_a_network(kept: Opener, shot: Shot) -> None:
    """From the first hint, with its reason, to the review of the game and a moment of it."""
    page = kept("/", habits(HABITS["x-nimmt"]), viewport=PHONE)
    page.context.set_offline(True)
    page.reload()
    page.locator(".x-nimmt .ways .button").first.click()
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_enabled()
    button.click()
    page.locator(".coach[aria-busy=false]").wait_for()
    reasons = page.locator(".coach li p:not(.danger)")
    expect(reasons).to_have_count(page.locator(".coach li").count())
    expect(reasons.first).to_contain_text(re.compile(r"row|X"))
    page.keyboard.press("Escape")
    autoplay(page, patience=60)
    page.get_by_role("link", name="Review by the coach").click()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=60_000)
    expect(page.locator(".players > li")).to_have_count(HABITS["x-nimmt"].bots + 1)
    expect(page.locator(".turned li")).to_have_count(3)
    expect(page.locator(".turned li").first).to_contain_text(re.compile(r"row|X"))
    check(page, "local-review", shot)
    page.set_viewport_size(DESK)
    check(page, "local-review-desk", shot)
    assert page.evaluate(WITHIN), "a number crosses the edge of its card"
    page.locator(".turned a").first.click()
    expect(page.get_by_role("combobox", name="Whose view")).to_be_visible()
    page.get_by_role("link", name="Review by the coach").click()
    page.get_by_role("heading", name="Turning points").wait_for()  # at once: it is remembered


def test_the_first_card_is_two_taps_from_the_front_page(opened: Opener) -> None:
    page = opened("/", AT_ONCE, viewport=PHONE, has_touch=True)
    page.locator(".six-nimmt .ways .main").wait_for()
    count_taps(page)
    page.locator(".six-nimmt .ways .main").tap()
    page.locator(CARDS["play"]).first.tap()
    expect(page.locator(".hand .pressed")).to_have_count(1)
    expect(page.locator(".bar .button.main")).to_be_visible()
    assert taps(page) == 2


def test_a_game_survives_a_reload_and_the_way_home(kept: Opener) -> None:
    """What was played stays played, and the deal is the same: it was saved before it was shown."""
    page = kept("/", habits(HABITS["base"]))
    page.context.set_offline(True)
    page.locator(".six-nimmt .ways .button").first.click()
    for _ in range(3):
        play_until(page, {"play"})
        decide(page)
    play_until(page, {"play"})
    hand = page.locator(".hand .choice").all_inner_texts()
    assert len(hand) < 10
    page.reload()
    expect(page.locator(".hand .choice")).to_have_count(len(hand))
    assert page.locator(".hand .choice").all_inner_texts() == hand
    page.locator(".home").click()
    page.locator(".running .button").click()
    expect(page.locator(".hand .choice")).to_have_count(len(hand))
    autoplay(page, patience=60)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".hand .choice")).to_have_count(10)


def test_a_finished_game_is_watched_saved_kept_and_opened_again(
    kept: Opener, tmp_path: Path
) -> None:
    page = kept("/", habits(HABITS["david-goliath"]))
    page.locator(".david-goliath .ways .button").first.click()
    autoplay(page, patience=60)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    (record,) = read_records(file)
    assert Match.load(game_of(record.game), record).over
    page.get_by_role("button", name="Keep it on the server").click()
    page.get_by_role("link", name="The server has this game now.").wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="Watch the game again").click()
    page.locator("input[type=range]").press("End")
    expect(page.locator(".strip .seat")).to_have_count(3)
    page.goto("/games")
    expect(page.locator("main li")).to_have_count(1)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a record from a file").click()
    chooser.value.set_files(file)
    page.locator("main .standings").wait_for()
    page.goto("/games")
    expect(page.locator("main li")).to_have_count(2)


def test_the_way_to_play_together_begins_with_two(opened: Opener) -> None:
    """Where a server hosts the page, too: two people, and no more bots than the game needs."""
    page = opened("/", AT_ONCE)
    for game, bots in {"six-nimmt": "0", "david-goliath": "1"}.items():
        page.locator(f".{game}").get_by_role("button", name="Together on this device").click()
        expect(page.locator("dialog .person")).to_have_count(1)
        expect(page.locator("dialog [id$='-bots']")).to_have_value(bots)
        page.get_by_role("button", name="Another person").click()
        expect(page.locator("dialog [id$='-bots']")).to_have_value("0")
        page.locator("dialog .button.main").click()
        page.locator(".curtain").wait_for()
        expect(page.locator(".strip .seat")).to_have_count(3)
        page.locator(".home").click()
    page.locator(".six-nimmt .ways .button").first.click()  # against bots it is as it was
    page.locator(".hand").wait_for()
    expect(page.locator(".strip .seat")).to_have_count(5)


def test_how_one_plays_is_remembered(opened: Opener) -> None:
    page = opened("/", AT_ONCE)
    chosen = {"bots": "2", "level": "calf", "variant": "tactical"}
    page.locator(".six-nimmt .habit").click()
    for field, value in chosen.items():
        page.locator(f"dialog [id$='-{field}']").select_option(value)
    length = page.locator("dialog [id$='-length']")
    length.select_option(index=2)
    until = length.input_value()
    page.locator("dialog .button.main").click()
    page.locator(".hand").wait_for()
    page.goto("/")
    page.locator(".six-nimmt .habit").click()
    for field, value in {**chosen, "length": until}.items():
        expect(page.locator(f"dialog [id$='-{field}']")).to_have_value(value)


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESK, marks=NIGHT), pytest.param(LANDSCAPE, marks=NIGHT)]
)
def test_the_new_screens_fit(opened: Opener, shot: Shot, size: ViewportSize) -> None:
    page = opened("/", habits(HABITS["base"], "Bartek"), viewport=size, locale="pl-PL")
    page.locator(".six-nimmt .habit").click()
    page.locator("dialog .person").wait_for()
    check(page, f"play-here-{size['width']}", shot)
    fits_in_all_languages(page, "play-here")
    page.locator("dialog .button.main").click()
    page.locator(".curtain").wait_for()
    check(page, f"curtain-{size['width']}", shot)
    fits_in_all_languages(page, "curtain")
