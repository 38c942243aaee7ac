"""Twenty One as a seat sees it, as messages for clients."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, get_args

import msgspec
import numpy as np
from msgspec.structs import replace

from byczo.core.events import Event
from byczo.core.game import Engine
from byczo.core.layout import Batch
from byczo.games.twenty_one.layout import LETTERS, colour_of, name_of
from byczo.games.twenty_one.notation import letters_of, write_action
from byczo.games.twenty_one.preview import (
    ACTION,
    FACTS,
    HITS,
    POINTS,
    ROW,
    WRITTEN,
    fit_dice,
    preview,
)
from byczo.games.twenty_one.rules import (
    ACTIONS,
    AGAIN,
    ALL_FREE,
    BONUS,
    CROSS,
    CROSSED,
    DEAL,
    DECIDE,
    DIGIT,
    REROLL,
    ROLL,
    ROWS,
    SEATS,
    WRITE,
    State,
)

Phase = Literal["deal", "roll", "decide", "again", "write", "done"]
PHASES: tuple[Phase, ...] = get_args(Phase)
BONUSES: list[int] = BONUS.tolist()
SHEETS_KEPT = 1 << 12  # with about 5 kB each
Ints = tuple[int, ...]
Grid = tuple[Ints, ...]


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a sheet. ``fits``: it is free and the die of its colour could be written now."""

    colour: str
    number: int
    written: int | None
    hit: bool
    crossed: bool
    fits: bool


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a sheet; ``points`` are its written numbers and the bonus for its hits, so far."""

    fields: list[Field]
    numbers: int
    hits: int
    bonus: int
    points: int
    full: bool


Rows = tuple[Row, ...]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its sheet, as everybody sees them.

    ``row`` is the current one (None: the sheet is full); ``last`` what the seat did in the turn
    before, in row ``last_row``.
    """

    sheet: str | None
    rows: list[Row]
    row: int | None
    total: int
    ready: bool
    last: str | None
    last_row: int | None


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something the observer may do, and what it would bring now.

    ``dice`` are written, or rolled again; ``fields`` are the fields of the current row that
    would be filled. ``gain`` is added to the row, which then has ``hits`` and ``points`` and may
    be full. ``ends``: the sheet is then full and the game ends with this turn.
    """

    do: str
    dice: str = ""
    fields: list[int] = []
    gain: int = 0
    hits: int = 0
    points: int = 0
    fills: bool = False
    ends: bool = False


class TwentyOneView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="twenty-one"):
    """The table of Twenty One before one seat, or before a spectator (seat None).

    Dice show None as long as nothing was rolled in this turn.
    """

    seat: int | None
    phase: Phase
    round: int
    turn: int
    active: int | None
    rolls: int
    dice: dict[str, int] | None
    waiting: list[int]
    places: list[Place]
    chosen: str | None
    bonus: list[int]
    choices: list[Choice]


class Dealt(Event, frozen=True, kw_only=True, tag="sheets-dealt"):
    """Every seat has a sheet (A to F), and one of them rolls first."""

    sheets: list[str]
    first: int


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """The active seat rolled: what all six dice show. ``again``: it was the second roll."""

    seat: int
    dice: dict[str, int]
    again: bool


class Decided(Event, frozen=True, kw_only=True, tag="decided"):
    """The active seat keeps the roll, or rolls again these dice."""

    seat: int
    keeps: bool
    dice: str


class Wrote(Event, frozen=True, kw_only=True, tag="wrote"):
    """A seat wrote dice into its current row; ``hits`` are the colours among them that hit."""

    seat: int
    row: int
    dice: dict[str, int]
    hits: str


class Crossed(Event, frozen=True, kw_only=True, tag="crossed"):
    """A seat crossed out the leftmost free field of its current row."""

    seat: int
    row: int
    field: int
    colour: str
    number: int


class RowFilled(Event, frozen=True, kw_only=True, tag="row-filled"):
    """A row is full and was scored."""

    seat: int
    row: int
    numbers: int
    hits: int
    bonus: int
    points: int


def view(seen: Batch, public: State, engine: Engine) -> TwentyOneView:
    """Everything a client needs to show the table."""
    fits = _fits(seen, engine)
    seats = range(public.players)
    rolled = public.phase not in (DEAL, ROLL)
    return TwentyOneView(
        seat=None,
        phase=PHASES[public.phase],
        round=public.round,
        turn=public.turn,
        active=None if public.phase == DEAL else public.active,
        rolls=public.rolls if rolled else 0,
        dice=_dice(public) if rolled else None,
        waiting=[s for s in seats if public.waiting > 0 and public.waiting >> s & 1],
        places=[_place(public, s, fits[s]) for s in seats],
        chosen=None,
        bonus=list(BONUSES),
        choices=[],
    )


def view_from(
    seat: int, view: TwentyOneView, seen: Batch, public: State, engine: Engine
) -> TwentyOneView:
    """The same with what the seat has chosen, and what it may do."""
    chosen = int(seen[0].chosen[seat])
    return replace(
        view,
        seat=seat,
        chosen=write_action(public, chosen) if chosen else None,
        choices=_choices(public, seat, _preview(seen, seat, engine)),
    )


def happened(before: State, after: State) -> list[Event]:
    """Sheets, rolls, decisions and entries between two public observations."""
    if before.phase == after.phase:
        return []
    if before.phase == DEAL:
        sheets = [name_of(letter) for letter in after.letters[: after.players]]
        return [Dealt(sheets=sheets, first=after.active)]
    if before.phase in (ROLL, AGAIN):
        return [Rolled(seat=after.active, dice=_dice(after), again=before.phase == AGAIN)]
    if before.phase == DECIDE:
        keeps = after.phase == WRITE
        dice = "" if keeps else letters_of(_thrown(before))
        return [Decided(seat=before.active, keeps=keeps, dice=dice)]
    return [event for seat in range(after.players) for event in _entered(before, after, seat)]


def _entered(before: State, after: State, seat: int) -> list[Event]:
    """What one seat wrote or crossed out, and the row that this filled."""
    at = before.row[seat]
    written, hits, points = (of[seat][at] for of in (after.written, after.hits, after.scores))
    row = _row(before.sheets[seat][at], written, hits, points, full=after.row[seat] > at)
    new = _changed(before.written[seat][at], written, _colours(before, seat, at))
    fields = [row.fields[place - 1] for place in new]
    events: list[Event] = []
    if after.entries[seat] == CROSS:
        colour, number = fields[0].colour, fields[0].number
        events.append(Crossed(seat=seat, row=at + 1, field=new[0], colour=colour, number=number))
    else:
        wrote = {field.colour: field.written for field in fields if field.written is not None}
        hit = "".join([field.colour for field in fields if field.hit])
        events.append(Wrote(seat=seat, row=at + 1, dice=wrote, hits=hit))
    if row.full:
        events.append(
            RowFilled(
                seat=seat,
                row=at + 1,
                numbers=row.numbers,
                hits=row.hits,
                bonus=row.bonus,
                points=row.points,
            )
        )
    return events


def _colours(seen: State, seat: int, row: int) -> list[int]:
    """The colours of a row, from left to right."""
    return [colour_of(field) for field in sorted(seen.sheets[seat][row])]


def _changed(before: Sequence[int], after: Sequence[int], colours: list[int]) -> list[int]:
    """The fields of a row, from 1 on the left, where something new is written."""
    return [place for place, colour in enumerate(colours, 1) if before[colour] != after[colour]]


def _dice(seen: State) -> dict[str, int]:
    return dict(zip(LETTERS, seen.dice, strict=True))


def _thrown(seen: State) -> int:
    """The dice that a reroll would throw: a mask."""
    return sum(1 << colour for colour, die in enumerate(seen.dice) if die != 1)


def _place(seen: State, seat: int, fits: int) -> Place:
    """A seat; ``fits`` is the mask of the dice that it could write in its current row."""
    dealt = seen.phase != DEAL
    current = seen.row[seat]
    last = seen.entries[seat]
    begun = current < ROWS and seen.free[seat] != ALL_FREE
    return Place(
        sheet=name_of(seen.letters[seat]) if dealt else None,
        rows=list(_rows(seen, seat, fits)) if dealt else [],
        row=current + 1 if current < ROWS else None,
        total=sum(seen.scores[seat]),
        ready=seen.phase == WRITE and not seen.waiting >> seat & 1,
        last=write_action(seen, last) if last else None,
        last_row=(current + 1 if begun else current) if last else None,
    )


def _rows(seen: State, seat: int, fits: int) -> Rows:
    sheet, written = seen.sheets[seat], seen.written[seat]
    return _rows_of(sheet, written, seen.hits[seat], seen.scores[seat], seen.row[seat], fits)


@lru_cache(SHEETS_KEPT)
def _rows_of(sheet: Grid, written: Grid, hits: Ints, points: Ints, row: int, fits: int) -> Rows:
    """The rows of a sheet; in most views they are as they were in the view before."""
    return tuple(
        _row(sheet[r], written[r], hits[r], points[r], r < row, fits if r == row else 0)
        for r in range(ROWS)
    )


def _row(sheet: Ints, written: Ints, hits: int, points: int, full: bool, fits: int = 0) -> Row:
    return Row(
        fields=[_field(field, written[colour_of(field)], fits) for field in sorted(sheet)],
        numbers=points - BONUSES[hits],
        hits=hits,
        bonus=BONUSES[hits],
        points=points,
        full=full,
    )


def _field(field: int, written: int, fits: int) -> Field:
    colour, number = colour_of(field), field & DIGIT
    return Field(
        colour=LETTERS[colour],
        number=number,
        written=written if written not in (0, CROSSED) else None,
        hit=written == number,
        crossed=written == CROSSED,
        fits=bool(fits >> colour & 1),
    )


def _fits(seen: Batch, engine: Engine) -> list[int]:
    """By seat: the mask of the dice that it could write."""
    fits = np.zeros(SEATS, np.int16)
    engine.fit(fit_dice)(seen, fits)
    return fits.tolist()


def _preview(seen: Batch, seat: int, engine: Engine) -> list[list[int]]:
    """The facts of every action, in order."""
    facts = np.empty((ACTIONS, FACTS), np.int16)
    count = engine.fit(preview)(seen, seat, State.batch(1), facts)
    return sorted(facts[:count].tolist())


def _choices(seen: State, seat: int, facts: list[list[int]]) -> list[Choice]:
    """What the seat may do, from the facts of a preview."""
    if seen.phase != WRITE:
        return [_decision(seen, action) for action, *_ in facts]
    row = seen.row[seat]
    points = seen.scores[seat][row]
    before, colours = seen.written[seat][row], _colours(seen, seat, row)
    return [
        Choice(
            do=write_action(seen, fact[ACTION]),
            dice=letters_of(fact[ACTION]) if fact[ACTION] != CROSS else "",
            fields=_changed(before, fact[WRITTEN:], colours),
            gain=fact[POINTS] - points,
            hits=fact[HITS],
            points=fact[POINTS],
            fills=fact[ROW] > row,
            ends=fact[ROW] == ROWS,
        )
        for fact in facts
    ]


def _decision(seen: State, action: int) -> Choice:
    dice = letters_of(_thrown(seen)) if action == REROLL else ""
    return Choice(do=write_action(seen, action), dice=dice)
