"""Cards that are revealed together wait in a queue, the lowest first, each with its seat.

A card and its seat are one number, so that a queue sorts without a branch: the compiler likes
that, for who plays the lowest card cannot be foreseen.
"""

from __future__ import annotations

from typing import Protocol

from byczo.core.layout import IntGrid, Ints
from byczo.core.rule import rule

SEAT_BITS = 4  # a card and its seat as one number: card << SEAT_BITS | seat
SEAT_MASK = (1 << SEAT_BITS) - 1


class Queueing(Protocol):
    """A state in which cards wait."""

    @property
    def queue(self) -> Ints:
        """Its queue, with room for all seats."""
        ...


@rule
def queue_up(state: Queueing, seat: int, card: int) -> None:
    """Insert the seat's card among those of the seats before it, lowest first."""
    mover = card << SEAT_BITS | seat
    for place in range(seat):
        other = state.queue[place]
        state.queue[place] = min(mover, other)
        mover = max(mover, other)
    state.queue[seat] = mover


class Revealing(Queueing, Protocol):
    """A state in which the first cards of the queue lie in rows already."""

    @property
    def players(self) -> int:
        """How many cards were revealed."""
        ...

    @property
    def placed(self) -> int:
        """How many of them lie in a row."""
        ...


@rule
def list_open_cards(state: Revealing, out: IntGrid) -> int:
    """Write seat and card of each that does not lie in a row yet; returns their number."""
    for place in range(state.placed, state.players):
        out[place - state.placed, 0] = state.queue[place] & SEAT_MASK
        out[place - state.placed, 1] = state.queue[place] >> SEAT_BITS
    return state.players - state.placed
