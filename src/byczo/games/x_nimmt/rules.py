"""The rules of X nimmt!, in the order of the rulebook.

All choose a card in secret and reveal together. From the lowest card up, each goes to the row
that ends closest below it (rules 1 and 2). The last card that a row has room for takes those
before it (rule 3); a card below all rows takes a row of its player's choice (rule 4). Of the
cards taken, one goes to the player's X row and the others go back into the hand.
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
from byczo.core.sorting import sort_part
from byczo.core.waiting import ask, ask_everybody
from byczo.games.rows.heads import HEADS, count_heads
from byczo.games.rows.placing import NO_ROW, begin_row, row_for
from byczo.games.rows.reveal_order import SEAT_BITS, SEAT_MASK, turn_over
from byczo.games.rows.story import CARD_BITS, clear_away, place_in_story

SEATS = 4
CARDS = 100
ROWS = 3
SHORTEST_ROW = 3  # room in the first row; each further row has room for one card more
ROW_LENGTH = SHORTEST_ROW + ROWS - 2  # cards that can lie in the last row
HAND = 8
ROW_BITS = 2
ROW_MASK = (1 << ROW_BITS) - 1
PILE_COUNTS = 2  # each head in an X pile, at the end of a round
PACK = np.arange(1, CARDS + 1, dtype=np.int16)

# A round deals 8n + 3 cards to n seats; at least 3 of them always lie in the rows, and each take
# sends one to an X row for good. From these, docs/games/x-nimmt.md derives both bounds.
LONGEST_HAND = 24
MOST_TURNS = 29  # so no X row and pile together outgrow it either: one take a turn

# Actions: a card is its own number, a row comes after the last card.
FIRST_ROW = CARDS + 1
ACTIONS = CARDS + ROWS

# Phases
DEAL, PLAY, TAKE, SORT, DONE = 0, 1, 2, 3, 4
# Reasons to end
BY_ROUNDS = 1
# Where a card is, as far as everybody knows, if it is not UNSEEN; HELD + seat is in a seat's hand
OPEN, HELD = 1, 2


class State(TableState):
    """One game of X nimmt!: everything on and around the table."""

    rounds: Public
    turn: Public  # cards that each seat has revealed in this round
    placed: Public  # cards of this turn that lie in a row
    rows: Annotated[Ints, (ROWS, ROW_LENGTH), PUBLIC]
    lengths: Annotated[Ints, (ROWS,), PUBLIC]
    ends: Annotated[Ints, (ROWS,), PUBLIC]  # the last card of each row
    hands: Annotated[Ints, (SEATS, LONGEST_HAND + 1)]  # secret; in no order; one place to spare
    held: Annotated[Ints, (SEATS,), PUBLIC]
    # Secret; by card: its place in the hand that holds it. One more leaves no gap in the record.
    spots: Annotated[Ints, (CARDS + 2,)]
    chosen: Annotated[Ints, (SEATS,), CHOICE]
    # X cards in the order in which they came: the X pile, and from x_first on the X row.
    x_cards: Annotated[Ints, (SEATS, MOST_TURNS), PUBLIC]
    x_count: Annotated[Ints, (SEATS,), PUBLIC]
    x_first: Annotated[Ints, (SEATS,), PUBLIC]
    x_ends: Annotated[Ints, (SEATS,), PUBLIC]  # the last card of each X row
    lies: Annotated[Ints, (CARDS + 1,), PUBLIC]  # by card: UNSEEN, OPEN or HELD + seat
    # The turn that is or was resolved last: queue[:placed] tells whose card came to lie when.
    cards: Annotated[Ints, (SEATS,), PUBLIC]
    queue: Annotated[Ints, (SEATS,), PUBLIC]  # the same from the lowest up, each with its seat
    places: Annotated[Ints, (SEATS,), PUBLIC]  # the row of each seat's card
    taken: Annotated[Ints, (SEATS, ROW_LENGTH), PUBLIC]  # the cards that it took
    gains: Annotated[Ints, (SEATS,), PUBLIC]  # how many it took
    # The round so far: the starters, then turn by turn and seat by seat the cards revealed. With a
    # card that took a row by rule 4 is the row, with one that took several which went to the X row:
    # card | row + 1 << CARD_BITS | which << CARD_BITS + ROW_BITS.
    story: Annotated[Ints, (ROWS + MOST_TURNS * SEATS,), PUBLIC]

    @property
    def order(self) -> list[int]:
        """The seats, from the lowest card of the turn up."""
        return [int(waiter) & SEAT_MASK for waiter in self.queue]


# --- Setting up -------------------------------------------------------------------------------


@rule
def limits(state: State, out: Ints) -> int:
    """Eight cards for each seat and three starters."""
    dealt = HAND * state.players + ROWS
    for i in range(dealt):
        out[i] = CARDS - i
    return dealt


@rule
def unfold(state: State, draws: Ints, out: Ints) -> int:
    """Hands by seat, then the starters of the rows with room for 3, 4 and 5."""
    copy_list(PACK, out)
    dealt = HAND * state.players + ROWS
    shuffle(out, draws, 0, dealt)
    return dealt


@rule
def arrange(state: State, outcome: Ints) -> None:
    """Everybody takes up their hand in ascending order."""
    for seat in range(state.players):
        sort_part(outcome, seat * HAND, (seat + 1) * HAND)


@rule
def deal(state: State, outcome: Ints) -> None:
    """Put hands and starters on the table and let everybody choose."""
    open_round(state)
    dealt = 0
    for seat in range(state.players):
        for i in range(HAND):
            hold(state, seat, i, outcome[dealt + i])
        for i in range(HAND, state.held[seat]):
            state.hands[seat, i] = 0
        state.held[seat] = HAND
        dealt += HAND
    for row in range(ROWS):
        card = outcome[dealt + row]
        begin_row(state, row, card)
        state.lies[card] = OPEN
        state.story[row] = card
    ask_everybody(state, PLAY)


@rule
def hold(state: State, seat: int, place: int, card: int) -> None:
    """The card lies in this place of the seat's hand."""
    state.hands[seat, place] = card
    state.spots[card] = place


