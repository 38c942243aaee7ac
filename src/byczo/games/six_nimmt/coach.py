"""What a coach says of an action in 6 nimmt!, from what the seat can see."""

from __future__ import annotations

from typing import Annotated

import msgspec

from byczo.core.contract import States
from byczo.core.declaration import OWN, RELATIVE, Coaching
from byczo.core.layout import Ints
from byczo.core.message_fields import Names
from byczo.core.message_record import RecordOf
from byczo.core.reason import Explanation
from byczo.core.rule import rule
from byczo.games.rows.gaps import Gap, lowest_end
from byczo.games.rows.placing import NO_ROW, UNSEEN, row_for
from byczo.games.six_nimmt.policy import cheapest_row
from byczo.games.six_nimmt.rules import (
    FIRST_ROW,
    HAND,
    HELD,
    PICK,
    PLAY,
    ROW_LENGTH,
    ROWS,
    TACTICAL,
    TAKE,
    State,
    has,
)

NEAR = 2
"""Cards no further apart can follow each other with little between them."""

EDGE = 10
"""The lowest and the highest tenth of the cards in a draft are its edges."""


@rule
def payoff(seen: State) -> int:
    """Own heads; in a duel with open hands the difference, for it can be solved."""
    return RELATIVE if seen.variant == TACTICAL and seen.players == 2 else OWN


@rule
def turn_of(seen: State) -> int:
    """Which card of the hand is decided about, counted from 1."""
    if seen.phase == PICK:
        return seen.picks // seen.players + 1
    return seen.turn + (seen.phase == PLAY)


DANGER = "six-nimmt-danger-row"
"""What to fear: taking a row."""


@rule
def feared(seen: State) -> bool:
    """A seat that has to choose a row takes one in any case."""
    return seen.phase == PLAY


@rule
def harmed(seen: State, state: State, seat: int) -> bool:
    """Whether the seat has taken a row, or must choose one now."""
    forced = state.phase == TAKE and state.waiting == 1 << seat
    return bool(forced or state.heads[seat] > seen.heads[seat])


# --- Reasons ----------------------------------------------------------------------------------

TEXTS = (
    *("low", "lowest", "sixth", "sixth-unless", "full", "next", "room", "fifth", "crowd"),
    *("cheapest", "dearer", "beside", "pick-low", "pick-high", "pick-middle"),
)
LOW, LOWEST, SIXTH, SIXTH_UNLESS, FULL, NEXT, ENOUGH_ROOM, FIFTH, CROWD = range(9)
CHEAPEST, DEARER, BESIDE, PICK_LOW, PICK_HIGH, PICK_MIDDLE = range(9, len(TEXTS))


class Values(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What reasons mention."""

    row: int | None = None
    heads: int | None = None
    gap: Gap = None
    end: int | None = None
    place: int | None = None
    free: int | None = None
    most: int | None = None
    least: int | None = None
    card: int | None = None


class SixNimmtReason(Explanation, frozen=True, kw_only=True):
    """Why an action is good or bad."""

    text: Annotated[str, Names(f"six-nimmt-why-{name}" for name in TEXTS)]
    values: Values


@rule
def why(
    seen: States, seat: int, action: int, trial: States, reason: RecordOf[SixNimmtReason]
) -> None:
    """What the table says of a card to play, a row to take or a card to draft."""
    phase = seen[0].phase
    if phase == PICK:
        reason.text = why_pick(seen[0], seat, action, reason.values)
    elif phase == TAKE:
        reason.text = why_take(seen[0], action - FIRST_ROW, reason.values)
    else:
        reason.text = why_play(seen[0], seat, action, reason.values)


@rule
def why_play(seen: State, seat: int, card: int, values: RecordOf[Values]) -> int:
    """Where the card goes as the rows are now, and who can come between."""
    row = row_for(seen, card)
    if row == NO_ROW:
        cheapest = cheapest_row(seen)
        values.row = cheapest + 1
        values.heads = seen.row_heads[cheapest]
        return LOW if others_between(seen, seat, 0, card, values.gap) > 0 else LOWEST
    below_all = others_between(seen, seat, 0, lowest_end(seen.ends), values.gap) > 0
    between = others_between(seen, seat, seen.ends[row], card, values.gap)
    free = ROW_LENGTH - seen.lengths[row]
    most = min(between, seen.players - 1)
    values.row = row + 1
    if between == 0 and free > 0:
        values.end = seen.ends[row]
        values.place = seen.lengths[row] + 1
        return NEXT
    if free > most:
        values.free = free
        values.most = most
        return ENOUGH_ROOM
    if free < 2:
        values.heads = seen.row_heads[row]
    else:
        values.free = free
    if between == 0:
        return SIXTH_UNLESS if below_all else SIXTH
    values.gap_count = min(between, 2)
    if free == 0:
        return FULL
    return FIFTH if free == 1 else CROWD


@rule
def others_between(seen: State, seat: int, low: int, high: int, gap: Ints) -> int:
    """Count the cards between two numbers that others may hold; ``gap``: first and last."""
    place = HELD if seen.variant == TACTICAL else UNSEEN
    count = 0
    for card in range(low + 1, high):
        if seen.lies[card] == place and not has(seen, seat, card):
            gap[min(count, 1)] = card
            count += 1
    return count


@rule
def why_take(seen: State, row: int, values: RecordOf[Values]) -> int:
    """What the row costs, compared with the cheapest."""
    cheapest = cheapest_row(seen)
    values.heads = seen.row_heads[row]
    if seen.row_heads[row] == seen.row_heads[cheapest]:
        return CHEAPEST
    values.row = cheapest + 1
    values.least = seen.row_heads[cheapest]
    return DEARER


@rule
def why_pick(seen: State, seat: int, card: int, values: RecordOf[Values]) -> int:
    """How the card goes with those picked before, or where it stands among all."""
    distance = NEAR + 1
    for i in range(seen.held[seat]):
        other = int(seen.hands[seat, i])
        if abs(other - card) < distance:
            distance = abs(other - card)
            values.card = other
    if distance <= NEAR:
        return BESIDE
    highest = HAND * seen.players + ROWS
    if card * EDGE <= highest:
        return PICK_LOW
    return PICK_HIGH if (highest + 1 - card) * EDGE <= highest else PICK_MIDDLE


COACHING = Coaching(
    unit="heads",
    payoff=payoff,
    turn=turn_of,
    reason=SixNimmtReason,
    why=why,
    danger=DANGER,
    feared=feared,
    harmed=harmed,
)
