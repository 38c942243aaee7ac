"""Cards that are revealed together wait in a queue, the lowest first, each with its seat.

A card and its seat are one number, so that a queue sorts without a branch: the compiler likes
that, for who plays the lowest card cannot be foreseen.
"""

from __future__ import annotations

from byczo.core.layout import IntGrid
from byczo.core.rule import rule
from byczo.games.rows.state import RowsState
from byczo.games.rows.story import place_in_story

SEAT_BITS = 4  # a card and its seat as one number: card << SEAT_BITS | seat
SEAT_MASK = (1 << SEAT_BITS) - 1


@rule
def turn_over(state: RowsState, seat: int) -> int:
    """The card that the seat has chosen lies open, and waits to be placed; returns the card."""
    card = state.chosen[seat]
    state.chosen[seat] = 0
    state.cards[seat] = card
    state.story[place_in_story(state, state.turn, seat)] = card
    queue_up(state, seat, card)
    return card


@rule
def queue_up(state: RowsState, seat: int, card: int) -> None:
    """Insert the seat's card among those of the seats before it, lowest first."""
    mover = card << SEAT_BITS | seat
    for place in range(seat):
        other = state.queue[place]
        state.queue[place] = min(mover, other)
        mover = max(mover, other)
    state.queue[seat] = mover


@rule
def list_open_cards(state: RowsState, out: IntGrid) -> int:
    """Write seat and card of each that does not lie in a row yet; returns their number."""
    for place in range(state.placed, state.players):
        out[place - state.placed, 0] = state.queue[place] & SEAT_MASK
        out[place - state.placed, 1] = state.queue[place] >> SEAT_BITS
    return state.players - state.placed
