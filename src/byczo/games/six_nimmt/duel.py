"""The rest of a round of 6 nimmt! between two open hands: positions, turns, and the last two.

All payoffs here are heads the second player takes minus heads the first takes.

A *position* is one number, which serves as its own key in the memory of the search. Cards are
numbered by rank, from 0, among the cards that are held when the search begins; the rows lie in
the order of their last cards and keep only what can still matter:

- the end: the lowest rank of a card still held that lies above the row's last card, or NO_CARD;
- the length: raised as far as it can be without the cards still held ever filling the row;
- the heads.

So positions that differ in nothing but the past are one and the same. At most one card in a turn
lies below all rows: the higher of the two always fits behind the lower one.
"""

from __future__ import annotations

import numpy as np

from byczo.core.rule import rule
from byczo.games.rows.placing import NO_ROW
from byczo.games.six_nimmt.rules import ROW_LENGTH, ROWS
from byczo.play.matrix_game import Labels

# A row, from the lowest bit: heads, length, end. Above the four rows: the cards still held.
HEADS_BITS, LENGTH_BITS, END_BITS = 5, 3, 4
LENGTH_AT, END_AT = HEADS_BITS, HEADS_BITS + LENGTH_BITS
ROW_BITS = END_AT + END_BITS
HEADS_MASK, LENGTH_MASK = (1 << HEADS_BITS) - 1, (1 << LENGTH_BITS) - 1
ROW_MASK = (1 << ROW_BITS) - 1
HELD_AT = ROWS * ROW_BITS
MOST_CARDS = 62 - HELD_AT  # of both hands together: an end fits into its bits, too
NO_CARD = MOST_CARDS + 1
MOST_HELD = MOST_CARDS // 2
ONES = sum(1 << row * ROW_BITS for row in range(ROWS))
ENDS, BORROWS = ((1 << END_BITS) - 1) * ONES, ONES << END_BITS


# --- Positions --------------------------------------------------------------------------------


@rule
def row_of(end: int, length: int, heads: int) -> int:
    """A row as a number."""
    return end << END_AT | length << LENGTH_AT | heads


@rule
def row_at(position: int, row: int) -> int:
    """That row of the position."""
    return position >> row * ROW_BITS & ROW_MASK


@rule
def fitting(position: int, card: int) -> int:
    """Rules 1 and 2: the highest row that ends below the card, or NO_ROW.

    All four ends are taken from the card at once, each with a bit to borrow; the bits that are
    left are the rows that end below.
    """
    ends = position >> END_AT & ENDS
    below = (card * ONES + BORROWS - ends) & BORROWS
    return int.bit_count(int(below)) - 1


@rule
def heads_at(position: int, row: int) -> int:
    """The heads that lie in the row."""
    return position >> row * ROW_BITS & HEADS_MASK


@rule
def length_at(position: int, row: int) -> int:
    """How many cards lie in the row."""
    return position >> row * ROW_BITS + LENGTH_AT & LENGTH_MASK


@rule
def price(position: int, row: int) -> int:
    """Rule 3: the heads that a card takes which goes to the end of the row."""
    return heads_at(position, row) if length_at(position, row) == ROW_LENGTH else 0


@rule
def placed(position: int, row: int, card: int, heads: int) -> int:
    """After a card with these heads has gone to the end of the row, or taken it as the sixth.

    The rows above end above the card, so that the order of the rows stays.
    """
    length = length_at(position, row)
    if length == ROW_LENGTH:
        new = row_of(card + 1, 1, heads)
    else:
        new = row_of(card + 1, length + 1, heads_at(position, row) + heads)
    at = row * ROW_BITS
    return position & ~(ROW_MASK << at) | new << at


@rule
def taken(position: int, row: int, card: int, heads: int) -> int:
    """Rule 4: after a card below all rows has taken the row. Its row is the lowest now."""
    at = row * ROW_BITS
    lower = position & (1 << at) - 1
    higher = position >> at + ROW_BITS << at + ROW_BITS
    return higher | lower << ROW_BITS | row_of(card + 1, 1, heads)


