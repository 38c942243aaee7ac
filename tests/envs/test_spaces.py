"""Spaces of environments."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.game import Game
from byczo.envs import Tables
from byczo.envs.spaces import action_space, feature_space
from byczo.games import GAMES

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_features_lie_in_their_space(game: Game) -> None:
    players = game.players[-1]
    space = feature_space(game, players)
    tables = Tables(game, 5, {"players": players}, seed=1)
    for _ in range(30):
        tables.step()
        assert all(space.contains(seen) for seen in tables.observations.reshape(-1, *space.shape))
    too_high = tables.observations[0, 0].copy()
    too_high[np.argmin(space.high)] = 255
    assert not space.contains(too_high)


@games
def test_actions_are_numbered_as_the_game_numbers_them(game: Game) -> None:
    space = action_space(game)
    assert (int(space.start), int(space.n)) == (0, game.actions + 1)
