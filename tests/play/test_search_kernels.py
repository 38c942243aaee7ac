"""Payoffs, guesses and worlds of the searcher."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import OVER, TableState
from byczo.core.declaration import OWN, RELATIVE, WIN
from byczo.core.game import Game
from byczo.core.kernels import room_for
from byczo.core.match import Match
from byczo.core.rule import compiled, interpreted
from byczo.games import GAMES, game_of
from byczo.play.playout_policy import NONE, policy_of
from byczo.play.search_kernels import (
    A_LITTLE,
    COLUMNS,
    GUESS,
    NO_GUESS,
    REGRETS,
    ROWS,
    WORLDS,
    choose_by_guess,
    match_regrets,
    others_choose,
    pay,
    play_round,
    try_actions,
    waiting_seat,
)
from byczo.play.trial import TrialRoom
from tests.play.positions import must_take, six_nimmt_table

SIX = game_of("six-nimmt")
POLICY = policy_of(SIX)


def fitted(kernel: Any, game: Game = SIX) -> Any:
    return interpreted(kernel, policy_of(game).parts)


@pytest.mark.parametrize(
    ("sign", "seat", "own", "relative", "win"),
    [(-1, 0, -4, 3, 1 / 2), (-1, 2, -10, -6, 0), (1, 2, 10, 6, 1), (1, 0, 4, -3, 0)],
)
def test_payoffs_of_a_round(sign: int, seat: int, own: int, relative: int, win: float) -> None:
    state, out = TableState.blank(), np.zeros(3)
    state.players = 3
    state.points[:3], state.totals[:3] = [4, 4, 10], [5, 5, 30]
    pay(state, seat, sign, out)
    assert out[[OWN, RELATIVE]].tolist() == [own, relative]
    assert out[WIN] == pytest.approx(win + A_LITTLE * relative)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_round_is_played_to_its_score(game: Game) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(1))
    ends = []
    for _ in range(2):
        state = match.state.twin()
        fitted(play_round, game)(
            state, policy_of(game).weights, stream_of(1), *room_for(game), state.closed
        )
        assert state.closed == 1 or state.waiting == OVER
        ends.append(state)
    assert ends[0].same(ends[1])


def test_a_guess_is_followed_in_proportion() -> None:
    state = six_nimmt_table([[1], [2], [3], [4]], [10, 20, 30])
    guess = np.zeros(SIX.actions + 1)
    guess[[10, 30]] = [1.0, 3.0]
    stream, choose = stream_of(1), fitted(choose_by_guess)
    chosen = [choose(state, 0, guess, POLICY.weights, stream) for _ in range(1000)]
    assert set(chosen) == {10, 30}
    assert 700 < chosen.count(30) < 800
    anyhow = choose(state, 0, np.zeros(SIX.actions + 1), POLICY.weights, stream)
    assert anyhow in {10, 20, 30}


def test_all_others_choose_before_the_seat() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(1))
    state = match.state.twin()
    tables = np.zeros((ROWS, SIX.actions + 1))
    fitted(others_choose)(state, 2, tables, NO_GUESS, POLICY.weights, stream_of(1))
    assert state.waiting == 1 << 2
    assert state.chosen[2] == 0
    assert state.chosen[[0, 1, 3]].all()


def test_each_of_the_others_goes_by_its_own_guess() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(1))
    state: Any = match.state.twin()
    tables = np.zeros((ROWS, SIX.actions + 1))
    wanted = {seat: int(state.hands[seat, 3 * seat]) for seat in (0, 1, 3)}
    for seat, card in wanted.items():
        tables[GUESS + seat, card] = 1.0
    fitted(others_choose)(state, 2, tables, GUESS, POLICY.weights, stream_of(1))
    assert {seat: int(state.chosen[seat]) for seat in wanted} == wanted


def test_who_waits_is_found_from_any_seat_on() -> None:
    state = TableState.blank()
    state.players, state.waiting = 4, 0b0110
    assert [waiting_seat(state, number) for number in range(6)] == [1, 1, 2, 1, 1, 1]


def tried(worlds: int, alive: list[int]) -> tuple[Any, Any]:
    state = must_take(six_nimmt_table([[55], [10], [20, 21], [50, 51, 52]], [3]), 3)
    actions = np.array([SIX.interpreted.choice(state, 0, k) for k in range(4)], np.int16)
    sums, gaps = np.zeros((2, 5, COLUMNS)), np.zeros((2, 5, 5))
    fitted(try_actions)(
        state, 0, -1, OWN, actions, np.array(alive, np.int16),
        np.zeros((ROWS, SIX.actions + 1)), NO_GUESS, POLICY.weights, NONE, worlds, stream_of(1),
        SIX.state.batch(2), room_for(SIX), sums, gaps, *TrialRoom.of(SIX).arguments[-3:],
    )  # fmt: skip
    return sums, gaps


def test_each_living_candidate_is_paid_in_every_world() -> None:
    sums, gaps = tried(3, [1, 1, 1, 1])
    heads = np.array([7, 3, 4, 5])  # 55: 7, 10: 3, 20 and 21: 4, 50 to 52: 5
    assert sums[0, :4, OWN].tolist() == (-3 * heads).tolist()
    assert sums[1, :4, OWN].tolist() == (3 * heads**2).tolist()
    assert sums[0, :4, WORLDS].tolist() == [3] * 4
    assert gaps[0, 1, 0] == 3 * (7 - 3)
    assert gaps[1, 1, 0] == 3 * (7 - 3) ** 2


def test_the_dead_are_not_tried() -> None:
    sums, gaps = tried(2, [1, 0, 1, 0])
    assert not sums[0, [1, 3]].any()
    assert gaps[0, 2, 0] != 0
    assert not gaps[0, 3].any()


def test_regrets_learn_to_avoid_what_costs() -> None:
    """Cards that would take a full row of 14 heads are guessed less often than free places."""
    full = [[1, 2], [33, 41, 42, 44, 45], [60], [90]]
    state = six_nimmt_table(full, [46, 61], 2)
    public = SIX.state.blank()
    SIX.interpreted.observe(state, -1, public)
    tables = np.zeros((ROWS, SIX.actions + 1))
    learn: Any = compiled(match_regrets, POLICY.parts)
    learn(
        public, -1, OWN, 3000, POLICY.weights, stream_of(1),
        SIX.state.batch(2), room_for(SIX), tables,
    )  # fmt: skip
    regrets, guess = tables[REGRETS], tables[GUESS]
    assert (regrets >= 0).all()
    assert guess[46:52].mean() < guess[61:66].mean() / 2
