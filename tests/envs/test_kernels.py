"""Masks, errors and rewards of tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import OVER, TableState
from byczo.core.declaration import OWN, RELATIVE, WIN
from byczo.core.encoding import standing
from byczo.core.match import Match
from byczo.core.rule import interpreted, rule
from byczo.envs.kernels import (
    NOBODY_ERRED,
    any_action,
    first_error,
    is_marked,
    mark_actions,
    pay_game,
    pay_points,
    pay_win,
)
from byczo.games import game_of

SEATS = np.array([2, 0], np.int16)


@rule
def three_now(state: TableState, seat: int) -> int:
    return 3


def table(*totals: int, waiting: int = OVER) -> TableState:
    state = TableState.blank()
    state.players, state.waiting = len(totals), waiting
    state.totals[: len(totals)] = totals
    return state


def test_a_mask_knows_its_ends() -> None:
    mask = np.array([0, 1, 0], np.int8)
    assert [bool(is_marked(mask, action)) for action in (-1, 0, 1, 2, 3)] == [
        *(False, False, True, False, False)
    ]


def test_the_first_illegal_action_is_found() -> None:
    masks = np.ones((2, 2, 4), np.int8)
    actions, turns = np.zeros((2, 2), np.int64), np.array([0, -1], np.int16)
    assert first_error(actions, masks, turns, False) == NOBODY_ERRED
    actions[1, 0] = 4
    assert first_error(actions, masks, turns, False) == 2
    assert first_error(actions, masks, turns, True) == NOBODY_ERRED, "nobody acts at table 1"
    actions[0, 0] = -5
    assert first_error(actions, masks, turns, True) == 0


def test_any_legal_action() -> None:
    six = game_of("six-nimmt")
    match = Match(six, {"players": 2}, chance=Seeded(1))
    choose: Any = interpreted(any_action, six.parts)
    stream = stream_of(1)
    assert {choose(match.state, 0, stream) for _ in range(200)} == set(match.actions(0))


@pytest.mark.parametrize(
    ("payoff", "sign", "rewards"),
    [(OWN, 1, [7, 2]), (OWN, -1, [-7, -2]), (RELATIVE, 1, [7 - 3, 2 - 5.5])],
)
def test_points_are_paid_as_they_change(payoff: int, sign: int, rewards: list[float]) -> None:
    paid, out = np.zeros(10, np.int16), np.zeros(2, np.float32)
    pay_points(table(2, 4, 7), SEATS, payoff, sign, paid, out)
    assert out.tolist() == rewards
    pay_points(table(2, 4, 7), SEATS, payoff, sign, paid, out)
    assert out.tolist() == [0, 0], "only what has changed"


def test_what_a_round_has_brought_so_far_is_paid_too() -> None:
    paid, out = np.zeros(10, np.int16), np.zeros(2, np.float32)
    pay: Any = interpreted(pay_points, {standing: three_now})
    pay(table(2, 4, 7, waiting=1), SEATS, OWN, 1, paid, out)
    assert out.tolist() == [10, 5]


def test_the_win_is_shared() -> None:
    out = np.zeros(2, np.float32)
    pay_win(table(7, 4, 7), SEATS, 1, out)
    assert out.tolist() == [0.5, 0.5]
    pay_game(table(7, 4, 7), SEATS, WIN, -1, np.zeros(10, np.int16), out)
    assert out.tolist() == [0, 0]
    pay_game(table(7, 4, 7), SEATS, OWN, 1, np.zeros(10, np.int16), out)
    assert out.tolist() == [7, 7]


def test_learners_who_wait_are_marked() -> None:
    six = game_of("six-nimmt")
    match = Match(six, {"players": 3}, chance=Seeded(1))
    match.act(0, match.actions(0)[0])
    masks, waiting = np.zeros((2, six.actions + 1), np.int8), np.zeros(2, np.int8)
    mark: Any = interpreted(mark_actions, six.parts)
    mark(match.state, SEATS, masks, waiting)
    assert waiting.tolist() == [1, 0]
    assert np.flatnonzero(masks[0]).tolist() == match.actions(2)
