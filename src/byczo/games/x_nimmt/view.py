"""X nimmt! as a seat sees it, as messages for clients, and the rules that fill them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import numpy as np

from byczo.core.contract import States
from byczo.core.event_rules import add_event
from byczo.core.events import MOST_COMMON_EVENTS, BySeat, CommonEvent, Event, Events
from byczo.core.field_copies import copy_list
from byczo.core.layout import Ints
from byczo.core.message_fields import AtMost, Words
from byczo.core.message_record import RecordOf
from byczo.core.rule import rule
from byczo.core.sorting import sort_part
from byczo.core.view import View
from byczo.core.waiting import list_waiting
from byczo.games.rows.heads import HEADS
from byczo.games.rows.placing import NO_ROW, UNSEEN, row_for
from byczo.games.rows.reveal_order import SEAT_MASK, list_open_cards
from byczo.games.rows.revealed import REVEALED, Revealed, tell_revealed
from byczo.games.x_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    HELD,
    LONGEST_HAND,
    MOST_TURNS,
    OPEN,
    PILE_COUNTS,
    ROW_LENGTH,
    ROWS,
    SEATS,
    SHORTEST_ROW,
    SORT,
    TAKE,
    State,
    fills,
    hand_heads,
    hands_are_open,
    pile_heads,
    row_heads,
)

Pack = Annotated[tuple[int, ...], AtMost(CARDS)]
RowCards = Annotated[tuple[int, ...], AtMost(ROW_LENGTH)]
XCards = Annotated[tuple[int, ...], AtMost(MOST_TURNS)]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row on the table; the card that makes it ``room`` cards long takes the others."""

    room: int
    cards: RowCards
    heads: int


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as everybody sees it; ``hand`` and its heads only where the observer may know them.

    ``known`` are the cards that everybody saw going into the hand and that are still there.
    """

    cards: int
    known: Annotated[tuple[int, ...], AtMost(LONGEST_HAND)]
    x_row: XCards
    x_pile: XCards
    pile_heads: int
    pile_points: int  # what the X pile counts
    total: int
    ready: bool
    hand: Annotated[tuple[int, ...] | None, AtMost(LONGEST_HAND)]
    hand_heads: int | None


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something the observer may do, and what would happen if it happened now.

    ``row`` is where the card would land (None: below all rows, so a row must be taken),
    ``position`` which card of the row it would be, ``takes`` the cards it would take. A card for
    the X row sends ``piles`` to the X pile and ``returns`` into the hand; so does taking a row of
    one card, which has nothing to return.
    """

    do: Annotated[str, Words.ACTION]
    card: int | None = None
    row: int | None = None
    position: int | None = None
    takes: RowCards = ()
    heads: int = 0  # of the cards that it takes
    piles: XCards = ()
    returns: RowCards = ()
    points: int = 0  # that the cards in ``piles`` will count


class XNimmtView(View, frozen=True, kw_only=True, tag="x-nimmt"):
    """The table of X nimmt! before one seat, or before a spectator (seat None)."""

    seat: int | None
    phase: Literal["deal", "play", "take", "x", "done"]
    round: int
    rounds: int
    turn: int
    waiting: BySeat
    rows: Annotated[tuple[Row, ...], AtMost(ROWS)]
    places: Annotated[tuple[Place, ...], AtMost(SEATS)]
    chosen: int | None
    taken: RowCards  # cards that the waiting seat has taken and must sort
    played: Pack  # all cards that lie or lay open and are in nobody's hand
    unseen: Pack
    # This turn's cards that wait to be placed: (seat, card)
    open_cards: Annotated[tuple[tuple[int, int], ...], AtMost(SEATS)]
    choices: Annotated[tuple[Choice, ...], AtMost(LONGEST_HAND)]


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A card went to a row, and took the cards that lay there if there are any in ``taken``."""

    seat: int
    card: int
    row: int
    taken: RowCards


class WentToX(Event, frozen=True, kw_only=True, tag="went-to-x"):
    """A card that was taken went to the seat's X row; a lower card first piles what lay there."""

    seat: int
    card: int
    piled: XCards


class IntoHand(Event, frozen=True, kw_only=True, tag="into-hand"):
    """The other cards that were taken went into the hand."""

    seat: int
    cards: RowCards


