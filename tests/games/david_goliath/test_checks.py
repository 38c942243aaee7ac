"""The checks of David & Goliath find what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.david_goliath import GAME
from byczo.games.david_goliath.checks import conserved, longest
from byczo.games.david_goliath.rules import COLOUR


def begun() -> Match[Any, Any, Any]:
    match = Match(GAME, {"players": 3}, chance=Seeded(1))
    for _ in range(12):
        seat = match.waiting[0]
        match.act(seat, match.actions(seat)[0])
    return match


def test_a_game_under_way_is_conserved() -> None:
    conserved(begun().state)


def test_points_that_were_not_won_are_found() -> None:
    state = begun().state.twin()
    state.sums[0, 0] += 1
    with pytest.raises(AssertionError):
        conserved(state)


def test_a_card_held_twice_is_found() -> None:
    match = begun()
    state = match.state.twin()
    card = match.actions(match.waiting[0])[0]
    seat = next(s for s in range(3) if s not in match.waiting)
    colour = int(COLOUR[card])
    state.hands[seat, colour, state.holds[seat, colour]] = card
    state.holds[seat, colour] += 1
    with pytest.raises(AssertionError):
        conserved(state)


def test_a_false_void_is_found() -> None:
    state = begun().state.twin()
    seat, colour = next((s, c) for s in range(3) for c in range(5) if state.holds[s, c])
    state.voids[seat, colour] = 1
    with pytest.raises(AssertionError):
        conserved(state)


def test_every_card_is_a_step() -> None:
    assert longest(GAME.read_options({"players": 3, "rounds": 2})) == 1 + 2 * (1 + 15 * 3)
