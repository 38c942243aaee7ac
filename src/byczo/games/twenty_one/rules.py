"""The rules of Twenty One, in the order of the rulebook.

The active seat rolls six coloured dice and may roll all of them again, except the ones. Then
everybody writes dice into the fields of their colours in the current row, or crosses out the
leftmost free field. A die that equals the printed number is a hit, and hits bring a bonus.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from byczo.core.chance import shuffle
from byczo.core.contract import CHANCE, OVER, TableState
from byczo.core.layout import CHOICE, PUBLIC, Ints, Public
from byczo.core.observation import public_copier
from byczo.core.rule import hot, rule
from byczo.core.waiting import ask, ask_everybody

SEATS = 6
SHEETS = 6  # numbered 1 to 6: A to F
ROWS = 5
COLOURS = 6  # white, yellow, red, green, blue, black: 0 to 5; a row has a field of each
FACES = 6

# Actions: the dice to write are a mask over the colours, bit 0 is white.
CROSS, KEEP, REROLL = 64, 65, 66
ACTIONS = 66

# A field of a sheet is place * 64 + colour * 8 + number, places from 0 on the left.
PLACE, COLOUR = 6, 3  # how many bits lie below them
DIGIT = 7  # the bits of a colour or a number
FILLED = 1 << 9  # above the bits of any field

# A sheet in a deal: its letter, 1 to 6, or 0 for one that is not of the layout; then its fields.
FIELDS = ROWS * COLOURS
DEALT = 1 + FIELDS
LARGEST_DEAL = SEATS * DEALT + 1 + SHEETS  # with room to shuffle the sheets in

ALL_FREE = (1 << COLOURS) - 1
CROSSED = 7  # written where a number would be

# Phases
DEAL, ROLL, DECIDE, AGAIN, WRITE, DONE = 0, 1, 2, 3, 4, 5
# Reasons to end
BY_SHEET = 1

BONUS = np.array([0, 1, 3, 6, 10, 15, 21], np.int16)
"""By hits in a row."""

COUNT = np.array([mask.bit_count() for mask in range(1 << COLOURS)], np.int16)
"""By mask of colours: how many they are."""


def _entries(fits: int) -> list[int]:
    """Cross, then every choice of dice among those that fit, in ascending order; then nothing."""
    writes = [mask for mask in range(1, 1 << COLOURS) if mask & fits == mask]
    return [CROSS, *writes, *[0] * ((1 << COLOURS) - 1 - len(writes))]


ENTRIES = np.array([_entries(fits) for fits in range(1 << COLOURS)], np.int16)
"""By mask of the dice that fit, and by index: what a seat may enter."""


class State(TableState):
    """One game of Twenty One: sheets, dice, and all that is written. Only choices are secret."""

    turn: Public  # turns begun
    active: Public  # the seat that rolls
    rolls: Public  # in this turn: 1 or 2
    ones: Public  # dice that show 1
    sheets: Annotated[Ints, (SHEETS, ROWS, COLOURS), PUBLIC]  # by seat; before the deal A to F
    letters: Annotated[
        Ints, (SHEETS,), PUBLIC
    ]  # which of the sheets 1 to 6 that is; 0 for a foreign one
    dice: Annotated[Ints, (COLOURS,), PUBLIC]
    written: Annotated[Ints, (SEATS, ROWS, COLOURS), PUBLIC]  # 0 is free; a number; CROSSED
    hits: Annotated[Ints, (SEATS, ROWS), PUBLIC]
    scores: Annotated[Ints, (SEATS, ROWS), PUBLIC]  # numbers and bonus so far
    row: Annotated[Ints, (SEATS,), PUBLIC]  # the current row; ROWS when the sheet is full
    free: Annotated[Ints, (SEATS,), PUBLIC]  # mask of the colours that are free in the current row
    fits: Annotated[
        Ints, (SEATS,), PUBLIC
    ]  # while all write: mask of the colours that could be written
    chosen: Annotated[Ints, (SEATS,), CHOICE]
    entries: Annotated[Ints, (SEATS,), PUBLIC]  # what each seat did in the turn resolved last


# --- Chance: the sheets and the dice ----------------------------------------------------------


@rule
def limits(state: State, out: Ints) -> int:
    """Sheets and the first active seat; then six dice, or those of them that show no 1."""
    if state.phase == DEAL:
        for seat in range(state.players):
            out[seat] = SHEETS - seat
        out[state.players] = state.players
        return state.players + 1
    for colour in range(COLOURS):
        out[colour] = FACES
    return COLOURS if state.phase == ROLL else COLOURS - state.ones


@rule
def unfold(state: State, draws: Ints, out: Ints) -> int:
    """A sheet for each seat, then the first active seat; or what all six dice show."""
    if state.phase == DEAL:
        return unfold_deal(state, draws, out)
    if state.phase == ROLL:
        for colour in range(COLOURS):
            out[colour] = draws[colour] + 1
        return COLOURS
    last = COLOURS - state.ones - 1
    thrown = 0
    for colour in range(COLOURS):
        again = state.dice[colour] != 1
        out[colour] = 1 + again * draws[min(thrown, last)]
        thrown += again
    return COLOURS


@rule
def unfold_deal(state: State, draws: Ints, out: Ints) -> int:
    """The sheets are shuffled at the end of the list, and copied to its front."""
    end = LARGEST_DEAL - SHEETS
    pack = out[end:LARGEST_DEAL]
    for place in range(SHEETS):
        pack[place] = place
    shuffle(pack, draws, 0, state.players)
    dealt = 0
    for seat in range(state.players):
        sheet = pack[seat]
        out[dealt] = state.letters[sheet]
        dealt += 1
        for row in range(ROWS):
            out[dealt : dealt + COLOURS] = state.sheets[sheet, row]
            dealt += COLOURS
    out[dealt] = draws[state.players]
    return dealt + 1


@rule
def deal(state: State, outcome: Ints) -> None:
    """Hand out the sheets, or let the dice lie as they fell."""
    if state.phase == DEAL:
        for seat in range(state.players):
            take_sheet(state, seat, outcome)
            state.free[seat] = ALL_FREE
        for place in range(state.players, SHEETS):
            put_away(state, place)
        state.round = 1
        state.active = outcome[state.players * DEALT]
        next_roll(state)
        return
    ones = 0
    for colour in range(COLOURS):
        state.dice[colour] = outcome[colour]
        ones += outcome[colour] == 1
    state.ones = ones
    if state.phase == AGAIN:
        state.rolls = 2
        everybody_writes(state)
    else:
        state.rolls = 1
        state.turn += 1
        ask(state, state.active, DECIDE)


@rule
def take_sheet(state: State, seat: int, outcome: Ints) -> None:
    """The seat's sheet, as it was dealt."""
    dealt = seat * DEALT
    state.letters[seat] = outcome[dealt]
    dealt += 1
    for row in range(ROWS):
        state.sheets[seat, row][:] = outcome[dealt : dealt + COLOURS]
        dealt += COLOURS


