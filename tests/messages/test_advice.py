"""Candidates of an advice are found by what they do."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.coach import Coach


def test_the_best_comes_first_and_others_are_found() -> None:
    match = Match(game_of("six-nimmt"), {"players": 3}, chance=Seeded(1), compiled=True)
    advice = Coach(match.game).advice(match.observe(0), 0, playouts=200)
    assert advice.best is advice.candidates[0]
    for do in match.legal(0):
        assert advice.of(do).do == do
    with pytest.raises((LookupError, StopIteration)):
        advice.of("dance")
