"""How likely a player is to choose an action: a small network over what everybody can see.

A game describes an action by *marks*, a list of numbers that follow from what everybody can see.
The network turns them into a liking, and a player chooses among the actions that are legal with
its cards in proportion to their likings. So what somebody likes can be told without knowing what
it holds, and what it chose tells something about that.

Only sums, products and a table of powers are used, so that every engine gives the same bits.
"""

from __future__ import annotations

import numpy as np

from byczo.core.contract import BLANK, TableState, choice, choices
from byczo.core.layout import FloatGrid, Floats
from byczo.core.rule import rule
from byczo.play.playout_kernels import weight_of

FIRST, SECOND = 32, 16
"""Sizes of the two hidden layers."""

FURTHEST = 24
"""Likings are between 2**-FURTHEST and 2**FURTHEST."""

POWERS = np.array([2.0**exponent for exponent in range(-FURTHEST, FURTHEST + 1)])

# 2**x for 0 <= x < 1, to six digits
_P1, _P2, _P3, _P4, _P5 = 0.6931530732, 0.2401397973, 0.0558340063, 0.0089757574, 0.0018973640


def model_size(marks: int) -> int:
    """How many numbers a network for so many marks has."""
    return (marks + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1


@rule
def power_of_two(exponent: float) -> float:
    """2 to the power of a number, within bounds."""
    bounded = min(max(exponent, -FURTHEST + 0.0), FURTHEST - 0.001)
    steps = int(bounded + FURTHEST)
    x = bounded + FURTHEST - steps
    series = 1.0 + x * (_P1 + x * (_P2 + x * (_P3 + x * (_P4 + x * _P5))))
    power: float = series * POWERS[steps]
    return power


@rule
def liking(marks: Floats, model: Floats) -> float:
    """What the network makes of the marks of an action.

    The model holds, layer by layer, the weights of each input and then the biases. What is zero
    adds nothing, and half of all numbers are.
    """
    first = np.empty(FIRST)
    second = np.empty(SECOND)
    at = marks.shape[0] * FIRST
    for j in range(FIRST):
        first[j] = model[at + j]
    for i in range(marks.shape[0]):
        mark = marks[i]
        if mark != 0.0:
            for j in range(FIRST):
                first[j] += mark * model[i * FIRST + j]
    base = at + FIRST
    at = base + FIRST * SECOND
    for j in range(SECOND):
        second[j] = model[at + j]
    for i in range(FIRST):
        value = first[i]
        if value > 0.0:
            for j in range(SECOND):
                second[j] += value * model[base + i * SECOND + j]
    base = at + SECOND
    answer = model[base + SECOND]
    for i in range(SECOND):
        answer += max(second[i], 0.0) * model[base + i]
    return power_of_two(answer)


@rule
def describe(seen: TableState, seat: int, marks: FloatGrid) -> int:
    """Write the marks of each choice of a seat; returns their number, 0 for no such choice."""
    raise TypeError(BLANK)


@rule
def describe_nothing(seen: TableState, seat: int, marks: FloatGrid) -> int:
    """For games whose actions have no marks."""
    return 0


@rule
def favourite(seen: TableState, seat: int, weights: Floats, model: Floats, marks: FloatGrid) -> int:
    """The action that a player would like best, without a look ahead.

    Where the model has nothing to say, it is the one with the largest weight.
    """
    described = describe(seen, seat, marks) if len(model) > 0 else 0
    best, most = 0, -1.0
    for k in range(choices(seen, seat)):
        if described > 0:
            value = liking(marks[k], model)
        else:
            value = weight_of(seen, seat, choice(seen, seat, k), weights)
        if value > most:
            best, most = k, value
    return choice(seen, seat, best)
