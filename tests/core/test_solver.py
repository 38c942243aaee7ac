"""Solvers: what they are handed, and how a solution is played."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.chance import stream_of
from byczo.core.solver import PLAYERS, arrays_for, choose_solved, players_of
from byczo.games import game_of

ACTIONS = np.array([3, 5, 8, 99], np.int16)


def chosen(chances: list[float], seed: int | str, times: int) -> list[int]:
    solution, stream = np.zeros((2, 4)), stream_of(seed)
    solution[1, : len(chances)] = chances
    return [choose_solved(ACTIONS, len(chances), 0.0, solution, stream) for _ in range(times)]


def test_a_solution_is_played_by_its_chances() -> None:
    found = chosen([0.0, 0.25, 0.75], 1, 4000)
    assert set(found) == {5, 8}
    assert 900 < found.count(5) < 1100  # 1000 expected, standard deviation 27


def test_what_rounding_leaves_goes_to_the_likeliest() -> None:
    """Chances that do not quite add up to 1."""
    assert {chosen([0.0, 1e-12], seed, 1)[0] for seed in range(20)} == {5}


def test_who_slips_chooses_by_worth() -> None:
    solution, stream = np.zeros((2, 4)), stream_of(2)
    solution[:, :3] = [[0.3, 0.2, -9.0], [1.0, 0.0, 0.0]]
    found = [choose_solved(ACTIONS, 3, 0.1, solution, stream) for _ in range(4000)]
    assert set(found) == {3, 5}
    assert found.count(3) / found.count(5) == pytest.approx(2.718, rel=0.15)


def test_arrays_grow_with_the_players() -> None:
    small, large = arrays_for((("i2", (4,)), ("f8", (2, PLAYERS, 3))), 5)
    assert (small.dtype, small.shape) == (np.int16, (4,))
    assert (large.dtype, large.shape) == (np.float64, (2, 5, 3))
    assert not large.any()


def test_tables_are_shared_by_those_of_as_many_players() -> None:
    state = game_of("six-nimmt").state.blank()
    state.players = 4
    assert players_of(state, 0) == players_of(state, 3) == 4
