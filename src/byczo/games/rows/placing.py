"""Rules 1 and 2: the row that a card goes to; and a card that has gone nowhere."""

from __future__ import annotations

from byczo.core.rule import rule
from byczo.games.rows.state import RowsState

UNSEEN = 0
"""Where a card is that nobody has seen yet; each game has numbers for the other places."""

NO_ROW = -1
ROW_BITS = 2  # the end of a row and its number as one number: end << ROW_BITS | row
ROW_MASK = (1 << ROW_BITS) - 1


@rule
def begin_row(state: RowsState, row: int, card: int) -> None:
    """The card lies alone in the row."""
    state.rows[row, 0] = card
    state.ends[row] = card
    state.lengths[row] = 1


@rule
def row_for(state: RowsState, card: int) -> int:
    """The row that ends closest below the card, or NO_ROW. An empty row ends in 0."""
    closest = NO_ROW
    for row in range(len(state.ends)):
        end = state.ends[row]
        closest = max(closest, end << ROW_BITS | row if end < card else NO_ROW)
    return closest & ROW_MASK if closest > ROW_MASK else NO_ROW