@rule
def lowest(held: int) -> int:
    """The lowest of the cards."""
    return int.bit_count(int((held & -held) - 1))


@rule
def settled(position: int) -> int:
    """The same position without what has ceased to matter."""
    held = position >> HELD_AT
    rows = 0
    for row in range(ROWS):
        now = row_at(position, row)
        above = held >> (now >> END_AT) << (now >> END_AT)
        end = lowest(above) if above else NO_CARD
        length = max(now >> LENGTH_AT & LENGTH_MASK, ROW_LENGTH - int.bit_count(int(above)))
        rows |= row_of(end, length, now & HEADS_MASK) << row * ROW_BITS
    return held << HELD_AT | rows


@rule
def turn(position: int, mine: int, theirs: int, row: int, heads: Labels) -> tuple[int, int]:
    """The position after both have played, and what it brings the first player.

    A card below all rows takes the row that is named; else the row does not matter.
    """
    low, high = min(mine, theirs), max(mine, theirs)
    fit = fitting(position, low)
    if fit == NO_ROW:
        lows = heads_at(position, row)
        position = taken(position, row, low, heads[low])
    else:
        lows = price(position, fit)
        position = placed(position, fit, low, heads[low])
    fit = fitting(position, high)
    highs = price(position, fit)
    position = placed(position, fit, high, heads[high])
    position &= ~((1 << low | 1 << high) << HELD_AT)
    return position, highs - lows if mine == low else lows - highs


@rule
def last_turn(position: int, owners: int, heads: Labels) -> int:
    """What it brings the first player when each plays the last card."""
    held = position >> HELD_AT
    low = lowest(held)
    high = lowest(held & held - 1)
    first = owners >> low & 1 == 1
    above = fitting(position, high)
    fit = fitting(position, low)
    if fit != NO_ROW:
        highs = price(position, above)
        if above == fit:  # the lower card lies there already
            length = length_at(position, fit)
            highs = heads_at(position, fit) + heads[low] if length == ROW_LENGTH - 1 else 0
        gain = highs - price(position, fit)
        return gain if first else -gain
    best = -HEADS_MASK
    for row in range(ROWS):
        next_above = above - 1 if row == above else above
        highs = price(position, next_above) if next_above != NO_ROW else 0
        best = max(best, highs - heads_at(position, row))
    return best if first else -best


@rule
def last_two_turns(position: int, owners: int, heads: Labels) -> float:
    """The value of a position in which each holds two cards."""
    held = position >> HELD_AT
    mine, theirs = held & owners, held & ~owners
    a, b = lowest(mine), lowest(mine & mine - 1)
    c, d = lowest(theirs), lowest(theirs & theirs - 1)
    worths = np.zeros(4, np.int64)
    for pair in range(4):
        first, second = a if pair < 2 else b, c if pair & 1 == 0 else d
        worths[pair] = before_last(position, first, second, owners, heads)
    ac, ad, bc, bd = worths[0], worths[1], worths[2], worths[3]
    surest = max(min(ac, ad), min(bc, bd))
    if surest == min(max(ac, bc), max(ad, bd)):
        return float(surest)
    return (ac * bd - ad * bc) / (ac + bd - ad - bc)


@rule
def before_last(position: int, mine: int, theirs: int, owners: int, heads: Labels) -> int:
    """What it brings the first player when both play these cards now, and then their last."""
    taking = fitting(position, min(mine, theirs)) == NO_ROW
    best = 0
    for row in range(ROWS if taking else 1):
        child, gain = turn(position, mine, theirs, row, heads)
        worth = gain + last_turn(child, owners, heads)
        better = max(best, worth) if mine < theirs else min(best, worth)
        best = worth if row == 0 else better
    return best
