"""What each card of David & Goliath would bring if the trick ended with it."""

from __future__ import annotations

from byczo.core.contract import States
from byczo.core.layout import IntGrid, Ints
from byczo.core.rule import brief, rule
from byczo.games.david_goliath.rules import (
    COLOURS,
    State,
    choice,
    choices,
    highest,
    lowest,
    seat_of,
    win_card,
    worth,
)

CARD, HIGHEST, LOWEST, GAIN = range(4)
FACTS = 4
"""What a preview tells of a card, in this order."""


@brief
def preview(seen: States, seat: int, then: States, out: IntGrid) -> int:
    """Put each card down on a copy of the table, and let the trick be won as it is.

    ``seen`` and ``then`` are batches of one: an observation, and one to try in. Writes the FACTS
    of each card that the seat may play, and returns how many cards these are.
    """
    count = choices(seen[0], seat)
    for k in range(count):
        then[0] = seen[0]
        card = choice(seen[0], seat, k)
        out[k, CARD] = card
        try_card(then[0], seat, card, out[k])
        out[k, GAIN] -= worth_of(seen[0], seat)
    return count


@rule
def try_card(state: State, seat: int, card: int, out: Ints) -> None:
    """The last card of the trick; GAIN is all that the seat then has."""
    state.middle[state.played] = card
    state.played += 1
    high = highest(state)
    low = lowest(state, high)
    goliath = seat_of(state, high)
    out[HIGHEST] = goliath == seat
    out[LOWEST] = 0
    if state.played > 1:
        david = seat_of(state, low)
        out[LOWEST] = david == seat
        for turn in range(state.played):
            win_card(state, david if turn == high else goliath, state.middle[turn])
    out[GAIN] = worth_of(state, seat)


@rule
def worth_of(state: State, seat: int) -> int:
    """What all cards that the seat has won count now."""
    total = 0
    for colour in range(COLOURS):
        total += worth(state.counts[seat, colour], state.sums[seat, colour])
    return total
