"""What a row is worth, exactly: by dynamic programming over its open fields.

A row is settled field by field, each turn at least one, so the value of a row with some fields
open follows from the values with fewer. Points add up, therefore the fields that are open (a
mask over the places, bit 0 on the left) and the hits so far say all. Dice are independent and a
row has one field of each colour: only the dice of open fields matter, and of those that do not
fit only that they do not.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from byczo.core.layout import FloatGrid, Floats, IntGrid, Ints
from byczo.core.rule import compiled, rule
from byczo.games.twenty_one.rules import BONUS, COLOURS, COUNT, FACES

PLACES = COLOURS
MASKS = 1 << PLACES
ALL_OPEN = MASKS - 1
HITS = PLACES + 1  # 0 to 6
MOST_ROLLS = FACES**PLACES

PLACE_OF = np.array([max(bit.bit_length() - 1, 0) for bit in range(MASKS)], np.int64)
"""The place of a single open bit."""

SIXES = np.array([float(FACES) ** mask.bit_count() for mask in range(MASKS)])
"""By mask: how much likelier a roll becomes when the dice of the mask are known."""

# --- Rolls: the dice of a row by place, 0 where the die does not fit or the field is not open ----


@rule
def first_roll(numbers: Ints, open_fields: int, dice: Ints) -> None:
    """The first of all rolls that differ for the open fields; other dice stay as they are."""
    for place in range(PLACES):
        if open_fields >> place & 1:
            dice[place] = 0 if numbers[place] < FACES else 1


@rule
def next_roll(numbers: Ints, open_fields: int, dice: Ints) -> bool:
    """Turn the dice to the next roll, like the wheels of a counter; False after the last."""
    for place in range(PLACES):
        if open_fields >> place & 1:
            if dice[place] < numbers[place]:
                dice[place] += 1
                return True
            dice[place] = 0 if numbers[place] < FACES else 1
    return False


@rule
def chance_of(numbers: Ints, open_fields: int, dice: Ints) -> float:
    """How likely the dice of the open fields fall like this."""
    ways = 1.0
    for place in range(PLACES):
        if open_fields >> place & 1:
            ways *= (1 if dice[place] > 0 else FACES - numbers[place]) / FACES
    return ways


@rule
def showing(dice: Ints, open_fields: int, number: int) -> int:
    """The open fields whose dice show the number: a mask."""
    mask = 0
    for place in range(PLACES):
        mask |= (dice[place] == number) << place
    return mask & open_fields


@rule
def struck_by(numbers: Ints, open_fields: int, dice: Ints) -> int:
    """The open fields that the dice would hit: a mask."""
    mask = 0
    for place in range(PLACES):
        mask |= (dice[place] == numbers[place]) << place
    return mask & open_fields


# --- Entries: a mask of fields to write, or 0 to cross out the leftmost -------------------------


@rule
def add_up(dice: Ints, fits: int, sums: Ints) -> None:
    """For every choice among the fitting dice: what they add up to."""
    sums[0] = 0
    fields = -fits & fits
    while fields != 0:
        lowest = fields & -fields
        sums[fields] = sums[fields ^ lowest] + dice[PLACE_OF[lowest]]
        fields = (fields - fits) & fits


@rule
def gain_of(entry: int, hits: int, struck: int, sums: Ints) -> int:
    """The points of an entry: its dice, and what its hits add to the bonus."""
    gain: int = sums[entry] + BONUS[hits + COUNT[entry & struck]] - BONUS[hits]
    return gain


@rule
def left_after(open_fields: int, entry: int) -> int:
    """The fields still open after an entry."""
    if entry == 0:
        return open_fields & (open_fields - 1)
    return open_fields ^ entry


@rule
def best_entry(
    values: Floats, open_fields: int, hits: int, fits: int, struck: int, sums: Ints
) -> tuple[int, float]:
    """The entry with the best points now and value later, and that sum.

    Without a branch, for which entry is the best so far cannot be foreseen.
    """
    best, most = 0, values[left_after(open_fields, 0), hits]
    entry = -fits & fits
    while entry != 0:
        after = values[open_fields ^ entry, hits + COUNT[entry & struck]]
        worth = gain_of(entry, hits, struck, sums) + after
        best = entry if worth > most else best
        most = max(most, worth)
        entry = (entry - fits) & fits
    return best, most


# --- The value of a position in a row -----------------------------------------------------------


class RollTables:
    """Room to study one position: every roll with what one would do, and what a reroll brings."""

    def __init__(self) -> None:
        self.dice = np.zeros(PLACES, np.int16)
        self.sums = np.zeros(MASKS, np.int16)
        self.rolls = np.zeros((MOST_ROLLS, 3))  # by roll: chance, worth, points
        self.entries = np.zeros((MOST_ROLLS, 3), np.int16)  # by roll: ones, entry, its hits
        self.ones = np.zeros((MASKS, 2))  # by mask of ones: chance, worth of a reroll

    def room(self) -> tuple[Ints, Ints, Floats, Ints, Floats]:
        """As arguments of the functions below."""
        return self.dice, self.sums, self.rolls, self.entries, self.ones


@rule
def evaluate_rolls(
    numbers: Ints,
    values: Floats,
    open_fields: int,
    hits: int,
    dice: Ints,
    sums: Ints,
    rolls: Floats,
    entries: Ints,
    ones: Floats,
) -> int:
    """Find the best entry for every roll and the worth of a reroll; returns how many rolls.

    A reroll leaves the ones and throws all others: its worth depends on the ones alone. It is
    the mean over all rolls that show at least these ones.
    """
    ones[:] = 0.0
    dice[:] = 0
    first_roll(numbers, open_fields, dice)
    count = 0
    going = True
    while going:
        chance = chance_of(numbers, open_fields, dice)
        fits = open_fields & ~showing(dice, open_fields, 0)
        struck = struck_by(numbers, open_fields, dice)
        add_up(dice, fits, sums)
        entry, worth = best_entry(values, open_fields, hits, fits, struck, sums)
        single = showing(dice, open_fields, 1)
        rolls[count, 0], rolls[count, 1] = chance, worth
        rolls[count, 2] = gain_of(entry, hits, struck, sums)
        entries[count, 0], entries[count, 1] = single, entry
        entries[count, 2] = COUNT[entry & struck]
        ones[single, 0] += chance
        ones[single, 1] += chance * worth
        count += 1
        going = next_roll(numbers, open_fields, dice)
    for place in range(PLACES):
        for mask in range(MASKS):
            if mask >> place & 1 == 0:
                ones[mask, 1] += ones[mask | 1 << place, 1]
    for mask in range(MASKS):
        ones[mask, 1] *= SIXES[mask]
    return count


@rule
def mean_value(
    count: int, mine: float, again: float, rolls: Floats, entries: Ints, ones: Floats
) -> float:
    """The mean over all rolls: my own, rerolled if that is better, and those of others."""
    own, once, twice = 0.0, 0.0, 0.0
    for i in range(count):
        own += rolls[i, 0] * max(rolls[i, 1], ones[entries[i, 0], 1])
        once += rolls[i, 0] * rolls[i, 1]
    for mask in range(MASKS):
        twice += ones[mask, 0] * ones[mask, 1]
    return mine * own + (1 - mine) * (once + again * (twice - once))


@rule
def fill_row_values(
    numbers: Ints,
    price: float,
    mine: float,
    again: float,
    dice: Ints,
    sums: Ints,
    rolls: FloatGrid,
    entries: IntGrid,
    ones: FloatGrid,
    values: FloatGrid,
) -> None:
    """Fill in the value of every position of a row, by open fields and hits."""
    values[:] = 0.0
    for open_fields in range(1, MASKS):
        for hits in range(HITS - COUNT[open_fields]):
            count = evaluate_rolls(
                numbers, values, open_fields, hits, dice, sums, rolls, entries, ones
            )
            worth = mean_value(count, mine, again, rolls, entries, ones)
            values[open_fields, hits] = worth - price


def row_values(
    numbers: Sequence[int], *, price: float = 0.0, mine: float = 1.0, again: float = 0.0
) -> Floats:
    """The expected points still to come in a row, by open fields and hits, for the best choices.

    ``price`` is taken off for every turn. A share ``mine`` of all turns I roll myself, and
    reroll when that is better for this row; of the other rolls a share ``again`` is rerolled,
    whatever they show.
    """
    values = np.zeros((MASKS, HITS))
    settle = compiled(fill_row_values)
    settle(np.array(numbers, np.int16), price, mine, again, *RollTables().room(), values)
    return values
