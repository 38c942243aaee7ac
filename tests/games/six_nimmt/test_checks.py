"""The checks of 6 nimmt! find what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.checks import conserved, longest


def begun() -> Match[Any, Any, Any]:
    match = Match(GAME, {"players": 3}, chance=Seeded(1))
    for _ in range(4):
        for seat in match.waiting:
            match.act(seat, match.actions(seat)[0])
    return match


def test_a_game_under_way_is_conserved() -> None:
    conserved(begun().state)


def test_a_card_in_two_hands_is_found() -> None:
    state = begun().state.twin()
    state.hands[0, 0] = state.hands[1, 0]
    with pytest.raises(AssertionError):
        conserved(state)


def test_lost_heads_are_found() -> None:
    state = begun().state.twin()
    state.heads[2] += 1
    with pytest.raises(AssertionError):
        conserved(state)


def test_a_row_that_falls_is_found() -> None:
    state = begun().state.twin()
    row = int(state.lengths.argmax())
    state.rows[row, :2] = state.rows[row, 1::-1]
    with pytest.raises(AssertionError):
        conserved(state)


def test_a_longer_match_may_last_longer() -> None:
    lengths = [longest(GAME.read_options({"players": n, "rounds": 2})) for n in GAME.players]
    assert lengths == sorted(lengths)
    assert longest(GAME.read_options({"players": 4, "variant": "halves"})) == 3 + 2 * 4 * 25
