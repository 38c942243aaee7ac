"""Guided first games: to their end by hand, by keyboard, and by every wrong way that they name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from byczo.core.lesson import Lesson, Tell, Try, lesson_of
from byczo.games import GAMES, game_of
from tests.browser.layout import SETTLED, check, fits_in_all_languages
from tests.browser.pages import (
    AT_ONCE,
    DESK,
    LANDSCAPE,
    LANGUAGES,
    PHONE,
    TABLET,
    Opener,
    Shot,
    autoplay,
    focused,
)
from tests.nights import pairs_with_nights, with_nights

TAUGHT = [game.id for game in GAMES.values() if lesson_of(game)]
NEXT = ".speech .button.main"
POINTED = """
(name) => [...document.querySelectorAll(`[data-anchor="${name}"], [data-fly="${name}"]`)]
  .some((thing) => thing.getBoundingClientRect().width > 0)
"""
RINGED = """
(name) => {
  const boxes = [...document.querySelectorAll(`[data-anchor="${name}"], [data-fly="${name}"]`)]
    .map((thing) => thing.getBoundingClientRect());
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  const near = (one, other) => Math.abs(one - other) < 12;
  return ring && boxes.some((box) => near(box.left, ring.left) && near(box.top, ring.top));
}
"""
HELD = """
() => {
  const words = document.querySelector('.speech').getBoundingClientRect();
  const apart = (box) => box.bottom <= words.top + 1 || box.top >= words.bottom - 1
    || box.right <= words.left + 1 || box.left >= words.right - 1;
  const things = document.querySelectorAll('.hand .choice, .ring, .decision .button');
  return [...things].every((thing) => apart(thing.getBoundingClientRect()));
}
"""
"""Whether the words cover neither the hand, nor what is pointed at, nor what can be pressed."""


def lesson_in(game: str) -> Lesson:
    found = lesson_of(game_of(game))
    assert found is not None
    return found


def stop(page: Page, kind: str) -> None:
    """Wait until the lesson waits for this."""
    page.locator(f".speech.{kind}").wait_for()


def choose(page: Page, choice: str) -> None:
    """Do something at the table, as a mouse does it."""
    verb, _, what = choice.partition(" ")
    if verb in ("play", "x"):
        place = ".hand" if verb == "play" else ".taken-cards"
        page.locator(f'{place} .choice[data-fly="card-{what}"]').click()
        page.locator(".bar .button.main").click()
    elif verb == "row":
        page.locator(f".rows li:nth-child({what}) .take").click()
    elif verb in ("keep", "reroll"):
        page.locator(".decision .button").nth(int(verb == "reroll")).click()
    else:
        if verb == "write":
            touches = page.locator(".touch")
            whole = touches.count() if len(what) > 1 else 1
            for field in range(whole):
                touches.nth(field).click()
        page.locator(".decision .button.main").click()


def play_lesson(page: Page, game: str, *, wrong: bool = False) -> None:
    """From the first words to the last: by good choices, or by each wrong one before it."""
    shown = [step for step in lesson_in(game).steps if isinstance(step, Tell | Try)]
    for number, step in enumerate(shown, 1):
        last = number == len(shown)
        stop(page, "end" if last else "try" if isinstance(step, Try) else "tell")
        expect(page.locator(".dots .reached")).to_have_count(number)
        assert not step.at or page.evaluate(POINTED, step.at), step.at
        if isinstance(step, Try):
            for choice in [*step.wrong] if wrong else []:
                choose(page, choice)
                stop(page, "wrong")
                page.locator(NEXT).click()
                stop(page, "try")
            choose(page, next(iter(step.good)))
            stop(page, "good")
        if not last:
            page.locator(NEXT).click()


@pytest.mark.parametrize("game", with_nights(TAUGHT, "david-goliath"))
def test_a_lesson_to_its_end_and_on(kept: Opener, game: str) -> None:
    """Without a network; then the same game goes on, with bots at the other seats."""
    page = kept("/", {**AT_ONCE, "name": "Ania"}, viewport=PHONE)
    page.context.set_offline(True)
    page.locator(f".{game} .learn a").click()
    play_lesson(page, game)
    page.locator(NEXT).click()
    page.wait_for_url("**/t/local-*")
    autoplay(page, patience=60)
    expect(page.locator(".standings li")).to_have_count(lesson_in(game).options["players"])


@pytest.mark.nightly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_in_every_language(opened: Opener, game: str, language: str) -> None:
    page = opened(f"/learn/{game}", {**AT_ONCE, "language": language}, viewport=PHONE)
    play_lesson(page, game, wrong=True)
    fits_in_all_languages(page, f"lesson-{game}")


@pytest.mark.parametrize("game", with_nights(TAUGHT, "x-nimmt", "twenty-one"))
def test_what_was_not_meant_is_played_and_taken_back(opened: Opener, game: str) -> None:
    page = opened(f"/learn/{game}", AT_ONCE)
    play_lesson(page, game, wrong=True)


def test_a_lesson_by_keyboard_alone(opened: Opener) -> None:
    """Enter goes on with the words; arrows and Enter choose; everything is told."""
    page = opened("/learn/six-nimmt", AT_ONCE)
    for step in lesson_in("six-nimmt").steps:
        if isinstance(step, Tell):
            stop(page, "end" if step.text == "end" else "tell")
            page.wait_for_function("() => document.activeElement?.closest('.speech')")
            page.keyboard.press("Enter")
        elif isinstance(step, Try):
            stop(page, "try")
            page.wait_for_function("() => document.activeElement?.closest('[data-choices]')")
            verb, _, what = next(iter(step.good)).partition(" ")
            if verb == "row":
                page.keyboard.press("ArrowRight")
                page.wait_for_function("() => document.activeElement.matches('.take')")
                page.keyboard.press("Enter")
            else:
                for _ in range(10):
                    page.keyboard.press("ArrowRight")
                    if focused(page).startswith(f"{what}:") or focused(page).startswith(f"{what},"):
                        break
                page.keyboard.press("Enter")
                page.locator(".bar .button.main").focus()
                page.keyboard.press("Enter")
            stop(page, "good")
            page.wait_for_function("() => document.activeElement?.closest('.speech')")
            page.keyboard.press("Enter")
    page.wait_for_url("**/t/local-*")


def test_everything_is_told(opened: Opener) -> None:
    page = opened("/learn/david-goliath", AT_ONCE)
    stop(page, "tell")
    words = page.locator(".speech p").inner_text()
    expect(page.locator("[role=log]")).to_contain_text(words)
    choose_first = next(
        iter(step for step in lesson_in("david-goliath").steps if isinstance(step, Try))
    )
    page.locator(NEXT).click()
    page.locator(NEXT).click()
    stop(page, "try")
    choose(page, next(iter(choose_first.good)))
    stop(page, "good")
    expect(page.locator("[role=log]")).to_contain_text(page.locator(".speech p").inner_text())


def test_a_lesson_is_offered_once(opened: Opener) -> None:
    """To who has never played the game; it stays in reach."""
    page = opened("/", AT_ONCE)
    offers = page.locator(".offer")
    expect(offers).to_have_count(len(TAUGHT))
    page.locator(".six-nimmt .offer button").click()
    expect(offers).to_have_count(len(TAUGHT) - 1)
    page.locator(".x-nimmt .ways .button").first.click()
    page.locator(".strip").wait_for()
    page.goto("/")
    expect(offers).to_have_count(len(TAUGHT) - 2)
    expect(page.locator(".learn a")).to_have_count(len(TAUGHT))
    page.locator(".six-nimmt .learn a").click()
    stop(page, "tell")
    page.locator(".leave").click()
    page.locator(".six-nimmt").wait_for()


def test_there_is_no_lesson_of_what_nobody_knows(opened: Opener) -> None:
    page = opened("/learn/no-such-game")
    page.get_by_role("link", name="To the games").click()
    page.locator(".games").wait_for()


@pytest.mark.parametrize(
    ("game", "size"), pairs_with_nights(TAUGHT, [PHONE, LANDSCAPE, TABLET, DESK])
)
def test_the_lesson_fits(opened: Opener, shot: Shot, game: str, size: ViewportSize) -> None:
    """What is pointed at has its ring, and the words cover neither it nor the hand."""
    page = opened(f"/learn/{game}", AT_ONCE, viewport=size, locale="pl-PL")
    shown = [step for step in lesson_in(game).steps if isinstance(step, Tell | Try)]
    for number, step in enumerate(shown, 1):
        stop(page, "end" if number == len(shown) else step.__class__.__name__.lower())
        if step.at:
            page.wait_for_function(RINGED, arg=step.at)
        page.evaluate(SETTLED)
        assert page.evaluate(HELD), step.text
        name = f"lesson-{game}-{size['width']}-{number:02}"
        if number == 3:
            check(page, name, shot)
        else:
            shot(page, name)
        if isinstance(step, Try):
            choose(page, next(iter(step.good)))
            stop(page, "good")
        if number < len(shown):
            page.locator(NEXT).click()
