"""Plays by a table: every turn costs a fixed price, and only the own sheet of the seat counts."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, cast

import numpy as np

from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.core.layout import Floats, IntGrid, Ints
from byczo.core.rule import compiled, rule
from byczo.games.twenty_one.rules import COLOURS, DECIDE, KEEP, REROLL, State
from byczo.games.twenty_one.solver.forecast import sheet_tables
from byczo.games.twenty_one.solver.row_values import (
    MASKS,
    PLACES,
    add_up,
    best_entry,
    showing,
    struck_by,
)
from byczo.games.twenty_one.solver.rows_by_place import (
    Numbers,
    action_of,
    numbers_of,
    read_row,
    wait_of,
)


class FixedPriceBot:
    """A yardstick: plays for the most points on its own sheet, where every turn costs a price."""

    def __init__(self, game: Game, stream: Stream, price: float = 4.0) -> None:
        self.price = price
        self.choose = compiled(choose)
        self.room = np.zeros((3, PLACES), np.int16), np.zeros(MASKS, np.int16)

    def decide(self, seen: TableState, seat: int) -> int:
        """What the tables say."""
        state = cast(State, seen)
        values, rerolls = tables_for(numbers_of(state, seat), state.players, self.price)
        return int(self.choose(state, seat, values, rerolls, *self.room))


@lru_cache(maxsize=16)
def tables_for(numbers: Numbers, players: int, price: float) -> tuple[Floats, Floats]:
    """Values, and what rerolls are worth."""
    return sheet_tables(numbers, players, price)[:2]


@rule
def choose(
    seen: State,
    seat: int,
    values: Annotated[Floats, 4],
    rerolls: Annotated[Floats, 4],
    places: IntGrid,
    sums: Ints,
) -> int:
    """The best for this sheet. ``places`` and ``sums`` are room to work in."""
    numbers, dice, colours = places[0], places[1], places[2]
    row = seen.row[seat]
    hits = seen.hits[seat, row]
    open_fields = read_row(seen, seat, numbers, dice, colours)
    fits = open_fields & ~showing(dice, open_fields, 0)
    struck = struck_by(numbers, open_fields, dice)
    add_up(dice, fits, sums)
    table = values[wait_of(seen, seat), row]
    entry, worth = best_entry(table, open_fields, hits, fits, struck, sums)
    if seen.phase != DECIDE:
        return action_of(entry, colours)
    again = rerolls[row, open_fields, hits, showing(dice, open_fields, 1)]
    return REROLL if again > worth and seen.ones < COLOURS else KEEP
