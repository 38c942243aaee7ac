"""Twenty One for learning programs."""

from __future__ import annotations

from byczo.core.encoding import HIGHEST, Feature, Observation
from byczo.core.layout import Bytes
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
OWN = (Feature("chosen", 1, 64, "what was chosen to write, while others still choose"),)
BY_SEAT = (
    Feature("waiting", 1, 1, "whether the seat must decide"),
    Feature("active", 1, 1, "whether it rolls the dice"),
    Feature("letters", 1, SHEETS, "the letter of its sheet, from 1"),
    Feature("row", 1, ROWS, "its current row, from 0"),
    Feature("points", 1, HIGHEST, "its points so far"),
    Feature("free", COLOURS, 1, "the colours free in its current row"),
    Feature("fits", COLOURS, 1, "the colours that it could write now"),
    Feature("hits", ROWS, COLOURS, "the hits in each of its rows"),
    Feature("scores", ROWS, HIGHEST, "the points in each of its rows"),
    Feature("printed", FIELDS, FACES, "its printed numbers by row and colour"),
    Feature("places", FIELDS, COLOURS - 1, "where they stand, from the left"),
    Feature("written", FIELDS, CROSSED, "0 for free, a number, or 7 for a cross"),
)

PHASE = COLOURS
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
    """What the seat has chosen."""
    out[0] = state.chosen[seat]


@rule
def encode_seats(state: State, out: Bytes) -> None:
    """The sheets of all seats."""
    players = state.players
    waiting = max(state.waiting, 0)
    for seat in range(players):
        out[seat] = (waiting >> seat) & 1
        out[seat + players] = state.active == seat
        out[seat + 2 * players] = state.letters[seat]
        out[seat + 3 * players] = state.row[seat]
        out[seat + 4 * players] = min(standing(state, seat), HIGHEST)
        at = COLOURS_FROM * players + seat * COLOURS
        for colour in range(COLOURS):
            out[at + colour] = (state.free[seat] >> colour) & 1
            out[at + players * COLOURS + colour] = (state.fits[seat] >> colour) & 1
        at = ROWS_FROM * players + seat * ROWS
        for row in range(ROWS):
            out[at + row] = state.hits[seat, row]
            out[at + players * ROWS + row] = min(state.scores[seat, row], HIGHEST)
        encode_sheet(state, seat, players, out, FIELDS_FROM * players + seat * FIELDS)


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
    by_seat=BY_SEAT,
    encode_shared=encode_shared,
    encode_own=encode_own,
    encode_seats=encode_seats,
    standing=standing,
)
