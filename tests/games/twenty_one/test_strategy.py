"""What bots play Twenty One for."""

from __future__ import annotations

from byczo.core.declaration import WIN
from byczo.core.match import Match
from byczo.games.twenty_one import GAME


def test_what_is_played_for() -> None:
    match = Match(GAME, {"players": 2})
    assert GAME.strategy.payoff(match.state) == WIN


def test_every_decision_is_solved() -> None:
    assert GAME.strategy.solved
    assert GAME.strategy.solver is not None
