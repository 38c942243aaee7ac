"""Every screen in every size: no text is cut, covered or over another, and thumbs find 44 pixels.

By day each game in another size and language. By night all games in all languages, light and dark;
with SHOTS=1 the pictures are kept in build/screenshots, for looking at.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from byczo.games.catalogue import built_in_games
from tests.browser.layout import is_readable
from tests.browser.pages import (
    AT_ONCE,
    CARDS,
    DESK,
    LANDSCAPE,
    LANGUAGES,
    LARGEST,
    LONG_FILM,
    PHONE,
    PRESS_STOP,
    SMALL_DESK,
    TABLET,
    Opener,
    Shot,
    Theme,
    autoplay,
    deal_in,
    decide,
    open_table,
    play_until,
    select,
    set_language,
)

THEMES: list[Theme] = ["light", "dark"]
SIZES: list[ViewportSize] = [PHONE, LANDSCAPE, TABLET, SMALL_DESK, DESK, LARGEST]
GAMES = {
    "six-nimmt": (4, {"rounds": 2}),
    "x-nimmt": (3, {"rounds": 2}),
    "david-goliath": (3, {"rounds": 2}),
    "twenty-one": (2, {}),
}
ALL_KINDS = {*CARDS, "take", "keep", "write", "cross"}
PHASES: dict[str, tuple[str, int, dict[str, object]]] = {
    "six": ("six-nimmt", 4, {"rounds": 1}),
    "draft": ("six-nimmt", 3, {"rounds": 1, "variant": "tactical"}),
    "x": ("x-nimmt", 3, {"rounds": 1}),
    "giants": ("david-goliath", 5, {"rounds": 1}),
    "dice": ("twenty-one", 5, {}),
}
AROUND = ["/", "/tables", "/games", "/about", "/device", "/nowhere", "/pad", "/sheets", "/daily"]
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
            for theme in THEMES:
                self.shot(page, f"{name}-{theme}", theme)


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


def visit_phases(page: Page, table: str, looks: Looks) -> None:
    """Every kind of decision that a game has, before and after something is selected."""
    game, bots, options = PHASES[table]
    deal_in(page, game, bots, **options)
    seen: set[str] = set()
    while (kind := play_until(page, ALL_KINDS - seen)) != "result":
        looks.at(page, f"{table}-{kind}")
        select(page, kind)
        looks.at(page, f"{table}-{kind}-selected")
        page.keyboard.press("Escape")
        seen.add(kind)


def visit_large_x_rows(page: Page, looks: Looks) -> None:
    """X nimmt! shortly before the end of a round: much lies in the X rows."""
    deal_in(page, "x-nimmt", 5, rounds=1)
    while play_until(page, {"play"}) == "play" and page.locator(".hand .choice").count() > 3:
        decide(page)
    looks.at(page, "x-nimmt-large-x-rows")


def visit_screens_around(opened: Opener, size: ViewportSize, looks: Looks) -> None:
    """Everything but a game; ends in a waiting room, as the host and a guest see it."""
    page = opened("/", AT_ONCE, viewport=size)
    for path in AROUND:
        page.goto(path)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        looks.at(page, path.strip("/") or "home")
    page.goto("/")
    page.locator(".top button").last.click()
    page.locator("dialog").wait_for()
    looks.at(page, "settings")
    page.keyboard.press("Escape")
    for game in GAMES:
        page.locator(f".{game} .rules").first.click()
        page.locator("dialog h3").first.wait_for()
        looks.at(page, f"rules-{game}")
        page.keyboard.press("Escape")
    page.locator(".six-nimmt .habit").click()
    page.locator("dialog").wait_for()
    looks.at(page, "play-here")
    page.keyboard.press("Escape")
    page.locator(".six-nimmt .ways .button").nth(1).click()
    page.locator("dialog").wait_for()
    looks.at(page, "new-table")
    page.locator("dialog .button.main").click()
    page.locator(".people").wait_for()
    page.locator(".code").first.wait_for()
    looks.at(page, "waiting")
    page.locator("main details summary").first.click()
    looks.at(page, "waiting-options")
    guest = opened(page.url, AT_ONCE, viewport=page.viewport_size)
    guest.locator(".people form").wait_for()
    looks.at(guest, "waiting-guest")


def visit_pads(page: Page, looks: Looks) -> None:
    """The pad of every game: who plays, a round that is being written, what is written."""
    for game in GAMES:
        page.goto(f"/pad/{game}")
        page.locator("main ol input").first.wait_for()
        looks.at(page, f"pad-{game}-set-up")
        for at, field in enumerate(page.locator("main ol input").all()):
            field.fill(["Aleksandra", "Bartek", "Maximilian", "Jo", "Ewa", "Filip"][at])
        page.locator("form .button.main").click()
        page.locator(".sheet .ways .button.main").click()
        page.locator(".entry").wait_for()
        looks.at(page, f"pad-{game}-entry")
    page.goto("/pad/six-nimmt")
    page.locator(".sheet .ways .button.main").click()
    for at, field in enumerate(page.locator(".entry input").all()):
        field.fill(str(11 * at))
    page.locator(".foot .button.main").click()
    looks.at(page, "pad-six-nimmt-round")
    page.locator(".sheet .ways .quiet").last.click()
    page.locator(".sharing summary").click()
    page.locator(".sharing .code").wait_for()
    looks.at(page, "pad-shared")


def visit_reveals(page: Page, looks: Looks) -> None:
    """The cards of a turn, while they wait for their places."""
    for game, bots in (("six-nimmt", 9), ("x-nimmt", 3)):
        page.evaluate("localStorage.removeItem('byczo')")
        page.goto("/")
        deal_in(page, game, bots, rounds=1)
        play_until(page, {"play"})
        page.evaluate(LONG_FILM)
        decide(page)
        page.locator(".open").wait_for()
        looks.at(page, f"{game}-reveal")


def visit_puzzles(page: Page, looks: Looks) -> None:
    """A question of every game that has some."""
    for game in (game.id for game in built_in_games() if game.puzzles):
        page.goto(f"/puzzles/{game}")
        page.locator(".verdict.ask").wait_for()
        looks.at(page, f"puzzle-{game}")


def visit_lessons(page: Page, looks: Looks) -> None:
    """The first words of every lesson."""
    for game in GAMES:
        page.goto(f"/learn/{game}")
        page.locator(".speech").wait_for()
        looks.at(page, f"lesson-{game}")


def visit_review(page: Page, looks: Looks) -> None:
    """A short game, judged by the coach."""
    table = deal_in(page, "six-nimmt", 2, rounds=1)
    autoplay(page)
    page.goto(f"{table}/game/1/review")
    page.locator(".players").wait_for(timeout=120_000)
    looks.at(page, "review")


def visit_television(opened: Opener, size: ViewportSize, looks: Looks) -> None:
    """The code while people gather, and every table while they play."""
    host = opened("/", AT_ONCE)
    link = open_table(host, "six-nimmt", name="Ania")
    screen = opened(f"{link}?tv", AT_ONCE, viewport=size)
    screen.locator(".television .qr").wait_for()
    looks.at(screen, "television-waiting")
    for game, (bots, options) in GAMES.items():
        link = deal_in(host, game, bots, **options)
        screen.goto(f"{link}?tv")
        screen.locator(".television .strip").wait_for()
        looks.at(screen, f"television-{game}")
        autoplay(host)
        screen.reload()
        screen.locator(".television .standings").wait_for()
        looks.at(screen, f"television-{game}-result")


@pytest.mark.parametrize("size", SIZES[: len(GAMES)], ids=size_name)
def test_each_game_in_a_size_of_its_own(opened: Opener, shot: Shot, size: ViewportSize) -> None:
    """The largest screens are looked at by tests of the television and of large screens."""
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
@pytest.mark.parametrize("table", PHASES)
def test_every_decision_in_every_size_and_language(
    opened: Opener, shot: Shot, size: ViewportSize, table: str
) -> None:
    looks = Looks(shot, size, LANGUAGES)
    visit_phases(opened("/", AT_ONCE, viewport=size), table, looks)
    assert not looks.problems, "\n".join(looks.problems)


VISITS = (
    visit_large_x_rows,
    visit_lessons,
    visit_pads,
    visit_puzzles,
    visit_reveals,
    visit_review,
)


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_screens_around_in_every_size_and_language(
    opened: Opener, shot: Shot, size: ViewportSize
) -> None:
    looks = Looks(shot, size, LANGUAGES)
    visit_screens_around(opened, size, looks)
    assert not looks.problems, "\n".join(looks.problems)


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES, ids=size_name)
@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.__name__)
def test_every_other_screen_in_every_size_and_language(
    opened: Opener, shot: Shot, size: ViewportSize, visit: Callable[[Page, Looks], None]
) -> None:
    looks = Looks(shot, size, LANGUAGES)
    visit(opened("/", AT_ONCE, viewport=size), looks)
    assert not looks.problems, "\n".join(looks.problems)


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES[3:], ids=size_name)
def test_televisions_in_every_language(opened: Opener, shot: Shot, size: ViewportSize) -> None:
    looks = Looks(shot, size, LANGUAGES)
    visit_television(opened, size, looks)
    assert not looks.problems, "\n".join(looks.problems)


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_what_is_shown_between_rounds(opened: Opener, shot: Shot, size: ViewportSize) -> None:
    page = opened("/", WITH_FILM, viewport=size)
    deal_in(page, "david-goliath", 3, rounds=2)
    looks = Looks(shot, size, LANGUAGES)
    page.evaluate(PRESS_STOP)
    play_until(page, {"go-on"}, patience=120)
    looks.at(page, "between")
    assert not looks.problems, "\n".join(looks.problems)
