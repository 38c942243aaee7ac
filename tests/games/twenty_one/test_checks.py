"""The checks of Twenty One find what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.checks import conserved, longest


def begun() -> Match[Any, Any, Any]:
    match = Match(GAME, {"players": 3}, chance=Seeded(1))
    for _ in range(30):
        seat = match.waiting[0]
        match.act(seat, match.actions(seat)[0])
    return match


def test_a_game_under_way_is_conserved() -> None:
    state = begun().state
    assert state.written.any()
    conserved(state)


@pytest.mark.parametrize("field", ["scores", "hits"])
def test_a_wrong_score_is_found(field: str) -> None:
    state = begun().state.twin()
    getattr(state, field)[1, 0] += 1
    with pytest.raises(AssertionError):
        conserved(state)


def test_a_number_above_the_printed_one_is_found() -> None:
    state = begun().state.twin()
    state.written[0, 4, 0] = 6
    state.sheets[0, 4, 0] = 1
    with pytest.raises(AssertionError):
        conserved(state)


def test_each_turn_fills_a_field() -> None:
    assert longest(GAME.read_options({"players": 2})) == 2 + 30 * 5
