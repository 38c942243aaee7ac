"""Twenty One as a seat sees it, as messages for clients, and the rules that fill them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
import numpy as np

from byczo.core.contract import States
from byczo.core.event_rules import add_event
from byczo.core.events import MOST_COMMON_EVENTS, OWN_EVENTS, BySeat, CommonEvent, Event, Events
from byczo.core.field_copies import copy_list
from byczo.core.frozen_dict import freeze
from byczo.core.layout import Ints
from byczo.core.message_fields import Among, AtMost, Names, Words
from byczo.core.message_record import NOTHING, RecordOf, action_text
from byczo.core.rule import rule
from byczo.core.view import View
from byczo.core.waiting import list_waiting
from byczo.games.twenty_one.layout import LETTERS, SHEET_NAMES
from byczo.games.twenty_one.rules import (
    ACTIONS,
    AGAIN,
    ALL_FREE,
    BONUS,
    COLOURS,
    CROSS,
    CROSSED,
    DEAL,
    DECIDE,
    DIGIT,
    FACES,
    PLACE,
    REROLL,
    ROLL,
    ROWS,
    SEATS,
    WRITE,
    State,
    enter,
    fitting,
)

Colour = Annotated[str, Names(LETTERS)]
ColourSet = Annotated[str, Names(LETTERS), AtMost(COLOURS)]
Dice = Annotated[Mapping[str, int], Names(LETTERS), AtMost(COLOURS)]
Sheet = Annotated[str, Names(SHEET_NAMES)]
ActionText = Annotated[str, Words.ACTION]


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a sheet. ``fits``: it is free and the die of its colour could be written now."""

    colour: Colour
    number: int
    written: int | None
    hit: bool
    crossed: bool
    fits: bool


def _field(colour: int, number: int, written: int, fits: int) -> Field:
    """A field as it is shown; ``written`` is as in the state."""
    return Field(
        colour=LETTERS[colour],
        number=number,
        written=written if 0 < written < CROSSED else None,
        hit=written == number,
        crossed=written == CROSSED,
        fits=bool(fits),
    )


FIELDS = {
    (colour, number, written, fits): _field(colour, number, written, fits)
    for colour in range(COLOURS)
    for number in range(1, FACES + 1)
    for written in (0, *range(1, number + 1), CROSSED)
    for fits in range(2 if written == 0 else 1)
}
"""All that a field can be: a die that is written is not above the printed number."""

