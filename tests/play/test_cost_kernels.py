"""Costs, errors and verdicts are what the sums of a trial say."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.declaration import OWN
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.rule import compiled
from byczo.games import GAMES, game_of
from byczo.play.cost_kernels import (
    BEST,
    CLOSE,
    COST,
    COSTS,
    ERROR,
    JUDGED,
    SURE,
    VERDICT,
    VERY_SURE,
    careful_error,
    estimate_costs,
    mean_gap,
    solution_costs,
    verdict_of,
)
from byczo.play.playout_kernels import weight_of
from byczo.play.search_kernels import WORLDS
from byczo.play.trial import Search, Trial

SIX = game_of("six-nimmt")


def trial_of(game: Game, worlds: int = 300, seed: int = 1) -> Trial:
    """The first decision of a game, tried on some worlds."""
    match = Match(game, {"players": 3}, chance=Seeded(seed), compiled=True)
    seat = match.waiting[0]
    trial = Search(game, stream_of(seed)).trial(match.observe(seat), seat, OWN)
    trial.go_on(worlds)
    return trial


def estimated(trial: Trial) -> tuple[np.ndarray, tuple[int, float, float]]:
    """The judgements, and what the rule returns."""
    room, judged = trial.room, np.zeros((JUDGED, trial.count))
    policy = trial.search.policy
    found = compiled(estimate_costs, policy.parts)(
        trial.seen,
        trial.seat,
        trial.payoff,
        trial.count,
        policy.weights,
        room.lists,
        room.sums,
        room.gaps,
        judged,
    )
    return judged, found


def test_gaps_are_paired() -> None:
    """What two actions differ by is known better than what each is worth."""
    trial = trial_of(SIX)
    room, means = trial.room, trial.findings().means[:, OWN]
    best = int(np.argmax(means))
    worlds = room.sums[0, : trial.count, WORLDS]
    errors = np.sqrt((room.sums[1, : trial.count, OWN] / worlds - means**2) / worlds)
    others = [k for k in range(trial.count) if k != best]
    better = 0
    for k in others:
        gap = mean_gap(best, k, room.sums, room.gaps)
        assert gap == pytest.approx(means[best] - means[k])
        assert gap == -mean_gap(k, best, room.sums, room.gaps)
        error = careful_error(best, k, OWN, room.sums, room.gaps)
        better += error < np.hypot(errors[best], errors[k])
    assert better > 0.8 * len(others)
    assert careful_error(best, best, OWN, room.sums, room.gaps) == 0


def test_gaps_count_only_worlds_that_both_met() -> None:
    trial = trial_of(SIX, worlds=50)
    sums, gaps = trial.room.sums, trial.room.gaps
    trial.drop_worse_half()
    dead = next(k for k in range(trial.count) if not trial.alive[k])
    before = [mean_gap(dead, k, sums, gaps) for k in range(trial.count)]
    trial.go_on(50)
    assert [mean_gap(dead, k, sums, gaps) for k in range(trial.count)] == before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_usual_player_weighs_actions_as_playouts_do(game: Game) -> None:
    trial = trial_of(game, worlds=30)
    judged, (worlds, worth, usual) = estimated(trial)
    means = trial.findings().means[:, OWN]
    assert (worlds, worth) == (30, means.max())
    policy = trial.search.policy
    weigh = compiled(policy.parts.get(weight_of, weight_of), policy.parts)
    weights = [weigh(trial.seen, trial.seat, int(a), policy.weights) for a in trial.actions]
    if game.strategy.features is None:
        assert set(weights) == {1.0}
    assert usual == pytest.approx(worth - np.average(judged[COST], weights=weights))
    assert judged[COST] == pytest.approx(means.max() - means)


def test_judgements_are_relative_to_the_best() -> None:
    trial = trial_of(SIX)
    judged, _ = estimated(trial)
    best = trial.findings().best
    assert judged[:, best].tolist() == [0, 0, BEST]
    error = SURE * careful_error(best, best - 1, OWN, trial.room.sums, trial.room.gaps)
    assert judged[ERROR, best - 1] == pytest.approx(error)


def test_what_is_said_to_cost_is_surer_than_an_interval() -> None:
    found = set()
    for worlds in (20, 40, 60, 80):
        trial = trial_of(SIX, worlds=worlds)
        judged, _ = estimated(trial)
        for k in range(trial.count):
            if k != trial.findings().best:
                times = judged[COST, k] / judged[ERROR, k]
                found.add((times > 1, times > VERY_SURE / SURE, int(judged[VERDICT, k])))
    assert found == {(False, False, CLOSE), (True, False, CLOSE), (True, True, COSTS)}


def test_verdicts() -> None:
    assert verdict_of(0.0, 0.0) == BEST
    assert verdict_of(0.5, 0.5) == CLOSE
    assert verdict_of(0.6, 0.5) == COSTS


def test_values_of_a_solution_that_cannot_be_told_apart_are_close() -> None:
    solution, judged = np.array([[1.0, 3.0, 2.999, 3.0], [0.0, 1.0, 0.0, 0.0]]), np.zeros((3, 4))
    assert solution_costs(4, 0.01, solution, judged) == 3
    assert judged[COST] == pytest.approx([2, 0, 0.001, 0])
    assert judged[ERROR].tolist() == [0.01, 0, 0.01, 0]
    assert judged[VERDICT].tolist() == [COSTS, BEST, CLOSE, BEST]
