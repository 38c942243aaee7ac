"""What the solver knows of each seat: its row, its points, and the price that it plays by."""

from __future__ import annotations

from byczo.core.layout import Floats, Ints
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import ROWS, State
from byczo.games.twenty_one.solver.forecast import Forecasts, add_forecast, position_of
from byczo.games.twenty_one.solver.rows_by_place import read_row, wait_of
from byczo.games.twenty_one.solver.win_chance import combine_rivals, win_chance

FACTS = 5
OPEN, HAS, ROW, WAIT, PRICE = 0, 1, 2, 3, 4
"""Facts of a seat: open fields, hits and number of its row; how many turns it waits after this
one until it rolls; and by which price it plays."""


@rule
def read_seats(
    seen: State, numbers: Ints, dice: Ints, colours: Ints, facts: Ints, points: Ints
) -> None:
    """Every seat's row by place, its facts and its points."""
    for seat in range(seen.players):
        row = seen.row[seat]
        facts[seat, OPEN] = read_row(seen, seat, numbers[seat], dice[seat], colours[seat])
        facts[seat, HAS] = seen.hits[seat, row]
        facts[seat, ROW] = row
        facts[seat, WAIT] = wait_of(seen, seat)
        total = 0
        for r in range(ROWS):
            total += seen.scores[seat, r]
        points[seat] = total


@rule
def agree_on_prices(
    seats: int, facts: Ints, points: Ints, forecasts: Forecasts, expected: Forecasts, below: Floats
) -> None:
    """Every seat in turn takes the price that suits it best given those of the others."""
    for seat in range(seats):
        facts[seat, PRICE] = forecasts.shape[0] // 2
        forecast_seat(facts[seat], seats, forecasts, expected[seat])
    for seat in range(seats):
        place = position_of(facts[seat, ROW], facts[seat, OPEN], facts[seat, HAS])
        wait = wait_now(facts[seat], seats)
        turns = combine_rivals(seats, seat, expected, points, below)
        most = -1.0
        for price in range(forecasts.shape[0]):
            chance = win_chance(forecasts[price, wait, place], 0, turns, below)
            if chance > most:
                most = chance
                facts[seat, PRICE] = price
        forecast_seat(facts[seat], seats, forecasts, expected[seat])


@rule
def wait_now(fact: Ints, seats: int) -> int:
    """How many turns a seat waits until it rolls, counted from this one on."""
    return fact[WAIT] + 1 if fact[WAIT] + 1 < seats else 0


@rule
def forecast_seat(fact: Ints, seats: int, forecasts: Forecasts, out: Forecasts) -> None:
    """The forecast of a seat at its price, before this turn."""
    out[:] = 0.0
    place = position_of(fact[ROW], fact[OPEN], fact[HAS])
    add_forecast(forecasts[fact[PRICE], wait_now(fact, seats), place], 0, 1.0, 0.0, 0.0, out)
