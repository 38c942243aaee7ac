"""The features by which playouts weigh an action in X nimmt!."""

from __future__ import annotations

from byczo.core.rule import rule
from byczo.games.rows.gaps import HEAVINESS, WIDTHS, gap_feature
from byczo.games.rows.heads import HEADS
from byczo.games.rows.placing import NO_ROW, row_for
from byczo.games.x_nimmt.policy import x_row_heads
from byczo.games.x_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    PLAY,
    ROW_LENGTH,
    SEATS,
    SHORTEST_ROW,
    TAKE,
    State,
    row_heads,
)
from byczo.play.playout_kernels import packed

MOST_HEADS = 8  # most that are told apart on a card
LONG_HAND = 15  # longer ones are not told apart
HEIGHTS = 8

# The first feature: where the card would lie, which row to take, what happens to the X row.
LOW = ROW_LENGTH * WIDTHS * HEAVINESS
ROW_TO_TAKE = LOW + 1
X_STEP = ROW_TO_TAKE + ROW_LENGTH * 16
X_BREAK = X_STEP + HEIGHTS
# The second: the heads on the card, by the cards left in the hand.
OWN_HEADS = X_BREAK + 16
# The third: how high the card is, by the cards left in the shortest hand.
HEIGHT = OWN_HEADS + (LONG_HAND + 1) * MOST_HEADS
NOTHING = HEIGHT + (LONG_HAND + 1) * HEIGHTS


@rule
def features(state: State, seat: int, action: int) -> int:
    """Three features of a card to play, a row to take or a card for the X row."""
    second = third = NOTHING
    if state.phase == TAKE:
        row = action - FIRST_ROW
        first = ROW_TO_TAKE + (state.lengths[row] - 1) * 16 + min(row_heads(state, row), 15)
    else:
        hand = min(state.held[seat], LONG_HAND)
        second = OWN_HEADS + hand * MOST_HEADS + HEADS[action]
        if state.phase == PLAY:
            first = place(state, action)
            third = HEIGHT + shortest_hand(state) * HEIGHTS + action * HEIGHTS // (CARDS + 1)
        elif action > state.x_ends[seat]:
            first = X_STEP + (action - state.x_ends[seat]) * HEIGHTS // (CARDS + 1)
        else:
            first = X_BREAK + min(x_row_heads(state, seat), 15)
    return packed(first, second, third)


@rule
def place(state: State, card: int) -> int:
    """Where the card would lie: the room in its row, the gap before it, what lies there."""
    row = row_for(state, card)
    if row == NO_ROW:
        return LOW
    free = SHORTEST_ROW + row - 1 - state.lengths[row]
    gap = card - state.ends[row] - 1
    return gap_feature(free, gap, state.players, row_heads(state, row))


@rule
def shortest_hand(state: State) -> int:
    """How long the round can still last: without a branch, as it is asked for every card."""
    shortest = LONG_HAND
    for seat in range(SEATS):
        shortest = min(shortest, state.held[seat] if seat < state.players else LONG_HAND)
    return shortest
