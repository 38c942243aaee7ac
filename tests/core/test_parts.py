"""What a game leaves out has something that stands in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from byczo.core.game import Game
from byczo.core.parts import OPTIONAL, optional_parts
from byczo.games import GAMES

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_parts_that_are_left_out_are_told_with_what_stands_in(game: Game) -> None:
    declared = {part.name for part in optional_parts(game) if part.declared}
    assert {"coaching.why", "texts", "board"} <= declared
    bare = replace(game, texts=None, board=None, coaching=type(game.coaching)())
    left_out = {part.name for part in optional_parts(bare) if not part.declared}
    assert {"coaching.why", "coaching.danger", "texts", "board"} <= left_out
    assert all(part.otherwise for part in optional_parts(bare))


@games
def test_parts_come_in_the_order_of_the_declaration(game: Game) -> None:
    assert [part.name for part in optional_parts(game)] == [part.name for part in OPTIONAL]
