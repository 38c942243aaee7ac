"""The bounds that docs/games/x-nimmt.md derives, under random and under stubborn play."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.match import Match
from byczo.games.rows.placing import NO_ROW, row_for
from byczo.games.x_nimmt import GAME
from byczo.games.x_nimmt.checks import conserved, longest
from byczo.games.x_nimmt.rules import (
    LONGEST_HAND,
    MOST_TURNS,
    ROW_LENGTH,
    TAKE,
    fills,
)
from tests.support import drawn, legal

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def taking(state: Any, seat: int, action: int) -> int:
    """How many cards the action would take now."""
    if state.phase == TAKE:
        return int(state.lengths[action - 101])
    row = row_for(state, action)
    if row == NO_ROW:
        return ROW_LENGTH - 1
    return int(state.lengths[row]) if fills(state, row) else 0


@PLAYERS
@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), stubborn=st.integers(0, 4))
def test_rounds_and_hands_stay_within_their_bounds(players: int, seed: int, stubborn: int) -> None:
    """Stubborn players take as many cards as they can, to make the round long."""
    engine, stream = GAME.compiled, stream_of(seed)
    state: Any = GAME.start(GAME.read_options({"players": players}))
    takes = 0
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            engine.deal(state, drawn(GAME, state, stream, engine))
            continue
        seat = state.waiting.bit_length() - 1
        actions = legal(engine, state, seat)
        action = actions[draw(stream, len(actions))]
        if draw(stream, 5) < stubborn:
            action = max(actions, key=lambda a: taking(state, seat, a))
        engine.act(state, seat, action)
        takes = int(state.x_count[:players].sum())
        assert state.turn <= MOST_TURNS
        assert takes <= 8 * players
        assert max(state.held[:players]) <= (16 * players + 8) // 3 <= LONGEST_HAND
        assert max(state.x_count[:players]) <= state.turn


def test_a_card_that_vanishes_is_found() -> None:
    match: Match[Any, Any, Any] = Match(GAME, {"players": 3}, chance=Seeded(1))
    conserved(match.state)
    state = match.state.twin()
    state.held[1] -= 1
    with pytest.raises(AssertionError):
        conserved(state)


def test_an_x_row_that_falls_is_found() -> None:
    match: Match[Any, Any, Any] = Match(GAME, {"players": 2}, chance=Seeded(1))
    state = match.state.twin()
    state.x_cards[0, :2] = state.hands[0, 1::-1]
    state.x_cards[0, :2] = sorted(state.x_cards[0, :2], reverse=True)
    state.x_count[0] = 2
    state.hands[0, :6] = state.hands[0, 2:8]
    state.held[0] = 6
    with pytest.raises(AssertionError):
        conserved(state)
    state.x_cards[0, :2] = state.x_cards[0, 1::-1].copy()
    conserved(state)


def test_a_longer_match_may_last_longer() -> None:
    lengths = [longest(GAME.read_options({"players": n, "rounds": n})) for n in GAME.players]
    assert lengths == sorted(lengths)
