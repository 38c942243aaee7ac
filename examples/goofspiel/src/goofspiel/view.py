"""Goofspiel as a seat sees it, as messages for clients, and the rules that fill them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from byczo.core.contract import States
from byczo.core.event_rules import add_event
from byczo.core.events import MOST_COMMON_EVENTS, OWN_EVENTS, BySeat, CommonEvent, Event, Events
from byczo.core.field_copies import copy_list
from byczo.core.message_fields import AtMost, Words
from byczo.core.message_record import RecordOf
from byczo.core.rule import rule
from byczo.core.view import View
from byczo.core.waiting import list_waiting
from goofspiel.rules import BID, CARDS, SEATS, State

Suit = Annotated[tuple[int, ...], AtMost(CARDS)]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its cards are known to all, for all began with the same."""

    hand: Suit
    total: int
    ready: bool


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A card that the observer may play."""

    do: Annotated[str, Words.ACTION]
    card: int


class GoofspielView(View, frozen=True, kw_only=True, tag="goofspiel"):
    """The table of goofspiel before one seat, or before a spectator (seat None)."""

    seat: int | None
    turn: int
    waiting: BySeat
    prize: int | None
    stake: int
    prizes_left: Suit
    places: Annotated[tuple[Place, ...], AtMost(SEATS)]
    chosen: int | None
    choices: Annotated[tuple[Choice, ...], AtMost(CARDS)]


class PrizeTurnedUp(Event, frozen=True, kw_only=True, tag="prize"):
    """A prize lies on the table; ``stake`` counts prizes that nobody won before it, too."""

    prize: int
    stake: int


class PrizeDecided(Event, frozen=True, kw_only=True, tag="bids"):
    """All bids were revealed; the winner is nobody if the highest are equal."""

    bids: BySeat
    winner: int | None
    stake: int


PRIZE, BIDS = range(OWN_EVENTS, OWN_EVENTS + 2)


class GoofspielEvents(Events, frozen=True, kw_only=True):
    """What can happen between two decisions."""

    events: Annotated[
        tuple[CommonEvent | PrizeTurnedUp | PrizeDecided, ...], AtMost(2 + MOST_COMMON_EVENTS)
    ]


VIEW = GoofspielView
EVENTS: type[Events] = GoofspielEvents


@rule
def show(state: State, seat: int, view: RecordOf[GoofspielView]) -> None:
    """The table, and what the seat has chosen."""
    view.seat = seat
    view.turn = state.turn
    view.waiting_count = list_waiting(state, view.waiting)
    if state.phase == BID:
        view.prize = state.prize
    view.stake = state.stake
    for card in range(1, state.cards + 1):
        if state.prizes[card] == 0:
            view.prizes_left[view.prizes_left_count] = card
            view.prizes_left_count += 1
    view.places_count = state.players
    for other in range(state.players):
        show_place(state, other, view.places[other])
    if seat >= 0 and state.chosen[seat] != 0:
        view.chosen = state.chosen[seat]


@rule
def show_place(state: State, seat: int, out: RecordOf[Place]) -> None:
    """What everybody sees of a seat."""
    for card in range(1, state.cards + 1):
        if state.hands[seat, card] != 0:
            out.hand[out.hand_count] = card
            out.hand_count += 1
    out.total = state.won[seat]
    out.ready = state.chosen[seat] != 0


@rule
def preview(seen: States, seat: int, action: int, trial: States, choice: RecordOf[Choice]) -> None:
    """Nobody knows what a bid will bring."""
    choice.card = action


@rule
def happened(before: State, after: State, events: RecordOf[GoofspielEvents]) -> None:
    """Bids that were revealed, and a prize that was turned up."""
    if before.phase == BID and after.phase != BID:
        place = add_event(events, BIDS)
        bids = events.events[place].bids
        bids.bids_count = after.players
        copy_list(after.bids, bids.bids)
        bids.winner = after.winner
        bids.stake = before.stake
    if after.turn != before.turn:
        place = add_event(events, PRIZE)
        prize = events.events[place].prize
        prize.prize = after.prize
        prize.stake = after.stake
