"""Reading the table of X nimmt!: what players have shown by the cards they played.

The story of the round is played again. Before each turn every card that a seat may have held gets a
liking from the table as it lay there, and the hidden cards are drawn by how likely they make what
was played. Cards that were seen going into a hand stay known.
"""

from __future__ import annotations

import numpy as np

from byczo.core.contract import NOBODY, States, Stream
from byczo.core.layout import FloatGrid, Floats, IntGrid, Ints
from byczo.core.rule import rule
from byczo.games.rows.belief import imagine_chosen
from byczo.games.rows.gaps import lowest_end
from byczo.games.rows.heads import HEADS
from byczo.games.rows.placing import NO_ROW, UNSEEN, begin_row, row_for
from byczo.games.rows.reading import count_unseen, deal_slots, mark_gap, mark_height
from byczo.games.rows.reveal_order import SEAT_BITS, SEAT_MASK, queue_up
from byczo.games.rows.story import CARD_BITS, card_in_story, place_in_story
from byczo.games.x_nimmt.policy import CARD as CARD_PRICE, cheapest_row, row_price
from byczo.games.x_nimmt.rules import (
    CARDS,
    HAND,
    HELD,
    LONGEST_HAND,
    OPEN,
    PLAY,
    ROW_BITS,
    ROW_MASK,
    ROWS,
    SEATS,
    SHORTEST_ROW,
    State,
    fills,
    hands_are_open,
    hold,
    observe,
    put,
    row_heads,
    sort_taken,
    take,
)
from byczo.play.choice_kernels import liking
from byczo.play.hand_chain import (
    CARD,
    DEALT,
    MOMENTS,
    NUMBERS,
    OWNER,
    STRIDE,
    begin_chain,
    go_on_with_chain,
    liking_row,
)

MARKS = 31


# --- What everybody can say of a card -----------------------------------------------------------


@rule
def mark_card(table: State, seat: int, card: int, unseen: Ints, marks: Floats) -> None:
    """The marks of a card that the seat could play now."""
    for place in range(MARKS):
        marks[place] = 0.0
    shortest = table.held[seat]
    for other in range(table.players):
        shortest = min(shortest, table.held[other])
    cheapest = cheapest_row(table)
    price = row_price(table, cheapest)
    rank = mark_height(table.ends, card, unseen, marks)
    marks[3] = min(table.held[seat], 2 * HAND) / 8
    marks[4] = table.players / 4
    marks[5] = shortest / 8
    marks[6] = HEADS[card] / (5 * max(shortest, 1))
    marks[8] = table.lies[card] == HELD + seat
    marks[9] = price / 6
    marks[11] = table.x_ends[seat] / CARDS
    row = row_for(table, card)
    if row == NO_ROW:
        marks[12] = 1.0
        marks[13] = price / 6
        marks[14] = unseen[card] / max(unseen[lowest_end(table.ends)], 1)
        marks[15] = table.ends[cheapest] > table.x_ends[seat]
        return
    free = SHORTEST_ROW + row - 1 - table.lengths[row]
    mark_gap(table.ends[row], card, table.players, free, unseen, marks, 20)
    marks[16 + free] = 1.0
    marks[23] = row_heads(table, row) / 10
    marks[24] = rank / 3
    marks[25] = rank == ROWS
    marks[28] = (row_price(table, row) + CARD_PRICE * free) / 6
    if free == 0:
        marks[29] = row_price(table, row) / 6
        marks[30] = table.ends[row] > table.x_ends[seat]


@rule
def describe(seen: State, seat: int, marks: FloatGrid) -> int:
    """Write the marks of each card that the seat holds; returns their number.

    0 where the model has nothing to say.
    """
    if seen.phase != PLAY:
        return 0
    unseen = np.empty(CARDS + 1, np.int16)
    count_unseen(seen.lies, unseen)
    for place in range(seen.held[seat]):
        mark_card(seen, seat, seen.hands[seat, place], unseen, marks[place])
    return seen.held[seat]


@rule
def like_cards(
    table: State, seat: int, hidden: Ints, revealed: Ints, model: Floats, likes: Floats
) -> float:
    """How much the seat likes each card that it has or may have; the sum over those it has."""
    marks = np.empty(MARKS)
    unseen = np.empty(CARDS + 1, np.int16)
    count_unseen(table.lies, unseen)
    known = 0.0
    for card in range(1, CARDS + 1):
        lies = table.lies[card]
        has = lies == HELD + seat or (lies == UNSEEN and revealed[card] == seat + 1)
        likes[card] = 0.0
        if has or hidden[card]:
            mark_card(table, seat, card, unseen, marks)
            likes[card] = liking(marks, model)
        if has:
            known += likes[card]
    return known


# --- The round again ----------------------------------------------------------------------------


@rule
def set_up_again(seen: State, table: State) -> None:
    """The table before the first turn of the round."""
    table.players = seen.players
    for card in range(1, CARDS + 1):
        table.lies[card] = UNSEEN
    for seat in range(seen.players):
        table.held[seat] = HAND
        table.x_count[seat] = 0
        table.x_first[seat] = 0
        table.x_ends[seat] = 0
    for row in range(ROWS):
        card = seen.story[row]
        begin_row(table, row, card)
        table.lies[card] = OPEN


