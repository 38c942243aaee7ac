"""How playouts go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from byczo.core.game import Game
from byczo.games import GAMES, game_of
from byczo.play.playout_kernels import FEATURES, anything, by_policy, features, quick
from byczo.play.playout_policy import (
    EVEN,
    PlayoutPolicy,
    policy_of,
    random_policy,
    read_weights,
    weighted_policy,
)


@pytest.mark.parametrize("policy", [policy_of, random_policy])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_playout_policy(
    game: Game, policy: Callable[[Game], PlayoutPolicy]
) -> None:
    assert policy(game).weights.shape == (FEATURES,)
    assert (policy(game).weights > 0).all()


def test_without_weights_playouts_go_by_the_quick_policy() -> None:
    game = game_of("six-nimmt")
    bare = replace(game, strategy=replace(game.strategy, weights=None))
    assert policy_of(bare).parts[quick] is by_policy
    assert policy_of(bare).weights is EVEN
    assert random_policy(game).parts[quick] is anything


def test_learned_weights_go_with_the_features() -> None:
    game = game_of("six-nimmt")
    assert game.strategy.weights is not None
    learned = policy_of(game)
    assert learned.parts[features] is game.strategy.features
    assert quick not in learned.parts
    assert np.array_equal(learned.weights, read_weights(game.strategy.weights))
    assert weighted_policy(game, EVEN).weights is EVEN
