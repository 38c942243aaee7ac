"""Forecasts: when a sheet will be full and what it will score until then, under a tempo price.

A forecast is a short table over the turns to come. For each turn it holds six numbers: the
chance that the sheet becomes full with exactly this turn, and the sums of chance × points and
chance × points² over those cases; then the same three for a sheet that is still not full. Such
tables can be mixed by adding them up, which is all that dynamic programming needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np
import numpy.typing as npt

from byczo.core.layout import FloatCube, FloatGrid, Floats, IntGrid, Ints
from byczo.core.rule import compiled, rule
from byczo.games.twenty_one.rules import COUNT, ROWS
from byczo.games.twenty_one.solver.row_values import (
    ALL_OPEN,
    HITS,
    MASKS,
    PLACES,
    SIXES,
    RollTables,
    evaluate_rolls,
    left_after,
    mean_value,
)

TURNS = ROWS * PLACES + 1  # from 0: a sheet is full after 30 turns at the latest
PARTS = 6  # full: chance, points, squares; open: chance, points, squares

AGAIN = 0.55
"""The share of rolls that players who follow such tables reroll, as counted in their games."""


def _offsets() -> list[int]:
    """Where the positions of each mask begin within a row, all open first; the last is the end."""
    offsets = [0] * (MASKS + 1)
    used = 0
    for mask in reversed(range(1, MASKS)):
        offsets[mask] = used
        used += HITS - mask.bit_count()
    offsets[MASKS] = used
    return offsets


OFFSET = np.array(_offsets(), np.int64)
ROW_POSITIONS = int(OFFSET[MASKS])
FULL_SHEET = ROWS * ROW_POSITIONS
POSITIONS = FULL_SHEET + 1

Singles = npt.NDArray[np.float32]
Forecasts = Floats | Singles


@rule
def position_of(row: int, open_fields: int, hits: int) -> int:
    """The number of a position of a sheet; with no open field it is the start of the next row."""
    if open_fields == 0:
        return (row + 1) * ROW_POSITIONS
    position: int = row * ROW_POSITIONS + OFFSET[open_fields] + hits
    return position


@rule
def add_forecast(
    source: Forecasts, later: int, chance: float, gain: float, square: float, out: Forecasts
) -> None:
    """Add a forecast to another: it comes with a chance, after some turns, and after a gain.

    ``gain`` and ``square`` are chance × points gained, and chance × their square.
    """
    for turn in range(TURNS - later):
        for part in range(0, PARTS, 3):
            zero = float(source[turn, part])
            one, two = float(source[turn, part + 1]), float(source[turn, part + 2])
            out[turn + later, part] += chance * zero
            out[turn + later, part + 1] += chance * one + gain * zero
            out[turn + later, part + 2] += chance * two + 2 * gain * one + square * zero


@rule
def fill_flow(
    count: int,
    mine: float,
    again: float,
    rolls: Floats,
    entries: Ints,
    ones: Floats,
    thrown: Floats,
    open_fields: int,
    hits: int,
    flow: Floats,
) -> None:
    """Where a turn leads: by open fields and hits after it the chance, gain and squared gain.

    ``rolls``, ``entries`` and ``ones`` come from a study of the position. ``thrown`` is room: by
    mask of ones it becomes how much likelier rerolls make a roll that shows them.
    """
    flow[:] = 0.0
    for mask in range(MASKS):
        thrown[mask] = (1 - mine) * again * ones[mask, 0] * SIXES[mask]
    for i in range(count):
        if rolls[i, 1] < ones[entries[i, 0], 1]:
            thrown[entries[i, 0]] += mine * rolls[i, 0] * SIXES[entries[i, 0]]
    for place in range(PLACES):
        for mask in range(MASKS):
            if mask >> place & 1:
                thrown[mask] += thrown[mask ^ 1 << place]
    for i in range(count):
        single, entry = entries[i, 0], entries[i, 1]
        kept = (1 - mine) * (1 - again)
        if rolls[i, 1] >= ones[single, 1]:
            kept += mine
        chance = rolls[i, 0] * (kept + thrown[single])
        left, after, gain = left_after(open_fields, entry), hits + entries[i, 2], rolls[i, 2]
        flow[left, after, 0] += chance
        flow[left, after, 1] += chance * gain
        flow[left, after, 2] += chance * gain * gain


@rule
def fill_sheet_tables(
    numbers: IntGrid,
    price: float,
    again: float,
    dice: Ints,
    sums: Ints,
    rolls: FloatGrid,
    entries: IntGrid,
    ones: FloatGrid,
    thrown: Floats,
    flow: FloatCube,
    values: Annotated[Floats, 4],
    rerolls: Annotated[Floats, 4],
    forecasts: Annotated[Floats, 4],
) -> None:
    """Fill in the tables of :func:`sheet_tables`, from the last row to the first."""
    waits = values.shape[0]
    for wait in range(waits):
        forecasts[wait, FULL_SHEET, 0, 0] = 1.0
    for back in range(ROWS):
        row = ROWS - 1 - back
        for wait in range(waits):
            for hits in range(HITS):
                values[wait, row, 0, hits] = values[wait, row + 1, ALL_OPEN, 0]
        for open_fields in range(1, MASKS):
            for hits in range(HITS - COUNT[open_fields]):
                for wait in range(waits):
                    after = wait - 1 if wait > 0 else waits - 1
                    mine = 1.0 if wait == 0 else 0.0
                    count = evaluate_rolls(
                        numbers[row],
                        values[after, row],
                        open_fields,
                        hits,
                        dice,
                        sums,
                        rolls,
                        entries,
                        ones,
                    )
                    worth = mean_value(count, mine, again, rolls, entries, ones)
                    values[wait, row, open_fields, hits] = worth - price
                    if wait == 0:
                        for mask in range(MASKS):
                            rerolls[row, open_fields, hits, mask] = ones[mask, 1]
                    fill_flow(
                        count, mine, again, rolls, entries, ones, thrown, open_fields, hits, flow
                    )
                    here = forecasts[wait, position_of(row, open_fields, hits)]
                    here[0, 3] = 1.0
                    add_successors(flow, row, open_fields, 1, forecasts[after], here)


@rule
def add_successors(
    flow: Floats, row: int, open_fields: int, later: int, forecasts: Forecasts, out: Forecasts
) -> None:
    """Add up the forecasts of all positions that a turn leads to."""
    for left in range(open_fields):
        if left & ~open_fields == 0:
            for hits in range(HITS - COUNT[left]):
                if flow[left, hits, 0] > 0:
                    add_forecast(
                        forecasts[position_of(row, left, hits)],
                        later,
                        flow[left, hits, 0],
                        flow[left, hits, 1],
                        flow[left, hits, 2],
                        out,
                    )


def sheet_tables(
    numbers: Sequence[Sequence[int]], players: int, price: float
) -> tuple[Floats, Floats, Forecasts]:
    """What is best for a sheet when every turn costs a price and each player rolls in turn.

    The values of the sheet from here on, by turns to wait until I roll, row, open fields and
    hits; what a reroll is worth, by row, open fields, hits and the fields whose dice show 1; and
    forecasts, by turns to wait and position.
    """
    values = np.zeros((players, ROWS + 1, MASKS, HITS))
    rerolls = np.zeros((ROWS, MASKS, HITS, MASKS))
    forecasts = np.zeros((players, POSITIONS, TURNS, PARTS))
    thrown, flow = np.zeros(MASKS), np.zeros((MASKS, HITS, 3))
    settle = compiled(fill_sheet_tables)
    rows = np.array(numbers, np.int16)
    settle(rows, price, AGAIN, *RollTables().room(), thrown, flow, values, rerolls, forecasts)
    return values, rerolls, forecasts
