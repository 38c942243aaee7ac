"""A quick and sensible way to play Twenty One, by which the search plays games to their end."""

from __future__ import annotations

from byczo.core.contract import Stream
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import (
    COLOURS,
    CROSS,
    DECIDE,
    DIGIT,
    KEEP,
    REROLL,
    State,
    fitting,
)


@rule
def policy(state: State, seat: int, stream: Stream) -> int:
    """Write what is a hit or nearly one; roll again while hardly a die fits."""
    if state.phase == DECIDE:
        good = good_dice(state, seat, fitting(state, seat))
        if good == 0 and state.ones < COLOURS:
            return REROLL
        return KEEP
    fits = state.fits[seat]
    if fits == 0:
        return CROSS
    good = good_dice(state, seat, fits)
    if good > 0:
        return good
    return fits


@rule
def good_dice(state: State, seat: int, fits: int) -> int:
    """The dice that fit and are at most one below the printed number."""
    row = state.row[seat]
    good = 0
    for colour in range(COLOURS):
        printed = state.sheets[seat, row, colour] & DIGIT
        good |= (state.dice[colour] + 1 >= printed) << colour
    return good & fits
