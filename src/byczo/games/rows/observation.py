"""Rows and hands for learning programs."""

from __future__ import annotations

from byczo.core.layout import Bytes
from byczo.core.rule import rule
from byczo.games.rows.state import RowsState


@rule
def encode_rows(state: RowsState, out: Bytes, start: int) -> int:
    """The cards by place, the ends and the lengths of all rows; returns where they end."""
    rows, room = state.rows.shape[0], state.rows.shape[1]
    ends = start + rows * room
    for row in range(rows):
        length = state.lengths[row]
        for place in range(room):
            card = state.rows[row, place]  # read in any case: no branch that cannot be foreseen
            out[start + row * room + place] = card if place < length else 0
        out[ends + row] = state.ends[row]
        out[ends + rows + row] = length
    return ends + 2 * rows


@rule
def encode_own_cards(state: RowsState, seat: int, out: Bytes) -> int:
    """The cards in the hand, and the one that lies face down; returns where they end."""
    cards = len(state.lies) - 1
    out[:cards] = 0
    for place in range(state.held[seat]):
        out[state.hands[seat, place] - 1] = 1
    out[cards] = state.chosen[seat]
    return cards + 1
