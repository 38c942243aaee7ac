"""What bots play David & Goliath for."""

from __future__ import annotations

from byczo.core.declaration import RELATIVE
from byczo.core.match import Match
from byczo.games.david_goliath import GAME


def test_what_is_played_for() -> None:
    match = Match(GAME, {"players": 3})
    assert GAME.strategy.payoff(match.state) == RELATIVE


def test_tables_of_the_training_can_be_opened() -> None:
    training = GAME.strategy.training
    assert training is not None
    assert {GAME.read_options(table).players for table in training.tables} <= set(GAME.players)
