"""Drawings of all games, and of those without one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from byczo.core.chance import Seeded
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games import GAMES, game_of
from byczo.games.table_drawing import HEIGHT, WIDTH
from tests.games.drawings import drawn, hold_drawings
from tests.printing.measures import words_of


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_smallest_table_fits_its_page(game: Game) -> None:
    hold_drawings(game, {"players": game.players[0]}, 41)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_drawing_has_the_title_all_names_and_one_size(game: Game) -> None:
    view = Match(game, {"players": 3}, chance=Seeded(1)).view(0)
    page = drawn(game, view)
    assert (page.width, page.height) == (WIDTH, HEIGHT)
    assert {game.title, "Ania", "Bruno <b>", "Chloé"} <= set(words_of(page))


def test_a_game_without_a_drawing_shows_its_board_of_text() -> None:
    plain = replace(game_of("six-nimmt"), drawing=None)
    match = Match(plain, {"players": 3}, chance=Seeded(1))
    page = drawn(plain, match.view(0))
    assert any("Your hand" in words for words in words_of(page))
    assert (page.width, page.height) == (WIDTH, HEIGHT)
    assert plain.title in words_of(page)
    boardless = replace(plain, board=None)
    assert any("unseen" in words for words in words_of(drawn(boardless, match.view(0))))
