"""Guided first games: to their end by hand, by keyboard, and by every wrong way that they name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

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
)
from tests.nights import pairs_with_nights, with_nights

Press = Callable[[Locator], None]
"""How something is pressed: clicked or tapped."""
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


def choose(page: Page, choice: str, press: Press = Locator.click) -> None:
    """Do something at the table, as a mouse or a thumb does it."""
    verb, _, what = choice.partition(" ")
    if verb in ("play", "x"):
        place = ".hand" if verb == "play" else ".taken-cards"
        press(page.locator(f'{place} .choice[data-fly="card-{what}"]'))
        press(page.locator(".bar .button.main"))
    elif verb == "row":
        press(page.locator(f".rows li:nth-child({what}) .take"))
    elif verb in ("keep", "reroll"):
        press(page.locator(".decision .button").nth(int(verb == "reroll")))
    else:
        if verb == "write":
            touches = page.locator(".touch")
            whole = touches.count() if len(what) > 1 else 1
            for field in range(whole):
                press(touches.nth(field))
        press(page.locator(".decision .button.main"))


def play_lesson(
    page: Page, game: str, *, wrong: bool = False, press: Press = Locator.click
) -> None:
    """From the first words to the last: by good choices, or by each wrong one before it."""
    shown = [step for step in lesson_in(game).steps if isinstance(step, Tell | Try)]
    for number, step in enumerate(shown, 1):
        last = number == len(shown)
        stop(page, "end" if last else "try" if isinstance(step, Try) else "tell")
        expect(page.locator(".dots .reached")).to_have_count(number)
        assert not step.at or page.evaluate(POINTED, step.at), step.at
        if isinstance(step, Try):
            for choice in [*step.wrong] if wrong else []:
                choose(page, choice, press)
                stop(page, "wrong")
                press(page.locator(NEXT))
                stop(page, "try")
            choose(page, next(iter(step.good)), press)
            stop(page, "good")
        if not last:
            press(page.locator(NEXT))


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


def test_a_lesson_by_touch_alone(opened: Opener) -> None:
    page = opened("/", AT_ONCE, viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator(".x-nimmt .learn a").tap()
    play_lesson(page, "x-nimmt", wrong=True, press=Locator.tap)
    page.locator(NEXT).tap()
    page.wait_for_url("**/t/local-*")


def go_to(page: Page, key: str, target: str) -> None:
    """Press a key until what matches has the focus."""
    for _ in range(40):
        if page.evaluate("(target) => document.activeElement.matches(target)", target):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {target}")


def choose_by_keys(page: Page, choice: str) -> None:
    """From where the focus is after the words: no hunting through the page."""
    page.wait_for_function("() => document.activeElement?.closest('[data-choices]')")
    verb, _, what = choice.partition(" ")
    if verb in ("play", "x"):
        go_to(page, "ArrowRight", f'.choice[data-fly="card-{what}"]')
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    elif verb == "row":
        go_to(page, "ArrowRight", f".rows li:nth-child({what}) .take")
        page.keyboard.press("Enter")
    elif verb in ("keep", "reroll"):
        go_to(page, "Tab", f".decision .button:nth-of-type({1 + (verb == 'reroll')})")
        page.keyboard.press("Enter")
    else:
        while verb == "write" and page.locator(".touch[aria-pressed=false]").count():
            go_to(page, "Tab", ".touch[aria-pressed=false]")
            page.keyboard.press("Enter")
            if len(what) == 1:
                break
        go_to(page, "Tab", ".decision .button.main")
        page.keyboard.press("Enter")


KEYBOARDS = {"six-nimmt": "en", "x-nimmt": "pl", "david-goliath": "it", "twenty-one": "de"}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_by_keyboard_alone(opened: Opener, game: str) -> None:
    """Enter goes on with the words; arrows, Tab and Enter choose; each game in one language."""
    page = opened(f"/learn/{game}", {**AT_ONCE, "language": KEYBOARDS[game]})
    shown = [step for step in lesson_in(game).steps if isinstance(step, Tell | Try)]
    for number, step in enumerate(shown, 1):
        if isinstance(step, Try):
            stop(page, "try")
            choose_by_keys(page, next(iter(step.good)))
            stop(page, "good")
        else:
            stop(page, "end" if number == len(shown) else "tell")
        expect(page.locator(".dots .reached")).to_have_count(number)
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
