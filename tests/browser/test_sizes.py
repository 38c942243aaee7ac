"""Every screen in every size: no text is cut, covered or over another, and thumbs find 44 pixels.

By day one game in each size, in one language. By night all games in all languages, light and dark;
with SHOTS=1 the pictures are kept in build/screenshots, for looking at.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.layout import is_readable
from tests.browser.pages import (
    AT_ONCE,
    CARDS,
    DESK,
    LANDSCAPE,
    LANGUAGES,
    LARGEST,
    PHONE,
    SMALL_DESK,
    TABLET,
    Opener,
    Shot,
    autoplay,
    deal_in,
    play_until,
    select,
    set_language,
)

SIZES: list[ViewportSize] = [PHONE, LANDSCAPE, TABLET, SMALL_DESK, DESK, LARGEST]
GAMES = {
    "six-nimmt": (4, {"rounds": 2}),
    "x-nimmt": (3, {"rounds": 2}),
    "david-goliath": (3, {"rounds": 2}),
    "twenty-one": (2, {}),
}
ALL_KINDS = {*CARDS, "take", "keep", "write", "cross"}
AROUND = ["/", "/tables", "/games", "/about", "/device", "/nowhere"]
WITH_FILM = {"sound": False, "motion": "none", "speed": 30}


def size_name(size: ViewportSize) -> str:
    """As in 360x740."""
    return f"{size['width']}x{size['height']}"


class Looks:
    """Looks at a page in some languages, by day and by night, and keeps what is wrong with it."""

    def __init__(self, shot: Shot, size: ViewportSize, languages: list[str]) -> None:
        self.shot = shot
        self.size = size_name(size)
        self.languages = languages
        self.problems: list[str] = []

    def at(self, page: Page, screen: str) -> None:
        """Look at what the page shows now."""
        for language in self.languages:
            set_language(page, language)
            name = f"{self.size}-{screen}-{language}"
            self.problems += is_readable(page, name)
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                self.shot(page, f"{name}-{theme}")


def visit_game(page: Page, game: str, looks: Looks) -> None:
    """A decision, something selected, the coach, the end of a round, the result and the replay."""
    bots, options = GAMES[game]
    deal_in(page, game, bots, **options)
    kind = play_until(page, ALL_KINDS)
    looks.at(page, f"{game}-{kind}")
    select(page, kind)
    looks.at(page, f"{game}-{kind}-selected")
    page.keyboard.press("Escape")
    page.locator(".foot nav .button").first.click()
    page.locator(".coach[aria-busy=false]").wait_for()
    looks.at(page, f"{game}-coach")
    page.keyboard.press("Escape")
    autoplay(page)
    looks.at(page, f"{game}-result")
    page.locator("a[href*='/game/']").first.click()
    page.locator(".strip").wait_for()
    page.locator("input[type=range]").fill("12")
    looks.at(page, f"{game}-replay")


def visit_screens_around(page: Page, looks: Looks) -> None:
    """Everything but a game; ends in a waiting room."""
    for path in AROUND:
        page.goto(path)
        page.locator("main h1").first.wait_for()
        looks.at(page, path.strip("/") or "home")
    page.goto("/")
    page.locator(".top button").last.click()
    page.locator("dialog").wait_for()
    looks.at(page, "settings")
    page.keyboard.press("Escape")
    page.locator(".six-nimmt .rules").first.click()
    page.locator("dialog h3").first.wait_for()
    looks.at(page, "rules")
    page.keyboard.press("Escape")
    page.locator(".six-nimmt .ways .button").nth(1).click()
    page.locator("dialog").wait_for()
    looks.at(page, "new-table")
    page.locator("dialog .button.main").click()
    page.locator(".people").wait_for()
    page.locator(".code").first.wait_for()
    looks.at(page, "waiting")


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_a_game_of_each_kind_in_each_size(opened: Opener, shot: Shot, size: ViewportSize) -> None:
    """Each size shows another game, so that a day's run sees all of both."""
    at = SIZES.index(size)
    game = list(GAMES)[at % len(GAMES)]
    looks = Looks(shot, size, [LANGUAGES[at % len(LANGUAGES)]])
    visit_game(opened("/", AT_ONCE, viewport=size), game, looks)
    assert not looks.problems, "\n".join(looks.problems)


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES, ids=size_name)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_in_every_size_and_language(
    opened: Opener, shot: Shot, size: ViewportSize, game: str
) -> None:
    looks = Looks(shot, size, LANGUAGES)
    visit_game(opened("/", AT_ONCE, viewport=size), game, looks)
    assert not looks.problems, "\n".join(looks.problems)


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_every_other_screen_in_every_size_and_language(
    opened: Opener, shot: Shot, size: ViewportSize
) -> None:
    looks = Looks(shot, size, LANGUAGES)
    visit_screens_around(opened("/", AT_ONCE, viewport=size), looks)
    assert not looks.problems, "\n".join(looks.problems)


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_what_is_shown_between_rounds(opened: Opener, shot: Shot, size: ViewportSize) -> None:
    page = opened("/", WITH_FILM, viewport=size)
    deal_in(page, "david-goliath", 3, rounds=2)
    looks = Looks(shot, size, LANGUAGES)
    play_until(page, {"go-on"}, patience=120)
    page.locator(".between .button").last.click()
    looks.at(page, "between")
    assert not looks.problems, "\n".join(looks.problems)