class Counted(Event, frozen=True, kw_only=True, tag="counted"):
    """The round has ended: what a seat still held, and the heads that count."""

    seat: int
    hand: Annotated[tuple[int, ...], AtMost(LONGEST_HAND)]
    hand_heads: int
    pile_heads: int


PLACED, WENT_TO_X, INTO_HAND, COUNTED = range(REVEALED + 1, REVEALED + 5)


class XNimmtEvents(Events, frozen=True, kw_only=True):
    """What can happen between two decisions.

    Taken cards are sorted, then the cards of the turn come to lie, then all hands are counted.
    """

    events: Annotated[
        tuple[CommonEvent | Revealed | Placed | WentToX | IntoHand | Counted, ...],
        AtMost(3 + 4 * SEATS + MOST_COMMON_EVENTS),
    ]


VIEW = XNimmtView
EVENTS: type[Events] = XNimmtEvents


# --- What a seat sees -------------------------------------------------------------------------


@rule
def show(state: State, seat: int, view: RecordOf[XNimmtView]) -> None:
    """The table, and the hands that the seat may know."""
    view.seat = seat
    view.phase = state.phase
    view.round = state.round
    view.rounds = state.rounds
    view.turn = state.turn
    view.waiting_count = list_waiting(state, view.waiting)
    view.rows_count = ROWS
    for row in range(ROWS):
        view.rows[row].room = SHORTEST_ROW + row
        view.rows[row].cards_count = state.lengths[row]
        copy_list(state.rows[row], view.rows[row].cards)
        view.rows[row].heads = row_heads(state, row)
    view.places_count = state.players
    for other in range(state.players):
        show_place(state, other, view.places[other])
        if other == seat or hands_are_open(state):
            show_hand(state, other, view.places[other])
    show_cards(state, seat, view)
    if state.turn > 0:
        view.open_cards_count = list_open_cards(state, view.open_cards)
    if state.phase == SORT:
        sorter = state.queue[state.placed - 1] & SEAT_MASK
        view.taken_count = state.gains[sorter]
        copy_list(state.taken[sorter], view.taken)
    if seat >= 0 and state.chosen[seat] != 0:
        view.chosen = state.chosen[seat]


@rule
def show_place(state: State, seat: int, out: RecordOf[Place]) -> None:
    """What everybody sees of a seat."""
    first = state.x_first[seat]
    out.cards = state.held[seat]
    out.x_pile_count = copy_x_cards(state, seat, 0, first, out.x_pile)
    out.x_row_count = copy_x_cards(state, seat, first, state.x_count[seat], out.x_row)
    out.pile_heads = pile_heads(state, seat)
    out.pile_points = PILE_COUNTS * out.pile_heads
    out.total = state.totals[seat]
    out.ready = state.chosen[seat] != 0


@rule
def show_hand(state: State, seat: int, out: RecordOf[Place]) -> None:
    """The cards of a seat, ascending, and their heads."""
    out.hand_count = copy_hand(state, seat, out.hand)
    out.hand_heads = hand_heads(state, seat)


@rule
def copy_hand(state: State, seat: int, out: Ints) -> int:
    """List the cards of a seat, ascending; returns how many."""
    count = state.held[seat]
    for i in range(count):
        out[i] = state.hands[seat, i]
    sort_part(out, 0, count)
    return count


@rule
def copy_x_cards(state: State, seat: int, first: int, last: int, out: Ints) -> int:
    """List some of the seat's X cards; returns how many."""
    for i in range(first, last):
        out[i - first] = state.x_cards[seat, i]
    return last - first


@rule
def show_cards(state: State, seat: int, view: RecordOf[XNimmtView]) -> None:
    """The cards that lie open, that are known to be in a hand, and that are not seen."""
    shown = np.zeros(CARDS + 1, np.int16)
    for other in range(state.players):
        if other == seat or hands_are_open(state):
            for i in range(state.held[other]):
                shown[state.hands[other, i]] = 1
    played = 0
    unseen = 0
    for card in range(1, CARDS + 1):  # each is noted and then counted or not: that needs no branch
        lie = int(state.lies[card])
        view.played[played] = card
        view.unseen[unseen] = card
        played += lie == OPEN
        unseen += (lie == UNSEEN) & (shown[card] == 0)
        if lie >= HELD:
            place = view.places[lie - HELD]
            place.known[place.known_count] = card
            place.known_count += 1
    view.played_count = played
    view.unseen_count = unseen


