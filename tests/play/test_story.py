"""The parts of a game add up, and the rules that add them are those of docs/coach.md."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.declaration import OWN, RELATIVE, WIN
from byczo.games import game_of
from byczo.play import story
from byczo.play.story import accuracy, pay_round, playouts_each, tell_stories


def told(
    decisions: list[tuple[int, int, list[float], int, float, float]],
    results: list[list[float]],
    par: float,
) -> tuple[Any, Any, Any]:
    """Decisions: seat, rounds closed, costs of its actions, which was done, usual, best."""
    seats = 2
    notes = np.zeros((len(story.NOTES), len(decisions)), np.int16)
    figures = np.zeros((len(story.FIGURES), len(decisions)))
    players = np.zeros((seats, len(story.PARTS)))
    for k, (seat, closed, costs, done, usual, best) in enumerate(decisions):
        notes[:4, k] = seat, closed, len(costs), done
        figures[:2, k] = usual, best
    flat = np.array([cost for _, _, costs, *_ in decisions for cost in costs], np.float64)
    paid = np.array(results, np.float64).reshape(len(results), seats)
    given = notes, figures, flat, paid, players
    tell_stories(len(decisions), len(results), seats, par, *given)
    return notes, figures, players


def test_two_rounds_of_one_seat() -> None:
    _, figures, players = told(
        [
            (0, 0, [0.0, 3.0], 1, 4.0, 6.0),  # did what costs 3, and may expect 3
            (0, 0, [0.0, 1.0, 2.0], 0, 5.0, 7.0),
            (0, 1, [0.0, 4.0], 0, 1.0, 2.0),
        ],
        [[8.0, 0.0], [2.5, 0.0]],
        par=2.0,
    )
    assert figures[story.STANDING].tolist() == [2.0, 3.0, 5.0]
    assert figures[story.SKILL].tolist() == [-1.0, 2.0, 1.0]
    assert figures[story.LUCK].tolist() == [2.0, 1.0, 0.5]
    mine = dict(zip(story.PARTS, players[0].tolist(), strict=True))
    assert mine == {
        "par": 4.0,
        "result": 10.5,
        "skill": 2.0,
        "deal": 1.0,
        "luck": 3.5,
        "cost": 3.0,
        "accuracy": pytest.approx(100 * (1 - 3 / (1.5 + 1 + 2))),
        "decisions": 3,
    }
    assert mine["result"] - mine["par"] == mine["skill"] + mine["deal"] + mine["luck"]
    other = dict(zip(story.PARTS, players[1].tolist(), strict=True))  # who had nothing to decide
    assert (other["deal"], other["result"], other["accuracy"]) == (-4.0, 0.0, 100.0)


def test_a_round_that_is_not_scored_ends_with_what_is_expected() -> None:
    _, figures, players = told([(1, 0, [0.0, 1.0], 1, 0.0, 2.0)], [], par=0.0)
    assert figures[story.LUCK, 0] == 0
    assert players[1, story.RESULT] == 1.0
    assert players[0].tolist() == [0, 0, 0, 0, 0, 0, 100, 0]


def test_turning_points_are_the_largest_swings() -> None:
    swings = [2.0, 0.0, -9.0, 6.0, 0.5, -4.0]
    decisions = [(0, k, [0.0], 0, 0.0, 0.0) for k in range(len(swings))]
    notes, _, _ = told(decisions, [[swing, 0.0] for swing in swings], par=0.0)
    assert np.flatnonzero(notes[story.TURNED]).tolist() == [2, 3, 5]
    notes, _, _ = told(decisions[:1], [[1.0, 0.0]], par=0.0)
    assert np.flatnonzero(notes[story.TURNED]).tolist() == [0]


def test_accuracy_is_between_blind_and_perfect() -> None:
    assert accuracy(0.0, 10.0) == 100
    assert accuracy(2.5, 10.0) == 75
    assert accuracy(10.0, 10.0) == accuracy(20.0, 10.0) == 0
    assert accuracy(0.0, 0.0) == 100


def test_long_games_get_fewer_playouts_each() -> None:
    assert [playouts_each(n) for n in (0, 250, 251, 500, 5000)] == [8000, 8000, 7968, 4000, 1000]


def test_a_round_pays_heads_or_shares_of_the_win() -> None:
    game = game_of("six-nimmt")
    state = game.start(game.read_options({"players": 2}))
    state.points[:2] = state.totals[:2] = [3, 10]
    assert pay_round(state, 0, -1, OWN) == -3
    assert pay_round(state, 1, -1, RELATIVE) == -7
    assert (pay_round(state, 0, -1, WIN), pay_round(state, 1, -1, WIN)) == (1.0, 0.0)
