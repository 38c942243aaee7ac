"""Hands drawn by how likely they make what was played: a Markov chain over the unseen cards.

Every choice of the past is a *moment* of a seat. What each card would have been liked at that
moment follows from what everybody saw (:mod:`byczo.play.choice_kernels`), so the chance of a choice
is the liking of the card played divided by the sum over the hand that the seat had then. If two
unseen cards change places, one term of each sum changes: a step of the chain costs nanoseconds.

The likelihood is tempered, for the model of the others is not quite right: it counts as its power
of 3/4.
"""

from __future__ import annotations

from math import sqrt

import numpy as np

from byczo.core.chance import HIGHEST_LIMIT, draw
from byczo.core.contract import Stream, TableState
from byczo.core.layout import FloatGrid, IntGrid
from byczo.core.rule import rule

MOST_MOMENTS = 32
"""More than a seat has choices in a round."""

MOST_LIKINGS = 128
"""Rows of likings: for all moments of all seats, and for the choice of now."""

# Rows of the slots, places for unseen cards: the card, whose hand it is in or NOBODY; then for each
# seat the number of its moments; then the single numbers below.
CARD, OWNER, MOMENTS, NUMBERS = 0, 1, 2, 3
SLOT_ROWS = 4
# Single numbers: slots in all, slots in hands (they come first), and how many rows of likings
# belong to a moment, one for all seats or one for each; and the steps to the next world.
COUNT, DEALT, STRIDE, STEPS = 0, 1, 2, 3

SHORTEST_ROUND, LONGEST_ROUND = 3, 5
"""How many hands pass a card on in one step of :func:`send_round`."""

FIRST_STEPS = 20
"""Steps of the chain for each hidden card before the first world."""


@rule
def may_hold(seen: TableState, seat: int, card: int) -> bool:
    """Whether a hidden hand may hold an unseen card. A game where it may not always says so."""
    return True


@rule
def liking_row(slots: IntGrid, seat: int, moment: int) -> int:
    """The row of likings for a moment of a seat."""
    stride: int = slots[NUMBERS, STRIDE]
    return moment * stride + (seat if stride > 1 else 0)


@rule
def begin_chain(likes: FloatGrid, liked: FloatGrid, slots: IntGrid) -> None:
    """Begin with the deal in ``slots``; before the first world many cards change places.

    ``liked`` comes with the likings of the cards that each seat is known to have had at each of its
    moments: those that it has played since, and others that were seen.
    """
    dealt = slots[NUMBERS, DEALT]
    for place in range(dealt):
        seat, card = slots[OWNER, place], slots[CARD, place]
        for moment in range(slots[MOMENTS, seat]):
            liked[seat, moment] += likes[liking_row(slots, seat, moment), card]
    slots[NUMBERS, STEPS] = FIRST_STEPS * dealt


@rule
def go_on_with_chain(
    seen: TableState, likes: FloatGrid, liked: FloatGrid, slots: IntGrid, stream: Stream
) -> None:
    """On to the next world; from then on half as many steps as cards are hidden."""
    change_places(seen, likes, liked, slots, slots[NUMBERS, STEPS], stream)
    slots[NUMBERS, STEPS] = (slots[NUMBERS, DEALT] + 1) // 2


@rule
def change_places(
    seen: TableState, likes: FloatGrid, liked: FloatGrid, slots: IntGrid, steps: int, stream: Stream
) -> None:
    """Steps of the chain: a hidden card and any other unseen card change places, or do not."""
    mine = np.empty(MOST_MOMENTS)
    yours = np.empty(MOST_MOMENTS)
    count, dealt = slots[NUMBERS, COUNT], slots[NUMBERS, DEALT]
    for _ in range(steps):
        here = draw(stream, dealt)
        there = draw(stream, count)
        seat, other = slots[OWNER, here], slots[OWNER, there]
        card, back = slots[CARD, here], slots[CARD, there]
        if seat == other or not may_hold(seen, seat, back):
            continue
        if other >= 0 and not may_hold(seen, other, card):
            continue
        ratio = after_exchange(likes, liked, slots, seat, card, back, mine)
        if other >= 0:
            ratio *= after_exchange(likes, liked, slots, other, back, card, yours)
        if ratio < 1.0 and draw(stream, HIGHEST_LIMIT) >= HIGHEST_LIMIT * tempered(ratio):
            continue
        slots[CARD, here], slots[CARD, there] = back, card
        for moment in range(slots[MOMENTS, seat]):
            liked[seat, moment] = mine[moment]
        if other >= 0:
            for moment in range(slots[MOMENTS, other]):
                liked[other, moment] = yours[moment]


@rule
def send_round(
    seen: TableState, likes: FloatGrid, liked: FloatGrid, slots: IntGrid, hands: int, stream: Stream
) -> None:
    """One more step: a card from each of three or more hands goes to the next, or none does.

    Where hands may not hold some cards, there are deals that no exchange of two leads to.
    """
    if hands < SHORTEST_ROUND:
        return
    after = np.empty((LONGEST_ROUND, MOST_MOMENTS))
    places = np.empty(LONGEST_ROUND, np.int16)
    length = SHORTEST_ROUND + draw(stream, min(hands, LONGEST_ROUND) - SHORTEST_ROUND + 1)
    for i in range(length):
        places[i] = draw(stream, slots[NUMBERS, DEALT])
        for j in range(i):
            if slots[OWNER, places[i]] == slots[OWNER, places[j]]:
                return
    ratio = 1.0
    for i in range(length):
        seat, card = slots[OWNER, places[i]], slots[CARD, places[i]]
        before = slots[CARD, places[i - 1 if i > 0 else length - 1]]
        if not may_hold(seen, seat, before):
            return
        ratio *= after_exchange(likes, liked, slots, seat, card, before, after[i])
    if ratio < 1.0 and draw(stream, HIGHEST_LIMIT) >= HIGHEST_LIMIT * tempered(ratio):
        return
    last = slots[CARD, places[length - 1]]
    for back in range(length):
        i = length - 1 - back
        seat = slots[OWNER, places[i]]
        slots[CARD, places[i]] = slots[CARD, places[i - 1]] if i > 0 else last
        for moment in range(slots[MOMENTS, seat]):
            liked[seat, moment] = after[i, moment]


@rule
def after_exchange(
    likes: FloatGrid,
    liked: FloatGrid,
    slots: IntGrid,
    seat: int,
    given: int,
    taken: int,
    after: FloatGrid,
) -> float:
    """How many times as likely the seat's choices become; ``after`` gets its new sums."""
    ratio = 1.0
    for moment in range(slots[MOMENTS, seat]):
        row = liking_row(slots, seat, moment)
        now = liked[seat, moment]
        after[moment] = now - likes[row, given] + likes[row, taken]
        ratio *= now / after[moment]
    return ratio


@rule
def tempered(ratio: float) -> float:
    """The power of 3/4."""
    return sqrt(ratio * sqrt(ratio))
