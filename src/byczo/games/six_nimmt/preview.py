"""What lies before a seat of 6 nimmt!: its hand, the cards it has not seen, what it may do."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from byczo.core.contract import States
from byczo.core.rule import brief, rule
from byczo.games.rows.placing import NO_ROW
from byczo.games.six_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    LONGEST_HAND,
    PLAY,
    ROW_LENGTH,
    TAKE,
    UNSEEN,
    State,
    choice,
    choices,
    has,
    row_for,
)

Facts = npt.NDArray[np.int32]
COUNTS = 2
"""A preview begins with the number of cards in the hand, and of unseen cards."""
ROOM = COUNTS + LONGEST_HAND + CARDS + CARDS
PHASE, ACTION, ROW, POSITION = 19, 12, 9, 6
"""Where the parts of a fact begin: bits, from the right."""


@brief
def preview(seen: States, seat: int, last: int, out: Facts) -> int:
    """Write COUNTS, the hand, the unseen cards up to the last, the facts; return how much.

    Cards are in order. ``seen`` is a batch of one: an observation.
    """
    state = seen[0]
    end = COUNTS
    for card in range(1, CARDS + 1):
        if has(state, seat, card):
            out[end] = card
            end += 1
    hand = end
    for card in range(1, last + 1):
        if state.lies[card] == UNSEEN and not has(state, seat, card):
            out[end] = card
            end += 1
    out[0], out[1] = hand - COUNTS, end - hand
    for k in range(choices(state, seat)):
        action = out[COUNTS + k] if state.phase == PLAY else choice(state, seat, k)
        out[end] = fact(state, action)
        end += 1
    return end


@rule
def fact(state: State, action: int) -> int:
    """One action in one number: the phase, the action, the row + 1, the position, the heads.

    The row is where the card would land or which is taken, and may be NO_ROW. The position is that
    in the row, or 0. Heads are those that the action would bring.
    """
    row = NO_ROW
    position = heads = 0
    if state.phase == PLAY:
        row = row_for(state, action)
        if row != NO_ROW:
            position = state.lengths[row] + 1
            heads = state.row_heads[row] if position > ROW_LENGTH else 0
    elif state.phase == TAKE:
        row = action - FIRST_ROW
        position = 1
        heads = state.row_heads[row]
    what = state.phase << PHASE | int(action) << ACTION
    return what | int(row + 1) << ROW | int(position) << POSITION | int(heads)
