"""What a coach says of an action in X nimmt!, from what the seat can see."""

from __future__ import annotations

from typing import Annotated

import msgspec

from byczo.core.contract import States
from byczo.core.declaration import RELATIVE, Coaching
from byczo.core.layout import Ints
from byczo.core.message_fields import AtMost, Joined, Names
from byczo.core.message_record import NOTHING, RecordOf
from byczo.core.reason import Explanation
from byczo.core.rule import rule
from byczo.games.rows.gaps import Gap, lowest_end
from byczo.games.rows.heads import HEADS
from byczo.games.rows.placing import NO_ROW, UNSEEN, row_for
from byczo.games.x_nimmt.policy import cheapest_row, x_row_heads
from byczo.games.x_nimmt.rules import (
    FIRST_ROW,
    HELD,
    PLAY,
    ROW_LENGTH,
    SHORTEST_ROW,
    TAKE,
    State,
    fills,
    row_heads,
)


@rule
def payoff(seen: State) -> int:
    """Points against the mean of the others: their hands count, too."""
    return RELATIVE


@rule
def turn_of(seen: State) -> int:
    """Which turn of the round is decided about, counted from 1."""
    return seen.turn + (seen.phase == PLAY)


DANGER = "x-nimmt-danger-row"
"""What to fear: taking a row."""


@rule
def feared(seen: State) -> bool:
    """A seat that has to choose a row, or to sort one, takes it in any case."""
    return seen.phase == PLAY


@rule
def harmed(seen: State, state: State, seat: int) -> bool:
    """Whether the seat has taken a row in this turn, or must choose one now."""
    forced = state.phase == TAKE and state.waiting == 1 << seat
    return bool(forced or (state.turn > seen.turn and state.gains[seat] > 0))


# --- Reasons ----------------------------------------------------------------------------------

TEXTS = (
    *("low", "lowest", "fills", "fills-unless", "full", "next", "room", "last", "crowd"),
    *("take", "x-breaks", "x-starts", "x-fits"),
)
LOW, LOWEST, FILLS, FILLS_UNLESS, FULL, NEXT, ENOUGH_ROOM, LAST, CROWD = range(9)
TAKEN, X_BREAKS, X_STARTS, X_FITS = range(9, len(TEXTS))


class Values(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What reasons mention."""

    row: int | None = None
    cards: Annotated[str | None, AtMost(ROW_LENGTH), Joined(" ")] = None
    heads: int | None = None
    gap: Gap = None
    end: int | None = None
    place: int | None = None
    free: int | None = None
    most: int | None = None
    points: int | None = None


class XNimmtReason(Explanation, frozen=True, kw_only=True):
    """Why an action is good or bad."""

    text: Annotated[str, Names(f"x-nimmt-why-{name}" for name in TEXTS)]
    values: Values


@rule
def why(
    seen: States, seat: int, action: int, trial: States, reason: RecordOf[XNimmtReason]
) -> None:
    """What the table says of a card to play, a row to take or a card for the X row."""
    phase = seen[0].phase
    if phase == PLAY:
        reason.text = why_play(seen[0], seat, action, reason.values)
    elif phase == TAKE:
        mention_row(seen[0], action - FIRST_ROW, reason.values)
        reason.text = TAKEN
    else:
        reason.text = why_x(seen[0], seat, action, reason.values)


@rule
def why_play(seen: State, seat: int, card: int, values: RecordOf[Values]) -> int:
    """Where the card goes as the rows are now, and who can come between."""
    row = row_for(seen, card)
    if row == NO_ROW:
        cheapest = cheapest_row(seen)
        values.row = cheapest + 1
        values.heads = row_heads(seen, cheapest)
        return LOW if others_between(seen, seat, 0, card, values.gap) > 0 else LOWEST
    below_all = others_between(seen, seat, 0, lowest_end(seen.ends), values.gap) > 0
    between = others_between(seen, seat, seen.ends[row], card, values.gap)
    free = SHORTEST_ROW + row - 1 - seen.lengths[row]
    most = min(between, seen.players - 1)
    values.row = row + 1
    values.gap_count = min(between, 2)
    if fills(seen, row):
        mention_row(seen, row, values)
        if between > 0:
            return FULL
        values.gap_count = NOTHING
        return FILLS_UNLESS if below_all else FILLS
    if between == 0 or most < free:
        values.gap_count = NOTHING
    if between == 0:
        values.end = seen.ends[row]
        values.place = seen.lengths[row] + 1
        return NEXT
    if most >= free and free == 1:
        values.heads = row_heads(seen, row)
        return LAST
    values.free = free
    if most >= free:
        return CROWD
    values.most = most
    return ENOUGH_ROOM


@rule
def others_between(seen: State, seat: int, low: int, high: int, gap: Ints) -> int:
    """Count the cards between two numbers that others may hold; ``gap``: first and last."""
    count = 0
    for card in range(low + 1, high):
        held = seen.lies[card] == UNSEEN or seen.lies[card] >= HELD
        for i in range(seen.held[seat]):
            held = held and seen.hands[seat, i] != card
        if held:
            gap[min(count, 1)] = card
            count += 1
    return count


@rule
def mention_row(seen: State, row: int, values: RecordOf[Values]) -> None:
    """The cards in a row, and what they cost."""
    values.cards_count = seen.lengths[row]
    for i in range(seen.lengths[row]):
        values.cards[i] = seen.rows[row, i]
    values.heads = row_heads(seen, row)


@rule
def why_x(seen: State, seat: int, card: int, values: RecordOf[Values]) -> int:
    """What becomes of the X row."""
    end = int(seen.x_ends[seat])
    if end > 0:
        values.end = end
    if card < end:
        values.points = 2 * x_row_heads(seen, seat)
        return X_BREAKS
    values.heads = HEADS[card]
    return X_STARTS if end == 0 else X_FITS


COACHING = Coaching(
    unit="points",
    payoff=payoff,
    turn=turn_of,
    reason=XNimmtReason,
    why=why,
    danger=DANGER,
    feared=feared,
    harmed=harmed,
)
