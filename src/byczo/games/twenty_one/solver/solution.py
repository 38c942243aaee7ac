"""Every decision of Twenty One, solved: the chance to win the whole game by each action.

Tables by dynamic programming say how a seat plays for whom every turn has a price, in points.
Every seat is expected to play by the price that suits it best. What the others do with the dice
on the table follows from their tables, and what comes later is a forecast.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import numpy as np

from byczo.core.declaration import Solution
from byczo.core.layout import FloatCube, Floats, IntGrid, Ints
from byczo.core.rule import compiled, rule
from byczo.games.twenty_one.rules import COUNT, CROSS, DECIDE, SEATS, State, choice, choices
from byczo.games.twenty_one.solver.forecast import (
    PARTS,
    TURNS,
    Forecasts,
    Singles,
    position_of,
    sheet_tables,
)
from byczo.games.twenty_one.solver.row_values import (
    HITS,
    MASKS,
    PLACES,
    add_up,
    gain_of,
    left_after,
    showing,
    struck_by,
)
from byczo.games.twenty_one.solver.rows_by_place import Numbers, numbers_of
from byczo.games.twenty_one.solver.seats import (
    FACTS,
    HAS,
    OPEN,
    PRICE,
    ROW,
    WAIT,
    agree_on_prices,
    read_seats,
)
from byczo.games.twenty_one.solver.turns import MOST_GAIN, TRIFLE, best_turn, forecast_turn
from byczo.games.twenty_one.solver.win_chance import REACH, combine_rivals, win_chance

PRICES = (0.0, 2.0, 4.0, 6.0, 10.0)
"""The prices of a turn, in points, that a seat may play by; the one in the middle suits most games.

More of them, and finer ones, did not win more games.
"""

RESOLUTION = 0.001
"""What the tables can tell apart: points are taken as normally distributed, sheets as apart."""


def solve(seen: State, seat: int) -> Solution:
    """The chance to win of each action, and the best one.

    The first decision with a number of players computes their tables, within half a second.
    """
    actions = sorted(int(choice(seen, seat, k)) for k in range(choices(seen, seat)))
    values, forecasts = tables_for(numbers_of(seen, seat), seen.players)
    chances: Floats = np.zeros(len(actions))
    listed = np.array(actions, np.int16)
    compiled(weigh_actions)(seen, seat, listed, chances, values, forecasts, *_room())
    best = int(chances.argmax())
    return Solution(
        actions=tuple(actions),
        values=tuple(chances.tolist()),
        chances=tuple(float(k == best) for k in range(len(actions))),
        error=RESOLUTION,
    )


@lru_cache(maxsize=5)
def tables_for(numbers: Numbers, players: int) -> tuple[Floats, Singles]:
    """Values and forecasts by price. We take it that all sheets have the same numbers."""
    tables = [sheet_tables(numbers, players, price) for price in PRICES]
    values, _, forecasts = zip(*tables, strict=True)
    return np.array(values), np.array(forecasts, np.float32)


def _room() -> tuple[Any, ...]:
    """The last arguments of :func:`weigh_actions`: room to work in."""
    return (
        *(np.zeros((SEATS, PLACES), np.int16) for _ in ("numbers", "dice", "colours")),
        np.zeros((SEATS, FACTS), np.int16),
        np.zeros(SEATS, np.int16),
        np.zeros(PLACES, np.int16),
        np.zeros(MASKS, np.int16),
        np.zeros((SEATS, TURNS, PARTS)),
        np.zeros((TURNS, REACH, 2)),
        np.zeros((MASKS, HITS, 3)),
        np.zeros((MASKS, HITS, MOST_GAIN)),
    )


@rule
def weigh_actions(
    seen: State,
    me: int,
    actions: Ints,
    chances: Floats,
    values: Annotated[Floats, 5],
    forecasts: Annotated[Singles, 5],
    numbers: IntGrid,
    dice: IntGrid,
    colours: IntGrid,
    facts: IntGrid,
    points: Ints,
    fresh: Ints,
    sums: Ints,
    expected: FloatCube,
    below: FloatCube,
    flow: FloatCube,
    memory: FloatCube,
) -> None:
    """Write the chance to win of each action.

    ``values`` and ``forecasts`` are the tables of all prices, ``numbers`` to ``memory`` room to
    work in.
    """
    seats = seen.players
    read_seats(seen, numbers, dice, colours, facts, points)
    agree_on_prices(seats, facts, points, forecasts, expected, below)
    deciding = seen.phase == DECIDE
    mine = facts[me]
    table = values[mine[PRICE], mine[WAIT], mine[ROW]]
    for again in range(actions.shape[0] if deciding else 1):
        for seat in range(seats):
            fact = facts[seat]
            forecast_turn(
                again,
                numbers[seat],
                dice[seat],
                fact,
                values[fact[PRICE], fact[WAIT], fact[ROW]],
                forecasts[fact[PRICE], fact[WAIT]],
                fresh,
                sums,
                flow,
                expected[seat],
            )
        turns = combine_rivals(seats, me, expected, points, below)
        if deciding:  # to keep comes before to reroll; both are judged at one price
            chances[again] = best_turn(
                again,
                numbers[me],
                dice[me],
                mine,
                table,
                forecasts[mine[PRICE], mine[WAIT]],
                turns,
                below,
                fresh,
                sums,
                memory,
            )
        else:
            weigh_entries(
                numbers[me],
                dice[me],
                colours[me],
                mine,
                table,
                forecasts,
                turns,
                below,
                sums,
                actions,
                chances,
            )


@rule
def weigh_entries(
    numbers: Ints,
    dice: Ints,
    colours: Ints,
    fact: Ints,
    values: Floats,
    forecasts: Forecasts,
    turns: int,
    below: Floats,
    sums: Ints,
    actions: Ints,
    chances: Floats,
) -> None:
    """The chance to win of each entry, at whatever price one may play on."""
    open_fields, hits = fact[OPEN], fact[HAS]
    fits = open_fields & ~showing(dice, open_fields, 0)
    struck = struck_by(numbers, open_fields, dice)
    add_up(dice, fits, sums)
    for k in range(actions.shape[0]):
        entry = entry_of(actions[k], colours)
        gain = gain_of(entry, hits, struck, sums)
        left, after = left_after(open_fields, entry), hits + COUNT[entry & struck]
        place = position_of(fact[ROW], left, after)
        most = 0.0
        for price in range(forecasts.shape[0]):
            future = forecasts[price, fact[WAIT], place]
            most = max(most, win_chance(future, gain, turns, below))
        chances[k] = most + TRIFLE * (gain + values[left, after])


@rule
def entry_of(action: int, colours: Ints) -> int:
    """The places that an action writes into; none for a cross."""
    entry = 0
    if action != CROSS:
        for place in range(PLACES):
            entry |= (action >> colours[place] & 1) << place
    return entry
