"""The features by which playouts weigh an action in 6 nimmt!."""

from __future__ import annotations

from byczo.core.rule import rule
from byczo.games.rows.gaps import HEAVINESS, WIDTHS, gap_feature
from byczo.games.rows.heads import HEADS
from byczo.games.rows.placing import NO_ROW, row_for
from byczo.games.six_nimmt.policy import cheapest_row
from byczo.games.six_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    PLAY,
    ROW_LENGTH,
    TAKE,
    State,
)
from byczo.play.playout_kernels import packed

MOST_HEADS = 8  # most that are told apart: on a card, and in a row to be taken

# The first feature: where the card would lie, or what the row costs.
LOW = ROW_LENGTH * WIDTHS * HEAVINESS
ROW_TO_TAKE = LOW + 2 * MOST_HEADS
PICKED = ROW_TO_TAKE + 2 * MOST_HEADS
# The second: how high the card is, by the cards left in the hand.
HEIGHTS = 8
HEIGHT = PICKED + HEIGHTS
# The third: the heads on it, by the room in its row.
OWN_HEADS = HEIGHT + HEIGHTS * 16
NOTHING = OWN_HEADS + MOST_HEADS * (ROW_LENGTH + 1)


@rule
def features(state: State, seat: int, action: int) -> int:
    """Three features of a card to play, a row to take or a card to draft."""
    if state.phase == PLAY:
        second = HEIGHT + state.held[seat] * HEIGHTS + action * HEIGHTS // (CARDS + 1)
        row = row_for(state, action)
        if row == NO_ROW:
            first = LOW + min(state.row_heads[cheapest_row(state)], 2 * MOST_HEADS - 1)
            third = OWN_HEADS + ROW_LENGTH * MOST_HEADS + HEADS[action]
        else:
            free = ROW_LENGTH - state.lengths[row]
            gap = action - state.ends[row] - 1
            first = gap_feature(free, gap, state.players, state.row_heads[row])
            third = OWN_HEADS + free * MOST_HEADS + HEADS[action]
        return packed(first, second, third)
    first = PICKED + action * HEIGHTS // (CARDS + 1)
    if state.phase == TAKE:
        price = state.row_heads[action - FIRST_ROW] - state.row_heads[cheapest_row(state)]
        first = ROW_TO_TAKE + min(price, 2 * MOST_HEADS - 1)
    return packed(first, NOTHING, NOTHING)
