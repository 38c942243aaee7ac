"""Every decision of Twenty One, solved: the chance to win the whole game by each action.

In the last rows of two players, with few fields open, the chance is exact
(:mod:`byczo.games.twenty_one.solver.last_rows`). Elsewhere tables by dynamic programming say how a
seat plays for whom every turn has a price, in points. Every seat is expected to play by the price
that suits it best. What the others do with the dice on the table follows from their tables, and
what comes later is a forecast. Then the chances of all seats are made to add up to one.
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
    DIGIT,
    PLACE,
    ROWS,
    SEATS,
    State,
    choice,
    choices,
)
from byczo.games.twenty_one.solver.action_chances import weigh_actions
from byczo.games.twenty_one.solver.forecast import (
    AGAIN,
    PARTS,
    POSITIONS,
    TURNS,
    Singles,
    fill_sheet_tables,
)
from byczo.games.twenty_one.solver.joint_rolls import ASPECTS, FEW, SIDES, STATES, IntCube
from byczo.games.twenty_one.solver.last_rows import (
    ENTRIES,
    FACETS,
    LEADS,
    MOST_JOINT_ROLLS,
    Worth,
)
from byczo.games.twenty_one.solver.row_values import (
    HITS,
    MASKS,
    MOST_ROLLS,
    PLACES,
)
from byczo.games.twenty_one.solver.rows_by_place import numbers_and_players
from byczo.games.twenty_one.solver.seats import (
    FACTS,
)
from byczo.games.twenty_one.solver.turns import MOST_GAIN
from byczo.games.twenty_one.solver.win_chance import REACH

PRICES = np.array([0.0, 2.0, 4.0, 6.0, 10.0])
"""The prices of a turn, in points, that a seat may play by; the one in the middle suits most games.

More of them, and finer ones, did not win more games.
"""

RESOLUTION = 0.001
"""What forecasts can tell apart: points are taken as normally distributed, sheets as apart."""


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
    fields: IntCube,
    both: IntCube,
    rolled: FloatCube,
    again: FloatCube,
    worth: Worth,
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
    fields: IntCube,
    both: IntCube,
    rolled: FloatCube,
    again: FloatCube,
    worth: Worth,
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
        fields,
        both,
        rolled,
        again,
        worth,
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
        ("i2", (SIDES, ASPECTS, FEW)),  # from here on for last rows
        ("i2", (SIDES, ENTRIES, FACETS)),
        ("f8", (SIDES, MOST_JOINT_ROLLS, LEADS)),
        ("f8", (SIDES, MASKS, LEADS)),
        ("f8", (STATES, STATES, SIDES, LEADS)),
    ),
    error=RESOLUTION,
)
"""The first decision with a number of players computes their tables."""
