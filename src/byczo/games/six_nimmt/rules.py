"""The rules of 6 nimmt!, in the order of the rulebook.

All choose a card in secret and reveal together. From the lowest card up, each goes to the row
that ends closest below it (rules 1 and 2). The sixth card of a row takes the five before it
(rule 3); a card below all rows takes a row of its player's choice (rule 4).
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from byczo.core.chance import shuffle
from byczo.core.contract import CHANCE, OVER, TableState
from byczo.core.field_copies import copy_list
from byczo.core.layout import CHOICE, PUBLIC, Ints, Public
from byczo.core.observation import public_copier
from byczo.core.rule import hot, rule
from byczo.core.seats import MOST_SEATS
from byczo.core.sorting import sort_part
from byczo.core.waiting import ask, ask_everybody
from byczo.games.rows.heads import HEADS
from byczo.games.rows.placing import NO_ROW, UNSEEN, begin_row, row_for
from byczo.games.rows.reveal_order import SEAT_BITS, SEAT_MASK, turn_over
from byczo.games.rows.story import CARD_BITS, clear_away, place_in_story

SEATS = MOST_SEATS
CARDS = 104
ROWS = 4
ROW_LENGTH = 5
HAND = 10
LONGEST_HAND = 13  # two halves with four players
ROOM = 16  # places for a hand: a power of two is found sooner than 13
PACK = np.arange(1, CARDS + 1, dtype=np.int16)

# Actions: a card is its own number, a row comes after the last card.
FIRST_ROW = CARDS + 1
ACTIONS = CARDS + ROWS

# Variants
BASE, TACTICAL, HALVES = 0, 1, 2
# Phases
DEAL, PICK, PLAY, TAKE, DONE = 0, 1, 2, 3, 4
# Reasons to end
BY_TARGET, BY_ROUNDS, BY_HALVES = 1, 2, 3
# Where a card is, as far as everybody knows, if it is not UNSEEN
OFFERED, HELD, PLAYED = 1, 2, 3


class State(TableState):
    """One game of 6 nimmt!: everything on and around the table."""

    variant: Public
    at_target: Public  # 1: reaching the target ends the game; 0: only passing it does
    target: Public
    rounds: Public  # a fixed number of rounds, or 0 to play to the target
    half: Public  # two halves: 1 or 2
    picks: Public  # tactical: cards drafted in this round
    turn: Public  # cards that each seat has revealed in this round
    placed: Public  # cards of this turn that lie in a row
    rows: Annotated[Ints, (ROWS, ROW_LENGTH), PUBLIC]
    lengths: Annotated[Ints, (ROWS,), PUBLIC]
    ends: Annotated[Ints, (ROWS,), PUBLIC]  # the last card of each row
    row_heads: Annotated[Ints, (ROWS,), PUBLIC]  # that lie in each row
    hands: Annotated[Ints, (SEATS, ROOM)]  # secret; in no order
    held: Annotated[Ints, (SEATS,), PUBLIC]
    spots: Annotated[Ints, (CARDS + 1,)]  # secret; by card: its place in the hand that holds it
    chosen: Annotated[Ints, (SEATS,), CHOICE]
    heads: Annotated[Ints, (SEATS,), PUBLIC]  # taken in this round
    lies: Annotated[Ints, (CARDS + 1,), PUBLIC]  # by card: UNSEEN, OFFERED, HELD or PLAYED
    # The turn that is or was resolved last: queue[:placed] tells whose card came to lie when.
    cards: Annotated[Ints, (SEATS,), PUBLIC]
    queue: Annotated[Ints, (SEATS,), PUBLIC]  # the same from the lowest up, each with its seat
    places: Annotated[Ints, (SEATS,), PUBLIC]  # the row of each seat's card
    gains: Annotated[Ints, (SEATS,), PUBLIC]  # the heads that it took
    # The round so far: the starters, then turn by turn and seat by seat the cards revealed. A card
    # that took a row by rule 4 has the row with it: card | row + 1 << CARD_BITS.
    story: Annotated[Ints, (CARDS,), PUBLIC]

    @property
    def order(self) -> list[int]:
        """The seats, from the lowest card of the turn up."""
        return [int(waiter) & SEAT_MASK for waiter in self.queue]


# --- Setting up -------------------------------------------------------------------------------


@rule
def hand_size(state: State) -> int:
    """Cards dealt to each seat: 10, or half of what two halves give."""
    if state.variant != HALVES:
        return HAND
    both = (CARDS - ROWS) // state.players
    if state.half == 0:
        return both // 2
    return both - both // 2


@rule
def limits(state: State, out: Ints) -> int:
    """A hand for each seat and four starters; the second half deals no starters."""
    if state.variant == TACTICAL:
        return 0
    pack = CARDS
    dealt = hand_size(state) * state.players
    if state.half == 1:
        pack -= ROWS + hand_size_of_first_half(state) * state.players
    else:
        dealt += ROWS
    for i in range(dealt):
        out[i] = pack - i
    return dealt


@rule
def hand_size_of_first_half(state: State) -> int:
    """Cards that each seat had in the first of two halves."""
    return (CARDS - ROWS) // state.players // 2


@rule
def unfold(state: State, draws: Ints, out: Ints) -> int:
    """Hands by seat, then the starters; in the tactical variant the cards that nobody picked."""
    if state.variant == TACTICAL:
        left = 0
        for card in range(1, CARDS + 1):
            if state.lies[card] == OFFERED:
                out[left] = card
                left += 1
        return left
    dealt = hand_size(state) * state.players
    if state.half == 0:
        copy_list(PACK, out)
        dealt += ROWS
    else:
        pack = 0
        for card in range(1, CARDS + 1):
            if state.lies[card] == UNSEEN:
                out[pack] = card
                pack += 1
    shuffle(out, draws, 0, dealt)
    return dealt


@rule
def arrange(state: State, outcome: Ints) -> None:
    """Everybody takes up their hand in ascending order."""
    if state.variant != TACTICAL:
        size = hand_size(state)
        for seat in range(state.players):
            sort_part(outcome, seat * size, (seat + 1) * size)


@rule
def deal(state: State, outcome: Ints) -> None:
    """Put hands and starters on the table and let everybody choose."""
    dealt = 0
    if state.variant != TACTICAL:
        size = hand_size(state)
        for seat in range(state.players):
            for i in range(size):
                hold(state, seat, i, outcome[dealt + i])
            state.held[seat] = size
            dealt += size
    if state.half == 1:
        state.half = 2
    else:
        if state.variant != TACTICAL:
            open_round(state)
        if state.variant == HALVES:
            state.half = 1
        for row in range(ROWS):
            card = outcome[dealt + row]
            begin_row(state, row, card)
            state.row_heads[row] = HEADS[card]
            state.lies[card] = PLAYED
            state.story[row] = card
    ask_everybody(state, PLAY)


@rule
def hold(state: State, seat: int, place: int, card: int) -> None:
    """The card lies in this place of the seat's hand."""
    state.hands[seat, place] = card
    state.spots[card] = place


