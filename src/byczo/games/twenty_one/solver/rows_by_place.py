"""From an observation to rows by place, and from an entry back to an action."""

from __future__ import annotations

from byczo.core.layout import Ints
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import COLOURS, CROSS, DIGIT, PLACE, ROWS, State
from byczo.games.twenty_one.solver.row_values import PLACES

Numbers = tuple[tuple[int, ...], ...]
"""The printed numbers of a sheet by row, from left to right."""


def numbers_of(seen: State, seat: int) -> Numbers:
    """What is printed on the seat's sheet."""
    rows = (sorted(seen.sheets[seat, row].tolist()) for row in range(ROWS))
    return tuple(tuple(field & DIGIT for field in row) for row in rows)


def numbers_and_players(seen: State, seat: int) -> tuple[Numbers, int]:
    """What the tables of the solver depend on."""
    return numbers_of(seen, seat), seen.players


@rule
def read_row(seen: State, seat: int, numbers: Ints, dice: Ints, colours: Ints) -> int:
    """The seat's row by place: printed numbers, dice that fit, colours. Returns what is open."""
    row = seen.row[seat]
    open_fields = 0
    for colour in range(COLOURS):
        field = seen.sheets[seat, row, colour]
        place, number, die = field >> PLACE, field & DIGIT, seen.dice[colour]
        free = seen.free[seat] >> colour & 1
        numbers[place] = number
        colours[place] = colour
        dice[place] = die if free and die <= number else 0
        open_fields |= free << place
    return open_fields


@rule
def wait_of(seen: State, seat: int) -> int:
    """How many turns the seat must wait, after this one, until it rolls."""
    ahead = seat - seen.active - 1
    return ahead if ahead >= 0 else ahead + seen.players


@rule
def action_of(entry: int, colours: Ints) -> int:
    """The action that writes into these places; none of them is to cross."""
    if entry == 0:
        return CROSS
    action = 0
    for place in range(PLACES):
        action |= (entry >> place & 1) << colours[place]
    return action
