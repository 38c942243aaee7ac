"""What a coach says of a card in David & Goliath, from what the seat can see."""

from __future__ import annotations

from typing import Annotated

import msgspec

from byczo.core.contract import States
from byczo.core.declaration import RELATIVE, Coaching
from byczo.core.message_fields import AtMost, Joined, Names, Words
from byczo.core.message_record import RecordOf, signed
from byczo.core.reason import Explanation
from byczo.core.rule import rule
from byczo.games.david_goliath.notation import LETTERS, NAMES
from byczo.games.david_goliath.rules import (
    CARDS,
    COLOUR,
    COLOURS,
    NUMBER,
    NUMBERS,
    SEATS,
    UNSEEN,
    State,
    has,
    highest,
    lowest,
    worth,
)


@rule
def payoff(seen: State) -> int:
    """Points against the mean of the others: what one wins the others lack."""
    return RELATIVE


@rule
def turn_of(seen: State) -> int:
    """Which trick is played, counted from 1."""
    return seen.tricks + 1


DANGER = "david-goliath-danger-worth"
"""What to fear: a trick that makes the own winnings worth less."""


@rule
def harmed(seen: State, state: State, seat: int) -> bool:
    """Whether the seat's winnings have lost worth."""
    return winnings(state, seat) < winnings(seen, seat)


@rule
def winnings(state: State, seat: int) -> int:
    """What the cards won so far are worth."""
    total = 0
    for colour in range(COLOURS):
        total += worth(state.counts[seat, colour], state.sums[seat, colour])
    return total


# --- Reasons ----------------------------------------------------------------------------------

TEXTS = (
    *("between", "lead-highest", "lead-lowest", "lead"),
    *("goliath", "goliath-spoils", "high", "david", "david-spoils", "low"),
)
BETWEEN, LEAD_HIGHEST, LEAD_LOWEST, LEAD, GOLIATH, GOLIATH_SPOILS, HIGH = range(7)
DAVID, DAVID_SPOILS, LOW = range(7, len(TEXTS))


class Values(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What reasons mention."""

    cards: Annotated[str | None, AtMost(SEATS), Names(NAMES), Joined(" ")] = None
    card: Annotated[str | None, AtMost(1), Names(NAMES), Joined(" ")] = None
    gain: Annotated[str | None, Words.SIGNED] = None
    above: int | None = None
    below: int | None = None
    colour: Annotated[str | None, Names(LETTERS)] = None
    before: int | None = None
    after: int | None = None


class DavidGoliathReason(Explanation, frozen=True, kw_only=True):
    """Why a card is good or bad."""

    text: Annotated[str, Names(f"david-goliath-why-{name}" for name in TEXTS)]
    values: Values


@rule
def why(
    seen: States, seat: int, action: int, trial: States, reason: RecordOf[DavidGoliathReason]
) -> None:
    """What the card wins if the trick stays as it is, and how many cards can still change that."""
    state = seen[0]
    values = reason.values
    played = int(state.played)
    above = count_others(state, seat, NUMBER[action], NUMBERS)
    below = count_others(state, seat, 0, NUMBER[action])
    if played == 0:
        reason.text = why_lead(above, below, values)
        return
    trial[0] = seen[0]
    trial[0].middle[played] = action
    trial[0].played = played + 1
    high = highest(trial[0])
    low = lowest(trial[0], high)
    last = played + 1 == state.players
    if high == played:
        values.cards_count = played
        for turn in range(played):
            values.cards[turn] = state.middle[turn]
        if not last and above > 0:
            values.above = above
        reason.text = GOLIATH + why_trick(state, seat, 0, played, not last and above > 0, values)
    elif low == played:
        values.card_count = 1
        values.card[0] = state.middle[high]
        if not last and below > 0:
            values.below = below
        reason.text = DAVID + why_trick(state, seat, high, high + 1, not last and below > 0, values)
    else:
        reason.text = BETWEEN


@rule
def count_others(seen: State, seat: int, least: int, most: int) -> int:
    """How many cards of others have numbers from the least to the most."""
    count = 0
    for card in range(1, CARDS + 1):
        if seen.lies[card] == UNSEEN and not has(seen, seat, card):
            count += least <= NUMBER[card] and NUMBER[card] <= most
    return count


@rule
def why_lead(above: int, below: int, values: RecordOf[Values]) -> int:
    """A card that nobody can top or go below, or one between the others'."""
    if above == 0:
        return LEAD_HIGHEST
    if below == 0:
        return LEAD_LOWEST
    values.above = above
    values.below = below
    return LEAD


@rule
def why_trick(
    seen: State, seat: int, first: int, last: int, open_end: bool, values: RecordOf[Values]
) -> int:
    """What winning these cards of the trick changes; returns which of the texts tells it.

    Counted from the first: plain, with the colour that loses most, or while it is not sure yet.
    """
    gain = 0
    most_lost = 0
    for colour in range(COLOURS):
        count = int(seen.counts[seat, colour])
        numbers = int(seen.sums[seat, colour])
        before = worth(count, numbers)
        for turn in range(first, last):
            card = int(seen.middle[turn])
            if COLOUR[card] == colour:
                count += 1
                numbers += NUMBER[card]
        after = worth(count, numbers)
        gain += after - before
        if before - after > most_lost and not open_end:
            most_lost = before - after
            values.colour = colour
            values.before = before
            values.after = after
    values.gain = signed(gain)
    if open_end:
        return HIGH - GOLIATH
    return GOLIATH_SPOILS - GOLIATH if most_lost > 0 else 0


COACHING = Coaching(
    unit="points",
    payoff=payoff,
    turn=turn_of,
    reason=DavidGoliathReason,
    why=why,
    danger=DANGER,
    harmed=harmed,
)