@rule
def open_round(state: State) -> None:
    """Nobody has taken heads yet."""
    clear_away(state)
    for seat in range(state.players):
        state.heads[seat] = 0


@rule
def open_draft(state: State) -> None:
    """Tactical variant: the cards 1 to 10 × players + 4 are offered face up.

    Seat 0 picks first in the first round, then one seat further each round.
    """
    open_round(state)
    for card in range(1, HAND * state.players + ROWS + 1):
        state.lies[card] = OFFERED
    for row in range(ROWS):
        state.lengths[row] = 0
        state.ends[row] = 0
        state.row_heads[row] = 0
    state.picks = 0
    ask(state, picker(state), PICK)


@rule
def picker(state: State) -> int:
    """Tactical variant: whose pick it is."""
    return (state.round - 1 + state.picks) % state.players


# --- What a seat may do -----------------------------------------------------------------------


@rule
def choices(state: State, seat: int) -> int:
    """How many actions the seat has: cards to pick, cards to play, or rows to take."""
    if state.phase == PLAY:
        return state.held[seat]
    if state.waiting != 1 << seat:
        return 0
    if state.phase == TAKE:
        return ROWS
    return HAND * state.players + ROWS - state.picks


@rule
def choice(state: State, seat: int, index: int) -> int:
    """A card of the hand; a row; or an offered card."""
    if state.phase == PLAY:
        return state.hands[seat, index]
    if state.phase == TAKE:
        return FIRST_ROW + index
    card = 0
    while index >= 0:
        card += 1
        if state.lies[card] == OFFERED:
            index -= 1
    return card


@hot
def act(state: State, seat: int, action: int) -> None:
    """Pick, choose a card to play, or take a row; then whatever follows."""
    if state.phase == PICK:
        pick(state, seat, action)
        return
    if state.phase == TAKE:
        take(state, seat, action - FIRST_ROW)
    else:
        state.chosen[seat] = action
        state.waiting &= ~(1 << seat)
        if state.waiting != 0:
            return
        reveal(state)
    place_cards(state)


