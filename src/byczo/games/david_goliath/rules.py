"""The rules of David & Goliath, in the order of the rulebook.

Everybody follows the colour that was led, or plays anything. The highest number of a trick,
whatever its colour, wins all its other cards and leads next; the lowest number wins the highest
card. One or two won cards of a colour count their numbers, three or more count 1 each.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from byczo.core.chance import shuffle
from byczo.core.contract import CHANCE, OVER, TableState
from byczo.core.layout import PUBLIC, Ints, Public
from byczo.core.observation import public_copier
from byczo.core.rule import hot, rule
from byczo.core.sorting import sort_part

SEATS = 6
HAND = 15
COLOURS = 5  # red, yellow, green, blue, violet
NUMBERS = 18
CARDS = COLOURS * NUMBERS

# Actions: a card is its own number, 18 × colour + number on it.
ACTIONS = CARDS

COLOUR = np.array([0, *(card // NUMBERS for card in range(CARDS))], np.int16)
"""Colours by card."""

NUMBER = np.array([0, *(card % NUMBERS + 1 for card in range(CARDS))], np.int16)
"""Numbers by card."""

# Phases
DEAL, PLAY, DONE = 0, 1, 2
# Reasons to end
BY_ROUNDS = 1
# Where a card is, as far as everybody knows; WON + seat is before that seat
IN_BOX, UNSEEN, IN_TRICK, WON = 0, 1, 2, 3


class State(TableState):
    """One game of David & Goliath: everything on and around the table."""

    rounds: Public
    dealer: Public
    tricks: Public  # won in this round
    leader: Public  # of the trick in the middle
    played: Public  # cards in the middle
    led: Public  # the colour to follow, once a card lies in the middle
    middle: Annotated[Ints, (SEATS,), PUBLIC]  # its cards, in the order of play
    hands: Annotated[Ints, (SEATS, COLOURS, HAND)]  # secret; by colour, in no order within one
    holds: Annotated[Ints, (SEATS, COLOURS)]  # secret; how many cards of each colour
    places: Annotated[Ints, (CARDS + 1,)]  # secret; by card: which of its colour it is in the hand
    voids: Annotated[Ints, (SEATS, COLOURS), PUBLIC]  # 1: the seat has shown to lack it
    lies: Annotated[Ints, (CARDS + 1,), PUBLIC]  # by card: IN_BOX, UNSEEN, IN_TRICK or WON + seat
    counts: Annotated[Ints, (SEATS, COLOURS), PUBLIC]  # cards won
    sums: Annotated[Ints, (SEATS, COLOURS), PUBLIC]  # the numbers on them
    # The trick won last
    opener: Public  # who led it
    goliath: Public  # whose card was the highest
    david: Public  # whose card was the lowest
    last: Annotated[Ints, (SEATS,), PUBLIC]  # its cards, in the order of play
    # The round so far: its cards in the order of play
    story: Annotated[Ints, (HAND * SEATS,), PUBLIC]


# --- Setting up -------------------------------------------------------------------------------


@rule
def highest_number(players: int) -> int:
    """The numbers in play are 1 to 9, 12, 15 or 18: just enough for 15 cards each."""
    return 3 * players


@rule
def limits(state: State, out: Ints) -> int:
    """The first dealer is drawn; then all cards are shuffled."""
    first = 0
    if state.round == 0:
        out[0] = state.players
        first = 1
    pack = HAND * state.players
    for i in range(pack):
        out[first + i] = pack - i
    return first + pack


@rule
def unfold(state: State, draws: Ints, out: Ints) -> int:
    """Hands by seat, then the dealer."""
    pack = 0
    for colour in range(COLOURS):
        for number in range(1, highest_number(state.players) + 1):
            out[pack] = colour * NUMBERS + number
            pack += 1
    if state.round == 0:
        shuffle(out, draws, 1, pack)
        out[pack] = draws[0]
    else:
        shuffle(out, draws, 0, pack)
        out[pack] = next_dealer(state)
    return pack + 1


@rule
def next_dealer(state: State) -> int:
    """After the first round the deal moves clockwise."""
    return left_of(state, state.dealer)


@rule
def left_of(state: State, seat: int) -> int:
    """The next seat, clockwise."""
    if seat + 1 < state.players:
        return seat + 1
    return 0


@rule
def arrange(state: State, outcome: Ints) -> None:
    """Everybody takes up their hand colour by colour, ascending."""
    for seat in range(state.players):
        sort_part(outcome, seat * HAND, (seat + 1) * HAND)


@rule
def deal(state: State, outcome: Ints) -> None:
    """Everybody takes up a hand; the seat to the left of the dealer leads."""
    clear_away(state)
    for seat in range(state.players):
        for i in range(seat * HAND, (seat + 1) * HAND):
            take_card(state, seat, outcome[i])
    state.round += 1
    state.dealer = outcome[HAND * state.players]
    state.phase = PLAY
    lead(state, left_of(state, state.dealer))


@rule
def clear_away(state: State) -> None:
    """No card is won, and nothing is known of the hands."""
    state.tricks = 0
    for place in range(HAND * SEATS):
        state.story[place] = 0
    for seat in range(state.players):
        state.last[seat] = 0
        for colour in range(COLOURS):
            state.voids[seat, colour] = 0
            state.counts[seat, colour] = 0
            state.sums[seat, colour] = 0


@rule
def take_card(state: State, seat: int, card: int) -> None:
    """The card goes into the hand, to the end of its colour."""
    colour = COLOUR[card]
    place = state.holds[seat, colour]
    state.hands[seat, colour, place] = card
    state.places[card] = place
    state.holds[seat, colour] = place + 1
    state.lies[card] = UNSEEN


@rule
def lead(state: State, seat: int) -> None:
    """A new trick: the seat may play any card."""
    state.leader = seat
    state.played = 0
    state.waiting = 1 << seat


# --- What a seat may do -----------------------------------------------------------------------


@rule
def must_follow(state: State, seat: int) -> bool:
    """Whether a colour was led that the seat holds."""
    return state.played > 0 and state.holds[seat, state.led] > 0


@rule
def choices(state: State, seat: int) -> int:
    """How many cards the seat may play: those of the colour led, else all."""
    if state.waiting != 1 << seat:
        return 0
    if must_follow(state, seat):
        return state.holds[seat, state.led]
    return HAND - state.tricks


@rule
def choice(state: State, seat: int, index: int) -> int:
    """A card of the colour led, or any card, counted colour by colour."""
    if must_follow(state, seat):
        return state.hands[seat, state.led, index]
    colour = 0
    first = 0
    count = 0
    for lower in range(COLOURS - 1):
        count += state.holds[seat, lower]
        if index >= count:
            colour = lower + 1
            first = count
    return state.hands[seat, colour, index - first]


# --- Playing cards ----------------------------------------------------------------------------


@hot
def act(state: State, seat: int, action: int) -> None:
    """Play a card; a seat that does not follow has shown that it lacks the colour."""
    colour = COLOUR[action]
    turn = state.played
    if turn == 0:
        state.led = colour
    elif colour != state.led:
        state.voids[seat, state.led] = 1
    discard(state, seat, action)
    state.lies[action] = IN_TRICK
    state.middle[turn] = action
    state.story[state.tricks * state.players + turn] = action
    state.played = turn + 1
    if turn + 1 < state.players:
        state.waiting = 1 << left_of(state, seat)
    else:
        win_trick(state)


@rule
def discard(state: State, seat: int, card: int) -> None:
    """The card leaves the hand; the last card of its colour moves to its place."""
    colour = COLOUR[card]
    last = state.holds[seat, colour] - 1
    moved = state.hands[seat, colour, last]
    place = state.places[card]
    state.hands[seat, colour, place] = moved
    state.places[moved] = place
    state.hands[seat, colour, last] = 0
    state.holds[seat, colour] = last


# --- Winning tricks ---------------------------------------------------------------------------


@rule
def highest(state: State) -> int:
    """Which card in the middle has the highest number; of equals, the one played last."""
    best = 0
    most = 0
    for turn in range(state.played):
        number = NUMBER[state.middle[turn]]
        if number >= most:
            best = turn
            most = number
    return best


@rule
def lowest(state: State, high: int) -> int:
    """Which card but the highest has the lowest number; of equals, the one played last.

    If all numbers are equal the last card is the highest, and the last but one the lowest.
    """
    best = 0
    least = NUMBERS
    for turn in range(state.played):
        number = NUMBER[state.middle[turn]]
        if number <= least:
            best = turn
            least = number
    if best == high:
        return best - 1
    return best


@rule
def seat_of(state: State, turn: int) -> int:
    """Who plays the first, second, … card of the trick, counted from 0."""
    seat = state.leader + turn
    if seat < state.players:
        return seat
    return seat - state.players


@rule
def win_trick(state: State) -> None:
    """The lowest card wins the highest, the highest all others. The highest leads next."""
    high = highest(state)
    low = lowest(state, high)
    goliath = seat_of(state, high)
    david = seat_of(state, low)
    for turn in range(state.players):
        card = state.middle[turn]
        win_card(state, david if turn == high else goliath, card)
        state.last[turn] = card
        state.middle[turn] = 0
    state.opener = state.leader
    state.goliath = goliath
    state.david = david
    state.tricks += 1
    lead(state, goliath)
    if state.tricks == HAND:
        end_round(state)


@rule
def win_card(state: State, seat: int, card: int) -> None:
    """Won cards lie open before the seat, by colour."""
    state.lies[card] = WON + seat
    state.counts[seat, COLOUR[card]] += 1
    state.sums[seat, COLOUR[card]] += NUMBER[card]


# --- Points at the end ------------------------------------------------------------------------


@rule
def worth(count: int, numbers: int) -> int:
    """Won cards of one colour: one or two count their numbers, three or more count 1 each."""
    if count > 2:
        return count
    return numbers


@rule
def end_round(state: State) -> None:
    """Add up the colours of every seat; then the next deal, or the end of the game."""
    for seat in range(state.players):
        points = 0
        for colour in range(COLOURS):
            points += worth(state.counts[seat, colour], state.sums[seat, colour])
        state.points[seat] = points
        state.totals[seat] += points
    state.closed += 1
    if state.closed < state.rounds:
        state.phase = DEAL
        state.waiting = CHANCE
    else:
        state.phase = DONE
        state.waiting = OVER
        state.reason = BY_ROUNDS


# --- What a seat knows ------------------------------------------------------------------------


copy_public = public_copier(State)


@rule
def observe(state: State, seat: int, view: State) -> None:
    """The table and the seat's own hand."""
    copy_public(state, seat, view)
    for card in range(CARDS + 1):
        view.places[card] = 0
    if seat >= 0:
        view.hands[seat][:] = state.hands[seat]
        view.holds[seat][:] = state.holds[seat]
        for colour in range(COLOURS):
            for place in range(state.holds[seat, colour]):
                view.places[state.hands[seat, colour, place]] = place


@rule
def held(state: State, seat: int) -> int:
    """How many cards the seat holds; everybody can count that."""
    if state.phase != PLAY:
        return 0
    turn = seat - state.leader
    if turn < 0:
        turn += state.players
    return HAND - state.tricks - (turn < state.played)


@rule
def has(state: State, seat: int, card: int) -> bool:
    """Whether the seat is known to hold the card; a spectator's seat holds none."""
    return seat >= 0 and state.hands[seat, COLOUR[card], state.places[card]] == card
