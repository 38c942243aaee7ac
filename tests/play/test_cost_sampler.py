"""Costs are estimated with honest errors, and what is clear is not tried any further."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.declaration import OWN
from byczo.core.match import Match
from byczo.games import GAMES, game_of
from byczo.play.cost_sampler import CLEAR_WORLDS, FEWEST, CostSampler, usual_shares
from byczo.play.search import Search
from tests.play.positions import must_take, six_nimmt_table

SIX = game_of("six-nimmt")
FULL = [[1, 2], [33, 41, 42, 44, 45], [60], [90]]  # row 2: 5 + 1 + 1 + 5 + 2 heads


def test_errors_are_honest() -> None:
    """The cost of the blunder differs from sample to sample as much as its error says."""
    game = game_of("six-nimmt")
    state = six_nimmt_table(FULL, [46, 61, 62, 91])
    costs, errors = [], []
    for seed in range(60):
        trial = Search(game, stream_of(seed)).trial(state, 0, OWN)
        sampler = CostSampler(trial, game_of("six-nimmt").coaching)
        sampler.sample(1000)
        costs.append(sampler.estimates().costs[0])  # of 46
        errors.append(sampler.estimates().errors[0])
    assert 0.7 < 1.96 * np.std(costs) / np.mean(errors) < 1.4


def sampler(seed: int = 1) -> CostSampler:
    state = six_nimmt_table(FULL, [46, 61, 62, 91])
    return CostSampler(Search(SIX, stream_of(seed)).trial(state, 0, OWN), SIX.coaching)


def test_an_answer_has_an_error_even_with_few_playouts() -> None:
    tried = sampler()
    assert tried.sample(1) == FEWEST * 4
    estimates = tried.estimates()
    assert estimates.worlds == FEWEST
    assert estimates.costs.min() == 0
    assert estimates.costs[0] > 0, "46 takes the full row"
    assert estimates.errors[0] > 1


def test_what_is_clear_is_not_tried_any_further() -> None:
    """Only the best is left where all others cost their heads for sure."""
    state = must_take(six_nimmt_table([[55], [10], [20, 21], [50, 51, 52]], [3]), 3)
    tried = CostSampler(Search(SIX, stream_of(1)).trial(state, 0, OWN), SIX.coaching)
    tried.sample(4 * CLEAR_WORLDS)
    assert not tried.settled
    estimates = tried.estimates()
    assert tried.settled
    assert estimates.costs.tolist() == pytest.approx([4, 0, 1, 2])


def test_a_usual_player_is_between_the_best_and_the_worst() -> None:
    tried = sampler()
    tried.sample(2000)
    found = tried.estimates()
    assert found.best - found.costs.max() < found.usual < found.best
    assert found.dangers is not None
    assert found.dangers[0] == 1, "46 takes the full row"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_usual_shares_add_up(game: Any) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(1), compiled=True)
    seat = match.waiting[0]
    trial = Search(game, stream_of(1)).trial(match.observe(seat), seat, OWN)
    shares = usual_shares(trial)
    assert shares.sum() == pytest.approx(1)
    assert (shares > 0).all()
    if game.strategy.features is None:
        assert np.allclose(shares, 1 / len(shares))
