from __future__ import annotations

import pytest

from byczo.core.game import Game
from byczo.games.catalogue import built_in_games
from byczo.play.game_info import info_of


@pytest.mark.parametrize("game", built_in_games(), ids=lambda game: game.id)
def test_a_game_tells_who_can_play_it_and_how(game: Game) -> None:
    info = info_of(game)
    assert info.players == list(game.players)
    assert set(info.levels) <= set(info.bots)
    assert info.rule_values["players"] == 4
    for chosen in info.rule_sets.values():
        game.read_options({**chosen, "players": 4})
