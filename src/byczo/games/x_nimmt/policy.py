"""A quick and sensible way to play X nimmt!, by which the search plays games to their end."""

from __future__ import annotations

from byczo.core.chance import draw
from byczo.core.contract import Stream
from byczo.core.rule import rule
from byczo.games.rows.gaps import slip_chance
from byczo.games.rows.heads import HEADS, count_heads
from byczo.games.rows.placing import NO_ROW, row_for
from byczo.games.x_nimmt.rules import (
    FIRST_ROW,
    PLAY,
    ROWS,
    SHORTEST_ROW,
    TAKE,
    State,
    row_heads,
)

INTRUSION = 0.01  # how likely another seat has a card for one number of a gap
CARD = 1.5  # what a card in the hand costs: its heads, and the turn to get rid of it
WHIM = 0.003  # a grain of chance, so that equals are not always decided alike


@rule
def policy(state: State, seat: int, stream: Stream) -> int:
    """The cheapest card, the cheapest row, or the best card for the X row."""
    if state.phase == PLAY:
        return cheapest_card(state, seat, stream)
    if state.phase == TAKE:
        return FIRST_ROW + cheapest_row(state)
    return best_for_x(state, seat)


@rule
def row_price(state: State, row: int) -> float:
    """What taking the row costs: all its cards but one come into the hand."""
    return row_heads(state, row) + CARD * (state.lengths[row] - 1)


@rule
def cheapest_row(state: State) -> int:
    """The row that costs least."""
    best = 0
    least = row_price(state, 0)
    for row in range(1, ROWS):
        price = row_price(state, row)
        if price < least:
            best = row
            least = price
    return best


@rule
def cheapest_card(state: State, seat: int, stream: Stream) -> int:
    """The card with the lowest price; cards with many heads are played a little sooner."""
    low = row_price(state, cheapest_row(state))
    best = 0
    least = 1000.0
    for i in range(state.held[seat]):
        card = state.hands[seat, i]
        price = price_of(state, card, low) - 0.3 * HEADS[card] + WHIM * draw(stream, 100)
        if price < least:
            least = price
            best = card
    return best


@rule
def price_of(state: State, card: int, low: float) -> float:
    """What to expect when the card is played now."""
    row = row_for(state, card)
    if row == NO_ROW:
        return low
    free = SHORTEST_ROW + row - 1 - state.lengths[row]
    gap = card - state.ends[row] - 1
    slip = slip_chance(gap, state.players, INTRUSION)
    risk = 0.1 * slip
    if free == 0:
        risk = 1.0 - 0.5 * slip
    elif free == 1:
        risk = slip
    elif free == 2:
        risk = 0.6 * slip * slip
    return risk * (row_price(state, row) + free * CARD)


@rule
def best_for_x(state: State, seat: int) -> int:
    """Many heads are safe in the X row, and a small step leaves it room; a low card breaks it."""
    end = state.x_ends[seat]
    best = 0
    most = -1000.0
    for i in range(state.gains[seat]):
        card = state.taken[seat, i]
        worth = HEADS[card] - 0.05 * (card - end)
        if card < end:
            worth = HEADS[card] - 0.05 * card - 2.0 * x_row_heads(state, seat)
        if worth > most:
            most = worth
            best = card
    return best


@rule
def x_row_heads(state: State, seat: int) -> int:
    """The heads that would go to the X pile."""
    return count_heads(state.x_cards[seat], state.x_first[seat], state.x_count[seat])
