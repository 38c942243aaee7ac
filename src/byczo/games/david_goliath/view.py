"""David & Goliath as a seat sees it, as messages for clients, and the rules that fill them.

Cards are named as in ``g7``.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from byczo.core.contract import States
from byczo.core.event_rules import add_event
from byczo.core.events import MOST_COMMON_EVENTS, OWN_EVENTS, BySeat, CommonEvent, Event, Events
from byczo.core.message_fields import AtMost, Names, Words
from byczo.core.message_record import RecordOf
from byczo.core.rule import rule
from byczo.core.view import View
from byczo.core.waiting import list_waiting
from byczo.games.david_goliath.notation import LETTERS, NAMES
from byczo.games.david_goliath.rules import (
    CARDS,
    COLOUR,
    COLOURS,
    HAND,
    IN_TRICK,
    NUMBER,
    NUMBERS,
    SEATS,
    UNSEEN,
    WON,
    State,
    has,
    held,
    highest,
    highest_number,
    lowest,
    seat_of,
    worth,
)

Card = Annotated[str, Names(NAMES)]
Colour = Annotated[str, Names(LETTERS)]
Pack = Annotated[tuple[str, ...], Names(NAMES), AtMost(CARDS)]


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """Won cards of one colour, what they count now, and whether one more would lower that."""

    colour: Colour
    cards: Annotated[tuple[str, ...], Names(NAMES), AtMost(NUMBERS)]
    worth: int
    at_risk: bool


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as everybody sees it; ``hand`` only where the observer may know it.

    ``worth`` is what all its piles count now, ``voids`` the colours that it has shown to lack.
    """

    cards: int
    piles: Annotated[tuple[Pile, ...], AtMost(COLOURS)]
    worth: int
    total: int
    voids: Annotated[tuple[str, ...], Names(LETTERS), AtMost(COLOURS)]
    hand: Annotated[tuple[str, ...] | None, Names(NAMES), AtMost(HAND)]


class TrickCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a trick and who played it."""

    seat: int
    card: Card


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """Cards in the order of play; who has the highest, and the lowest of the others, so far."""

    cards: Annotated[tuple[TrickCard, ...], AtMost(SEATS)]
    goliath: int | None
    david: int | None


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A card the observer may play, and what would happen if the trick ended with it.

    ``highest`` and ``lowest`` tell what the card would be among those played so far, ``gain``
    by how much the worth of the observer's won cards would change.
    """

    do: Annotated[str, Words.ACTION]
    card: Card
    highest: bool
    lowest: bool
    gain: int


class DavidGoliathView(View, frozen=True, kw_only=True, tag="david-goliath"):
    """The table of David & Goliath before one seat, or before a spectator (seat None)."""

    seat: int | None
    phase: Literal["deal", "play", "done"]
    round: int
    rounds: int
    numbers: int  # of each colour in play: 1 to this
    dealer: int | None
    leader: int | None
    tricks: int  # won in this round
    waiting: BySeat
    led: Annotated[str | None, Names(LETTERS)]
    trick: Trick
    last: Trick | None
    places: Annotated[tuple[Place, ...], AtMost(SEATS)]
    played: Pack
    unseen: Pack
    choices: Annotated[tuple[Choice, ...], AtMost(HAND)]


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A card was played to the trick."""

    seat: int
    card: Card


class Winnings(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat has won in this round, and what it counts now."""

    seat: int
    piles: Annotated[tuple[Pile, ...], AtMost(COLOURS)]
    worth: int


class TrickWon(Event, frozen=True, kw_only=True, tag="trick-won"):
    """David's seat won the highest card, Goliath's seat all others.

    ``winnings`` are those of the two after it: a new round may have swept them from the next view.
    """

    goliath: int
    david: int
    highest: Card
    others: Annotated[tuple[str, ...], Names(NAMES), AtMost(SEATS)]
    winnings: Annotated[tuple[Winnings, ...], AtMost(2)]


PLAYED, TRICK_WON = range(OWN_EVENTS, OWN_EVENTS + 2)


class DavidGoliathEvents(Events, frozen=True, kw_only=True):
    """What can happen between two decisions."""

    events: Annotated[tuple[CommonEvent | Played | TrickWon, ...], AtMost(2 + MOST_COMMON_EVENTS)]


VIEW = DavidGoliathView
EVENTS: type[Events] = DavidGoliathEvents


# --- What a seat sees -------------------------------------------------------------------------


@rule
def show(state: State, seat: int, view: RecordOf[DavidGoliathView]) -> None:
    """The table, and the seat's own hand."""
    view.seat = seat
    view.phase = state.phase
    view.round = state.round
    view.rounds = state.rounds
    view.numbers = highest_number(state.players)
    if state.round > 0:
        view.dealer = state.dealer
    if state.waiting > 0:
        view.leader = state.leader
    view.tricks = state.tricks
    view.waiting_count = list_waiting(state, view.waiting)
    if state.played > 0:
        view.led = state.led
        show_trick(state, view.trick)
    if state.tricks > 0:
        view.has_last = 1
        show_last(state, view.last)
    view.places_count = state.players
    for other in range(state.players):
        show_place(state, other, view.places[other])
    show_cards(state, seat, view)
    if seat >= 0:
        show_hand(state, seat, view.places[seat])


@rule
def show_trick(state: State, out: RecordOf[Trick]) -> None:
    """The cards in the middle, and who would win them."""
    for turn in range(state.played):
        out.cards[turn].seat = seat_of(state, turn)
        out.cards[turn].card = state.middle[turn]
    out.cards_count = state.played
    high = highest(state)
    out.goliath = seat_of(state, high)
    if state.played > 1:
        out.david = seat_of(state, lowest(state, high))


