"""What each action of a decision costs against the best one: rules over the sums of a trial.

The coach of the server and that of a browser call the same rules (:mod:`byczo.play.coach`,
``web/src/engine/coach.ts``).
"""

from __future__ import annotations

from math import sqrt

from byczo.core.contract import TableState
from byczo.core.layout import FloatCube, FloatGrid, Floats, IntGrid
from byczo.core.rule import rule
from byczo.core.solver import VALUES
from byczo.play.decision import ACTIONS, ALIVE, best_candidate
from byczo.play.playout_kernels import LONG, weight_of
from byczo.play.search_kernels import WORLDS

COST, ERROR, VERDICT, JUDGED = 0, 1, 2, 3
"""Rows of judgements: costs against the best, their errors (half a 95 % interval), verdicts."""

BEST, CLOSE, COSTS = 0, 1, 2
"""Verdicts; close is too close to call."""

SURE = 1.96
"""Standard errors in half a 95 % interval."""

VERY_SURE = 2.58
"""Standard errors that a cost must be above zero to be called one. An interval may miss one time
in twenty; what is said to cost something should do so, and the best is the luckiest of many."""

CLEAR, CLEAR_WORLDS, PRECISE = 5.0, 200, 0.25
"""When an action is clear, and not tried any further: its cost is at least CLEAR times its error,
it met at least CLEAR_WORLDS worlds, and the error is at most PRECISE heads or points."""


@rule
def estimate_costs(
    seen: TableState,
    seat: int,
    payoff: int,
    count: int,
    weights: Floats,
    lists: IntGrid,
    sums: FloatCube,
    gaps: FloatCube,
    judged: FloatGrid,
) -> tuple[int, float, float]:
    """Judge all candidates by what a trial has found so far; what has become clear is dropped.

    Returns the worlds that the best one met, its payoff, and that of what a usual player does.
    """
    best = best_candidate(payoff, count, sums)
    for k in range(count):
        cost = max(mean_gap(best, k, sums, gaps), 0.0)
        spread = careful_error(best, k, payoff, sums, gaps)
        error = SURE * spread
        judged[COST, k], judged[ERROR, k] = cost, error
        judged[VERDICT, k] = verdict_of(cost, VERY_SURE * spread)
        if cost > CLEAR * error and error < PRECISE and sums[0, k, WORLDS] >= CLEAR_WORLDS:
            lists[ALIVE, k] = 0
    total, lost = 0.0, 0.0
    for k in range(count):
        share = 1.0 if count > LONG else weight_of(seen, seat, lists[ACTIONS, k], weights)
        total += share
        lost += share * judged[COST, k]
    worth = sums[0, best, payoff] / sums[0, best, WORLDS]
    return int(sums[0, best, WORLDS]), worth, worth - lost / total


@rule
def solution_costs(count: int, error: float, solution: FloatGrid, judged: FloatGrid) -> float:
    """Judge all actions of a solution, whose values have this error; returns the best payoff."""
    most: float = solution[VALUES, 0]
    for k in range(1, count):
        most = max(most, solution[VALUES, k])
    for k in range(count):
        cost = most - solution[VALUES, k]
        judged[COST, k] = cost
        judged[ERROR, k] = error if cost > 0.0 else 0.0
        judged[VERDICT, k] = verdict_of(cost, judged[ERROR, k])
    return most


@rule
def verdict_of(cost: float, doubt: float) -> int:
    """BEST for an action that costs nothing, CLOSE for a cost up to ``doubt``, else COSTS."""
    if cost == 0.0:
        return BEST
    return CLOSE if cost <= doubt else COSTS


@rule
def mean_gap(one: int, other: int, sums: FloatCube, gaps: FloatCube) -> float:
    """How much more one candidate was paid than the other in the worlds that both met."""
    both = min(sums[0, one, WORLDS], sums[0, other, WORLDS])
    mean: float = gaps[0, max(one, other), min(one, other)] / both
    return -mean if one < other else mean


@rule
def careful_error(best: int, k: int, payoff: int, sums: FloatCube, gaps: FloatCube) -> float:
    """The standard error of the gap to the best, as if one more world had been unusual.

    In a few worlds two actions may always have come out alike, and yet they differ.
    """
    if k == best:
        return 0.0
    worlds = sums[0, best, WORLDS]
    both = min(worlds, sums[0, k, WORLDS])
    mean, gap = sums[0, best, payoff] / worlds, mean_gap(best, k, sums, gaps)
    unusual = sqrt(max(sums[1, best, payoff] / worlds - mean * mean, 0.0)) / both
    squares = gaps[1, max(best, k), min(best, k)] / both
    return sqrt(max(squares - gap * gap, 0.0) / both + unusual * unusual)
