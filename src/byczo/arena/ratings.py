"""Strengths on one scale: a Bradley–Terry fit to pairwise results, with standard errors.

At each table every bot is compared with every other by their totals; an equal total is half a
win. The results of a pair are averaged within a deal, and a deal counts once. The model says
that A comes out ahead of B with probability 1 / (1 + 10^((b - a) / 400)).
"""

from __future__ import annotations

import math

import msgspec
import numpy as np
import numpy.typing as npt

from byczo.arena.statistics import Values, student

POINTS = 400 / math.log(10)
"""Rating points per unit of log odds: 400 points are odds of ten to one, as in chess."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's strength; the mean of all is 0. ``error`` is half the width of a 95 % interval."""

    bot: str
    rating: float
    error: float | None  # none where there is one deal only


def rate(bots: list[str], shares: dict[tuple[str, str], Values]) -> list[Rating]:
    """Ratings from the strongest down.

    ``shares[a, b]`` is, for each deal, the share of comparisons with b that a won. Each pair
    also gets one drawn deal that was not played, so that a bot that never loses has a rating.
    """
    place = {bot: index for index, bot in enumerate(bots)}
    pairs = np.array([[place[a], place[b]] for a, b in shares])
    won = np.array(list(shares.values())).T  # by deal and pair
    strengths = _fit(pairs, won, len(bots))
    deals = len(won)
    errors: list[float | None] = [None] * len(bots)
    if deals > 1:
        scale = POINTS * student(deals - 1) * math.sqrt(deals / (deals - 1))
        errors = [scale * float(error) for error in _errors(pairs, won, strengths)]
    ratings = [
        Rating(
            bot=bot,
            rating=POINTS * float(strengths[index]),
            error=errors[index],
        )
        for bot, index in place.items()
    ]
    return sorted(ratings, key=lambda rating: -rating.rating)


def _fit(pairs: npt.NDArray[np.int64], won: Values, count: int) -> Values:
    """Newton's method; the strengths add up to 0."""
    strengths = np.zeros(count)
    wins = won.sum(axis=0) + 0.5
    deals = len(won) + 1
    for _ in range(100):
        expected = _expected(pairs, strengths)
        slope = _spread(pairs, (wins - deals * expected)[None, :], count)[0]
        step = np.linalg.solve(_curvature(pairs, expected, deals, count), slope)
        step *= min(1.0, 1.0 / max(float(np.abs(step).max()), 1e-300))  # no leaps
        strengths += step
        if np.abs(step).max() < 1e-10:
            break
    return np.asarray(strengths - strengths.mean(), np.float64)


def _errors(pairs: npt.NDArray[np.int64], won: Values, strengths: Values) -> Values:
    """Standard errors from how the deals differ (the sandwich estimate), not from the model.

    The comparisons within a deal depend on each other, and one deal averages many of them.
    """
    count = len(strengths)
    expected = _expected(pairs, strengths)
    unplayed = np.diag(0.5 - expected)  # each pair's drawn deal stands alone
    slopes = _spread(pairs, np.vstack([won - expected, unplayed]), count)
    bread = np.linalg.inv(_curvature(pairs, expected, len(won) + 1, count))
    covariance = bread @ (slopes.T @ slopes) @ bread
    centre = np.eye(count) - 1 / count
    return np.sqrt(np.diag(centre @ covariance @ centre))


def _expected(pairs: npt.NDArray[np.int64], strengths: Values) -> Values:
    """By pair: the probability that the first comes out ahead."""
    ahead = strengths[pairs[:, 0]] - strengths[pairs[:, 1]]
    return np.asarray(1 / (1 + np.exp(-ahead)), np.float64)


def _spread(pairs: npt.NDArray[np.int64], surprise: Values, count: int) -> Values:
    """What each row of surprises says about each bot."""
    slopes = np.zeros((len(surprise), count))
    for k, (first, second) in enumerate(pairs):
        slopes[:, first] += surprise[:, k]
        slopes[:, second] -= surprise[:, k]
    return slopes


def _curvature(pairs: npt.NDArray[np.int64], expected: Values, deals: int, count: int) -> Values:
    """The information of all deals; a constant pins down the common level."""
    information = np.full((count, count), 1.0)
    for (first, second), p in zip(pairs, expected, strict=True):
        weight = deals * p * (1 - p)
        information[first, first] += weight
        information[second, second] += weight
        information[first, second] -= weight
        information[second, first] -= weight
    return information
