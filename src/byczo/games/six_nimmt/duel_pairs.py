"""Which pair of cards to look at next in the search of a duel, until enough is known.

- First as if each had to do with one card, at a saddle point: a line of the matrix is refuted by
  one pair that is worth too little, a column by one that is worth too much (``pick_pure``).
- If every line and every column is refuted, both must mix. The value of the matrix of all upper
  bounds is an upper bound, that of all lower bounds a lower one. They meet at the latest when all
  pairs are known that are played by the strategies that are optimal in these matrices, for then
  one strategy assures what the other one grants at the most (``pick_mixed``).
"""

from __future__ import annotations

from typing import Annotated

from byczo.core.layout import FloatGrid, Floats
from byczo.core.rule import rule
from byczo.games.six_nimmt.duel_bounds import (
    BEST_LINE,
    CEILING,
    CHANGED,
    CLOSE,
    FLOOR,
    HIGH,
    HIGHS,
    LOW,
    LOWS,
    MIXING,
    PICKS,
    SIZE,
    choose,
    decided,
)
from byczo.play.equilibrium import read_strategies
from byczo.play.matrix_game import Labels, game_value

NARROW = 1e-7
"""A window that leaves less than this of what is possible is none: rounding could keep it so."""

PATIENCE = 4
"""After so many times as many looks as there are pairs, each is to settle a pair: in case rounding
should make the search go in circles."""

FULL = 3
"""With so few cards each, pairs cost less than choosing among them: mixing needs them all."""


@rule
def pick(
    frame: Labels,
    edge: Floats,
    low: FloatGrid,
    high: FloatGrid,
    mixes: FloatGrid,
    whole: bool,
    sums: FloatGrid,
    limit: float,
    tableau: FloatGrid,
    labels: Annotated[Labels, 2],
) -> bool:
    """The next pair that the value depends on; none if enough is known of it.

    If the ``whole`` matrix is wanted, the next pair that is not known.
    """
    frame[PICKS] += 1
    patient = frame[PICKS] <= PATIENCE * frame[SIZE] * frame[SIZE]
    if not whole:
        bound_purely(frame, edge, low, high, sums)
        if decided(edge):
            return False
        if not frame[MIXING]:
            if patient and pick_pure(frame, edge, low, high, sums):
                return True
            frame[MIXING] = 1
    if (whole or frame[SIZE] <= FULL) and pick_any(frame, edge, low, high, limit):
        return True
    return pick_mixed(frame, edge, low, high, mixes, patient, limit, tableau, labels)


@rule
def pick_any(frame: Labels, edge: Floats, low: FloatGrid, high: FloatGrid, limit: float) -> bool:
    """The next pair that is not known."""
    for i in range(frame[SIZE]):
        for j in range(frame[SIZE]):
            if low[i, j] < high[i, j]:
                choose(frame, edge, i, j, -limit, limit)
                return True
    return False


@rule
def bound_purely(
    frame: Labels, edge: Floats, low: FloatGrid, high: FloatGrid, sums: FloatGrid
) -> None:
    """Bounds of the value by lines and columns: what one card is sure of whatever the other plays.

    Also writes what is the most that a line can be sure of, and the least that a column can be
    sure to hold the other to.
    """
    size = frame[SIZE]
    for i in range(size):
        surest, possible = low[i, 0], high[i, 0]
        limit, limit_possible = high[0, i], low[0, i]
        for j in range(1, size):
            surest, possible = min(surest, low[i, j]), min(possible, high[i, j])
            limit, limit_possible = max(limit, high[j, i]), max(limit_possible, low[j, i])
        sums[0, i], sums[1, i] = possible, limit_possible
        if surest > edge[LOW]:
            edge[LOW] = surest
            frame[BEST_LINE] = i
        edge[HIGH] = min(edge[HIGH], limit)


