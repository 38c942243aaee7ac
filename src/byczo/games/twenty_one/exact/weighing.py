"""The chance to win by action: the exact bot's judgement, told in full."""

from __future__ import annotations

import numpy as np

from byczo.core.chance import stream_of
from byczo.core.layout import Ints
from byczo.core.rule import compiled, rule
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.exact.bot import ExactTwentyOne, tables_for
from byczo.games.twenty_one.exact.judgement import (
    HAS,
    OPEN,
    PRICE,
    ROW,
    WAIT,
    agree_on_prices,
    best_turn,
    expect_turn,
    read_seats,
)
from byczo.games.twenty_one.exact.odds import meet_rivals, my_odds
from byczo.games.twenty_one.exact.outlook import Outlooks, position_of
from byczo.games.twenty_one.exact.reading import numbers_of
from byczo.games.twenty_one.exact.table import (
    PLACES,
    Floats,
    add_up,
    gain_of,
    left_after,
    showing,
    struck_by,
)
from byczo.games.twenty_one.rules import COUNT, CROSS, DECIDE, State
from byczo.play.exact import Exact

RESOLUTION = 0.001
"""What the tables can tell apart: points are taken as normally distributed, sheets as apart."""


def exact(seen: State, seat: int, actions: list[int]) -> Exact:
    """The chance to win of each action."""
    values, outlooks = tables_for(numbers_of(seen, seat), seen.players)
    odds: Floats = np.zeros(len(actions))
    room = ExactTwentyOne(GAME, stream_of(0)).room
    listed = np.array(actions, np.int16)
    compiled(weigh)(seen, seat, listed, odds, values, outlooks, *room)
    return Exact(odds.tolist(), RESOLUTION)


@rule
def weigh(
    seen: State,
    me: int,
    actions: Ints,
    odds: Floats,
    values: Floats,
    outlooks: Outlooks,
    numbers: Ints,
    dice: Ints,
    colours: Ints,
    facts: Ints,
    points: Ints,
    fresh: Ints,
    sums: Ints,
    expected: Outlooks,
    below: Floats,
    flow: Floats,
    memory: Floats,
) -> None:
    """Like ``judge``, but note the odds of each action."""
    seats = seen.players
    read_seats(seen, numbers, dice, colours, facts, points)
    agree_on_prices(seats, facts, points, outlooks, expected, below)
    deciding = seen.phase == DECIDE
    mine = facts[me]
    table = values[mine[PRICE], mine[WAIT], mine[ROW]]
    for again in range(actions.shape[0] if deciding else 1):
        for seat in range(seats):
            fact = facts[seat]
            expect_turn(
                again,
                numbers[seat],
                dice[seat],
                fact,
                values[fact[PRICE], fact[WAIT], fact[ROW]],
                outlooks[fact[PRICE], fact[WAIT]],
                fresh,
                sums,
                flow,
                expected[seat],
            )
        turns = meet_rivals(seats, me, expected, points, below)
        if deciding:  # to keep comes before to reroll
            _, odds[again] = best_turn(
                again,
                numbers[me],
                dice[me],
                mine,
                table,
                mine[PRICE],
                mine[PRICE] + 1,
                outlooks,
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
                outlooks,
                turns,
                below,
                sums,
                actions,
                odds,
            )


@rule
def weigh_entries(
    numbers: Ints,
    dice: Ints,
    colours: Ints,
    fact: Ints,
    outlooks: Outlooks,
    turns: int,
    below: Floats,
    sums: Ints,
    actions: Ints,
    odds: Floats,
) -> None:
    """The odds of each entry, at whatever price one may play on."""
    open_fields, hits = fact[OPEN], fact[HAS]
    fits = open_fields & ~showing(dice, open_fields, 0)
    struck = struck_by(numbers, open_fields, dice)
    add_up(dice, fits, sums)
    for k in range(actions.shape[0]):
        entry = entry_of(actions[k], colours)
        gain = gain_of(entry, hits, struck, sums)
        place = position_of(fact[ROW], left_after(open_fields, entry), hits + COUNT[entry & struck])
        most = 0.0
        for price in range(outlooks.shape[0]):
            most = max(most, my_odds(outlooks[price, fact[WAIT], place], gain, turns, below))
        odds[k] = most


@rule
def entry_of(action: int, colours: Ints) -> int:
    """The places that an action writes into; none for a cross."""
    entry = 0
    if action != CROSS:
        for place in range(PLACES):
            entry |= (action >> colours[place] & 1) << place
    return entry