@rule
def play_turn_again(seen: State, turn: int, table: State) -> None:
    """The cards of a turn come to lie where they came to lie."""
    table.turn = turn + 1
    table.placed = 0
    for seat in range(seen.players):
        card = card_in_story(seen, turn, seat)
        table.held[seat] -= 1
        table.cards[seat] = card
        table.lies[card] = OPEN
        queue_up(table, seat, card)
    for place in range(seen.players):
        seat = table.queue[place] & SEAT_MASK
        row = row_for(table, table.queue[place] >> SEAT_BITS)
        told = seen.story[place_in_story(seen, turn, seat)] >> CARD_BITS
        takes = row == NO_ROW
        if takes:
            row = (told & ROW_MASK) - 1
        if takes or fills(table, row):
            take(table, seat, row)
            if table.gains[seat] > 1:
                sort_taken(table, seat, table.taken[seat, told >> ROW_BITS])
        put(table, seat, row)


@rule
def read_play(
    seen: State,
    seat: int,
    model: Floats,
    stream: Stream,
    states: States,
    likes: FloatGrid,
    liked: FloatGrid,
    slots: IntGrid,
) -> int:
    """Learn from the round so far, and begin to imagine.

    Returns the moment of the choice that all make now; NOBODY where there is none.
    """
    hidden = np.zeros(CARDS + 1, np.int16)
    revealed = np.zeros(CARDS + 1, np.int16)  # by card: the first seat that showed it, plus 1
    deal_unseen(seen, seat, slots, hidden, stream)
    for other in range(seen.players):
        slots[MOMENTS, other] = 0
    if seen.story[0] == 0 or hands_are_open(seen):  # a table set up by hand has no story
        begin_chain(likes, liked, slots)
        return NOBODY
    for back in range(seen.turn):
        turn = seen.turn - 1 - back
        for other in range(seen.players):
            card = card_in_story(seen, turn, other)
            revealed[card] = other + 1
    chosen = seen.turn + (seen.phase == PLAY)
    table = states[1]
    set_up_again(seen, table)
    for turn in range(chosen):
        for other in range(seen.players):
            if other != seat:
                row = liking_row(slots, other, turn)
                known = like_cards(table, other, hidden, revealed, model, likes[row])
                if turn < seen.turn:
                    liked[other, turn] = known
                    slots[MOMENTS, other] = turn + 1
        if turn + 1 < chosen:
            play_turn_again(seen, turn, table)
    begin_chain(likes, liked, slots)
    if seen.phase != PLAY:
        return NOBODY
    if seat >= 0:
        own = liking_row(slots, seat, seen.turn)
        for card in range(CARDS + 1):
            likes[own, card] = 0.0
    now: int = seen.turn
    return now


@rule
def deal_unseen(seen: State, seat: int, slots: IntGrid, hidden: Ints, stream: Stream) -> None:
    """Any deal of the cards that the seat has not seen; ``hidden`` tells which these are."""
    unseen = np.empty(CARDS, np.int16)
    unknown = np.zeros(SEATS, np.int16)  # cards in each hand
    for other in range(seen.players):
        unknown[other] = seen.held[other]
    for card in range(1, CARDS + 1):
        hidden[card] = seen.lies[card] == UNSEEN
        if seen.lies[card] >= HELD:
            unknown[seen.lies[card] - HELD] -= 1
    if seat >= 0:
        for i in range(seen.held[seat]):
            hidden[seen.hands[seat, i]] = 0
    left = 0
    for card in range(1, CARDS + 1):
        if hidden[card]:
            unseen[left] = card
            left += 1
    deal_slots(unseen, left, unknown, seen.players, seat, slots, stream)
    slots[NUMBERS, STRIDE] = seen.players


@rule
def imagine_likely(
    seen: State,
    seat: int,
    stream: Stream,
    likes: FloatGrid,
    liked: FloatGrid,
    slots: IntGrid,
    state: State,
) -> None:
    """The next world: other hands hold what was seen going into them, and what the chain says."""
    observe(seen, seat, state)
    if hands_are_open(seen):
        return
    go_on_with_chain(seen, likes, liked, slots, stream)
    for other in range(seen.players):
        if other != seat:
            state.held[other] = 0
    for card in range(1, CARDS + 1):
        holder = seen.lies[card] - HELD
        if holder >= 0 and holder != seat:
            add_card(state, holder, card)
    for place in range(slots[NUMBERS, DEALT]):
        add_card(state, slots[OWNER, place], slots[CARD, place])
    for other in range(seen.players):
        if other != seat:
            for i in range(state.held[other], LONGEST_HAND + 1):
                state.hands[other, i] = 0
    imagine_chosen(state, stream)


@rule
def add_card(state: State, seat: int, card: int) -> None:
    """One more card in the hand."""
    hold(state, seat, state.held[seat], card)
    state.held[seat] += 1