@rule
def open_round(state: State) -> None:
    """Nobody has X cards yet."""
    clear_away(state)
    for seat in range(state.players):
        state.x_count[seat] = 0
        state.x_first[seat] = 0
        state.x_ends[seat] = 0


# --- What a seat may do -----------------------------------------------------------------------


@rule
def choices(state: State, seat: int) -> int:
    """How many actions the seat has: cards to play, rows to take, or cards to put to the X row."""
    if state.phase == PLAY:
        return state.held[seat]
    if state.waiting != 1 << seat:
        return 0
    if state.phase == TAKE:
        return ROWS
    return state.gains[seat]


@rule
def choice(state: State, seat: int, index: int) -> int:
    """A card of the hand; a row; or one of the cards taken."""
    if state.phase == PLAY:
        return state.hands[seat, index]
    if state.phase == TAKE:
        return FIRST_ROW + index
    return state.taken[seat, index]


@hot
def act(state: State, seat: int, action: int) -> None:
    """Choose a card to play, take a row, or sort the cards taken; then whatever follows."""
    if state.phase == SORT:
        sort_taken(state, seat, action)
    elif state.phase == TAKE:
        row = action - FIRST_ROW
        state.story[place_in_story(state, state.turn - 1, seat)] |= (row + 1) << CARD_BITS
        take(state, seat, row)
        put(state, seat, row)
        if state.gains[seat] > 1:
            ask(state, seat, SORT)
            return
    else:
        state.chosen[seat] = action
        state.waiting &= ~(1 << seat)
        if state.waiting != 0:
            return
        reveal(state)
    place_cards(state)


# --- Playing cards ----------------------------------------------------------------------------


@rule
def reveal(state: State) -> None:
    """All chosen cards leave the hands and lie open, in order from the lowest."""
    for seat in range(state.players):
        card = turn_over(state, seat)
        discard(state, seat, card)
        state.lies[card] = OPEN
        state.gains[seat] = 0
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
        row = row_for(state, state.queue[place] >> SEAT_BITS)
        if row == NO_ROW:
            ask(state, seat, TAKE)
            return
        if fills(state, row):
            take(state, seat, row)
            put(state, seat, row)
            ask(state, seat, SORT)
            return
        put(state, seat, row)
    end_turn(state)


