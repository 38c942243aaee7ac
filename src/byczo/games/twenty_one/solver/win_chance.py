"""The chance to win, from the forecasts of all seats.

The game ends with the turn in which the first sheet is full, and the most points win. Sheets are
taken as independent and points at a given turn as normally distributed: then the chance is a sum
over the turns in which the game may end.
"""

from __future__ import annotations

from math import erf, sqrt

import numpy as np

from byczo.core.layout import Floats, Ints
from byczo.core.rule import rule
from byczo.games.twenty_one.solver.forecast import PARTS, TURNS, Forecasts

REACH = 160
"""How many points above the present ones a seat may still come to and be told apart."""

UNLIKELY = 1e-7

STEPS = 64  # of a standard deviation
TAIL = 5 * STEPS
SURE = 0.01  # standard deviations below this are rounding errors

NORMAL = np.array([0.5 + 0.5 * erf((i - TAIL) / STEPS / sqrt(2)) for i in range(2 * TAIL + 1)])
"""The normal distribution up to five standard deviations on either side."""

NODES = np.array(
    [-2.8569700138728056, -1.355626179974266, 0.0, 1.355626179974266, 2.8569700138728056]
)
WEIGHTS = np.array(
    [
        0.011257411327720693,
        0.2220759220056126,
        0.5333333333333333,
        0.2220759220056126,
        0.011257411327720693,
    ]
)
"""Gauss and Hermite: the mean over a normal distribution from five of its points."""


@rule
def spread_of(chance: float, points: float, squares: float) -> float:
    """The standard deviation from the sums of a forecast."""
    mean = points / chance
    return sqrt(max(squares / chance - mean * mean, 0.0))


@rule
def chance_below(points: float, mean: float, spread: float) -> float:
    """The chance to stay below these points; equal counts half, as equal totals share the win."""
    at = TAIL + (points - mean) * STEPS / max(spread, SURE)
    if at <= 0:
        return 0.0
    if at >= 2 * TAIL:
        return 1.0
    step = int(at)
    share: float = NORMAL[step] + (at - step) * (NORMAL[step + 1] - NORMAL[step])
    return share


@rule
def combine_rivals(seats: int, me: int, forecasts: Forecasts, points: Ints, below: Floats) -> int:
    """What all rivals together leave to me, by turn and by points above those I have now.

    ``below[t, x, 0]`` is the chance that no rival's sheet is full before turn t and all are below
    x points then; ``below[t, x, 1]`` that no sheet is full with turn t either. Returns how many
    turns the rivals may last.
    """
    turns = 0
    for turn in range(TURNS):
        for x in range(REACH):
            below[turn, x, 0] = 1.0
            below[turn, x, 1] = 1.0
        lasting = 1.0
        for seat in range(seats):
            if seat != me:
                lasting = min(lasting, forecasts[seat, turn, 0] + forecasts[seat, turn, 3])
                add_rival(forecasts[seat, turn], points[seat] - points[me], below[turn])
        if lasting < UNLIKELY:
            break
        turns += 1
    return turns


@rule
def add_rival(forecast: Floats, ahead: int, below: Floats) -> None:
    """Take one more rival into account, who is so many points ahead of me, for one turn."""
    full, going = forecast[0], forecast[3]
    full_mean, full_spread, going_mean, going_spread = 0.0, 0.0, 0.0, 0.0
    if full > UNLIKELY:
        full_mean = ahead + forecast[1] / full
        full_spread = spread_of(full, forecast[1], forecast[2])
    if going > UNLIKELY:
        going_mean = ahead + forecast[4] / going
        going_spread = spread_of(going, forecast[4], forecast[5])
    for x in range(REACH):
        open_below = 0.0
        if going > UNLIKELY:
            open_below = going * chance_below(x, going_mean, going_spread)
        any_below = open_below
        if full > UNLIKELY:
            any_below += full * chance_below(x, full_mean, full_spread)
        below[x, 0] *= any_below
        below[x, 1] *= open_below


@rule
def between(below: Floats, points: float, part: int) -> float:
    """What rivals leave to me at points that need not be whole."""
    inside = min(max(points, 0.0), REACH - 2.0)
    x = int(inside)
    left: float = below[x, part] + (inside - x) * (below[x + 1, part] - below[x, part])
    return left


@rule
def win_chance(forecast: Forecasts, gain: int, turns: int, below: Floats) -> float:
    """My chance to win with this forecast after such a gain, given what the rivals leave to me."""
    odds = 0.0
    for turn in range(turns):
        for part in range(0, PARTS, 3):
            chance = forecast[turn, part]
            if chance > UNLIKELY:
                mean = gain + forecast[turn, part + 1] / chance
                spread = spread_of(chance, forecast[turn, part + 1], forecast[turn, part + 2])
                for node in range(NODES.shape[0]):
                    points = mean + spread * NODES[node]
                    won = between(below[turn], points, 0)
                    if part > 0:  # my sheet is not full: the game ends only if a rival's is
                        won -= between(below[turn], points, 1)
                    odds += chance * WEIGHTS[node] * won
        if forecast[turn, 3] < UNLIKELY:
            break
    return odds
