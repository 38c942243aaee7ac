"""A game without a score sheet of its own gets the plain one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.games import game_of
from byczo.locales import LANGUAGES, voice
from byczo.printing.game_sheets import game_sheets
from byczo.printing.shapes import Page, Rect
from byczo.printing.sheet import Request, pages
from tests.printing.measures import overlapping_texts, words_of

ROOMLESS = replace(game_of("david-goliath"), title="Goofspiel", score_sheet=None)


def printed(game: Game, language: str = "en", **options: int) -> list[Page]:
    request = Request(game, game.read_options(options), voice(language))
    return pages(game_sheets(request), "a4", copies=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_side_by_side_round_by_round(language: str) -> None:
    (page,) = printed(ROOMLESS, language, players=4, rounds=7)
    say, words = voice(language), words_of(page)
    assert words[0] == "Goofspiel"
    assert [say("print-round", number=n) in words for n in range(1, 9)] == [True] * 7 + [False]
    assert say("print-total") in words
    assert say("print-most-win") in words
    boxes = [shape for shape in page.shapes if isinstance(shape, Rect) and shape.stroke]
    assert len(boxes) == 4 * (1 + 7 + 1)
    assert overlapping_texts(page) == []


def test_fewest_win_where_they_do() -> None:
    (page,) = printed(replace(ROOMLESS, fewest_wins=True), players=3)
    assert "Fewest points win." in words_of(page)


def test_many_rounds_take_more_sheets() -> None:
    crowded = printed(ROOMLESS, players=6, rounds=20)
    assert len(crowded) == 1
    many = replace(game_of("six-nimmt"), score_sheet=None)
    assert [
        sum(word.startswith("Round") for word in words_of(page))
        for page in printed(many, players=6, rounds=50)
    ] == [16, 17, 17]


def test_it_has_no_named_sheets() -> None:
    request = Request(ROOMLESS, ROOMLESS.read_options({"players": 3}), voice("en"), sheet="B")
    with pytest.raises(BadOption, match="Goofspiel has one kind of sheet"):
        game_sheets(request)
