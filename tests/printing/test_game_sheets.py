"""A game draws its own sheets, or gets the plain one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from byczo.core.game import Game
from byczo.games import GAMES
from byczo.locales import voice
from byczo.printing.game_sheets import game_sheets
from byczo.printing.sheet import Request, pages
from tests.printing.measures import words_of


def words(game: Game) -> list[str]:
    request = Request(game, game.read_options({"players": 3}), voice("en", game.texts))
    return [word for page in pages(game_sheets(request), "a4", copies=1) for word in words_of(page)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_has_its_own_sheet_unless_it_declares_none(game: Game) -> None:
    own, plain = words(game), words(replace(game, score_sheet=None))
    assert own != plain
    assert game.title in plain
