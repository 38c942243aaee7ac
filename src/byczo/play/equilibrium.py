"""Equilibria of matrix games: with which chance each player makes each choice."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from byczo.core.layout import FloatGrid, Floats, Ints
from byczo.core.rule import rule
from byczo.play.matrix_game import ALIKE, Labels, game_value

MOST_CHOICES = 8
"""The most choices of each player in a matrix game."""


@rule
def equilibrium(
    payoffs: FloatGrid, lines: int, columns: int, first: Floats, second: Floats
) -> float:
    """Write optimal strategies of both players, and return the value for the first.

    They do without choices that another choice never falls behind: those cost nothing against a
    perfect opponent, but may miss what a weaker one gives away.
    """
    kept = np.zeros((2, MOST_CHOICES), np.int16)
    counts = np.zeros(2, np.int64)
    rest = np.zeros((MOST_CHOICES, MOST_CHOICES))
    tableau = np.zeros((MOST_CHOICES + 1, MOST_CHOICES + 1))
    labels = np.zeros((2, 2 * MOST_CHOICES), np.int64)
    found = np.zeros(2 * MOST_CHOICES)
    for player in range(2):
        own, others = (columns, lines) if player else (lines, columns)
        counts[player] = keep_undominated(payoffs, own, others, player == 1, kept[player])
    height, width = counts[0], counts[1]
    for i in range(height):
        for j in range(width):
            rest[i, j] = payoffs[kept[0, i], kept[1, j]]
    value = game_value(rest, height, width, tableau, labels)
    read_strategies(tableau, labels, height, width, found)
    for i in range(lines):
        first[i] = 0.0
    for j in range(columns):
        second[j] = 0.0
    for i in range(height):
        first[kept[0, i]] = found[i]
    for j in range(width):
        second[kept[1, j]] = found[height + j]
    return value


@rule
def keep_undominated(payoffs: FloatGrid, own: int, others: int, turned: bool, kept: Ints) -> int:
    """List choices enough that one of them equals or beats any other everywhere.

    ``turned``: the choices of the second player, who wins what the first loses.
    """
    for i in range(own):
        kept[i] = i
    count = own
    for back in range(own):
        weak = own - 1 - back
        for place in range(count):
            strong = kept[place]
            if strong != weak and dominates(payoffs, strong, weak, others, turned):
                count = without(kept, count, weak)
                break
    return count


@rule
def without(kept: Ints, count: int, choice: int) -> int:
    """Take a choice out of the list; returns how many are left."""
    left = 0
    for place in range(count):
        if kept[place] != choice:
            kept[left] = kept[place]
            left += 1
    return left


@rule
def dominates(payoffs: FloatGrid, strong: int, weak: int, others: int, turned: bool) -> bool:
    """Whether one choice never falls behind another, but for rounding."""
    for other in range(others):
        ahead = 0.0
        if turned:
            ahead = payoffs[other, weak] - payoffs[other, strong]
        else:
            ahead = payoffs[strong, other] - payoffs[weak, other]
        if ahead < -ALIKE:
            return False
    return True


@rule
def read_strategies(
    tableau: FloatGrid,
    labels: Annotated[Labels, 2],
    lines: int,
    columns: int,
    found: Floats,
) -> None:
    """The strategies that :func:`game_value` has found: of the first player, then the second."""
    for place in range(lines + columns):
        found[place] = 0.0
    for place in range(lines + columns):
        label = labels[0, place]
        if label < lines and place >= lines:
            found[label] = max(tableau[lines, place - lines], 0.0)
        elif place < lines and label >= lines:
            found[label] = max(tableau[place, columns], 0.0)
    share_out(found, 0, lines)
    share_out(found, lines, lines + columns)


@rule
def share_out(found: Floats, start: int, stop: int) -> None:
    """Make the numbers from start to before stop add up to 1."""
    total = 0.0
    for place in range(start, stop):
        total += found[place]
    for place in range(start, stop):
        found[place] /= total