@rule
def pick_pure(
    frame: Labels, edge: Floats, low: FloatGrid, high: FloatGrid, sums: FloatGrid
) -> bool:
    """A pair that may refute a line or confirm it; when all are refuted, one for columns."""
    size = frame[SIZE]
    floor = max(edge[LOW], edge[FLOOR])
    ceiling = min(edge[HIGH], edge[CEILING])
    enough = floor + CLOSE
    line, best = -1, -1
    for i in range(size):
        if sums[0, i] > enough:
            score = 1 if i == frame[BEST_LINE] else 0
            for j in range(size):
                score += 2 if low[i, j] > enough else 0
            if score > best:
                line, best = i, score
    column, best = -1, -1
    top = min(ceiling, sums[0, line]) if line >= 0 else ceiling
    for j in range(size):
        fits = sums[1, j] <= enough
        if line >= 0:
            fits = high[line, j] > enough and low[line, j] < top - CLOSE
        if fits:
            score = 0
            for i in range(size):
                score += 2 if high[i, j] <= enough else 0
            if score > best:
                column, best = j, score
    if column < 0:
        return False
    if line < 0:
        line = 0
        while high[line, column] <= enough:
            line += 1
    choose(frame, edge, line, column, floor, top)
    return True


@rule
def pick_mixed(
    frame: Labels,
    edge: Floats,
    low: FloatGrid,
    high: FloatGrid,
    mixes: FloatGrid,
    patient: bool,
    limit: float,
    tableau: FloatGrid,
    labels: Annotated[Labels, 2],
) -> bool:
    """The pair that is played the most, of those not known, if both believe in its bounds."""
    size = frame[SIZE]
    if frame[CHANGED] & HIGHS:
        most = solved(high, size, tableau, labels, mixes[0])
        edge[HIGH] = min(edge[HIGH], most)
    if frame[CHANGED] & LOWS:
        least = solved(low, size, tableau, labels, mixes[1])
        edge[LOW] = max(edge[LOW], least)
    frame[CHANGED] = 0
    if decided(edge):
        return False
    line, column, heaviest = 0, 0, -1.0
    for i in range(size):
        for j in range(size):
            if low[i, j] < high[i, j]:
                weight = mixes[0, i] * mixes[0, size + j] + mixes[1, i] * mixes[1, size + j]
                weight *= high[i, j] - low[i, j]
                if weight > heaviest:
                    line, column, heaviest = i, j, weight
    if heaviest < 0.0:
        edge[HIGH] = edge[LOW]
        return False
    floor, ceiling = -limit, limit
    if patient:
        floor = least_of_use(edge, high, mixes[0], line, column, size, limit)
        ceiling = most_of_use(edge, low, mixes[1], line, column, size, limit)
        possible = min(high[line, column], ceiling) - max(low[line, column], floor)
        if possible < NARROW:
            floor, ceiling = -limit, limit
    choose(frame, edge, line, column, floor, ceiling)
    return True


@rule
def solved(
    payoffs: FloatGrid, size: int, tableau: FloatGrid, labels: Annotated[Labels, 2], mix: Floats
) -> float:
    """The value of a matrix, with an optimal strategy of the first player, then of the second."""
    value = game_value(payoffs, size, size, tableau, labels)
    read_strategies(tableau, labels, size, size, mix)
    return value


@rule
def least_of_use(
    edge: Floats, high: FloatGrid, mix: Floats, line: int, column: int, size: int, limit: float
) -> float:
    """Up to this worth of the pair, the line does not help against how the second player mixes."""
    if mix[size + column] < NARROW:
        return -limit
    rest = max(edge[LOW], edge[FLOOR])
    for j in range(size):
        if j != column:
            rest -= mix[size + j] * high[line, j]
    return float(rest / mix[size + column])


@rule
def most_of_use(
    edge: Floats, low: FloatGrid, mix: Floats, line: int, column: int, size: int, limit: float
) -> float:
    """From this worth of the pair on, the column does not help against how the first one mixes."""
    if mix[line] < NARROW:
        return limit
    rest = min(edge[HIGH], edge[CEILING])
    for i in range(size):
        if i != line:
            rest -= mix[i] * low[i, column]
    return float(rest / mix[line])
