"""Puzzles without a network: one solved, one failed, by hand and by keyboard, in every shape."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from byczo.core.puzzle import Puzzle, position_of
from byczo.games import GAMES, game_of
from byczo.prebuilt.browser_puzzles import BrowserPuzzle, browser_puzzles
from tests.browser.layout import check, fits_in_all_languages
from tests.browser.pages import (
    AT_ONCE,
    DESK,
    LANDSCAPE,
    PHONE,
    Opener,
    Shot,
    focused,
)
from tests.nights import pairs_with_nights

WITH_PUZZLES = [game.id for game in GAMES.values() if game.puzzles]
EASY = 0


def first_puzzle(game: str) -> BrowserPuzzle:
    """The one that is opened first."""
    found = browser_puzzles(game_of(game))
    assert found is not None
    return next(puzzle for puzzle in found.puzzles if puzzle.grade == EASY)


def choices_of(game: str) -> list[str]:
    """All choices of the first puzzle, the best first."""
    first = first_puzzle(game)
    puzzle = Puzzle(
        first.number, first.options, first.chance, first.acts, first.seat, first.costs, 1
    )
    legal = position_of(game_of(game), puzzle).legal(first.seat)
    return [do for _, do in sorted(zip(first.costs, legal, strict=True))]


def choose(page: Page, do: str) -> None:
    """A card that is played, or a row or card that is taken."""
    verb, _, what = do.partition(" ")
    if verb == "row":
        page.locator(
            f'[data-anchor="row-{what}"] ~ .take, li:has([data-anchor="row-{what}"]) .take'
        ).first.click()
        return
    page.locator(f'.choice:has([data-fly="card-{what}"]), .choice[data-fly="card-{what}"]').click()
    page.locator(".bar .button.main").click()


def solved(page: Page) -> int:
    """How many puzzles this browser remembers as solved."""
    kept = "Object.values(JSON.parse(localStorage['byczo puzzles'] ?? '{}').solved ?? {}).flat()"
    return len(page.evaluate(kept))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_failed_and_solved_without_a_network(kept: Opener, game: str) -> None:
    page = kept("/", AT_ONCE)
    page.context.set_offline(True)
    page.locator(f".{game} .puzzles").click()
    page.locator(".verdict.ask").wait_for()
    best, *_, worst = choices_of(game)
    choose(page, worst)
    page.locator(".verdict.wrong").wait_for()
    expect(page.locator(".verdict.wrong")).to_contain_text("that costs")
    assert solved(page) == 0
    choose(page, best)
    page.locator(".verdict.right").wait_for()
    expect(page.locator(".verdict li")).to_have_count(len(choices_of(game)))
    assert solved(page) == 1
    page.get_by_role("button", name="Next puzzle").click()
    page.locator(".verdict.ask").wait_for()
    expect(page.locator(".place")).to_contain_text("Puzzle 2 of")
    page.get_by_role("button", name="Show me").click()
    page.locator(".verdict.shown").wait_for()
    assert solved(page) == 1
    page.reload()
    page.locator(".verdict.ask").wait_for()
    expect(page.locator(".place")).to_contain_text("Puzzle 2 of")


def test_a_puzzle_by_keyboard_alone(opened: Opener) -> None:
    game = WITH_PUZZLES[0]
    page = opened(f"/puzzles/{game}", AT_ONCE)
    page.locator(".verdict.ask").wait_for()
    page.wait_for_function("() => document.activeElement?.closest('[data-choices]')")
    best = choices_of(game)[0].split()[-1]
    for _ in first_puzzle(game).costs:
        page.keyboard.press("ArrowRight")
        if re.match(rf"{best}\b", focused(page)):
            break
    page.keyboard.press("Enter")
    page.locator(".bar .button.main").focus()
    page.keyboard.press("Enter")
    page.locator(".verdict.right").wait_for()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".place")).to_contain_text("Puzzle 2 of")


@pytest.mark.parametrize(
    ("game", "size"), pairs_with_nights(WITH_PUZZLES, [PHONE, LANDSCAPE, DESK])
)
def test_puzzles_fit(opened: Opener, shot: Shot, game: str, size: ViewportSize) -> None:
    page = opened(f"/puzzles/{game}", AT_ONCE, viewport=size)
    page.locator(".verdict.ask").wait_for()
    name = f"puzzle-{game}-{size['width']}"
    check(page, f"{name}-ask", shot)
    fits_in_all_languages(page, f"{name}-ask")
    page.locator(".verdict .ways .button").first.click()
    page.locator(".verdict.shown").wait_for()
    check(page, f"{name}-shown", shot)


def test_hard_puzzles_can_be_asked_for(opened: Opener) -> None:
    page = opened(f"/puzzles/{WITH_PUZZLES[0]}", AT_ONCE)
    page.locator(".verdict.ask").wait_for()
    page.locator("select").select_option("2")
    expect(page.locator(".verdict.ask")).to_contain_text("hard")
    expect(page.locator(".place")).to_contain_text("Puzzle 1 of")


def test_there_are_no_puzzles_of_what_nobody_knows(opened: Opener) -> None:
    page = opened("/puzzles/nothing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".verdict")).to_have_count(0)
