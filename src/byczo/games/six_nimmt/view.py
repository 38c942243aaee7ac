"""6 nimmt! as a seat sees it, as messages for clients, and the rules that fill them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import numpy as np

from byczo.core.contract import States
from byczo.core.event_rules import add_event
from byczo.core.events import MOST_COMMON_EVENTS, BySeat, CommonEvent, Event, Events
from byczo.core.message_fields import AtMost, Words
from byczo.core.message_record import RecordOf
from byczo.core.rule import rule
from byczo.core.sorting import sort_part
from byczo.core.view import View
from byczo.core.waiting import list_waiting
from byczo.games.rows.placing import NO_ROW, UNSEEN, row_for
from byczo.games.rows.reveal_order import SEAT_MASK, list_open_cards
from byczo.games.rows.revealed import REVEALED, Revealed, tell_revealed
from byczo.games.six_nimmt.options import Variant
from byczo.games.six_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    HAND,
    LONGEST_HAND,
    OFFERED,
    PICK,
    PLAY,
    PLAYED,
    ROW_LENGTH,
    ROWS,
    SEATS,
    TACTICAL,
    TAKE,
    State,
    picker,
)

Pack = Annotated[tuple[int, ...], AtMost(CARDS)]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row on the table."""

    cards: Annotated[tuple[int, ...], AtMost(ROW_LENGTH)]
    heads: int


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as everybody sees it; ``hand`` only where the observer may know it."""

    cards: int
    heads: int
    total: int
    ready: bool
    hand: Annotated[tuple[int, ...] | None, AtMost(LONGEST_HAND)]


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something the observer may do, and what would happen if it happened now.

    ``row`` is where the card would land (None: below all rows, so a row must be taken),
    ``position`` which card of the row it would be, ``heads`` what it would take.
    """

    do: Annotated[str, Words.ACTION]
    card: int | None = None
    row: int | None = None
    position: int | None = None
    heads: int = 0


