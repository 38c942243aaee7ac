"""What a seat of David & Goliath can imagine: full states that fit what it sees.

All deals of the unseen cards that fit the colours shown void are equally likely.

Cards are given, colour by colour, to places in the hands that are open to the colour, drawn
evenly. So a deal comes out the rarer, the more places were open to its cards: a colour of n cards
that finds m open places makes it m (m - 1) … (m - n + 1) times rarer. Keeping it with a chance in
proportion to that product, else dealing again, makes all deals equally likely.
"""

from __future__ import annotations

import numpy as np

from byczo.core.chance import draw
from byczo.core.contract import Stream
from byczo.core.field_copies import copy_list
from byczo.core.layout import IntGrid, Ints
from byczo.core.rule import rule
from byczo.games.david_goliath.rules import (
    CARDS,
    COLOUR,
    COLOURS,
    HAND,
    NUMBERS,
    SEATS,
    UNSEEN,
    State,
    has,
    held,
    observe,
    take_card,
)

MANY = 100  # more than all places together, and than all colours or seats


@rule
def imagine(view: State, seat: int, stream: Stream, state: State) -> None:
    """Other hands are dealt from the unseen cards; all deals that fit the voids are as likely."""
    observe(view, seat, state)
    for other in range(view.players):
        if other != seat:
            empty_hand(state, other)
    cards = np.empty((COLOURS, NUMBERS), np.int16)
    holders = np.empty((COLOURS, NUMBERS), np.int16)
    counts = np.zeros(COLOURS, np.int16)
    deal_hidden(view, seat, stream, cards, counts, holders)
    for colour in range(COLOURS):
        for i in range(counts[colour]):
            take_card(state, holders[colour, i], cards[colour, i])


@rule
def deal_hidden(
    view: State, seat: int, stream: Stream, cards: IntGrid, counts: Ints, holders: IntGrid
) -> None:
    """Find the cards that the seat has not seen, colour by colour, and a holder for each."""
    left = np.zeros(SEATS, np.int16)
    for other in range(view.players):
        if other != seat:
            left[other] = held(view, other)
    for card in range(1, CARDS + 1):
        if view.lies[card] == UNSEEN and not has(view, seat, card):
            colour = COLOUR[card]
            cards[colour, counts[colour]] = card
            counts[colour] += 1
    deal_unseen(view.voids, left, cards, counts, stream, holders)


@rule
def empty_hand(state: State, seat: int) -> None:
    """The seat holds nothing."""
    for colour in range(COLOURS):
        state.holds[seat, colour] = 0
        for place in range(HAND):
            state.hands[seat, colour, place] = 0


@rule
def deal_unseen(
    voids: IntGrid, places: Ints, cards: IntGrid, counts: Ints, stream: Stream, holders: IntGrid
) -> None:
    """Find a holder for every unseen card; the cards of a colour may change their order.

    ``places`` are the cards that each seat is to get, ``counts`` the cards of each colour.
    """
    room = np.empty((4, MANY), np.int16)
    colours, seats = counts.shape[0], places.shape[0]
    unseen, order, most = room[0, :colours], room[1, :colours], room[2, :colours]
    left = room[3, :seats]
    copy_list(counts, unseen)
    deal_certain(voids, places, cards, unseen, stream, holders)
    plan_deal(voids, places, unseen, order, most)
    dealt = False
    while not dealt:
        copy_list(places, left)
        dealt = deal_others(voids, left, unseen, order, most, stream, holders)


@rule
def deal_certain(
    voids: Ints, places: Ints, cards: Ints, unseen: Ints, stream: Stream, holders: Ints
) -> None:
    """A seat that can hold one colour only gets cards of it, until there is no such seat.

    The general deal would be right for them, too, but would often run into a dead end.
    """
    seat = 0
    while seat < places.shape[0]:
        colours = 0
        only = 0
        for colour in range(unseen.shape[0]):
            if unseen[colour] > 0 and not voids[seat, colour]:
                colours += 1
                only = colour
        if places[seat] > 0 and colours == 1:
            for _ in range(places[seat]):
                last = unseen[only] - 1
                chosen = draw(stream, unseen[only])
                card = cards[only, chosen]
                cards[only, chosen] = cards[only, last]
                cards[only, last] = card
                holders[only, last] = seat
                unseen[only] = last
            places[seat] = 0
            seat = 0  # others may have one colour only now
        else:
            seat += 1


@rule
def plan_deal(voids: Ints, places: Ints, unseen: Ints, order: Ints, most: Ints) -> None:
    """The order of the colours, the least free first, and how many places each may find open.

    Any order and any upper bounds give uniform deals; these make a second try rare.
    """
    left = 0
    for colour in range(unseen.shape[0]):
        rank = colour
        freedom = freedom_of(voids, places, unseen, colour)
        while rank > 0 and freedom < freedom_of(voids, places, unseen, order[rank - 1]):
            order[rank] = order[rank - 1]
            rank -= 1
        order[rank] = colour
        left += unseen[colour]
    for rank in range(unseen.shape[0]):
        colour = order[rank]
        closed = 0
        for seat in range(places.shape[0]):
            closed += places[seat] * voids[seat, colour]
        filled = 0  # closed places that earlier colours can have filled
        for earlier in range(rank):
            reach = 0
            for seat in range(places.shape[0]):
                if not voids[seat, order[earlier]]:
                    reach += places[seat] * voids[seat, colour]
            filled += min(reach, unseen[order[earlier]])
        most[rank] = left - closed + min(closed, filled)
        left -= unseen[colour]


@rule
def freedom_of(voids: Ints, places: Ints, unseen: Ints, colour: int) -> int:
    """First the seats that may hold the colour, then the places that it will leave open."""
    freedom = -unseen[colour]
    for seat in range(places.shape[0]):
        if places[seat] > 0 and not voids[seat, colour]:
            freedom += MANY + places[seat]
    return freedom


@rule
def deal_others(
    voids: Ints, left: Ints, unseen: Ints, order: Ints, most: Ints, stream: Stream, holders: Ints
) -> bool:
    """One try: a holder for each card. False if it runs into a dead end or is not kept."""
    for rank in range(unseen.shape[0]):
        colour = order[rank]
        open_places = 0
        for seat in range(left.shape[0]):
            if not voids[seat, colour]:
                open_places += left[seat]
        if open_places < unseen[colour]:
            return False
        if open_places < most[rank]:
            for i in range(unseen[colour]):
                if draw(stream, most[rank] - i) >= open_places - i:
                    return False
        for i in range(unseen[colour]):
            place = draw(stream, open_places)
            open_places -= 1
            seat = 0
            while voids[seat, colour] or place >= left[seat]:
                if not voids[seat, colour]:
                    place -= left[seat]
                seat += 1
            left[seat] -= 1
            holders[colour, i] = seat
    return True
