"""The chance to win of each action: exact in the last rows of two, elsewhere by forecasts."""

from __future__ import annotations

from typing import Annotated

from byczo.core.layout import FloatCube, Floats, IntGrid, Ints
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import COUNT, CROSS, DECIDE, State
from byczo.games.twenty_one.solver.forecast import Forecasts, Singles, position_of
from byczo.games.twenty_one.solver.joint_rolls import IntCube
from byczo.games.twenty_one.solver.last_rows import Worth, weigh_last_rows
from byczo.games.twenty_one.solver.row_values import (
    PLACES,
    add_up,
    gain_of,
    left_after,
    showing,
    struck_by,
)
from byczo.games.twenty_one.solver.seats import (
    HAS,
    OPEN,
    PRICE,
    ROW,
    WAIT,
    agree_on_prices,
    read_seats,
)
from byczo.games.twenty_one.solver.turns import TRIFLE, best_turn, forecast_turn
from byczo.games.twenty_one.solver.win_chance import combine_rivals, win_chance


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
    fields: IntCube,
    both: IntCube,
    rolled: FloatCube,
    again: FloatCube,
    worth: Worth,
) -> None:
    """Write the chance to win of each action: exact in the last rows of two, else by forecasts.

    ``values`` and ``forecasts`` are the tables of all prices, ``numbers`` to ``worth`` room to
    work in.
    """
    seats = seen.players
    read_seats(seen, numbers, dice, colours, facts, points)
    if weigh_last_rows(
        seen,
        me,
        actions,
        chances,
        numbers,
        colours,
        facts,
        points,
        fields,
        both,
        rolled,
        again,
        worth,
    ):
        return
    agree_on_prices(seats, facts, points, forecasts, expected, below)
    deciding = seen.phase == DECIDE
    hope, hopes, turns = 0.0, 0.0, 0
    for thrown in range(actions.shape[0] if deciding else 1):
        for seat in range(seats):
            fact = facts[seat]
            forecast_turn(
                thrown,
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
        for other in range(seats if thrown else 1, seats + 1):  # this seat comes last
            seat = (me + other) % seats
            turns = combine_rivals(seats, seat, expected, points, below)
            hope = hope_of(
                thrown,
                deciding,
                numbers[seat],
                dice[seat],
                facts[seat],
                values,
                forecasts,
                turns,
                below,
                fresh,
                sums,
                memory,
            )
            if not thrown:
                hopes += hope
        if deciding:  # to keep comes before to reroll; both are judged at one price
            chances[thrown] = hope / hopes
        else:
            weigh_entries(
                numbers[me],
                dice[me],
                colours[me],
                facts[me],
                values[facts[me, PRICE], facts[me, WAIT], facts[me, ROW]],
                forecasts,
                turns,
                below,
                sums,
                hopes,
                actions,
                chances,
            )


@rule
def hope_of(
    thrown: int,
    deciding: bool,
    numbers: Ints,
    dice: Ints,
    fact: Ints,
    values: Annotated[Floats, 5],
    forecasts: Annotated[Singles, 5],
    turns: int,
    below: FloatCube,
    fresh: Ints,
    sums: Ints,
    memory: FloatCube,
) -> float:
    """The chance to win of a seat that does its best while the others go by their tables.

    Every seat hopes so, and together they hope for more than one win: chances are divided by the
    sum of these hopes, with the dice as they lie. Before a reroll is decided on, the price that was
    agreed on stays; when all write, any price will do to play on.
    """
    most = 0.0
    for price in range(forecasts.shape[0]):
        if price == fact[PRICE] or not deciding:
            hope = best_turn(
                thrown,
                numbers,
                dice,
                fact,
                values[price, fact[WAIT], fact[ROW]],
                forecasts[price, fact[WAIT]],
                turns,
                below,
                fresh,
                sums,
                memory,
            )
            most = max(most, hope)
    return most


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
    hopes: float,
    actions: Ints,
    chances: Floats,
) -> None:
    """The chance to win of each entry, at whatever price one may play on.

    ``hopes`` is what all seats together hope for.
    """
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
        chances[k] = most / hopes + TRIFLE * (gain + values[left, after])


@rule
def entry_of(action: int, colours: Ints) -> int:
    """The places that an action writes into; none for a cross."""
    entry = 0
    if action != CROSS:
        for place in range(PLACES):
            entry |= (action >> colours[place] & 1) << place
    return entry
