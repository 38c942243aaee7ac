"""The value of a duel: only as much of each matrix of payoffs is searched as its value depends on.

Both choose at once, so every turn is a matrix of payoffs, and its worth is the value of that
zero-sum game. Each pair of cards has bounds between which its worth lies, and so has each position
(:mod:`~byczo.games.six_nimmt.duel_bounds`). They are narrowed pair by pair, until those of the
position meet or leave the window in which the caller takes an interest
(:mod:`~byczo.games.six_nimmt.duel_pairs`).

After Bošanský, Lisý, Lanctot, Čermák and Winands, Algorithms for computing strategies in
two-player simultaneous move games, Artificial Intelligence 237 (2016). They take their bounds from
games in which one player moves first; here they come from the game itself.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from byczo.core.layout import FloatGrid, Floats
from byczo.core.rule import rule
from byczo.games.six_nimmt.duel import (
    HEADS_BITS,
    HELD_AT,
    MOST_HELD,
    heads_at,
    last_turn,
    last_two_turns,
    lowest,
    settled,
    turn,
)
from byczo.games.six_nimmt.duel_bounds import (
    BEST_LINE,
    CHOICES,
    COLUMN,
    EDGES,
    FRAME,
    GAIN,
    HIGH,
    LINE,
    LOW,
    PLACE,
    POSITION,
    ROW,
    SIZE,
    enter,
    narrow,
    open_pair,
    set_window,
)
from byczo.games.six_nimmt.duel_pairs import pick
from byczo.games.six_nimmt.rules import ROWS
from byczo.play.matrix_game import Labels

FEW = 2
"""With so few cards each, a value is computed at once."""

TAKEN_BITS = 2
NONE_LEFT = 1 << HEADS_BITS + TAKEN_BITS
"""No row is left: above the numbers of all rows in the order in which they are taken."""

SHORT_MEMORY = 1021
"""Places at the most for positions with two cards each: looking one up has to be quicker than
solving it, so they must fit where a processor keeps what it has just used."""


@rule
def search(
    position: int,
    owners: int,
    heads: Labels,
    whole: bool,
    payoffs: FloatGrid,
    keys: Labels,
    bounds: Floats,
    places: int,
) -> tuple[float, int]:
    """The value of a position for the first player, who owns the cards in ``owners``.

    Also returns how many positions with more than two cards each were searched. Afterwards
    ``payoffs`` is the matrix of the first turn, if the ``whole`` of it is wanted. What is known
    of a position is kept in ``keys`` and ``bounds`` until another one needs its place: what is
    forgotten is computed again.
    """
    frames = np.zeros((MOST_HELD, FRAME), np.int64)
    edges = np.zeros((MOST_HELD, EDGES))
    hands = np.zeros((MOST_HELD, 2, MOST_HELD), np.int64)
    lows = np.zeros((MOST_HELD, MOST_HELD, MOST_HELD))
    highs = np.zeros((MOST_HELD, MOST_HELD, MOST_HELD))
    mixes = np.zeros((MOST_HELD, 2, 2 * MOST_HELD))
    sums = np.zeros((2, MOST_HELD))
    tableau = np.zeros((MOST_HELD + 1, MOST_HELD + 1))
    labels = np.zeros((2, 2 * MOST_HELD), np.int64)
    root = settled(position)
    limit = float(all_heads(root, heads))
    size = unpack(root, owners, hands[0])
    enter(frames[0], edges[0], lows[0], highs[0], root, size, limit)
    searched = 0
    depth = 0
    while True:
        frame, edge = frames[depth], edges[depth]
        least, most = 0.0, 0.0
        if frame[CHOICES] == 0:
            all_pairs = whole and depth == 0
            low, high, mix = lows[depth], highs[depth], mixes[depth]
            if pick(frame, edge, low, high, mix, all_pairs, sums, limit, tableau, labels):
                open_pair(frame, hands[depth])
                continue
            searched += 1
            if depth == 0:
                payoffs[:] = low
                return edge[LOW], searched
            keep(frame, edge, keys, bounds)
            least, most = edge[LOW], edge[HIGH]
            depth -= 1
        else:
            child = settled(play_turn(frame, hands[depth], heads))
            size = frame[SIZE] - 1
            place = place_of(child, size, places)
            if size > FEW:
                depth += 1
                below, window = frames[depth], edges[depth]
                enter(below, window, lows[depth], highs[depth], child, size, limit)
                set_window(frame, edge, window)
                recall(below, window, keys, bounds, place)
                unpack(child, owners, hands[depth])
                continue
            least = few_left(child, size, owners, heads, keys, bounds, place)
            most = least
        narrow(frames[depth], edges[depth], lows[depth], highs[depth], least, most, limit)


@rule
def play_turn(frame: Labels, hands: Annotated[Labels, 2], heads: Labels) -> int:
    """The position after the pair that is looked at, with the next row to take."""
    mine, theirs = hands[0, frame[LINE]], hands[1, frame[COLUMN]]
    row = 0
    if frame[CHOICES] > 1:
        frame[ROW] = next_cheapest(frame[POSITION], frame[ROW])
        row = frame[ROW] & ROWS - 1
    child, frame[GAIN] = turn(frame[POSITION], mine, theirs, row, heads)
    return child


@rule
def few_left(
    position: int,
    size: int,
    owners: int,
    heads: Labels,
    keys: Labels,
    bounds: Floats,
    place: int,
) -> float:
    """The value with at most two cards each."""
    if size == 0:
        return 0.0
    if size == 1:
        return float(last_turn(position, owners, heads))
    if keys[2 * place] != position:
        keys[2 * place] = position
        bounds[2 * place] = last_two_turns(position, owners, heads)
    return float(bounds[2 * place])


@rule
def all_heads(position: int, heads: Labels) -> int:
    """All heads there are: nobody can lose more."""
    total = 0
    for row in range(ROWS):
        total += heads_at(position, row)
    held = position >> HELD_AT
    while held > 0:
        total += heads[lowest(held)]
        held &= held - 1
    return total


@rule
def unpack(position: int, owners: int, hands: Annotated[Labels, 2]) -> int:
    """List the cards of both hands; returns how many each holds."""
    first, second = 0, 0
    held = position >> HELD_AT
    while held > 0:
        card = lowest(held)
        if owners >> card & 1:
            hands[0, first] = card
            first += 1
        else:
            hands[1, second] = card
            second += 1
        held &= held - 1
    return first


@rule
def next_cheapest(position: int, last: int) -> int:
    """The row to take after the last one, by its heads: ``heads << TAKEN_BITS | row``."""
    found = NONE_LEFT
    for row in range(ROWS):
        number = heads_at(position, row) << TAKEN_BITS | row
        if number > last:
            found = min(found, number)
    return found


@rule
def place_of(position: int, size: int, places: int) -> int:
    """Where a position is kept: those with so many cards in each hand have places of their own."""
    own = min(places, SHORT_MEMORY) if size == FEW else places
    return (size - FEW) * places + position % own


@rule
def keep(frame: Labels, edge: Floats, keys: Labels, bounds: Floats) -> None:
    """Keep what has been found out about a position, and the card that showed it."""
    place = frame[PLACE]
    keys[2 * place] = frame[POSITION]
    keys[2 * place + 1] = frame[BEST_LINE]
    bounds[2 * place] = edge[LOW]
    bounds[2 * place + 1] = edge[HIGH]


@rule
def recall(frame: Labels, edge: Floats, keys: Labels, bounds: Floats, place: int) -> None:
    """Take up what is known of a position, if anything is."""
    frame[PLACE] = place
    if keys[2 * place] == frame[POSITION]:
        frame[BEST_LINE] = keys[2 * place + 1]
        edge[LOW] = bounds[2 * place]
        edge[HIGH] = bounds[2 * place + 1]