class SixNimmtView(View, frozen=True, kw_only=True, tag="six-nimmt"):
    """The table of 6 nimmt! before one seat, or before a spectator (seat None)."""

    seat: int | None
    variant: Variant
    phase: Literal["deal", "pick", "play", "take", "done"]
    round: int
    half: int
    turn: int
    waiting: BySeat
    rows: Annotated[tuple[Row, ...], AtMost(ROWS)]
    places: Annotated[tuple[Place, ...], AtMost(SEATS)]
    chosen: int | None
    offered: Pack
    played: Pack
    unseen: Pack
    # This turn's cards that wait to be placed: (seat, card)
    open_cards: Annotated[tuple[tuple[int, int], ...], AtMost(SEATS)]
    choices: Annotated[tuple[Choice, ...], AtMost(CARDS)]


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A card went to a row; with heads, if it took the cards that lay there."""

    seat: int
    card: int
    row: int
    heads: int


class Picked(Event, frozen=True, kw_only=True, tag="picked"):
    """Tactical variant: a seat drafted a card."""

    seat: int
    card: int


PLACED, PICKED = range(REVEALED + 1, REVEALED + 3)


class SixNimmtEvents(Events, frozen=True, kw_only=True):
    """What can happen between two decisions: all cards of a turn come to lie at once."""

    events: Annotated[
        tuple[CommonEvent | Revealed | Placed | Picked, ...], AtMost(1 + SEATS + MOST_COMMON_EVENTS)
    ]


VIEW = SixNimmtView
EVENTS: type[Events] = SixNimmtEvents


# --- What a seat sees -------------------------------------------------------------------------


@rule
def show(state: State, seat: int, view: RecordOf[SixNimmtView]) -> None:
    """The table, and the hands that the seat may know."""
    view.seat = seat
    view.variant = state.variant
    view.phase = state.phase
    view.round = state.round
    view.half = state.half
    view.turn = state.turn
    view.waiting_count = list_waiting(state, view.waiting)
    view.rows_count = ROWS
    for row in range(ROWS):
        show_row(state, row, view.rows[row])
    view.places_count = state.players
    for other in range(state.players):
        show_place(state, other, view.places[other])
        if other == seat or state.variant == TACTICAL:
            show_hand(state, other, view.places[other])
    show_cards(state, seat, view)
    if state.turn > 0:
        view.open_cards_count = list_open_cards(state, view.open_cards)
    if seat >= 0 and state.chosen[seat] != 0:
        view.chosen = state.chosen[seat]


@rule
def show_row(state: State, row: int, out: RecordOf[Row]) -> None:
    """The cards of a row."""
    out.cards_count = state.lengths[row]
    for i in range(state.lengths[row]):
        out.cards[i] = state.rows[row, i]
    out.heads = state.row_heads[row]


@rule
def show_place(state: State, seat: int, out: RecordOf[Place]) -> None:
    """What everybody sees of a seat."""
    out.cards = state.held[seat]
    out.heads = state.heads[seat]
    out.total = state.totals[seat]
    out.ready = state.chosen[seat] != 0


@rule
def show_hand(state: State, seat: int, out: RecordOf[Place]) -> None:
    """The cards of a seat, ascending."""
    count = state.held[seat]
    for i in range(count):
        out.hand[i] = state.hands[seat, i]
    sort_part(out.hand, 0, count)
    out.hand_count = count


@rule
def show_cards(state: State, seat: int, view: RecordOf[SixNimmtView]) -> None:
    """The cards in play that are offered, that were played, and that are not seen."""
    last = CARDS if state.variant != TACTICAL else HAND * state.players + ROWS
    held = np.zeros(CARDS + 1, np.int16)
    if seat >= 0:
        for i in range(state.held[seat]):
            held[state.hands[seat, i]] = 1
    played = 0
    unseen = 0
    offered = 0
    for card in range(1, last + 1):  # each is noted and then counted or not: that needs no branch
        lie = int(state.lies[card])
        view.played[played] = card
        view.offered[offered] = card
        view.unseen[unseen] = card
        played += lie == PLAYED
        offered += lie == OFFERED
        unseen += (lie == UNSEEN) & (held[card] == 0)
    view.offered_count = offered
    view.played_count = played
    view.unseen_count = unseen


@rule
def preview(seen: States, seat: int, action: int, trial: States, choice: RecordOf[Choice]) -> None:
    """Where the card would come to lie, or which row would be taken."""
    state = seen[0]
    row = NO_ROW
    if state.phase == TAKE:
        row = action - FIRST_ROW
        choice.position = 1
        choice.heads = state.row_heads[row]
    else:
        choice.card = action
        if state.phase == PLAY:
            row = row_for(state, action)
        if row != NO_ROW:
            choice.position = state.lengths[row] + 1
            if state.lengths[row] == ROW_LENGTH:
                choice.heads = state.row_heads[row]
    if row != NO_ROW:
        choice.row = row + 1


# --- What happened ----------------------------------------------------------------------------


@rule
def happened(before: State, after: State, events: RecordOf[SixNimmtEvents]) -> None:
    """Picks, reveals and placements."""
    if after.round != before.round:
        return
    if before.phase == PICK:
        tell_pick(before, after, events)
    resolved = before.placed
    if after.turn != before.turn:
        resolved = 0
        tell_revealed(after, events)
    for turn in range(resolved, after.placed):
        tell_placed(after, after.queue[turn] & SEAT_MASK, events)


@rule
def tell_pick(before: State, after: State, events: RecordOf[SixNimmtEvents]) -> None:
    """The card that was offered before and is not any longer."""
    picked = 0
    for card in range(1, CARDS + 1):
        if before.lies[card] == OFFERED and after.lies[card] != OFFERED:
            picked = card
    if picked == 0:
        return
    place = add_event(events, PICKED)
    event = events.events[place].picked
    event.seat = picker(before)
    event.card = picked


@rule
def tell_placed(after: State, seat: int, events: RecordOf[SixNimmtEvents]) -> None:
    """Where the seat's card came to lie."""
    place = add_event(events, PLACED)
    event = events.events[place].placed
    event.seat = seat
    event.card = after.cards[seat]
    event.row = after.places[seat] + 1
    event.heads = after.gains[seat]
