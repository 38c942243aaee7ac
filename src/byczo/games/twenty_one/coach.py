"""What a coach says of an action in Twenty One, from what lies on the table."""

from __future__ import annotations

from byczo.core.declaration import WIN, Coaching
from byczo.core.reason import Reason, because
from byczo.core.rule import rule
from byczo.games.twenty_one.layout import LETTERS, printed
from byczo.games.twenty_one.notation import letters_of
from byczo.games.twenty_one.rules import (
    COLOURS,
    COUNT,
    CROSS,
    DECIDE,
    DIGIT,
    FACES,
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


def why(seen: State, seat: int, action: int) -> Reason:
    """What an entry brings now, or what can be had by keeping and by rolling again."""
    if seen.phase == DECIDE:
        return why_reroll(seen, seat) if action == REROLL else why_keep(seen, seat)
    if action == CROSS:
        return why_cross(seen, seat)
    return why_write(seen, seat, action)


def why_keep(seen: State, seat: int) -> Reason:
    """All that fits now."""
    fits = fitting(seen, seat)
    if fits == 0:
        return because("twenty-one-why-keep-nothing")
    points, hits = brought(seen, seat, fits)
    return because("twenty-one-why-keep", dice=letters_of(fits), points=points, hits=hits)


def why_reroll(seen: State, seat: int) -> Reason:
    """The odds of another roll, for the fields that are free."""
    fields = [colour for colour in range(COLOURS) if seen.free[seat] >> colour & 1]
    thrown = sum(int(seen.dice[colour]) != 1 for colour in fields)
    hit = 1 - ((FACES - 1) / FACES) ** thrown
    nothing = chance_of_nothing(seen, seat)
    return because(
        "twenty-one-why-reroll",
        dice=thrown,
        hit=round(100 * hit),
        nothing=round(100 * nothing),
    )


def why_cross(seen: State, seat: int) -> Reason:
    """The field that is given up."""
    row = seen.sheets[seat, seen.row[seat]]
    free = [row[colour] for colour in range(COLOURS) if seen.free[seat] >> colour & 1]
    letter, number = printed(free)[0]
    field = f"{letter}{number}"
    if fitting(seen, seat) == 0:
        return because("twenty-one-why-must-cross", field=field)
    return because("twenty-one-why-cross", field=field)


def why_write(seen: State, seat: int, colours: int) -> Reason:
    """Points and hits at once, and what is left."""
    points, hits = brought(seen, seat, colours)
    missed = [
        LETTERS[colour]
        for colour in range(COLOURS)
        if fitting(seen, seat) & ~colours & 1 << colour and brought(seen, seat, 1 << colour)[1]
    ]
    open_fields = COUNT[seen.free[seat] & ~colours]
    if open_fields == 0:
        return because("twenty-one-why-fills", points=points, hits=hits)
    if missed:
        return because("twenty-one-why-misses", points=points, dice="".join(missed))
    if hits > 0:
        return because("twenty-one-why-hits", points=points, hits=hits, open=open_fields)
    return because("twenty-one-why-write", points=points, open=open_fields)


def brought(seen: State, seat: int, colours: int) -> tuple[int, int]:
    """Points, bonus included, and hits that writing these dice brings."""
    row = seen.row[seat]
    after = seen.twin()
    write(after, seat, colours)
    points = int(after.scores[seat, row] - seen.scores[seat, row])
    return points, int(after.hits[seat, row] - seen.hits[seat, row])


COACHING = Coaching(unit="percent", payoff=payoff, turn=turn_of, why=why, danger=DANGER, risk=risk)
