"""Where each card of 6 nimmt! would land if it were placed now."""

from __future__ import annotations

from typing import Any

from byczo.core.record import Ints
from byczo.core.rule import brief
from byczo.games.six_nimmt.rules import NO_ROW, PLAY, choice, choices, row_for

ACTION, ROW = range(2)
FACTS = 2
"""What a preview tells of an action, in this order; ROW of cards to play, else NO_ROW."""


@brief
def preview(seen: Any, seat: int, out: Ints) -> int:
    """Write the FACTS of each action that the seat may do, and return how many these are.

    ``seen`` is a batch of one: an observation.
    """
    count = choices(seen[0], seat)
    for k in range(count):
        action = choice(seen[0], seat, k)
        out[k, ACTION] = action
        out[k, ROW] = row_for(seen[0], action) if seen[0].phase == PLAY else NO_ROW
    return count
