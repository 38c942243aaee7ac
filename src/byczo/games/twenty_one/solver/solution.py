"""Every decision of Twenty One, solved: the chance to win the whole game by each action.

Tables by dynamic programming say how a seat plays for whom every turn has a price, in points.
Every seat is expected to play by the price that suits it best. What the others do with the dice
on the table follows from their tables, and what comes later is a forecast.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from byczo.core.layout import FloatCube, FloatGrid, Floats, IntGrid, Ints
from byczo.core.rule import rule
from byczo.core.solver import CHANCES, PLAYERS, VALUES, Solver
from byczo.core.sorting import sort_part
from byczo.games.twenty_one.rules import (
    COLOURS,
    COUNT,
    CROSS,
    DECIDE,
    DIGIT,
    PLACE,
    ROWS,
    SEATS,
    State,
    choice,
    choices,
)
from byczo.games.twenty_one.solver.forecast import (
    AGAIN,
    PARTS,
    POSITIONS,
    TURNS,
    Forecasts,
    Singles,
    fill_sheet_tables,
    position_of,
)
from byczo.games.twenty_one.solver.row_values import (
    HITS,
    MASKS,
    MOST_ROLLS,
    PLACES,
    add_up,
    gain_of,
    left_after,
    showing,
    struck_by,
)
from byczo.games.twenty_one.solver.rows_by_place import numbers_and_players
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

PRICES = np.array([0.0, 2.0, 4.0, 6.0, 10.0])
"""The prices of a turn, in points, that a seat may play by; the one in the middle suits most games.

More of them, and finer ones, did not win more games.
"""

RESOLUTION = 0.001
"""What the tables can tell apart: points are taken as normally distributed, sheets as apart."""


@rule
def prepare(
    seen: State,
    seat: int,
    known: IntGrid,
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
    rolls: FloatGrid,
    entries: IntGrid,
    ones: FloatGrid,
    thrown: Floats,
    rerolls: Annotated[Floats, 4],
    precise: Annotated[Floats, 4],
) -> None:
    """Values and forecasts by price. We take it that all sheets have the same numbers.

    ``known`` are the numbers that the tables are for. To compute them takes half a second.
    """
    same = True
    for row in range(ROWS):
        for colour in range(COLOURS):
            field = seen.sheets[seat, row, colour]
            place = field >> PLACE
            same = same and known[row, place] == field & DIGIT
            known[row, place] = field & DIGIT
    if same:
        return
    for price in range(PRICES.shape[0]):
        values[price] = 0.0
        precise[:] = 0.0
        fill_sheet_tables(
            known,
            PRICES[price],
            AGAIN,
            fresh,
            sums,
            rolls,
            entries,
            ones,
            thrown,
            flow,
            values[price],
            rerolls,
            precise,
        )
        for wait in range(precise.shape[0]):
            for position in range(POSITIONS):
                for turn in range(TURNS):
                    for part in range(PARTS):
                        forecasts[price, wait, position, turn, part] = precise[
                            wait, position, turn, part
                        ]


@rule
def solve(
    seen: State,
    seat: int,
    actions: Ints,
    solution: FloatGrid,
    known: IntGrid,
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
    rolls: FloatGrid,
    entries: IntGrid,
    ones: FloatGrid,
    thrown: Floats,
    rerolls: Annotated[Floats, 4],
    precise: Annotated[Floats, 4],
) -> int:
    """The chance to win of each action; the best one is chosen."""
    count = choices(seen, seat)
    for k in range(count):
        actions[k] = choice(seen, seat, k)
        solution[CHANCES, k] = 0.0
    sort_part(actions, 0, count)
    weigh_actions(
        seen,
        seat,
        actions[:count],
        solution[VALUES, :count],
        values,
        forecasts,
        numbers,
        dice,
        colours,
        facts,
        points,
        fresh,
        sums,
        expected,
        below,
        flow,
        memory,
    )
    best = 0
    for k in range(1, count):
        if solution[VALUES, k] > solution[VALUES, best]:
            best = k
    if count > 0:
        solution[CHANCES, best] = 1.0
    return count


SOLVER = Solver(
    solve=solve,
    prepare=prepare,
    key=numbers_and_players,
    tables=(
        ("i2", (ROWS, PLACES)),
        ("f8", (len(PRICES), PLAYERS, ROWS + 1, MASKS, HITS)),
        ("f4", (len(PRICES), PLAYERS, POSITIONS, TURNS, PARTS)),
    ),
    room=(
        ("i2", (SEATS, PLACES)),  # numbers, dice and colours, by seat
        ("i2", (SEATS, PLACES)),
        ("i2", (SEATS, PLACES)),
        ("i2", (SEATS, FACTS)),
        ("i2", (SEATS,)),
        ("i2", (PLACES,)),
        ("i2", (MASKS,)),
        ("f8", (SEATS, TURNS, PARTS)),
        ("f8", (TURNS, REACH, 2)),
        ("f8", (MASKS, HITS, 3)),
        ("f8", (MASKS, HITS, MOST_GAIN)),
        ("f8", (MOST_ROLLS, 3)),  # from here on for the tables: see RollTables
        ("i2", (MOST_ROLLS, 3)),
        ("f8", (MASKS, 2)),
        ("f8", (MASKS,)),
        ("f8", (ROWS, MASKS, HITS, MASKS)),
        ("f8", (PLAYERS, POSITIONS, TURNS, PARTS)),
    ),
    error=RESOLUTION,
)
"""The first decision with a number of players computes their tables."""


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
