"""All sheets of all games, in all languages, on all papers, in colour and black and white."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.errors import BadOption
from byczo.games import GAMES, game_of
from byczo.locales import LANGUAGES, voice
from byczo.printing.game_sheets import game_sheets
from byczo.printing.look import COLOUR, MONO, Look
from byczo.printing.paper import MARGIN, PAPERS
from byczo.printing.shapes import Line, Page, Text
from byczo.printing.sheet import Request, SheetSet, pages
from tests.printing.measures import extent, overlapping_texts

ORDERS: list[tuple[str, dict[str, Any]]] = [
    *((game.id, {"players": n}) for game in GAMES.values() for n in game.players),
    ("six-nimmt", {"players": 4, "target": 1}),
    ("six-nimmt", {"players": 4, "target": 10_000}),
    ("six-nimmt", {"players": 10, "rounds": 100}),
    ("six-nimmt", {"players": 7, "variant": "halves"}),
    ("x-nimmt", {"players": 4, "rounds": 10}),
    ("x-nimmt", {"players": 2, "rounds": 3}),
    ("david-goliath", {"players": 6, "rounds": 20}),
    ("david-goliath", {"players": 3, "rounds": 1}),
]


def ordered(
    game: str, options: dict[str, Any], language: str = "en", look: Look = COLOUR
) -> SheetSet:
    read = game_of(game).read_options(options)
    return game_sheets(Request(game_of(game), read, voice(language, game_of(game).texts), look))


@pytest.mark.parametrize(("game", "options"), ORDERS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps_or_leaves_the_page(
    game: str, options: dict[str, Any], language: str
) -> None:
    for paper, look in zip(PAPERS, (COLOUR, MONO), strict=True):
        for page in pages(ordered(game, options, language, look), paper):
            check(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("per_page", [1, 2, 4, 6])
@pytest.mark.parametrize("paper", PAPERS)
def test_sheets_of_any_size_are_whole(game: str, per_page: int, paper: str) -> None:
    wanted = ordered(game, {"players": GAMES[game].players[-1]}, "pl", MONO)
    for page in pages(wanted, paper, per_page):
        check(page)


def check(page: Page) -> None:
    assert overlapping_texts(page) == []
    for shape in page.shapes:
        box = extent(shape)
        assert box.x >= MARGIN - 0.01, shape
        assert box.y >= MARGIN - 0.01, shape
        assert box.right <= page.width - MARGIN + 0.01, shape
        assert box.bottom <= page.height - MARGIN + 0.01, shape


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_can_be_read(game: str, language: str) -> None:
    """Printed as the game itself suggests, no word is smaller than five points."""
    wanted = ordered(game, {"players": GAMES[game].players[-1]}, language, MONO)
    (page,) = pages(wanted, "a4")
    for shape in page.shapes:
        if isinstance(shape, Text):
            assert shape.size >= 5 / 72 * 25.4, shape


@pytest.mark.parametrize("game", GAMES)
def test_black_and_white_has_no_colours(game: str) -> None:
    (page,) = pages(ordered(game, {"players": 4}, look=MONO), "a4")
    for shape in page.shapes:
        for colour in (getattr(shape, "fill", None), getattr(shape, "stroke", None)):
            assert colour is None or colour[1:3] == colour[3:5] == colour[5:7]


def test_sheets_fill_a_page_if_nobody_says_how_many() -> None:
    games = ordered("x-nimmt", {"players": 4})
    assert games.per_page == 4
    assert cuts(pages(games, "a4")[0]) == 2
    assert len(drawn_titles(pages(games, "a4"))) == 4
    assert len(drawn_titles(pages(games, "a4", per_page=1))) == 1


def test_copies_are_spread_over_pages() -> None:
    games = ordered("x-nimmt", {"players": 4})
    printed = pages(games, "a4", copies=6)
    assert [len(drawn_titles([page])) for page in printed] == [4, 2]
    assert len(pages(games, "a4", per_page=1, copies=3)) == 3


def test_sets_of_sheets_begin_on_a_new_page() -> None:
    four = ordered("twenty-one", {"players": 4})
    assert [len(drawn_titles([page])) for page in pages(four, "a4", copies=2)] == [4, 4]
    six = ordered("twenty-one", {"players": 6})
    printed = pages(six, "a4", per_page=4, copies=2)
    assert [len(drawn_titles([page])) for page in printed] == [4, 2, 4, 2]
    assert [len(drawn_titles([page])) for page in pages(four, "a4", per_page=6)] == [4]


def drawn_titles(printed: list[Page]) -> list[Text]:
    titles = {game.title for game in GAMES.values()}
    texts = [shape for page in printed for shape in page.shapes if isinstance(shape, Text)]
    return [text for text in texts if text.words in titles]


def cuts(page: Page) -> int:
    return sum(isinstance(shape, Line) and shape.dash is not None for shape in page.shapes)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"paper": "a5"}, "no paper 'a5': there are a4 and letter"),
        ({"paper": "a4", "per_page": 3}, "can be 1, 2, 4 and 6, not 3"),
        ({"paper": "a4", "copies": 0}, "copies must be from 1 to 100, not 0"),
        ({"paper": "a4", "copies": 101}, "copies must be from 1 to 100, not 101"),
    ],
)
def test_bad_wishes_are_answered(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        pages(ordered("x-nimmt", {"players": 4}), **given)


@pytest.mark.parametrize("game", ["six-nimmt", "x-nimmt", "david-goliath"])
def test_games_with_one_kind_of_sheet_say_so(game: str) -> None:
    options = game_of(game).read_options({"players": 4})
    wishes: list[dict[str, Any]] = [{"sheet": "A"}, {"own_sheets": []}]
    for wish in wishes:
        with pytest.raises(BadOption, match="one kind of sheet"):
            game_sheets(Request(game_of(game), options, voice("en", game_of(game).texts), **wish))
