"""Equilibria: what never pays more is not played."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.rule import compiled, interpreted
from byczo.play.equilibrium import dominates, equilibrium, keep_undominated, share_out, without
from tests.play.exact_games import strategies_of

GAME = np.array([[0.0, 1, 3], [0, 2, 3], [0, 2, 3]])


def test_what_never_pays_more_is_not_played() -> None:
    first, second, value = strategies_of(GAME)
    assert value == 0
    assert first.tolist() == [0, 1, 0]
    assert second.tolist() == [1, 0, 0]


def test_both_guess_evenly_between_stone_and_paper_and_scissors() -> None:
    first, second, value = strategies_of(np.array([[0.0, -1, 1], [1, 0, -1], [-1, 1, 0]]))
    assert value == pytest.approx(0)
    assert first == pytest.approx([1 / 3] * 3)
    assert second == pytest.approx([1 / 3] * 3)


def test_of_equal_choices_the_first_is_kept() -> None:
    kept = np.zeros(8, np.int16)
    assert keep_undominated(GAME, 3, 3, False, kept) == 1
    assert kept[0] == 1
    assert keep_undominated(GAME, 3, 3, True, kept) == 1
    assert kept[0] == 0


def test_the_second_player_wins_what_the_first_loses() -> None:
    assert dominates(GAME, 1, 0, 3, False)
    assert not dominates(GAME, 0, 1, 3, False)
    assert dominates(GAME, 0, 1, 3, True)
    assert not dominates(GAME, 1, 0, 3, True)


def test_players_may_have_different_numbers_of_choices() -> None:
    """Three cards against one: nothing outside of the matrix is looked at."""
    column, row = np.array([[0.0], [2], [1]]), np.array([[0.0, 2, 1]])
    assert dominates(column, 1, 2, 1, False)
    assert not dominates(column, 2, 1, 1, False)
    assert dominates(row, 2, 1, 1, True)
    assert not dominates(row, 1, 2, 1, True)


def test_a_choice_is_taken_out_of_a_list() -> None:
    kept = np.array([0, 2, 5], np.int16)
    assert without(kept, 3, 2) == 2
    assert kept[:2].tolist() == [0, 5]


def test_chances_add_up_to_one() -> None:
    found = np.array([1.0, 3.0, 5.0, 5.0])
    share_out(found, 0, 2)
    share_out(found, 2, 4)
    assert found.tolist() == [0.25, 0.75, 0.5, 0.5]


def test_interpreted_and_compiled() -> None:
    rng = np.random.default_rng(3)
    for size in (1, 3, 6):
        payoffs = rng.integers(-5, 6, (size, size)).astype(float)
        rooms = np.zeros((2, 2, size))
        values = [
            translate(equilibrium)(payoffs, size, size, room[0], room[1])
            for translate, room in zip((interpreted, compiled), rooms, strict=True)
        ]
        assert values[0] == values[1]
        assert np.array_equal(rooms[0], rooms[1])
