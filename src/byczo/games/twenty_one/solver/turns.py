"""What may come of a turn, with the dice as they lie or after a reroll."""

from __future__ import annotations

from byczo.core.layout import Floats, Ints
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import COUNT
from byczo.games.twenty_one.solver.forecast import Forecasts, add_successors, position_of
from byczo.games.twenty_one.solver.row_values import (
    PLACES,
    add_up,
    best_entry,
    chance_of,
    first_roll,
    gain_of,
    left_after,
    next_roll,
    showing,
    struck_by,
)
from byczo.games.twenty_one.solver.seats import HAS, OPEN, ROW
from byczo.games.twenty_one.solver.win_chance import win_chance

MOST_GAIN = 64
"""No entry brings so many points."""

UNKNOWN = -1.0
"""Below any chance."""

TRIFLE = 1e-6
"""What a point is worth as a chance to win: where nothing else is to be gained, points are."""


@rule
def take_dice(again: int, numbers: Ints, dice: Ints, open_fields: int, fresh: Ints) -> int:
    """Copy a seat's dice; with ``again``, those that show no 1 are to be thrown: returned."""
    for place in range(PLACES):
        fresh[place] = dice[place]
    thrown = again * (open_fields & ~showing(dice, open_fields, 1))
    first_roll(numbers, thrown, fresh)
    return thrown


@rule
def forecast_turn(
    again: int,
    numbers: Ints,
    dice: Ints,
    fact: Ints,
    values: Floats,
    forecasts: Forecasts,
    fresh: Ints,
    sums: Ints,
    flow: Floats,
    out: Forecasts,
) -> None:
    """The forecast of a seat that writes by its price's tables, now or after a reroll."""
    open_fields, hits = fact[OPEN], fact[HAS]
    flow[:] = 0.0
    thrown = take_dice(again, numbers, dice, open_fields, fresh)
    going = True
    while going:
        chance = chance_of(numbers, thrown, fresh)
        fits = open_fields & ~showing(fresh, open_fields, 0)
        struck = struck_by(numbers, open_fields, fresh)
        add_up(fresh, fits, sums)
        entry, _ = best_entry(values, open_fields, hits, fits, struck, sums)
        gain = gain_of(entry, hits, struck, sums)
        left, after = left_after(open_fields, entry), hits + COUNT[entry & struck]
        flow[left, after, 0] += chance
        flow[left, after, 1] += chance * gain
        flow[left, after, 2] += chance * gain * gain
        going = next_roll(numbers, thrown, fresh)
    out[:] = 0.0
    add_successors(flow, fact[ROW], open_fields, 0, forecasts, out)


@rule
def best_turn(
    again: int,
    numbers: Ints,
    dice: Ints,
    fact: Ints,
    values: Floats,
    forecasts: Forecasts,
    turns: int,
    below: Floats,
    fresh: Ints,
    sums: Ints,
    memory: Floats,
) -> float:
    """The chance to win with the best entry; after a reroll, the mean over all that it may give.

    ``forecasts`` are those of the seat's price, by position. ``memory`` is room for what was
    found, by fields left, hits and gain.
    """
    open_fields, hits = fact[OPEN], fact[HAS]
    memory[:] = UNKNOWN
    thrown = take_dice(again, numbers, dice, open_fields, fresh)
    mean = 0.0
    going = True
    while going:
        chance = chance_of(numbers, thrown, fresh)
        fits = open_fields & ~showing(fresh, open_fields, 0)
        struck = struck_by(numbers, open_fields, fresh)
        add_up(fresh, fits, sums)
        most = UNKNOWN
        entry = 0
        trying = True
        while trying:
            left, after = left_after(open_fields, entry), hits + COUNT[entry & struck]
            gain = gain_of(entry, hits, struck, sums)
            if memory[left, after, gain] == UNKNOWN:
                future = forecasts[position_of(fact[ROW], left, after)]
                points = TRIFLE * (gain + values[left, after])
                memory[left, after, gain] = win_chance(future, gain, turns, below) + points
            most = max(most, memory[left, after, gain])
            entry = (entry - fits) & fits
            trying = entry != 0
        mean += chance * most
        going = next_roll(numbers, thrown, fresh)
    return mean
