"""The exact bot's judgement: which action gives the best chance to win.

Every seat is expected to play by the tables of some price. What a seat does with the dice on the
table follows from them; what comes later is an outlook. My own entry is the one that gives the
best chance, at whatever price I may play on.
"""

from __future__ import annotations

from byczo.core.layout import Ints
from byczo.core.rule import rule
from byczo.games.twenty_one.exact.odds import meet_rivals, my_odds
from byczo.games.twenty_one.exact.outlook import Outlooks, add_outlook, position_of, spread
from byczo.games.twenty_one.exact.reading import action_of, read_row, wait_of
from byczo.games.twenty_one.exact.table import (
    PLACES,
    Floats,
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
from byczo.games.twenty_one.rules import COLOURS, COUNT, DECIDE, KEEP, REROLL, ROWS, State

FACTS = 5
OPEN, HAS, ROW, WAIT, PRICE = 0, 1, 2, 3, 4
"""What is known of a seat: open fields, hits and number of its row; how many turns it waits after
this one until it rolls; and by which price it plays."""

MOST_GAIN = 64
"""No entry brings so many points."""

UNKNOWN = -1.0
"""Below any chance."""

TRIFLE = 1e-6
"""What a point is worth as a chance to win: where nothing else is to be gained, points are."""


@rule
def judge(
    seen: State,
    me: int,
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
) -> int:
    """The action with the best chance to win.

    ``values`` and ``outlooks`` are the tables of all prices, ``facts`` to ``memory`` room to work
    in.
    """
    seats = seen.players
    read_seats(seen, numbers, dice, colours, facts, points)
    agree_on_prices(seats, facts, points, outlooks, expected, below)
    deciding = seen.phase == DECIDE
    # To keep or to reroll is judged at one price, which changes nothing and takes less time.
    low, high = 0, outlooks.shape[0]
    if deciding:
        low, high = facts[me, PRICE], facts[me, PRICE] + 1
    entry, kept = 0, 0.0
    for again in range(1 + (deciding and seen.ones < COLOURS)):
        for seat in range(seats):
            fact = facts[seat]
            table = values[fact[PRICE], fact[WAIT], fact[ROW]]
            future = outlooks[fact[PRICE], fact[WAIT]]
            expect_turn(
                again,
                numbers[seat],
                dice[seat],
                fact,
                table,
                future,
                fresh,
                sums,
                flow,
                expected[seat],
            )
        turns = meet_rivals(seats, me, expected, points, below)
        best, odds = best_turn(
            again,
            numbers[me],
            dice[me],
            facts[me],
            values[facts[me, PRICE], facts[me, WAIT], facts[me, ROW]],
            low,
            high,
            outlooks,
            turns,
            below,
            fresh,
            sums,
            memory,
        )
        if again == 0:
            entry, kept = best, odds
        elif odds > kept:
            return REROLL
    return KEEP if deciding else action_of(entry, colours[me])


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
    seats: int, facts: Ints, points: Ints, outlooks: Outlooks, expected: Outlooks, below: Floats
) -> None:
    """Every seat in turn takes the price that suits it best given those of the others."""
    for seat in range(seats):
        facts[seat, PRICE] = outlooks.shape[0] // 2
        look_ahead(facts[seat], seats, outlooks, expected[seat])
    for seat in range(seats):
        place = position_of(facts[seat, ROW], facts[seat, OPEN], facts[seat, HAS])
        wait = wait_now(facts[seat], seats)
        turns = meet_rivals(seats, seat, expected, points, below)
        most = -1.0
        for price in range(outlooks.shape[0]):
            odds = my_odds(outlooks[price, wait, place], 0, turns, below)
            if odds > most:
                most = odds
                facts[seat, PRICE] = price
        look_ahead(facts[seat], seats, outlooks, expected[seat])


@rule
def wait_now(fact: Ints, seats: int) -> int:
    """How many turns a seat waits until it rolls, counted from this one on."""
    return fact[WAIT] + 1 if fact[WAIT] + 1 < seats else 0


@rule
def look_ahead(fact: Ints, seats: int, outlooks: Outlooks, out: Outlooks) -> None:
    """The outlook of a seat at its price, before this turn."""
    out[:] = 0.0
    place = position_of(fact[ROW], fact[OPEN], fact[HAS])
    add_outlook(outlooks[fact[PRICE], wait_now(fact, seats), place], 0, 1.0, 0.0, 0.0, out)


@rule
def take_dice(again: int, numbers: Ints, dice: Ints, open_fields: int, fresh: Ints) -> int:
    """Copy a seat's dice; with ``again``, those that show no 1 are to be thrown: returned."""
    for place in range(PLACES):
        fresh[place] = dice[place]
    thrown = again * (open_fields & ~showing(dice, open_fields, 1))
    first_roll(numbers, thrown, fresh)
    return thrown


@rule
def expect_turn(
    again: int,
    numbers: Ints,
    dice: Ints,
    fact: Ints,
    values: Floats,
    outlooks: Outlooks,
    fresh: Ints,
    sums: Ints,
    flow: Floats,
    out: Outlooks,
) -> None:
    """The outlook of a seat that writes by its price's tables, now or after a reroll."""
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
    spread(flow, fact[ROW], open_fields, 0, outlooks, out)


@rule
def best_turn(
    again: int,
    numbers: Ints,
    dice: Ints,
    fact: Ints,
    values: Floats,
    low: int,
    high: int,
    outlooks: Outlooks,
    turns: int,
    below: Floats,
    fresh: Ints,
    sums: Ints,
    memory: Floats,
) -> tuple[int, float]:
    """My best entry and the chance to win; after a reroll, the mean over all that it may give.

    Prices from ``low`` to below ``high`` are tried for what comes later. ``memory`` is room for
    what was found, by fields left, hits and gain.
    """
    open_fields, hits, row, wait = fact[OPEN], fact[HAS], fact[ROW], fact[WAIT]
    memory[:] = UNKNOWN
    thrown = take_dice(again, numbers, dice, open_fields, fresh)
    best, mean = 0, 0.0
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
            odds = memory[left, after, gain]
            if odds == UNKNOWN:
                place = position_of(row, left, after)
                for price in range(low, high):
                    odds = max(odds, my_odds(outlooks[price, wait, place], gain, turns, below))
                odds += TRIFLE * (gain + values[left, after])
                memory[left, after, gain] = odds
            if odds > most:
                best, most = entry, odds
            entry = (entry - fits) & fits
            trying = entry != 0
        mean += chance * most
        going = next_roll(numbers, thrown, fresh)
    return best, mean
