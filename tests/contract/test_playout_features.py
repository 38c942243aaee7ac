"""Features of playouts stay within their room, and quick policies see what a seat sees."""

from __future__ import annotations

import pytest

from byczo.core.chance import stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.game import Game
from byczo.core.options import Options
from byczo.core.rule import compiled
from byczo.play.playout_kernels import FEATURES, by_policy, quick
from byczo.play.playout_policy import EVEN, policy_of
from tests.support import NAMES, TABLES, seen_by, short, walk


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


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_quick_policies_choose_alike_for_whoever_sees_less(game: Game, options: Options) -> None:
    learned, engine = policy_of(game), game.compiled
    kinds = [
        (compiled(learned.parts.get(quick, quick), learned.parts), learned.weights),
        (compiled(by_policy, game.parts), EVEN),
    ]
    for state in walk(game, short(game, options), 9, engine):
        if state.waiting in {CHANCE, OVER}:
            continue
        seat = state.waiting.bit_length() - 1
        seen = seen_by(game, engine, state, seat)
        for choose, weights in kinds:
            one, two = stream_of("same"), stream_of("same")
            assert choose(state, seat, weights, one) == choose(seen, seat, weights, two)
