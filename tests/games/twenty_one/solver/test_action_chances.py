"""Chances to win of actions: those of all seats add up to one, and writing is judged as before."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.rules import CROSS, WRITE
from byczo.games.twenty_one.solver.action_chances import entry_of
from byczo.play.exact_bot import ExactBot
from byczo.play.solution import solution_of
from tests.games.twenty_one.solver.playing import bot_of, decisions


@pytest.mark.parametrize("players", [2, 4])
def test_when_all_write_their_odds_add_up_to_one(players: int) -> None:
    """To a per cent, for in the last rows of two neither may be able to make sure of more."""
    bots = [bot_of(ExactBot)] * players
    seen_turns = 0
    odds: dict[int, float] = {}
    for state, seat, seen, _ in decisions(players, f"sum {players}", bots):
        if seat is None or state.phase != WRITE:
            continue
        found = solution_of(GAME, seen, seat)
        assert found is not None
        odds[seat] = float(found.values.max())
        if len(odds) == players:
            assert sum(odds.values()) == pytest.approx(1, abs=0.01)
            seen_turns += 1
            odds = {}
    assert seen_turns > 5


def test_an_action_as_places() -> None:
    colours = np.array([5, 4, 3, 2, 1, 0], np.int16)
    assert entry_of(0b000011, colours) == 0b110000
    assert entry_of(CROSS, colours) == 0
