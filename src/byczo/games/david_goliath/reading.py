"""Reading the table of David & Goliath: what players have shown by the cards they played.

The story of the round is played again. At each turn of another seat, every card that it may have
held gets a liking from the table as it lay there; cards that it was not allowed to play get none.
Hidden cards are drawn by how likely they make what was played, and never against a colour that a
seat has shown to lack.
"""

from __future__ import annotations

import numpy as np

from byczo.core.contract import NOBODY, States, Stream
from byczo.core.layout import FloatGrid, Floats, IntGrid, Ints
from byczo.core.rule import rule
from byczo.games.david_goliath.belief import deal_hidden, empty_hand
from byczo.games.david_goliath.policy import change, highest_worth, others_worth
from byczo.games.david_goliath.rules import (
    CARDS,
    COLOUR,
    COLOURS,
    HAND,
    IN_TRICK,
    NUMBER,
    NUMBERS as NUMBERS_ON_CARDS,
    PLAY,
    UNSEEN,
    State,
    choice,
    choices,
    highest,
    highest_number,
    lead,
    left_of,
    observe,
    seat_of,
    take_card,
    win_trick,
)
from byczo.play.choice_kernels import liking
from byczo.play.hand_chain import (
    CARD,
    COUNT,
    DEALT,
    MOMENTS,
    NUMBERS,
    OWNER,
    STRIDE,
    begin_chain,
    go_on_with_chain,
    liking_row,
    send_round,
)

MARKS = 34
FURTHEST = 2.0
"""Points, in tens, beyond which nothing is told apart."""


# --- What everybody can say of a card -----------------------------------------------------------


@rule
def in_tens(points: int) -> float:
    """Points on the scale of the marks."""
    return min(max(points / 10, -FURTHEST), FURTHEST)


@rule
def mark_card(table: State, seat: int, card: int, marks: Floats) -> None:
    """The marks of a card that the seat, whose turn it is, could play."""
    for place in range(MARKS):
        marks[place] = 0.0
    colour, number = COLOUR[card], NUMBER[card]
    top = highest_number(table.players)
    to_come = table.players - 1 - table.played
    below, above, same = 0, 0, 0
    first = colour * NUMBERS_ON_CARDS
    for other in range(1, top + 1):
        if table.lies[first + other] == UNSEEN:
            same += 1
            below += other < number
            above += other > number
    marks[0] = number / top
    marks[1] = number * number / (top * top)
    marks[2] = table.players / 6
    marks[3] = table.tricks / HAND
    marks[4] = to_come / 5
    marks[5] = same / top
    marks[6] = above / max(same, 1)
    marks[7] = below / max(same, 1)
    marks[8 + min(table.counts[seat, colour], 3)] = 1.0
    marks[12] = table.sums[seat, colour] / top if table.counts[seat, colour] < 3 else 0.0
    marks[13] = in_tens(change(table, seat, card))
    for other in range(table.players):
        marks[14] += (table.counts[other, colour] == 2) / 6
        marks[15] += (table.counts[other, colour] > 2) / 6
    if table.played == 0:
        marks[16] = 1.0
        marks[17] = number / top
    else:
        mark_in_trick(table, seat, card, marks)


@rule
def mark_in_trick(table: State, seat: int, card: int, marks: Floats) -> None:
    """What a card would do in the trick that lies in the middle."""
    colour, number = COLOUR[card], NUMBER[card]
    top = highest_number(table.players)
    to_come = table.players - 1 - table.played
    turn = highest(table)
    high = NUMBER[table.middle[turn]]
    low = high
    for other in range(table.played):
        low = min(low, NUMBER[table.middle[other]])
    gain = others_worth(table, seat)
    marks[18] = colour == table.led
    marks[19] = colour != table.led
    marks[20] = high / top
    marks[21] = (number - high) / top
    marks[22] = (number - low) / top
    marks[23] = to_come == 0
    if number >= high:
        marks[24] = 1.0
        marks[25] = in_tens(gain)
        marks[26] = in_tens(gain) / (1 + to_come)
    else:
        marks[27] = in_tens(change(table, seat_of(table, turn), card))
        if number <= low:
            marks[28] = 1.0
            marks[29] = in_tens(highest_worth(table, seat, high))
            marks[30] = in_tens(highest_worth(table, seat, high)) / (1 + to_come)
        else:
            marks[31] = 1.0
    marks[32] = in_tens(gain)
    marks[33] = number / top if colour != table.led else 0.0