@rule
def pick(state: State, seat: int, card: int) -> None:
    """Tactical variant: take one offered card into the hand; the last four start the rows."""
    hold(state, seat, state.held[seat], card)
    state.held[seat] += 1
    state.lies[card] = HELD
    state.picks += 1
    if state.picks < HAND * state.players:
        ask(state, picker(state), PICK)
    else:
        state.phase = DEAL
        state.waiting = CHANCE


# --- Playing cards ----------------------------------------------------------------------------


@rule
def reveal(state: State) -> None:
    """All chosen cards leave the hands and lie open, in order from the lowest."""
    for seat in range(state.players):
        card = turn_over(state, seat)
        discard(state, seat, card)
        state.lies[card] = PLAYED
    state.placed = 0
    state.turn += 1


@rule
def discard(state: State, seat: int, card: int) -> None:
    """The card leaves the hand; the last card of the hand moves to its place."""
    last = state.held[seat] - 1
    hold(state, seat, state.spots[card], state.hands[seat, last])
    state.hands[seat, last] = 0
    state.held[seat] = last


@rule
def place_cards(state: State) -> None:
    """Place the cards that are left of this turn, until one needs a decision."""
    for place in range(state.placed, state.players):
        seat = state.queue[place] & SEAT_MASK
        card = state.queue[place] >> SEAT_BITS
        row = row_for(state, card)
        if row == NO_ROW:
            state.placed = place
            ask(state, seat, TAKE)
            return
        put(state, seat, card, row, state.lengths[row] == ROW_LENGTH)
    state.placed = state.players
    end_turn(state)


@rule
def put(state: State, seat: int, card: int, row: int, takes: bool) -> None:
    """The seat's card goes to the end of the row, or takes the row and starts it anew.

    Rule 3: it takes the row if it is the sixth card.
    """
    length = state.lengths[row]
    heads = state.row_heads[row]
    gain = 0
    if takes:
        gain = heads
        heads = 0
        length = 0
    state.rows[row, length] = card
    state.lengths[row] = length + 1
    state.ends[row] = card
    state.row_heads[row] = heads + HEADS[card]
    state.heads[seat] += gain
    state.places[seat] = row
    state.gains[seat] = gain


@rule
def take(state: State, seat: int, row: int) -> None:
    """Rule 4: a card below all rows takes the row that its player has chosen."""
    put(state, seat, state.cards[seat], row, True)
    state.story[place_in_story(state, state.turn - 1, seat)] |= (row + 1) << CARD_BITS
    state.placed += 1


# --- The end of a turn, a round, the game -----------------------------------------------------


@rule
def end_turn(state: State) -> None:
    """Play on while there are cards; then the second half, or the end of the round."""
    if state.held[0] > 0:
        ask_everybody(state, PLAY)
    elif state.half == 1:
        state.phase = DEAL
        state.waiting = CHANCE
    else:
        end_round(state)


@rule
def end_round(state: State) -> None:
    """Write down the heads, and see whether the game has ended."""
    highest = 0
    for seat in range(state.players):
        state.points[seat] = state.heads[seat]
        state.totals[seat] += state.heads[seat]
        highest = max(highest, state.totals[seat])
    state.closed += 1
    if state.variant == HALVES:
        end_game(state, BY_HALVES)
    elif state.rounds > 0:
        if state.closed == state.rounds:
            end_game(state, BY_ROUNDS)
        else:
            next_round(state)
    elif highest + state.at_target > state.target:
        end_game(state, BY_TARGET)
    else:
        next_round(state)


@rule
def end_game(state: State, reason: int) -> None:
    """Nobody has anything left to do."""
    state.phase = DONE
    state.waiting = OVER
    state.reason = reason


@rule
def next_round(state: State) -> None:
    """A new deal, or a new draft."""
    if state.variant == TACTICAL:
        open_draft(state)
    else:
        state.phase = DEAL
        state.waiting = CHANCE


# --- What a seat knows ------------------------------------------------------------------------


copy_public = public_copier(State)


@rule
def observe(state: State, seat: int, view: State) -> None:
    """The table and the seat's own hand; in the tactical variant all hands: all saw the draft."""
    copy_public(state, seat, view)
    for other in range(state.players):
        if other == seat or state.variant == TACTICAL:
            for i in range(LONGEST_HAND):
                hold(view, other, i, state.hands[other, i])


@rule
def has(state: State, seat: int, card: int) -> bool:
    """Whether the seat is known to hold the card; a spectator's seat holds none."""
    place = state.spots[card]
    return seat >= 0 and place < state.held[seat] and state.hands[seat, place] == card
