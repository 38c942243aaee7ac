"""A quick and sensible way to play 6 nimmt!, by which the search plays games to their end.

Each card is priced: what the row that it would join now may cost, and how likely that is. A card
close above the end of a row is safe there; a wide gap lets others slip in and fill the row first.
"""

from __future__ import annotations

from byczo.core.chance import draw
from byczo.core.contract import Stream
from byczo.core.rule import rule
from byczo.games.rows.gaps import slip_chance
from byczo.games.rows.placing import NO_ROW, row_for
from byczo.games.six_nimmt.rules import (
    FIRST_ROW,
    PLAY,
    ROW_LENGTH,
    ROWS,
    TAKE,
    State,
    choice,
    choices,
)

INTRUSION = 0.012  # how likely another seat has a card for one number of a gap
MEAN_HEADS = 1.6  # on a card
LATER = 0.3  # having been forced to start a row low costs a little more than its heads
WHIM = 0.003  # a grain of chance, so that equals are not always decided alike


@rule
def policy(state: State, seat: int, stream: Stream) -> int:
    """The cheapest card, the cheapest row, or any card of a draft."""
    if state.phase == PLAY:
        return cheapest_card(state, seat, stream)
    if state.phase == TAKE:
        return FIRST_ROW + cheapest_row(state)
    return choice(state, seat, draw(stream, choices(state, seat)))


@rule
def cheapest_row(state: State) -> int:
    """The row with the fewest heads."""
    best = 0
    for row in range(1, ROWS):
        if state.row_heads[row] < state.row_heads[best]:
            best = row
    return best


@rule
def cheapest_card(state: State, seat: int, stream: Stream) -> int:
    """The card with the lowest price."""
    low = state.row_heads[cheapest_row(state)] + LATER
    best = 0
    least = 1000.0
    for i in range(state.held[seat]):
        card = state.hands[seat, i]
        price = price_of(state, card, low) + WHIM * draw(stream, 100)
        if price < least:
            least = price
            best = card
    return best


@rule
def price_of(state: State, card: int, low: float) -> float:
    """Heads to expect when the card is played now."""
    row = row_for(state, card)
    if row == NO_ROW:
        return low
    free = ROW_LENGTH - state.lengths[row]
    gap = card - state.ends[row] - 1
    slip = slip_chance(gap, state.players, INTRUSION)
    risk = 0.05 * slip
    if free == 0:
        risk = 1.0 - 0.5 * slip
    elif free == 1:
        risk = slip
    elif free == 2:
        risk = 0.7 * slip * slip
    elif free == 3:
        risk = 0.5 * slip * slip * slip
    return risk * (state.row_heads[row] + free * MEAN_HEADS)
