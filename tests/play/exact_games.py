"""Values of matrix games in fractions, slowly and without rounding."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import Any

import numpy as np

from byczo.core.rule import compiled
from byczo.play.equilibrium import equilibrium

Matrix = list[list[Any]]


def inverse(square: Matrix) -> Matrix | None:
    """By elimination; None if there is none."""
    size = len(square)
    work = [[*line, *(Fraction(i == j) for j in range(size))] for i, line in enumerate(square)]
    for k in range(size):
        pivot = next((i for i in range(k, size) if work[i][k] != 0), None)
        if pivot is None:
            return None
        work[k], work[pivot] = work[pivot], work[k]
        work[k] = [entry / work[k][k] for entry in work[k]]
        for i in range(size):
            if i != k:
                work[i] = [a - work[i][k] * b for a, b in zip(work[i], work[k], strict=True)]
    return [line[size:] for line in work]


def exact_value(payoffs: Matrix) -> Fraction:
    """Shapley and Snow (1950): in some square part of the matrix both make the other indifferent.

    So try all parts, and take the first whose strategies guarantee the same in the whole matrix.
    """
    shift = 1 - min(min(line) for line in payoffs)
    game = [[Fraction(entry + shift) for entry in line] for line in payoffs]
    lines, columns = range(len(game)), range(len(game[0]))
    for size in range(1, min(len(lines), len(columns)) + 1):
        for some, few in product(combinations(lines, size), combinations(columns, size)):
            inverted = inverse([[game[i][j] for j in few] for i in some])
            if inverted is None:
                continue
            total = sum(map(sum, inverted))
            if total == 0:
                continue
            x = {i: sum(line[k] for line in inverted) / total for k, i in enumerate(some)}
            y = {j: sum(inverted[k]) / total for k, j in enumerate(few)}
            if min(*x.values(), *y.values()) < 0:
                continue
            least = min(sum(x[i] * game[i][j] for i in some) for j in columns)
            most = max(sum(y[j] * game[i][j] for j in few) for i in lines)
            if least == most:
                return least - shift
    raise AssertionError("every matrix game has a value")


def strategies_of(payoffs: Any) -> tuple[Any, Any, float]:
    """Optimal strategies of both players, and the value, as the rules compute them."""
    first, second = np.zeros(payoffs.shape[0]), np.zeros(payoffs.shape[1])
    lines, columns = payoffs.shape
    return first, second, compiled(equilibrium)(payoffs, lines, columns, first, second)
