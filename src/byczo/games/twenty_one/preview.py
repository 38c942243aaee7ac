"""What could be written in Twenty One, and what each entry would bring."""

from __future__ import annotations

from byczo.core.contract import States
from byczo.core.field_copies import copy_list
from byczo.core.layout import IntGrid, Ints
from byczo.core.rule import brief
from byczo.games.twenty_one.rules import (
    COLOURS,
    DECIDE,
    WRITE,
    choice,
    choices,
    enter,
    fitting,
)

ACTION, HITS, POINTS, ROW, WRITTEN = range(5)
FACTS = WRITTEN + COLOURS
"""What a preview tells: the action; hits and points of the row that was current; then the current
row; and what is written in the row, by colour."""


@brief
def preview(seen: States, seat: int, then: States, out: IntGrid) -> int:
    """Try each action on a copy of the table; to keep or to reroll changes no sheet.

    ``seen`` and ``then`` are batches of one: an observation, and one to try in. Writes the FACTS
    of each action that the seat has now, and returns how many these are.
    """
    row = seen[0].row[seat]
    count = choices(seen[0], seat)
    for k in range(count):
        action = choice(seen[0], seat, k)
        then[0] = seen[0]
        if seen[0].phase == WRITE:
            enter(then[0], seat, action)
        out[k, ACTION] = action
        out[k, HITS] = then[0].hits[seat, row]
        out[k, POINTS] = then[0].scores[seat, row]
        out[k, ROW] = then[0].row[seat]
        copy_list(then[0].written[seat, row], out[k, WRITTEN:])
    return count


@brief
def fit_dice(seen: States, out: Ints) -> None:
    """By seat: the dice that it could write, if they stand as they lie. ``seen`` is a batch of one.

    Before the roll and after the last choice nothing fits.
    """
    lies = seen[0].phase == DECIDE or seen[0].phase == WRITE
    for seat in range(seen[0].players):
        out[seat] = fitting(seen[0], seat) if lies else 0
