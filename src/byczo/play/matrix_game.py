"""Matrix games: both choose at once, what one wins the other loses.

The first player chooses a line, the second a column, and the payoff there goes to the first.
Solved by the simplex method on the table of payoffs itself: again and again a line and a column
change places, and the entry where they cross is the *pivot* (T. S. Ferguson, Game Theory,
part II, section 4). Small games, but millions of them and full of ties: so we choose large
pivots, and where there was none the table is computed anew.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from byczo.core.layout import FloatGrid, Floats
from byczo.core.rule import rule

Labels = npt.NDArray[np.int64]

ALIKE = 1e-11
"""What differs by less is equal, but for rounding."""

TINY = 1e-10
"""What is no larger may be 0, but for rounding, and is no pivot."""

SMALL = 1e-3
"""After a pivot below this or above its inverse, the tableau is computed anew."""

PATIENCE = 40
"""Pivots after which the choice is made by labels: slower, but it cannot go in circles."""

MOST_PIVOTS = 1000
"""The end even if rounding should defeat that."""


@rule
def game_value(
    payoffs: FloatGrid,
    lines: int,
    columns: int,
    tableau: FloatGrid,
    labels: Annotated[Labels, 2],
) -> float:
    """The value of any game for the first player.

    The tableau has a line and a column more than the game; ``labels`` has two rows with a place
    for each line and column. Afterwards they hold an optimal strategy of either player: see
    :func:`byczo.play.equilibrium.read_strategies`.
    """
    lowest, highest = payoffs[0, 0], payoffs[0, 0]
    for i in range(lines):
        for j in range(columns):
            lowest, highest = min(lowest, payoffs[i, j]), max(highest, payoffs[i, j])
    span = highest - lowest if highest > lowest else 1.0
    for label in range(lines + columns):
        labels[0, label] = label
    compute_tableau(payoffs, lines, columns, tableau, labels, lowest, span)
    for pivots in range(MOST_PIVOTS):
        patient = pivots < PATIENCE
        column = entering_column(tableau, lines, columns, labels[0], patient)
        if column == columns:
            break
        line = leaving_line(tableau, lines, columns, labels[0], column, patient)
        pivot = tableau[line, column]
        pivot_on(tableau, lines, columns, labels[0], line, column)
        if pivot < SMALL or pivot > 1 / SMALL:
            compute_tableau(payoffs, lines, columns, tableau, labels, lowest, span)
    return float(lowest + (1 / tableau[lines, columns] - 1) * span)


@rule
def compute_tableau(
    payoffs: Floats,
    lines: int,
    columns: int,
    tableau: Floats,
    labels: Labels,
    lowest: float,
    span: float,
) -> None:
    """Compute the tableau anew for the current places of the labels, by the largest pivots.

    Payoffs are brought to the range from 1 to 2, so that the same tolerances suit any game.
    """
    now, moved = labels[0], labels[1]
    for place in range(lines + columns):
        moved[now[place]] = (place < lines) != (now[place] < lines)
    for place in range(lines + columns):
        now[place] = place
    for i in range(lines):
        for j in range(columns):
            tableau[i, j] = 1 + (payoffs[i, j] - lowest) / span
        tableau[i, columns] = 1
    for j in range(columns):
        tableau[lines, j] = -1
    tableau[lines, columns] = 0
    while True:
        line, column, largest = lines, columns, 0.0
        for i in range(lines):
            for j in range(columns):
                if moved[now[i]] and moved[now[lines + j]] and abs(tableau[i, j]) > largest:
                    line, column, largest = i, j, abs(tableau[i, j])
        if line == lines:
            return
        moved[now[line]] = 0
        moved[now[lines + column]] = 0
        pivot_on(tableau, lines, columns, now, line, column)


@rule
def entering_column(
    tableau: Floats, lines: int, columns: int, labels: Labels, patient: bool
) -> int:
    """The improving column with the largest pivot; ``columns`` if there is none.

    Without patience it is the one with the lowest label (Bland's rule).
    """
    chosen, largest = columns, 0.0
    for j in range(columns):
        if tableau[lines, j] < -ALIKE:
            i = leaving_line(tableau, lines, columns, labels, j, patient)
            size = 0.0
            if i < lines:
                size = tableau[i, j] if patient else 1.0 / (1 + labels[lines + j])
            if size > largest:
                chosen, largest = j, size
    return chosen


@rule
def leaving_line(
    tableau: Floats, lines: int, columns: int, labels: Labels, column: int, patient: bool
) -> int:
    """The line with the least ratio; among equals the largest pivot, or the lowest label."""
    chosen, least = lines, 0.0
    for i in range(lines):
        entry = tableau[i, column]
        if entry > TINY:
            ratio = max(tableau[i, columns], 0.0) / entry
            alike = ALIKE / max(1.0, entry)
            if chosen == lines or ratio < least - alike:
                chosen, least = i, ratio
            elif ratio < least + alike:
                better = entry > tableau[chosen, column]
                if not patient:
                    better = labels[i] < labels[chosen]
                if better:
                    chosen, least = i, min(ratio, least)
    return chosen


@rule
def pivot_on(
    tableau: Floats, lines: int, columns: int, labels: Labels, line: int, column: int
) -> None:
    """Exchange a line and a column."""
    labels[line], labels[lines + column] = labels[lines + column], labels[line]
    pivot = tableau[line, column]
    for j in range(columns + 1):
        tableau[line, j] /= pivot
    for i in range(lines + 1):
        if i != line:
            factor = tableau[i, column]
            for j in range(columns + 1):
                tableau[i, j] -= factor * tableau[line, j]
            tableau[i, column] = -factor / pivot
    tableau[line, column] = 1 / pivot
