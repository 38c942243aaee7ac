"""The rest of a round of 6 nimmt! between two open hands, searched to the end.

Both choose at once, so every turn is a matrix of payoffs, and its worth is the worth of that
zero-sum game. All payoffs here are heads the second player takes minus heads the first takes.

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

from typing import Annotated

from byczo.core.layout import FloatCube, FloatGrid, Floats
from byczo.core.rule import rule
from byczo.games.rows.placing import NO_ROW
from byczo.games.six_nimmt.rules import ROW_LENGTH, ROWS
from byczo.play.matrix_game import Labels, square_value

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

# What the search keeps of each turn on the way to the position it looks at.
POSITION, MINE, THEIRS, TAKEN, GAIN, FRAME = 0, 1, 2, 3, 4, 5


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
    """Rules 1 and 2: the highest row that ends below the card, or NO_ROW."""
    row = ROWS - 1
    while row >= 0 and row_at(position, row) >> END_AT > card:
        row -= 1
    return row


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
def settled(position: int) -> int:
    """The same position without what has ceased to matter."""
    held = position >> HELD_AT
    rows = 0
    for row in range(ROWS):
        end = row_at(position, row) >> END_AT
        above = held >> end
        if above == 0:
            end = NO_CARD
        else:
            while above & 1 == 0:
                above >>= 1
                end += 1
        fills = 0
        while above > 0:
            above &= above - 1
            fills += 1
        length = max(length_at(position, row), ROW_LENGTH - fills)
        rows |= row_of(end, length, heads_at(position, row)) << row * ROW_BITS
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
    low, high = 0, 0
    while held >> low & 1 == 0:
        low += 1
    while held >> high > 1:
        high += 1
    first = owners >> low & 1 == 1
    mine, theirs = (low, high) if first else (high, low)
    _, best = turn(position, mine, theirs, 0, heads)
    if fitting(position, low) == NO_ROW:
        for row in range(1, ROWS):
            _, other = turn(position, mine, theirs, row, heads)
            best = max(best, other) if first else min(best, other)
    return best


# --- The search -------------------------------------------------------------------------------


@rule
def search(
    position: int,
    owners: int,
    heads: Labels,
    frames: Annotated[Labels, 2],
    hands: Annotated[Labels, 3],
    payoffs: FloatCube,
    tableau: FloatGrid,
    labels: Annotated[Labels, 2],
    keys: Labels,
    values: Floats,
    count: Labels,
) -> float:
    """The value of a settled position for the first player, who owns the cards in ``owners``.

    Afterwards ``payoffs[0]`` is the matrix of the first turn, and ``count`` has grown by the
    positions searched. The other arrays are room to work in. The value of a position is kept with
    its key until another one needs the place: what is forgotten is computed again.
    """
    size = unpack(position, owners, hands[0])
    enter(frames[0], position)
    depth = 0
    while True:
        frame, matrix = frames[depth], payoffs[depth]
        if frame[MINE] == size:
            value = square_value(matrix, size, tableau, labels)
            count[0] += 1
            place = frame[POSITION] % keys.shape[0]
            keys[place] = frame[POSITION]
            values[place] = value
            if depth == 0:
                return value
            depth -= 1
            size += 1
            note(frames[depth], hands[depth], payoffs[depth], size, value)
            continue
        mine, theirs = hands[depth, 0, frame[MINE]], hands[depth, 1, frame[THEIRS]]
        child, frame[GAIN] = turn(frame[POSITION], mine, theirs, frame[TAKEN], heads)
        if size <= 2:
            value = float(last_turn(child, owners, heads)) if size == 2 else 0.0
            note(frame, hands[depth], matrix, size, value)
            continue
        child = settled(child)
        place = child % keys.shape[0]
        if keys[place] == child:
            note(frame, hands[depth], matrix, size, values[place])
        else:
            depth += 1
            size = unpack(child, owners, hands[depth])
            enter(frames[depth], child)


@rule
def unpack(position: int, owners: int, hands: Labels) -> int:
    """List the cards of both hands; returns how many each holds."""
    first, second = 0, 0
    held = position >> HELD_AT
    card = 0
    while held > 0:
        if held & 1:
            if owners >> card & 1:
                hands[0, first] = card
                first += 1
            else:
                hands[1, second] = card
                second += 1
        held >>= 1
        card += 1
    return first


@rule
def enter(frame: Labels, position: int) -> None:
    """Begin to look at a position: first cards, first row."""
    frame[POSITION] = position
    frame[MINE] = 0
    frame[THEIRS] = 0
    frame[TAKEN] = 0


@rule
def note(frame: Labels, hands: Labels, matrix: Floats, size: int, value: float) -> None:
    """Enter what a turn is worth in the matrix, and go on to the next row or the next cards.

    A player whose card lies below all rows takes whichever row is best for that player.
    """
    i, j = frame[MINE], frame[THEIRS]
    mine, theirs = hands[0, i], hands[1, j]
    total = frame[GAIN] + value
    if frame[TAKEN] == 0:
        matrix[i, j] = total
    elif mine < theirs:
        matrix[i, j] = max(matrix[i, j], total)
    else:
        matrix[i, j] = min(matrix[i, j], total)
    if frame[TAKEN] < ROWS - 1 and fitting(frame[POSITION], min(mine, theirs)) == NO_ROW:
        frame[TAKEN] += 1
        return
    frame[TAKEN] = 0
    frame[THEIRS] += 1
    if frame[THEIRS] == size:
        frame[THEIRS] = 0
        frame[MINE] += 1
