"""What lies before a seat of 6 nimmt!: its hand, the cards it has not seen, what it may do."""

from __future__ import annotations

from typing import Any

from byczo.core.record import Ints
from byczo.core.rule import brief, rule
from byczo.games.six_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    LONGEST_HAND,
    NO_ROW,
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

COUNTS = 3
"""A preview begins with the number of cards in the hand, of unseen cards and of actions."""
FACTS = 4
"""What it tells of an action: its number; the row where the card would land or which is taken, else
NO_ROW; the position in that row, else 0; the heads that it would bring."""
ROOM = COUNTS + LONGEST_HAND + CARDS + FACTS * CARDS


@brief
def preview(seen: Any, seat: int, last: int, out: Ints) -> int:
    """Write COUNTS, the hand, the unseen cards up to the last, and the FACTS; return how much.

    Cards are in order. FACTS stand by columns: the numbers of all actions, all rows and so on.
    ``seen`` is a batch of one: an observation.
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
    count = choices(state, seat)
    out[0], out[1], out[2] = hand - COUNTS, end - hand, count
    for k in range(count):
        action = out[COUNTS + k] if state.phase == PLAY else choice(state, seat, k)
        write_facts(state, action, out, end + k, count)
    return end + FACTS * count


@rule
def write_facts(state: State, action: int, out: Ints, first: int, step: int) -> None:
    """The FACTS of one action, a step apart."""
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
    out[first] = action
    out[first + step] = row
    out[first + 2 * step] = position
    out[first + 3 * step] = heads