FIELD_NUMBERS = np.full((COLOURS, DIGIT + 1, CROSSED + 1, 2), NOTHING, np.int16)
"""Which of them a field is, by colour, number, what is written, and whether the die fits."""
for _number, _found in enumerate(FIELDS):
    FIELD_NUMBERS[_found] = _number


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a sheet; ``points`` are its written numbers and the bonus for its hits, so far."""

    fields: Annotated[tuple[Field, ...], AtMost(COLOURS), Among(FIELDS.values())]
    numbers: int
    hits: int
    bonus: int
    points: int
    full: bool


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its sheet, as everybody sees them.

    ``row`` is the current one (None: the sheet is full); ``last`` what the seat did in the turn
    before, in row ``last_row``.
    """

    sheet: Annotated[str | None, Names(SHEET_NAMES)]
    rows: Annotated[tuple[Row, ...], AtMost(ROWS)]
    row: int | None
    total: int
    ready: bool
    last: Annotated[str | None, Words.ACTION]
    last_row: int | None


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something the observer may do, and what it would bring now.

    ``dice`` are written, or rolled again; ``fields`` are the fields of the current row that
    would be filled. ``gain`` is added to the row, which then has ``hits`` and ``points`` and may
    be full. ``ends``: the sheet is then full and the game ends with this turn.
    """

    do: ActionText
    dice: ColourSet = ""
    fields: Annotated[tuple[int, ...], AtMost(COLOURS)] = ()
    gain: int = 0
    hits: int = 0
    points: int = 0
    fills: bool = False
    ends: bool = False


class TwentyOneView(View, frozen=True, kw_only=True, tag="twenty-one"):
    """The table of Twenty One before one seat, or before a spectator (seat None).

    Dice show None as long as nothing was rolled in this turn.
    """

    seat: int | None
    phase: Literal["deal", "roll", "decide", "again", "write", "done"]
    round: int
    turn: int
    active: int | None
    rolls: int
    dice: Annotated[Mapping[str, int] | None, Names(LETTERS), AtMost(COLOURS)]
    waiting: BySeat
    places: Annotated[tuple[Place, ...], AtMost(SEATS)]
    chosen: Annotated[str | None, Words.ACTION]
    bonus: Annotated[tuple[int, ...], AtMost(COLOURS + 1)]
    choices: Annotated[tuple[Choice, ...], AtMost(ACTIONS)]

    def __post_init__(self) -> None:
        freeze(self, "dice")


class Dealt(Event, frozen=True, kw_only=True, tag="sheets-dealt"):
    """Every seat has a sheet (A to F), and one of them rolls first."""

    sheets: Annotated[tuple[str, ...], Names(SHEET_NAMES), AtMost(SEATS)]
    first: int


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """The active seat rolled: what all six dice show. ``again``: it was the second roll."""

    seat: int
    dice: Dice
    again: bool

    def __post_init__(self) -> None:
        freeze(self, "dice")


class Decided(Event, frozen=True, kw_only=True, tag="decided"):
    """The active seat keeps the roll, or rolls again these dice."""

    seat: int
    keeps: bool
    dice: ColourSet


class Wrote(Event, frozen=True, kw_only=True, tag="wrote"):
    """A seat wrote dice into its current row; ``hits`` are the colours among them that hit."""

    seat: int
    row: int
    dice: Dice
    hits: ColourSet

    def __post_init__(self) -> None:
        freeze(self, "dice")


class Crossed(Event, frozen=True, kw_only=True, tag="crossed"):
    """A seat crossed out the leftmost free field of its current row."""

    seat: int
    row: int
    field: int
    colour: Colour
    number: int


class RowFilled(Event, frozen=True, kw_only=True, tag="row-filled"):
    """A row is full and was scored."""

    seat: int
    row: int
    numbers: int
    hits: int
    bonus: int
    points: int


DEALT, ROLLED, DECIDED, WROTE, CROSSED_OUT, ROW_FILLED = range(OWN_EVENTS, OWN_EVENTS + 6)


class TwentyOneEvents(Events, frozen=True, kw_only=True):
    """What can happen between two decisions: at most, every seat fills a row."""

    events: Annotated[
        tuple[CommonEvent | Dealt | Rolled | Decided | Wrote | Crossed | RowFilled, ...],
        AtMost(2 * SEATS + MOST_COMMON_EVENTS),
    ]


VIEW = TwentyOneView
EVENTS: type[Events] = TwentyOneEvents


# --- What a seat sees -------------------------------------------------------------------------


@rule
def show(state: State, seat: int, view: RecordOf[TwentyOneView]) -> None:
    """The table, and what the seat has chosen."""
    view.seat = seat
    view.phase = state.phase
    view.round = state.round
    view.turn = state.turn
    if state.phase != DEAL:
        view.active = state.active
        if state.phase != ROLL:
            view.rolls = state.rolls
            view.dice_count = COLOURS
            for colour in range(COLOURS):
                view.dice[colour, 0] = colour
                view.dice[colour, 1] = state.dice[colour]
    view.waiting_count = list_waiting(state, view.waiting)
    view.places_count = state.players
    for other in range(state.players):
        show_place(state, other, view.places[other])
    view.bonus_count = COLOURS + 1
    copy_list(BONUS, view.bonus)
    if seat >= 0 and state.chosen[seat] != 0:
        view.chosen = action_text(state.phase, state.chosen[seat])


@rule
def show_place(state: State, seat: int, out: RecordOf[Place]) -> None:
    """A seat, and its sheet once it has one."""
    current = int(state.row[seat])
    if state.phase != DEAL:
        out.sheet = state.letters[seat]
        fits = 0
        if state.phase == DECIDE or state.phase == WRITE:
            fits = fitting(state, seat)
        out.rows_count = ROWS
        for row in range(ROWS):
            show_row(state, seat, row, fits if row == current else 0, out.rows[row])
            out.total += out.rows[row].points
    if current < ROWS:
        out.row = current + 1
    out.ready = state.phase == WRITE and not state.waiting >> seat & 1
    if state.entries[seat] != 0:
        out.last = action_text(WRITE, state.entries[seat])
        begun = current < ROWS and state.free[seat] != ALL_FREE
        out.last_row = current + 1 if begun else current


@rule
def show_row(state: State, seat: int, row: int, fits: int, out: RecordOf[Row]) -> None:
    """A row of a sheet; ``fits`` is the mask of the dice that could be written in it now."""
    out.fields_count = COLOURS
    for colour in range(COLOURS):
        printed = int(state.sheets[seat, row, colour])
        written = int(state.written[seat, row, colour])
        out.fields[printed >> PLACE] = FIELD_NUMBERS[
            colour, printed & DIGIT, written, fits >> colour & 1
        ]
    out.hits = state.hits[seat, row]
    out.bonus = BONUS[state.hits[seat, row]]
    out.points = state.scores[seat, row]
    out.numbers = out.points - out.bonus
    out.full = row < state.row[seat]


@rule
def preview(seen: States, seat: int, action: int, trial: States, choice: RecordOf[Choice]) -> None:
    """The entry is made on a copy of the sheet; to keep or to reroll changes no sheet."""
    state = seen[0]
    if state.phase != WRITE:
        if action == REROLL:
            choice.dice_count = list_thrown(state, choice.dice)
        return
    trial[0] = seen[0]
    enter(trial[0], seat, action)
    row = int(state.row[seat])
    if action != CROSS:
        for colour in range(COLOURS):
            if action >> colour & 1:
                choice.dice[choice.dice_count] = colour
                choice.dice_count += 1
    filled = 0
    for colour in range(COLOURS):
        place = int(state.sheets[seat, row, colour]) >> PLACE
        written = int(state.written[seat, row, colour])
        filled |= (trial[0].written[seat, row, colour] != written) << place
    for place in range(COLOURS):
        if filled >> place & 1:
            choice.fields[choice.fields_count] = place + 1
            choice.fields_count += 1
    choice.hits = trial[0].hits[seat, row]
    choice.points = trial[0].scores[seat, row]
    choice.gain = choice.points - int(state.scores[seat, row])
    choice.fills = trial[0].row[seat] > row
    choice.ends = trial[0].row[seat] == ROWS


@rule
def colour_at(state: State, seat: int, row: int, place: int) -> int:
    """The colour of the field at this place of a row, counted from 0 on the left."""
    found = 0
    for colour in range(COLOURS):
        if state.sheets[seat, row, colour] >> PLACE == place:
            found = colour
    return found


@rule
def list_thrown(state: State, out: Ints) -> int:
    """List the dice that a reroll would throw; returns how many."""
    count = 0
    for colour in range(COLOURS):
        if state.dice[colour] != 1:
            out[count] = colour
            count += 1
    return count


# --- What happened ----------------------------------------------------------------------------


@rule
def happened(before: State, after: State, events: RecordOf[TwentyOneEvents]) -> None:
    """Sheets, rolls, decisions and entries."""
    if before.phase == after.phase:
        return
    if before.phase == DEAL:
        tell_dealt(after, events)
    elif before.phase == ROLL or before.phase == AGAIN:
        tell_rolled(after, before.phase == AGAIN, events)
    elif before.phase == DECIDE:
        tell_decided(before, after.phase == WRITE, events)
    else:
        for seat in range(after.players):
            tell_entry(before, after, seat, events)


@rule
def tell_dealt(after: State, events: RecordOf[TwentyOneEvents]) -> None:
    """Who has which sheet."""
    place = add_event(events, DEALT)
    event = events.events[place].sheets_dealt
    event.sheets_count = after.players
    copy_list(after.letters, event.sheets)
    event.first = after.active


@rule
def tell_rolled(after: State, again: bool, events: RecordOf[TwentyOneEvents]) -> None:
    """What all six dice show."""
    place = add_event(events, ROLLED)
    event = events.events[place].rolled
    event.seat = after.active
    event.again = again
    event.dice_count = COLOURS
    for colour in range(COLOURS):
        event.dice[colour, 0] = colour
        event.dice[colour, 1] = after.dice[colour]


@rule
def tell_decided(before: State, keeps: bool, events: RecordOf[TwentyOneEvents]) -> None:
    """The roll stands, or some dice are thrown again."""
    place = add_event(events, DECIDED)
    event = events.events[place].decided
    event.seat = before.active
    event.keeps = keeps
    if not keeps:
        event.dice_count = list_thrown(before, event.dice)


@rule
def tell_entry(before: State, after: State, seat: int, events: RecordOf[TwentyOneEvents]) -> None:
    """What one seat wrote or crossed out, and the row that this filled."""
    row = int(before.row[seat])
    if after.entries[seat] == CROSS:
        place = add_event(events, CROSSED_OUT)
        tell_crossed(before, after, seat, row, events.events[place].crossed)
    else:
        place = add_event(events, WROTE)
        tell_wrote(before, after, seat, row, events.events[place].wrote)
    if after.row[seat] > row:
        place = add_event(events, ROW_FILLED)
        event = events.events[place].row_filled
        event.seat = seat
        event.row = row + 1
        event.hits = after.hits[seat, row]
        event.bonus = BONUS[after.hits[seat, row]]
        event.points = after.scores[seat, row]
        event.numbers = event.points - event.bonus


@rule
def tell_crossed(
    before: State, after: State, seat: int, row: int, event: RecordOf[Crossed]
) -> None:
    """The field that was free and is crossed out."""
    event.seat = seat
    event.row = row + 1
    for place in range(COLOURS):
        colour = colour_at(before, seat, row, place)
        if before.written[seat, row, colour] != after.written[seat, row, colour]:
            event.field = place + 1
            event.colour = colour
            event.number = before.sheets[seat, row, colour] & DIGIT


@rule
def tell_wrote(before: State, after: State, seat: int, row: int, event: RecordOf[Wrote]) -> None:
    """The dice that were written, from left to right."""
    event.seat = seat
    event.row = row + 1
    for place in range(COLOURS):
        colour = colour_at(before, seat, row, place)
        written = int(after.written[seat, row, colour])
        if before.written[seat, row, colour] != written:
            event.dice[event.dice_count, 0] = colour
            event.dice[event.dice_count, 1] = written
            event.dice_count += 1
            if written == before.sheets[seat, row, colour] & DIGIT:
                event.hits[event.hits_count] = colour
                event.hits_count += 1