@rule
def put(state: State, seat: int, row: int) -> None:
    """The seat's card of this turn goes to the end of the row."""
    card = state.cards[seat]
    state.rows[row, state.lengths[row]] = card
    state.lengths[row] += 1
    state.ends[row] = card
    state.places[seat] = row
    state.placed += 1


# --- Taking cards -----------------------------------------------------------------------------


@rule
def fills(state: State, row: int) -> bool:
    """Rule 3: whether the next card is the last one that the row has room for."""
    return state.lengths[row] + 1 == SHORTEST_ROW + row


@rule
def take(state: State, seat: int, row: int) -> None:
    """Rules 3 and 4: the row is the seat's to sort; a single card goes to the X row at once."""
    count = state.lengths[row]
    copy_list(state.rows[row], state.taken[seat])
    state.gains[seat] = count
    state.lengths[row] = 0
    if count == 1:
        put_to_x(state, seat, state.taken[seat, 0])


@rule
def sort_taken(state: State, seat: int, card: int) -> None:
    """One of the cards taken goes to the X row, the others into the hand, before all eyes."""
    held = state.held[seat]
    which = 0
    for i in range(state.gains[seat]):
        other = state.taken[seat, i]
        which += i * (other == card)
        hold(state, seat, held, other)
        state.lies[other] = HELD + seat
        held += other != card  # so that the next card overwrites this one
    state.hands[seat, held] = 0
    state.lies[card] = OPEN
    state.held[seat] = held
    told = place_in_story(state, state.turn - 1, seat)
    state.story[told] |= which << (CARD_BITS + ROW_BITS)
    put_to_x(state, seat, card)


@rule
def put_to_x(state: State, seat: int, card: int) -> None:
    """The X row ascends: a lower card sends it to the X pile and starts a new one."""
    count = state.x_count[seat]
    state.x_first[seat] = count if card < state.x_ends[seat] else state.x_first[seat]
    state.x_cards[seat, count] = card
    state.x_count[seat] = count + 1
    state.x_ends[seat] = card


# --- The end of a turn, a round, the game -----------------------------------------------------


@rule
def end_turn(state: State) -> None:
    """Play on while everybody has cards."""
    for seat in range(state.players):
        if state.held[seat] == 0:
            end_round(state)
            return
    ask_everybody(state, PLAY)


@rule
def end_round(state: State) -> None:
    """Heads in the hand count once, in the X pile twice, in the X row not at all."""
    for seat in range(state.players):
        state.points[seat] = worth(hand_heads(state, seat), pile_heads(state, seat))
    close_round(state)


@rule
def worth(in_hand: int, in_pile: int) -> int:
    """What heads in the hand and in the X pile cost."""
    return in_hand + PILE_COUNTS * in_pile


@rule
def close_round(state: State) -> None:
    """Add the points to the totals; then the next deal, or the end of the game."""
    for seat in range(state.players):
        state.totals[seat] += state.points[seat]
    state.closed += 1
    if state.closed < state.rounds:
        state.phase = DEAL
        state.waiting = CHANCE
    else:
        state.phase = DONE
        state.waiting = OVER
        state.reason = BY_ROUNDS


@rule
def hand_heads(state: State, seat: int) -> int:
    """The heads in a hand: of all its places, for how long it is cannot be foreseen."""
    return count_heads(state.hands[seat], 0, LONGEST_HAND)


@rule
def pile_heads(state: State, seat: int) -> int:
    """The heads in an X pile."""
    return count_heads(state.x_cards[seat], 0, state.x_first[seat])


@rule
def row_heads(state: State, row: int) -> int:
    """The heads in a row: counted without a branch, for how long a row is cannot be foreseen."""
    heads = 0
    for i in range(ROW_LENGTH):
        heads += HEADS[state.rows[row, i]] * (i < state.lengths[row])
    return heads


# --- What a seat knows ------------------------------------------------------------------------


copy_public = public_copier(State)


@rule
def observe(state: State, seat: int, view: State) -> None:
    """The table and the seat's own hand; all hands are laid down to be counted after a round."""
    copy_public(state, seat, view)
    for other in range(state.players):
        if other == seat or hands_are_open(state):
            for i in range(LONGEST_HAND + 1):
                hold(view, other, i, state.hands[other, i])


@rule
def hands_are_open(state: State) -> bool:
    """Whether what is left of the hands lies on the table."""
    return state.phase == DEAL or state.phase == DONE
