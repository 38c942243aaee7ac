"""What a coach says of an action in Twenty One, from what lies on the table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from byczo.core.contract import States
from byczo.core.declaration import WIN, Coaching
from byczo.core.message_fields import AtMost, Key, Names
from byczo.core.message_record import NOTHING, RecordOf
from byczo.core.reason import Explanation
from byczo.core.rule import rule
from byczo.games.twenty_one.layout import LETTERS
from byczo.games.twenty_one.rules import (
    COLOUR,
    COLOURS,
    COUNT,
    CROSS,
    DIGIT,
    FACES,
    FILLED,
    KEEP,
    REROLL,
    WRITE,
    State,
    fitting,
    write,
)


@rule
def payoff(seen: State) -> int:
    """The chance to win."""
    return WIN


@rule
def turn_of(seen: State) -> int:
    """The turn that is played, counted from 1."""
    return seen.turn


DANGER = "twenty-one-danger-cross"
"""What to fear: a turn without anything to write."""


@rule
def risk(seen: State, seat: int, action: int) -> float:
    """How likely nothing is written in this turn, if everything that fits would be."""
    if seen.phase == WRITE:
        return float(action == CROSS)
    if action == KEEP:
        return float(fitting(seen, seat) == 0)
    return chance_of_nothing(seen, seat)


@rule
def chance_of_nothing(seen: State, seat: int) -> float:
    """How likely no die fits its field after a reroll. A 1 stays, and fits."""
    chance = 1.0
    for colour in range(COLOURS):
        if (seen.free[seat] >> colour) & 1:
            number = seen.sheets[seat, seen.row[seat], colour] & DIGIT
            chance *= 0.0 if seen.dice[colour] == 1 else (FACES - number) / FACES
    return chance


# --- Reasons ----------------------------------------------------------------------------------

TEXTS = (
    *("keep-nothing", "keep", "reroll", "must-cross", "cross"),
    *("fills", "misses", "hits", "write"),
)
KEEP_NOTHING, KEEP_DICE, ROLL_AGAIN, MUST_CROSS, CROSS_OUT = range(5)
FILLS, MISSES, HITS, WRITES = range(5, len(TEXTS))

FIELD_NAMES = tuple(f"{letter}{number}" for letter in LETTERS for number in range(DIGIT + 1))
FIELD = DIGIT << COLOUR | DIGIT  # the bits of a printed field that tell colour and number


class Values(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What reasons mention."""

    dice: Annotated[str | None, AtMost(COLOURS), Names(LETTERS)] = None
    thrown: Annotated[int | None, Key("dice")] = None
    points: int | None = None
    hits: int | None = None
    hit: int | None = None
    nothing: int | None = None
    field: Annotated[str | None, Names(FIELD_NAMES)] = None
    open: int | None = None


class TwentyOneReason(Explanation, frozen=True, kw_only=True):
    """Why an action is good or bad."""

    text: Annotated[str, Names(f"twenty-one-why-{name}" for name in TEXTS)]
    values: Values


@rule
def why(
    seen: States, seat: int, action: int, trial: States, reason: RecordOf[TwentyOneReason]
) -> None:
    """What an entry brings now, or what can be had by keeping and by rolling again."""
    state = seen[0]
    values = reason.values
    fits = fitting(state, seat)
    if action == REROLL:
        reason.text = why_reroll(state, seat, values)
    elif action == CROSS:
        values.field = leftmost_free(state, seat)
        reason.text = MUST_CROSS if fits == 0 else CROSS_OUT
    elif action != KEEP:
        mention_gain(seen, seat, action, trial, values)
        reason.text = why_write(state, seat, action, fits & ~action, values)
    elif fits == 0:
        reason.text = KEEP_NOTHING
    else:
        mention_gain(seen, seat, fits, trial, values)
        mention_dice(fits, values)
        reason.text = KEEP_DICE


@rule
def mention_gain(
    seen: States, seat: int, colours: int, trial: States, values: RecordOf[Values]
) -> None:
    """Points, bonus included, and hits that writing these dice brings."""
    row = seen[0].row[seat]
    trial[0] = seen[0]
    write(trial[0], seat, colours)
    values.points = trial[0].scores[seat, row] - seen[0].scores[seat, row]
    values.hits = trial[0].hits[seat, row] - seen[0].hits[seat, row]


@rule
def mention_dice(colours: int, values: RecordOf[Values]) -> None:
    """The dice of these colours."""
    values.dice_count = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            values.dice[values.dice_count] = colour
            values.dice_count += 1


@rule
def why_reroll(seen: State, seat: int, values: RecordOf[Values]) -> int:
    """The odds of another roll, for the fields that are free."""
    thrown = 0
    no_hit = 1.0
    for colour in range(COLOURS):
        if seen.free[seat] >> colour & 1 and seen.dice[colour] != 1:
            thrown += 1
            no_hit *= (FACES - 1) / FACES
    values.thrown = thrown
    values.hit = rounded(100 * (1 - no_hit))
    values.nothing = rounded(100 * chance_of_nothing(seen, seat))
    return ROLL_AGAIN


@rule
def rounded(number: float) -> int:
    """To the nearest whole number; from the middle between two, to the even one."""
    below = int(number)
    rest = number - below
    return below + (rest > 0.5 or (rest == 0.5 and below % 2 == 1))


@rule
def leftmost_free(seen: State, seat: int) -> int:
    """The field that is given up: its colour and number."""
    first = FILLED
    for colour in range(COLOURS):
        if seen.free[seat] >> colour & 1:
            first = min(first, seen.sheets[seat, seen.row[seat], colour])
    return first & FIELD


@rule
def why_write(seen: State, seat: int, colours: int, left: int, values: RecordOf[Values]) -> int:
    """Points and hits at once, and what is left; ``left``: the other dice that fit."""
    missed = 0
    for colour in range(COLOURS):
        hit = seen.dice[colour] == seen.sheets[seat, seen.row[seat], colour] & DIGIT
        missed |= (left >> colour & hit) << colour
    open_fields = COUNT[seen.free[seat] & ~colours]
    if open_fields == 0:
        return FILLS
    has_hits = values.hits > 0
    if missed != 0 or not has_hits:
        values.hits = NOTHING
    if missed != 0:
        mention_dice(missed, values)
        return MISSES
    values.open = open_fields
    return HITS if has_hits else WRITES


COACHING = Coaching(
    unit="percent",
    payoff=payoff,
    turn=turn_of,
    reason=TwentyOneReason,
    why=why,
    danger=DANGER,
    risk=risk,
)
