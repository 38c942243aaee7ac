"""Twenty One for learning programs."""

from __future__ import annotations

from byczo.core.encoding import HIGHEST, Bytes, Feature, Observation, clockwise
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import (
    COLOURS,
    CROSSED,
    DECIDE,
    DIGIT,
    FACES,
    FIELDS,
    PLACE,
    ROWS,
    SHEETS,
    WRITE,
    State,
)

SHARED = (
    Feature("dice", COLOURS, FACES, "what the dice of each colour show"),
    Feature("phase", 2, 1, "what is decided: whether to roll again, what to write"),
    Feature("rolls", 1, 2, "the rolls of this turn"),
    Feature("turn", 1, HIGHEST, "the turns that have begun"),
)
OWN = (
    Feature("chosen", 1, 64, "what was chosen to write, while others still choose"),
    Feature("waiting", 1, 1, "whether the seat must decide", per_seat=True),
    Feature("active", 1, 1, "whether it rolls the dice", per_seat=True),
    Feature("letters", 1, SHEETS, "the letter of its sheet, from 1", per_seat=True),
    Feature("row", 1, ROWS, "its current row, from 0", per_seat=True),
    Feature("points", 1, HIGHEST, "its points so far", per_seat=True),
    Feature("free", COLOURS, 1, "the colours free in its current row", per_seat=True),
    Feature("fits", COLOURS, 1, "the colours that it could write now", per_seat=True),
    Feature("hits", ROWS, COLOURS, "the hits in each of its rows", per_seat=True),
    Feature("scores", ROWS, HIGHEST, "the points in each of its rows", per_seat=True),
    Feature("printed", FIELDS, FACES, "its printed numbers by row and colour", per_seat=True),
    Feature("places", FIELDS, COLOURS - 1, "where they stand, from the left", per_seat=True),
    Feature("written", FIELDS, CROSSED, "0 for free, a number, or 7 for a cross", per_seat=True),
)

PHASE = COLOURS
SEATS_FROM = 1
COLOURS_FROM = 5
"""Features with one number for each seat come before these."""
ROWS_FROM = COLOURS_FROM + 2 * COLOURS
FIELDS_FROM = ROWS_FROM + 2 * ROWS


@rule
def encode_shared(state: State, out: Bytes) -> None:
    """The dice, and what they are for."""
    for colour in range(COLOURS):
        out[colour] = state.dice[colour]
    out[PHASE] = state.phase == DECIDE
    out[PHASE + 1] = state.phase == WRITE
    out[PHASE + 2] = state.rolls
    out[PHASE + 3] = min(state.turn, HIGHEST)


@rule
def encode_own(state: State, seat: int, out: Bytes) -> None:
    """The own choice, and the sheets of all seats clockwise."""
    out[0] = state.chosen[seat]
    players = state.players
    waiting = max(state.waiting, 0)
    for step in range(players):
        other = clockwise(seat, step, players)
        at = SEATS_FROM + step
        out[at] = (waiting >> other) & 1
        out[at + players] = state.active == other
        out[at + 2 * players] = state.letters[other]
        out[at + 3 * players] = state.row[other]
        out[at + 4 * players] = min(standing(state, other), HIGHEST)
        at = SEATS_FROM + COLOURS_FROM * players + step * COLOURS
        for colour in range(COLOURS):
            out[at + colour] = (state.free[other] >> colour) & 1
            out[at + players * COLOURS + colour] = (state.fits[other] >> colour) & 1
        at = SEATS_FROM + ROWS_FROM * players + step * ROWS
        for row in range(ROWS):
            out[at + row] = state.hits[other, row]
            out[at + players * ROWS + row] = min(state.scores[other, row], HIGHEST)
        encode_sheet(state, other, players, out, SEATS_FROM + FIELDS_FROM * players + step * FIELDS)


@rule
def encode_sheet(state: State, seat: int, players: int, out: Bytes, start: int) -> None:
    """What is printed and written on a sheet."""
    for row in range(ROWS):
        for colour in range(COLOURS):
            at = start + row * COLOURS + colour
            field = state.sheets[seat, row, colour]
            out[at] = field & DIGIT
            out[at + players * FIELDS] = field >> PLACE
            out[at + 2 * players * FIELDS] = state.written[seat, row, colour]


@rule
def standing(state: State, seat: int) -> int:
    """The points of all rows so far."""
    points = 0
    for row in range(ROWS):
        points += state.scores[seat, row]
    return points


OBSERVATION = Observation(
    version=1,
    shared=SHARED,
    own=OWN,
    encode_shared=encode_shared,
    encode_own=encode_own,
    standing=standing,
)