@rule
def put_away(state: State, place: int) -> None:
    """Nobody plays on the sheet that lies here."""
    state.letters[place] = 0
    state.sheets[place][:] = 0


@rule
def next_roll(state: State) -> None:
    """The active seat takes all six dice."""
    state.phase = ROLL
    state.waiting = CHANCE


@rule
def everybody_writes(state: State) -> None:
    """The roll stands, and counts for all."""
    for seat in range(state.players):
        state.fits[seat] = fitting(state, seat)
    ask_everybody(state, WRITE)


@rule
def fitting(state: State, seat: int) -> int:
    """The dice that could be written: not above the number in the free field of their colour."""
    row = state.row[seat]
    fits = 0
    for colour in range(COLOURS):
        fits |= (state.dice[colour] <= state.sheets[seat, row, colour] & DIGIT) << colour
    return fits & state.free[seat]


# --- What a seat may do -----------------------------------------------------------------------


@rule
def choices(state: State, seat: int) -> int:
    """Cross, or write some of the dice that fit; or keep, and reroll unless all dice show 1."""
    if state.phase == WRITE:
        return 1 << COUNT[state.fits[seat]]
    if state.phase == DECIDE and state.active == seat:
        return 1 + (state.ones < COLOURS)
    return 0


@rule
def choice(state: State, seat: int, index: int) -> int:
    """An entry, the first is to cross; or keep and reroll."""
    if state.phase == WRITE:
        return ENTRIES[state.fits[seat], index]
    return KEEP + index


