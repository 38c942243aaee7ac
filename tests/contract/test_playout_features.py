"""Features of playouts stay within their room, in every game."""

from __future__ import annotations

import pytest

from byczo.core.contract import CHANCE, OVER
from byczo.core.game import Game
from byczo.core.options import Options
from byczo.core.rule import compiled
from byczo.play.playout_kernels import FEATURES
from tests.support import TABLES, seen_by, short, walk


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game, options in TABLES if game.strategy.features],
    ids=[
        f"{game.id}-{options.players}-{n}"
        for n, (game, options) in enumerate(TABLES)
        if game.strategy.features
    ],
)
def test_features_stay_within_their_room(game: Game, options: Options) -> None:
    """Three numbers below FEATURES, alike for whoever sees less, at every decision of a game."""
    assert game.strategy.features is not None
    features = compiled(game.strategy.features)
    engine = game.compiled
    for state in walk(game, short(game, options), 7, engine):
        if state.waiting in {CHANCE, OVER}:
            continue
        seat = state.waiting.bit_length() - 1
        seen = seen_by(game, engine, state, seat)
        for k in range(engine.choices(seen, seat)):
            action = engine.choice(seen, seat, k)
            packed = features(seen, seat, action)
            assert 0 <= packed < FEATURES**3
            assert packed == features(state, seat, action)
