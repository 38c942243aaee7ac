"""The last rows of two players: chances to win, compared with plain enumeration."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.rules import DECIDE, State
from byczo.play.solution import solution_of
from tests.games.twenty_one.solver.last_row_games import (
    ENGINE,
    acted,
    bounds,
    chance_to_win,
    last_rows,
    payoffs,
    rolled,
)
from tests.nights import NIGHT
from tests.support import legal, seen_by

ROLLS = [(4, 4, 3, 3, 2, 1), (6, 1, 6, 1, 6, 1), (2, 3, 1, 4, 1, 2)]
ENDS = [
    ("a", 1, 1, 0),
    ("b", 2, 1, -4),
    ("d", 2, 2, 1),
    pytest.param("e", 2, 2, -2, marks=NIGHT),
    pytest.param("f", 2, 3, 4, marks=NIGHT),
]


def solved(state: State, seat: int) -> np.ndarray:
    found = solution_of(GAME, seen_by(GAME, ENGINE, state, seat), seat)
    assert found is not None
    assert found.actions.tolist() == legal(ENGINE, state, seat)
    return found.values


def in_all(state: State) -> float:
    """The odds of both seats at their best, added up."""
    return sum(float(solved(state, seat).max()) for seat in range(2))


@pytest.mark.parametrize(("seed", "mine", "theirs", "lead"), ENDS)
@pytest.mark.parametrize("active", [0, 1])
def test_to_keep_or_to_reroll(seed: str, mine: int, theirs: int, lead: int, active: int) -> None:
    before = last_rows(seed, mine, theirs, lead, active)
    known: dict[tuple[object, ...], float] = {}
    for dice in ROLLS:
        state = rolled(before, dice)
        assert state.phase == DECIDE
        ways = [
            chance_to_win(acted(state, active, each), known)
            for each in legal(ENGINE, state, active)
        ]
        mine_to_win = ways if active == 0 else [1 - way for way in ways]
        assert solved(state, active) == pytest.approx(mine_to_win, abs=1e-9)


@pytest.mark.parametrize(("seed", "mine", "theirs", "lead"), ENDS)
def test_what_to_write(seed: str, mine: int, theirs: int, lead: int) -> None:
    """An entry is worth what it makes sure of, whatever the rival enters."""
    before = last_rows(seed, mine, theirs, lead)
    known: dict[tuple[object, ...], float] = {}
    for dice in ROLLS:
        state = rolled(before, dice)
        state = acted(state, 0, legal(ENGINE, state, 0)[0])
        table = payoffs(state, known)
        if len(table) > 1:
            assert solved(state, 0) == pytest.approx(table.min(axis=1), abs=1e-4), "and points"
            surest, limit = bounds(table)
            assert 0 <= limit - surest < 0.02


def test_the_odds_of_both_add_up_to_one() -> None:
    """But for the middle that is taken where neither can make sure of more."""
    for seed in "abcdefgh":
        state = rolled(last_rows(seed, 3, 3), ROLLS[0])
        state = acted(state, 0, legal(ENGINE, state, 0)[0])
        assert in_all(state) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("change", ["open", "row"])
def test_otherwise_odds_are_forecast(change: str) -> None:
    """With four fields open, or another row to fill: the odds of both add up all the same."""
    state = rolled(last_rows("otherwise", 4 if change == "open" else 3, 3), ROLLS[0])
    if change == "row":
        state.row[1] -= 1
    state = acted(state, 0, legal(ENGINE, state, 0)[0])
    assert in_all(state) == pytest.approx(1, abs=1e-3)
