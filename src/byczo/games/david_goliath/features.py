"""The features by which playouts weigh a card in David & Goliath."""

from __future__ import annotations

from bisect import bisect_left

import numpy as np

from byczo.core.rule import rule
from byczo.games.david_goliath.policy import change, highest_worth, others_worth
from byczo.games.david_goliath.rules import (
    COLOUR,
    NUMBER,
    SEATS,
    State,
    highest,
    highest_number,
    seat_of,
)
from byczo.play.playout_kernels import packed

HEIGHTS = 6
GAINS = 6
MANY = 3  # more cards of a colour are not told apart

_EDGES = (-8, -1, 1, 5, 11)
_WORST, _BEST = _EDGES[0], _EDGES[-1] + 1  # beyond them nothing is told apart
_GAIN = np.array([bisect_left(_EDGES, n) for n in range(_WORST, _BEST + 1)], np.int16)

# The first feature: what the card does in the trick, by the seats that still follow.
LEADS = 0
HIGHEST = LEADS + HEIGHTS
LOWEST = HIGHEST + HEIGHTS * GAINS
BETWEEN = LOWEST + HEIGHTS * GAINS
PLACES = BETWEEN + HEIGHTS
# The second: its colour in the own hand and among the own winnings.
IN_HAND = PLACES * SEATS
# The third: what it brings to whoever has the highest card.
GIFT = IN_HAND + HEIGHTS * 2 * (MANY + 1) * (MANY + 1)
NOTHING = GIFT + GAINS


@rule
def features(state: State, seat: int, action: int) -> int:
    """Three features of a card."""
    colour = COLOUR[action]
    height = (NUMBER[action] - 1) * HEIGHTS // highest_number(state.players)
    third = NOTHING
    if state.played == 0:
        first = LEADS + height
        follows = 1
    else:
        follows = int(colour == state.led)
        turn = highest(state)
        high = NUMBER[state.middle[turn]]
        low = high
        for other in range(state.played):
            low = min(low, NUMBER[state.middle[other]])
        if NUMBER[action] >= high:
            first = HIGHEST + height * GAINS + gain(others_worth(state, seat))
        else:
            third = GIFT + gain(change(state, seat_of(state, turn), action))
            first = BETWEEN + height
            if NUMBER[action] <= low:
                first = LOWEST + height * GAINS + gain(highest_worth(state, seat, high))
    to_come = state.players - 1 - state.played
    first += to_come * PLACES
    held = min(state.holds[seat, colour], MANY + 1) - 1
    won = min(state.counts[seat, colour], MANY)
    second = IN_HAND + ((height * 2 + follows) * (MANY + 1) + held) * (MANY + 1) + won
    return packed(first, second, third)


@rule
def gain(points: int) -> int:
    """Points in a few steps, from a heavy loss to a rich gain."""
    return _GAIN[min(max(points, _WORST), _BEST) - _WORST]
