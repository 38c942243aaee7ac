"""How playouts go on."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import numpy as np
import pytest

from byczo.core.game import Game
from byczo.games import GAMES, game_of
from byczo.play.belief_kernels import read_play
from byczo.play.playout_kernels import (
    FEATURES,
    by_policy,
    by_weights,
    even_weight,
    features,
    weight_of,
)
from byczo.play.playout_policy import (
    EVEN,
    NONE,
    policy_of,
    random_policy,
    read_weights,
    weighted_policy,
)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_playout_policy(game: Game) -> None:
    assert policy_of(game).weights.shape == (FEATURES,)
    assert (policy_of(game).weights > 0).all()


def test_without_weights_playouts_go_by_the_quick_policy() -> None:
    game = game_of("six-nimmt")
    bare = replace(game, strategy=msgspec.structs.replace(game.strategy, weights=None))
    assert policy_of(bare).parts[by_weights] is by_policy
    assert policy_of(bare).parts[weight_of] is even_weight
    assert policy_of(bare).weights is EVEN


def test_at_random_there_are_no_weights() -> None:
    game = game_of("six-nimmt")
    assert random_policy(game).weights is NONE
    assert random_policy(game).parts == policy_of(game).parts


def test_learned_weights_go_with_the_features() -> None:
    game = game_of("six-nimmt")
    assert game.strategy.weights is not None
    assert game.strategy.belief is not None
    learned = policy_of(game)
    assert learned.parts[features] is game.strategy.features
    assert by_weights not in learned.parts
    weights, model = read_weights(game.strategy.weights)
    assert np.array_equal(learned.weights, weights)
    assert np.array_equal(learned.model, model)
    assert learned.parts[read_play] is game.strategy.belief.read
    assert weighted_policy(game, EVEN).weights is EVEN