@rule
def describe(seen: State, seat: int, marks: FloatGrid) -> int:
    """Write the marks of each card that the seat may play; returns their number."""
    count = choices(seen, seat)
    for k in range(count):
        mark_card(seen, seat, choice(seen, seat, k), marks[k])
    return count


@rule
def like_cards(
    table: State, played: int, hidden: Ints, player: Ints, model: Floats, likes: Floats
) -> float:
    """How much a seat likes each card that it has or may have; the sum over those it has.

    It is about to play a card: whoever follows with it was not allowed to play another colour.
    """
    marks = np.empty(MARKS)
    seat = player[played] - 1
    follows = table.played > 0 and COLOUR[played] == table.led
    known = 0.0
    for card in range(1, CARDS + 1):
        likes[card] = 0.0
        has = table.lies[card] == UNSEEN and player[card] == seat + 1
        if (has or hidden[card]) and (not follows or COLOUR[card] == table.led):
            mark_card(table, seat, card, marks)
            likes[card] = liking(marks, model)
            if has:
                known += likes[card]
    return known


# --- The round again ----------------------------------------------------------------------------


@rule
def set_up_again(seen: State, table: State) -> None:
    """The table before the first card of the round."""
    table.players = seen.players
    table.phase = PLAY
    table.tricks = 0
    for seat in range(seen.players):
        for colour in range(COLOURS):
            table.counts[seat, colour] = 0
            table.sums[seat, colour] = 0
    for card in range(1, CARDS + 1):
        table.lies[card] = UNSEEN
    lead(table, left_of(seen, seen.dealer))


@rule
def play_again(table: State, card: int) -> None:
    """The next card lies in the middle, and who wins the trick has won it."""
    if table.played == 0:
        table.led = COLOUR[card]
    table.lies[card] = IN_TRICK
    table.middle[table.played] = card
    table.played += 1
    if table.played == table.players:
        win_trick(table)


@rule
def note_players(seen: State, table: State, plays: int, player: Ints) -> None:
    """``player[card]``: which seat has played it in this round, plus 1."""
    set_up_again(seen, table)
    for place in range(plays):
        card = seen.story[place]
        player[card] = seat_of(table, table.played) + 1
        play_again(table, card)


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
    """Learn from the round so far, and begin to imagine. Nobody chooses at the same time."""
    hidden = np.zeros(CARDS + 1, np.int16)
    player = np.zeros(CARDS + 1, np.int16)
    take_slots(seen, seat, slots, hidden, stream)
    for other in range(seen.players):
        slots[MOMENTS, other] = 0
    plays = seen.tricks * seen.players + seen.played
    if seen.phase == PLAY and seen.story[0] != 0:  # a table set up by hand has no story
        table = states[1]
        note_players(seen, table, plays, player)
        set_up_again(seen, table)
        for place in range(plays):
            card = seen.story[place]
            other = player[card] - 1
            if other != seat:
                moment = slots[MOMENTS, other]
                row = liking_row(slots, other, moment)
                liked[other, moment] = like_cards(table, card, hidden, player, model, likes[row])
                slots[MOMENTS, other] = moment + 1
            play_again(table, card)
    begin_chain(likes, liked, slots)
    return NOBODY


@rule
def take_slots(seen: State, seat: int, slots: IntGrid, hidden: Ints, stream: Stream) -> None:
    """Any deal of the unseen cards that fits the voids; ``hidden`` tells which cards these are."""
    cards = np.empty((COLOURS, NUMBERS_ON_CARDS), np.int16)
    holders = np.empty((COLOURS, NUMBERS_ON_CARDS), np.int16)
    counts = np.zeros(COLOURS, np.int16)
    deal_hidden(seen, seat, stream, cards, counts, holders)
    place = 0
    for colour in range(COLOURS):
        for i in range(counts[colour]):
            card = cards[colour, i]
            hidden[card] = 1
            slots[CARD, place] = card
            slots[OWNER, place] = holders[colour, i]
            place += 1
    slots[NUMBERS, DEALT] = place
    slots[NUMBERS, COUNT] = place
    slots[NUMBERS, STRIDE] = seen.players


@rule
def may_hold(seen: State, seat: int, card: int) -> bool:
    """Nobody holds a colour that they have shown to lack."""
    return not seen.voids[seat, COLOUR[card]]


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
    go_on_with_chain(seen, likes, liked, slots, stream)
    send_round(seen, likes, liked, slots, seen.players - (seat >= 0), stream)
    for other in range(seen.players):
        if other != seat:
            empty_hand(state, other)
    for place in range(slots[NUMBERS, DEALT]):
        take_card(state, slots[OWNER, place], slots[CARD, place])
