"""Bounds in the search of a duel: between what a position is worth, and each pair of cards in it.

What is known of the positions on the way to the one that is looked at lies in numbered places of
arrays: whole numbers in a *frame*, fractions in its *edge*, and the bounds of all pairs of cards in
two matrices, ``low`` and ``high``.
"""

from __future__ import annotations

from byczo.core.layout import FloatGrid, Floats
from byczo.core.rule import rule
from byczo.games.rows.placing import NO_ROW
from byczo.games.six_nimmt.duel import fitting
from byczo.games.six_nimmt.rules import ROWS
from byczo.play.matrix_game import Labels

CLOSE = 1e-9
"""Bounds that differ by less have met, but for rounding."""

# Of a position: the position, its place in the memory, cards in each hand, the line that was best,
# whether both must mix, pairs looked at so far, which bounds have changed; and of the pair that is
# looked at: line, column, rows taken, of how many (0: no pair is looked at), whether the first
# player takes them, the last one taken, gain of the turn.
POSITION, PLACE, SIZE, BEST_LINE, MIXING, PICKS, CHANGED = 0, 1, 2, 3, 4, 5, 6
LINE, COLUMN, TAKEN, CHOICES, FIRST_TAKES, ROW, GAIN, FRAME = 7, 8, 9, 10, 11, 12, 13, 14

# The window in which the caller takes an interest, the bounds; and those of the pair.
FLOOR, CEILING, LOW, HIGH = 0, 1, 2, 3
PAIR_FLOOR, PAIR_CEILING, PAIR_LOW, PAIR_HIGH, EDGES = 4, 5, 6, 7, 8

LOWS, HIGHS = 1, 2
"""The matrices of bounds that have changed since they were solved: bits."""


@rule
def enter(
    frame: Labels,
    edge: Floats,
    low: FloatGrid,
    high: FloatGrid,
    position: int,
    size: int,
    limit: float,
) -> None:
    """Begin to look at a position, whatever its value is."""
    frame[:] = 0
    frame[POSITION] = position
    frame[SIZE] = size
    frame[CHANGED] = LOWS | HIGHS
    edge[FLOOR], edge[CEILING] = -limit, limit
    edge[LOW], edge[HIGH] = -limit, limit
    for i in range(size):
        for j in range(size):
            low[i, j], high[i, j] = -limit, limit


@rule
def set_window(frame: Labels, edge: Floats, child: Floats) -> None:
    """What of the value of a turn's position matters for the pair, and for the row to take."""
    child[FLOOR], child[CEILING] = edge[PAIR_FLOOR], edge[PAIR_CEILING]
    if frame[TAKEN] > 0 and frame[FIRST_TAKES]:
        child[FLOOR] = max(child[FLOOR], edge[PAIR_LOW])
    elif frame[TAKEN] > 0:
        child[CEILING] = min(child[CEILING], edge[PAIR_HIGH])
    child[FLOOR] -= frame[GAIN]
    child[CEILING] -= frame[GAIN]


@rule
def decided(edge: Floats) -> bool:
    """Whether no more need be known of a position."""
    if edge[HIGH] - edge[LOW] < CLOSE:
        edge[HIGH] = edge[LOW]
        return True
    return bool(edge[LOW] >= edge[CEILING] - CLOSE or edge[HIGH] <= edge[FLOOR] + CLOSE)


@rule
def open_pair(frame: Labels, hands: Labels) -> None:
    """Begin to look at the pair that was picked: is there a row to take, and who takes it?"""
    mine, theirs = hands[0, frame[LINE]], hands[1, frame[COLUMN]]
    takes = fitting(frame[POSITION], min(mine, theirs)) == NO_ROW
    frame[CHOICES] = ROWS if takes else 1
    frame[FIRST_TAKES] = takes and mine < theirs
    frame[TAKEN] = 0
    frame[ROW] = -1


@rule
def narrow(
    frame: Labels,
    edge: Floats,
    low: FloatGrid,
    high: FloatGrid,
    least: float,
    most: float,
    limit: float,
) -> None:
    """Note between what the rest of the game is worth after a turn, and go on to the next row.

    A player whose card lies below all rows takes whichever row is best for that player.
    """
    least += frame[GAIN]
    most += frame[GAIN]
    if frame[TAKEN] == 0:
        edge[PAIR_LOW], edge[PAIR_HIGH] = least, most
    elif frame[FIRST_TAKES]:
        edge[PAIR_LOW] = max(edge[PAIR_LOW], least)
        edge[PAIR_HIGH] = max(edge[PAIR_HIGH], most)
    else:
        edge[PAIR_LOW] = min(edge[PAIR_LOW], least)
        edge[PAIR_HIGH] = min(edge[PAIR_HIGH], most)
    frame[TAKEN] += 1
    if frame[TAKEN] < frame[CHOICES]:
        if frame[FIRST_TAKES]:
            if edge[PAIR_LOW] < edge[PAIR_CEILING] - CLOSE:
                return
            edge[PAIR_HIGH] = limit
        else:
            if edge[PAIR_HIGH] > edge[PAIR_FLOOR] + CLOSE:
                return
            edge[PAIR_LOW] = -limit
    frame[CHOICES] = 0
    i, j = frame[LINE], frame[COLUMN]
    if edge[PAIR_LOW] > low[i, j]:
        low[i, j] = edge[PAIR_LOW]
        frame[CHANGED] |= LOWS
    if edge[PAIR_HIGH] < high[i, j]:
        high[i, j] = edge[PAIR_HIGH]
        frame[CHANGED] |= HIGHS
    if high[i, j] - low[i, j] < CLOSE:
        high[i, j] = low[i, j]


@rule
def choose(frame: Labels, edge: Floats, i: int, j: int, floor: float, ceiling: float) -> None:
    """Look at this pair, as far as its worth lies in the window."""
    frame[LINE], frame[COLUMN] = i, j
    edge[PAIR_FLOOR], edge[PAIR_CEILING] = floor, ceiling