@rule
def preview(seen: States, seat: int, action: int, trial: States, choice: RecordOf[Choice]) -> None:
    """Where the card would come to lie, what it would take, and what would go to the X pile."""
    state = seen[0]
    if state.phase == SORT:
        choice.card = action
        preview_x(state, seat, action, choice)
        choice.returns_count = copy_others(state, seat, action, choice.returns)
    elif state.phase == TAKE:
        row = action - FIRST_ROW
        choice.row = row + 1
        choice.position = 1
        preview_take(state, row, choice)
        if state.lengths[row] == 1:
            preview_x(state, seat, state.rows[row, 0], choice)
    else:
        choice.card = action
        row = row_for(state, action)
        if row != NO_ROW:
            choice.row = row + 1
            choice.position = state.lengths[row] + 1
            if fills(state, row):
                preview_take(state, row, choice)


@rule
def preview_take(state: State, row: int, choice: RecordOf[Choice]) -> None:
    """The row would be taken."""
    choice.takes_count = state.lengths[row]
    copy_list(state.rows[row], choice.takes)
    choice.heads = row_heads(state, row)


@rule
def preview_x(state: State, seat: int, card: int, choice: RecordOf[Choice]) -> None:
    """The card would go to the X row: if it is lower than the last there, the X row is piled."""
    if card < state.x_ends[seat]:
        first = state.x_first[seat]
        choice.piles_count = copy_x_cards(state, seat, first, state.x_count[seat], choice.piles)
        for i in range(first, state.x_count[seat]):
            choice.points += PILE_COUNTS * HEADS[state.x_cards[seat, i]]


@rule
def copy_others(state: State, seat: int, card: int, out: Ints) -> int:
    """List the cards that the seat took, but this one, ascending; returns how many."""
    count = 0
    for i in range(state.gains[seat]):
        if state.taken[seat, i] != card:
            out[count] = state.taken[seat, i]
            count += 1
    sort_part(out, 0, count)
    return count


# --- What happened ----------------------------------------------------------------------------


@rule
def happened(before: State, after: State, events: RecordOf[XNimmtEvents]) -> None:
    """Reveals, placements, what became of the cards taken, and the count at the end."""
    if after.round != before.round:
        return
    if before.phase == SORT:
        tell_sorted(before, after, before.queue[before.placed - 1] & SEAT_MASK, events)
    resolved = before.placed
    if after.turn != before.turn:
        resolved = 0
        tell_revealed(after, events)
    for turn in range(resolved, after.placed):
        seat = after.queue[turn] & SEAT_MASK
        tell_placed(after, seat, events)
        tell_sorted(before, after, seat, events)
    if after.closed != before.closed:
        for seat in range(after.players):
            tell_counted(after, seat, events)


@rule
def tell_placed(after: State, seat: int, events: RecordOf[XNimmtEvents]) -> None:
    """Where the seat's card came to lie, and what it took."""
    place = add_event(events, PLACED)
    event = events.events[place].placed
    event.seat = seat
    event.card = after.cards[seat]
    event.row = after.places[seat] + 1
    event.taken_count = after.gains[seat]
    copy_list(after.taken[seat], event.taken)


@rule
def tell_sorted(before: State, after: State, seat: int, events: RecordOf[XNimmtEvents]) -> None:
    """Where the cards went that the seat took, if that is settled."""
    if after.x_count[seat] == before.x_count[seat]:
        return
    card = after.x_ends[seat]
    first = before.x_first[seat]
    place = add_event(events, WENT_TO_X)
    went = events.events[place].went_to_x
    went.seat = seat
    went.card = card
    went.piled_count = copy_x_cards(after, seat, first, after.x_first[seat], went.piled)
    if after.gains[seat] > 1:
        place = add_event(events, INTO_HAND)
        returned = events.events[place].into_hand
        returned.seat = seat
        returned.cards_count = copy_others(after, seat, card, returned.cards)


@rule
def tell_counted(after: State, seat: int, events: RecordOf[XNimmtEvents]) -> None:
    """What the seat still held, and the heads that count."""
    place = add_event(events, COUNTED)
    event = events.events[place].counted
    event.seat = seat
    event.hand_count = copy_hand(after, seat, event.hand)
    event.hand_heads = hand_heads(after, seat)
    event.pile_heads = pile_heads(after, seat)