@hot
def act(state: State, seat: int, action: int) -> None:
    """Keep, reroll, or choose what to enter; the last choice makes all of them happen."""
    if state.phase == DECIDE:
        if action == KEEP:
            everybody_writes(state)
        else:
            state.phase = AGAIN
            state.waiting = CHANCE
        return
    state.chosen[seat] = action
    state.waiting &= ~(1 << seat)
    if state.waiting == 0:
        end_turn(state)


# --- Writing and crossing ---------------------------------------------------------------------


@rule
def enter(state: State, seat: int, action: int) -> None:
    """Write or cross in the current row; the next row begins with the next turn."""
    if action == CROSS:
        cross(state, seat)
    else:
        write(state, seat, action)
    state.fits[seat] = 0
    state.chosen[seat] = 0
    state.entries[seat] = action
    full = state.free[seat] == 0
    state.row[seat] += full
    state.free[seat] += ALL_FREE * full


@rule
def write(state: State, seat: int, colours: int) -> None:
    """Write the dice of these colours; one that equals the printed number is a hit."""
    row = state.row[seat]
    hits = state.hits[seat, row]
    score = state.scores[seat, row] - BONUS[hits]
    for colour in range(COLOURS):
        die = state.dice[colour] * (colours >> colour & 1)
        state.written[seat, row, colour] += die
        hits += die == state.sheets[seat, row, colour] & DIGIT
        score += die
    state.hits[seat, row] = hits
    state.scores[seat, row] = score + BONUS[hits]
    state.free[seat] ^= colours


@rule
def cross(state: State, seat: int) -> None:
    """Cross out the leftmost free field."""
    row = state.row[seat]
    free = state.free[seat]
    leftmost = FILLED
    for colour in range(COLOURS):
        filled = FILLED * (~free >> colour & 1)
        leftmost = min(leftmost, state.sheets[seat, row, colour] | filled)
    crossed = leftmost >> COLOUR & DIGIT
    state.written[seat, row, crossed] = CROSSED
    state.free[seat] = free ^ 1 << crossed


# --- The end of a turn and of the game --------------------------------------------------------


@hot
def end_turn(state: State) -> None:
    """All entries are made. A full sheet ends the game, else the dice go on clockwise."""
    full = 0
    for seat in range(state.players):
        enter(state, seat, state.chosen[seat])
        full += state.row[seat] == ROWS
    if full > 0:
        end_game(state)
        return
    state.active += 1
    if state.active == state.players:
        state.active = 0
    next_roll(state)


@rule
def end_game(state: State) -> None:
    """Nobody writes any more."""
    add_up(state)
    state.closed = 1
    state.phase = DONE
    state.waiting = OVER
    state.reason = BY_SHEET


@rule
def add_up(state: State) -> None:
    """Add up all rows; a row that is not full counts what it has."""
    for seat in range(state.players):
        total = 0
        for row in range(ROWS):
            total += state.scores[seat, row]
        state.points[seat] = total
        state.totals[seat] = total


# --- What a seat knows ------------------------------------------------------------------------


observe = public_copier(State)
"""Nothing is secret but what others have chosen in a turn that still waits for somebody."""