@rule
def show_last(state: State, out: RecordOf[Trick]) -> None:
    """The trick that was won last."""
    for turn in range(state.players):
        out.cards[turn].seat = (state.opener + turn) % state.players
        out.cards[turn].card = state.last[turn]
    out.cards_count = state.players
    out.goliath = state.goliath
    out.david = state.david


@rule
def show_place(state: State, seat: int, out: RecordOf[Place]) -> None:
    """What everybody sees of a seat."""
    out.cards = held(state, seat)
    out.piles_count = COLOURS
    for colour in range(COLOURS):
        show_pile(state, seat, colour, out.piles[colour])
        out.worth += out.piles[colour].worth
        if state.voids[seat, colour] != 0:
            out.voids[out.voids_count] = colour
            out.voids_count += 1
    out.total = state.totals[seat]


@rule
def show_pile(state: State, seat: int, colour: int, out: RecordOf[Pile]) -> None:
    """What the cards of one colour that a seat has won are worth."""
    out.colour = colour
    count = int(state.counts[seat, colour])
    numbers = int(state.sums[seat, colour])
    out.worth = worth(count, numbers)
    out.at_risk = worth(count + 1, numbers + 1) < worth(count, numbers)


@rule
def list_pile(state: State, seat: int, colour: int, out: RecordOf[Pile]) -> None:
    """The cards of one colour that a seat has won."""
    for card in range(colour * NUMBERS + 1, (colour + 1) * NUMBERS + 1):
        if state.lies[card] == WON + seat:
            out.cards[out.cards_count] = card
            out.cards_count += 1


@rule
def show_cards(state: State, seat: int, view: RecordOf[DavidGoliathView]) -> None:
    """All cards that were played, those won in their piles, and all that the seat has not seen."""
    played = 0
    unseen = 0
    for card in range(1, CARDS + 1):  # each is noted and then counted or not: that needs no branch
        view.played[played] = card
        view.unseen[unseen] = card
        played += state.lies[card] >= IN_TRICK
        unseen += (state.lies[card] == UNSEEN) & (not has(state, seat, card))
        if state.lies[card] >= WON:
            pile = view.places[state.lies[card] - WON].piles[COLOUR[card]]
            pile.cards[pile.cards_count] = card
            pile.cards_count += 1
    view.played_count = played
    view.unseen_count = unseen


@rule
def show_hand(state: State, seat: int, out: RecordOf[Place]) -> None:
    """The cards of a seat, colour by colour, ascending."""
    count = 0
    for card in range(1, CARDS + 1):
        if has(state, seat, card):
            out.hand[count] = card
            count += 1
    out.hand_count = count


@rule
def preview(seen: States, seat: int, action: int, trial: States, choice: RecordOf[Choice]) -> None:
    """The card is put down on a copy of the table, and the trick is won as it is."""
    trial[0] = seen[0]
    state = trial[0]
    state.middle[state.played] = action
    state.played += 1
    high = highest(state)
    choice.card = action
    choice.highest = seat_of(state, high) == seat
    if state.played > 1:
        low = lowest(state, high)
        choice.lowest = seat_of(state, low) == seat
        for colour in range(COLOURS):
            choice.gain += gain_of(state, seat, high, low, colour)


@rule
def gain_of(state: State, seat: int, high: int, low: int, colour: int) -> int:
    """By how much the seat's won cards of a colour change in worth if the trick is won now."""
    count = int(state.counts[seat, colour])
    numbers = int(state.sums[seat, colour])
    before = worth(count, numbers)
    for turn in range(state.played):
        card = state.middle[turn]
        winner = seat_of(state, low if turn == high else high)
        if winner == seat and COLOUR[card] == colour:
            count += 1
            numbers += NUMBER[card]
    return worth(count, numbers) - before


# --- What happened ----------------------------------------------------------------------------


@rule
def happened(before: State, after: State, events: RecordOf[DavidGoliathEvents]) -> None:
    """The card that was played, and the trick that it closed."""
    if before.waiting <= 0:
        return
    if after.tricks == before.tricks and after.played == before.played:
        return
    closed = after.tricks != before.tricks
    place = add_event(events, PLAYED)
    event = events.events[place].played
    event.seat = seat_of(before, before.played)
    event.card = after.last[before.played] if closed else after.middle[before.played]
    if closed:
        tell_trick_won(after, events)


@rule
def tell_trick_won(after: State, events: RecordOf[DavidGoliathEvents]) -> None:
    """Who won what, and what the two have then."""
    place = add_event(events, TRICK_WON)
    event = events.events[place].trick_won
    event.goliath = after.goliath
    event.david = after.david
    for turn in range(after.players):
        if (after.opener + turn) % after.players == after.goliath:
            event.highest = after.last[turn]
        else:
            event.others[event.others_count] = after.last[turn]
            event.others_count += 1
    event.winnings_count = 2
    tell_winnings(after, after.goliath, event.winnings[0])
    tell_winnings(after, after.david, event.winnings[1])


@rule
def tell_winnings(after: State, seat: int, out: RecordOf[Winnings]) -> None:
    """All piles of a seat."""
    out.seat = seat
    out.piles_count = COLOURS
    for colour in range(COLOURS):
        show_pile(after, seat, colour, out.piles[colour])
        list_pile(after, seat, colour, out.piles[colour])
        out.worth += out.piles[colour].worth
