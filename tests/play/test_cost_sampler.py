"""Costs are estimated with honest errors, and what is clear is not tried any further."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.chance import stream_of
from byczo.core.declaration import OWN
from byczo.games import game_of
from byczo.play.cost_kernels import CLEAR_WORLDS, COST, ERROR
from byczo.play.cost_sampler import FEWEST, CostSampler
from byczo.play.trial import Search
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
        judged = sampler.estimates().judged[:, 0]  # of 46
        costs.append(judged[COST])
        errors.append(judged[ERROR])
    assert 0.7 < 1.96 * np.std(costs) / np.mean(errors) < 1.4


def sampler(seed: int = 1) -> CostSampler:
    state = six_nimmt_table(FULL, [46, 61, 62, 91])
    return CostSampler(Search(SIX, stream_of(seed)).trial(state, 0, OWN), SIX.coaching)


def test_an_answer_has_an_error_even_with_few_playouts() -> None:
    tried = sampler()
    assert tried.sample(1) == FEWEST * 4
    estimates = tried.estimates()
    assert estimates.worlds == FEWEST
    assert estimates.judged[COST].min() == 0
    assert estimates.judged[COST, 0] > 0, "46 takes the full row"
    assert estimates.judged[ERROR, 0] > 1


def test_what_is_clear_is_not_tried_any_further() -> None:
    """Only the best is left where all others cost their heads for sure."""
    state = must_take(six_nimmt_table([[55], [10], [20, 21], [50, 51, 52]], [3]), 3)
    tried = CostSampler(Search(SIX, stream_of(1)).trial(state, 0, OWN), SIX.coaching)
    tried.sample(4 * CLEAR_WORLDS)
    assert not tried.settled
    estimates = tried.estimates()
    assert tried.settled
    assert estimates.judged[COST].tolist() == pytest.approx([4, 0, 1, 2])


def test_a_usual_player_is_between_the_best_and_the_worst() -> None:
    tried = sampler()
    tried.sample(2000)
    found = tried.estimates()
    assert found.best - found.judged[COST].max() < found.usual < found.best
    assert found.dangers is not None
    assert found.dangers[0] == 1, "46 takes the full row"
