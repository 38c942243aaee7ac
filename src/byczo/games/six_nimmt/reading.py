"""Reading the table of 6 nimmt!: what players have shown by the cards they played.

The story of the round is played again. Before each turn every card gets a liking from the table as
it lay there, and the hands of the others are drawn by how likely they make what was played.
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
from byczo.games.six_nimmt.policy import cheapest_row
from byczo.games.six_nimmt.rules import (
    CARDS,
    LONGEST_HAND,
    PLAY,
    PLAYED,
    ROW_LENGTH,
    ROWS,
    TACTICAL,
    State,
    hand_size_of_first_half,
    has,
    hold,
    observe,
    put,
)
from byczo.play.choice_kernels import liking
from byczo.play.hand_chain import (
    CARD,
    MOMENTS,
    NUMBERS,
    STRIDE,
    begin_chain,
    go_on_with_chain,
)

MARKS = 28


# --- What everybody can say of a card -----------------------------------------------------------


@rule
def mark_card(table: State, held: int, card: int, unseen: Ints, marks: Floats) -> None:
    """The marks of a card that somebody with so many cards could play now."""
    for place in range(MARKS):
        marks[place] = 0.0
    longest, full, heads = 0, 0, 0
    for row in range(ROWS):
        longest = max(longest, table.lengths[row])
        full += table.lengths[row] == ROW_LENGTH
        heads += table.row_heads[row]
    cheapest = table.row_heads[cheapest_row(table)]
    rank = mark_height(table.ends, card, unseen, marks)
    marks[3] = held / 10
    marks[4] = table.players / 10
    marks[5] = cheapest / 5
    marks[6] = heads / 40
    marks[8] = longest / 5
    marks[9] = full / 2
    row = row_for(table, card)
    if row == NO_ROW:
        marks[11] = 1.0
        marks[12] = cheapest / 5
        marks[13] = unseen[card] / max(unseen[lowest_end(table.ends)], 1)
        return
    free = ROW_LENGTH - table.lengths[row]
    mark_gap(table.ends[row], card, table.players, free, unseen, marks, 19)
    marks[14 + free] = 1.0
    marks[22] = table.row_heads[row] / 10
    marks[23] = rank / 4
    marks[24] = rank == ROWS
    marks[25] = table.row_heads[row] / 10 if free == 0 else 0.0


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
        mark_card(seen, seen.held[seat], seen.hands[seat, place], unseen, marks[place])
    return seen.held[seat]


@rule
def like_cards(table: State, held: int, model: Floats, likes: Floats) -> None:
    """How much somebody with so many cards likes each card."""
    marks = np.empty(MARKS)
    unseen = np.empty(CARDS + 1, np.int16)
    count_unseen(table.lies, unseen)
    for card in range(1, CARDS + 1):
        mark_card(table, held, card, unseen, marks)
        likes[card] = liking(marks, model)


# --- The round again ----------------------------------------------------------------------------


@rule
def set_up_again(seen: State, table: State) -> None:
    """The table before the first turn of the round."""
    table.players = seen.players
    for card in range(1, CARDS + 1):
        table.lies[card] = UNSEEN
    for row in range(ROWS):
        card = seen.story[row]
        begin_row(table, row, card)
        table.row_heads[row] = HEADS[card]
        table.lies[card] = PLAYED


@rule
def play_turn_again(seen: State, turn: int, table: State) -> None:
    """The cards of a turn come to lie where they came to lie."""
    for seat in range(seen.players):
        card = card_in_story(seen, turn, seat)
        table.lies[card] = PLAYED
        queue_up(table, seat, card)
    for place in range(seen.players):
        seat = table.queue[place] & SEAT_MASK
        row = row_for(table, table.queue[place] >> SEAT_BITS)
        takes = row == NO_ROW or table.lengths[row] == ROW_LENGTH
        if row == NO_ROW:
            row = (seen.story[place_in_story(seen, turn, seat)] >> CARD_BITS) - 1
        put(table, seat, table.queue[place] >> SEAT_BITS, row, takes)


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

    Returns the row of likings for the choice that all make now; NOBODY where there is none.
    """
    if seen.variant == TACTICAL:
        return NOBODY
    first = hand_size_of_first_half(seen) if seen.half == 2 else 0
    moments = seen.turn - first
    deal_unseen(seen, seat, slots, stream)
    if seen.story[0] == 0:  # a table that was set up by hand has no story
        for other in range(seen.players):
            slots[MOMENTS, other] = 0
        begin_chain(likes, liked, slots)
        return NOBODY
    chosen = seen.turn + (seen.phase == PLAY)
    table = states[1]
    set_up_again(seen, table)
    for turn in range(chosen):
        if turn >= first:
            like_cards(table, seen.held[0] + seen.turn - turn, model, likes[turn - first])
        if turn + 1 < chosen:
            play_turn_again(seen, turn, table)
    for other in range(seen.players):
        slots[MOMENTS, other] = moments
        for moment in range(moments):
            liked[other, moment] = 0.0
            for later in range(moment, moments):
                played = card_in_story(seen, first + later, other)
                liked[other, moment] += likes[moment, played]
    begin_chain(likes, liked, slots)
    return moments if seen.phase == PLAY else NOBODY


@rule
def deal_unseen(seen: State, seat: int, slots: IntGrid, stream: Stream) -> None:
    """Any deal of the cards that the seat has not seen."""
    unseen = np.empty(CARDS, np.int16)
    left = 0
    for card in range(1, CARDS + 1):
        if seen.lies[card] == UNSEEN and not has(seen, seat, card):
            unseen[left] = card
            left += 1
    deal_slots(unseen, left, seen.held, seen.players, seat, slots, stream)
    slots[NUMBERS, STRIDE] = 1


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
    """The next world: other hands as the chain has them."""
    observe(seen, seat, state)
    if seen.variant != TACTICAL:
        go_on_with_chain(seen, likes, liked, slots, stream)
        place = 0
        for other in range(seen.players):
            if other == seat:
                continue
            for i in range(LONGEST_HAND):
                state.hands[other, i] = 0
            for i in range(seen.held[other]):
                hold(state, other, i, slots[CARD, place])
                place += 1
    imagine_chosen(state, stream)
