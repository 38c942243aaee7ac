"""X nimmt! for learning programs."""

from __future__ import annotations

from byczo.core.encoding import HIGHEST, Feature, Observation, encode_flags
from byczo.core.layout import Bytes
from byczo.core.rule import rule
from byczo.games.rows.observation import encode_own_cards, encode_rows
from byczo.games.x_nimmt.rules import (
    CARDS,
    HELD,
    LONGEST_HAND,
    MOST_TURNS,
    OPEN,
    PILE_COUNTS,
    PLAY,
    ROW_LENGTH,
    ROWS,
    SORT,
    TAKE,
    State,
    pile_heads,
)

SHARED = (
    Feature("open", CARDS, 1, "the cards that lie open: in rows, X rows and X piles"),
    Feature("rows", ROWS * ROW_LENGTH, CARDS, "the cards of each row from its start, then zeros"),
    Feature("ends", ROWS, CARDS, "the last card of each row"),
    Feature("lengths", ROWS, ROW_LENGTH, "the cards in each row"),
    Feature("phase", 3, 1, "what is decided: a card to play, a row to take, a card for the X row"),
    Feature("turn", 1, MOST_TURNS, "the cards that each seat has revealed in this round"),
    Feature("rounds", 1, 100, "the rounds that were scored"),
)
OWN = (
    Feature("hand", CARDS, 1, "the cards in the hand"),
    Feature("chosen", 1, CARDS, "the card that was chosen and is not revealed yet"),
    Feature("taken", ROW_LENGTH, CARDS, "the cards to choose from for the own X row, then zeros"),
)
BY_SEAT = (
    Feature("waiting", 1, 1, "whether the seat must decide"),
    Feature("cards", 1, CARDS, "the card that it revealed last in this round"),
    Feature("held", 1, LONGEST_HAND, "the cards in its hand"),
    Feature("x_ends", 1, CARDS, "the last card of its X row"),
    Feature("x_lengths", 1, MOST_TURNS, "the cards in its X row"),
    Feature("piles", 1, HIGHEST, "the points in its X pile"),
    Feature("totals", 1, HIGHEST, "the points of all scored rounds"),
    Feature("known", CARDS, 1, "the cards that all know to be in its hand"),
)

COUNTS = 7
"""Numbers for each seat before the cards that it is known to hold."""


@rule
def encode_shared(state: State, out: Bytes) -> None:
    """The table as everybody sees it."""
    encode_flags(state.lies, OPEN, out, 0)
    phase = encode_rows(state, out, CARDS)
    out[phase] = state.phase == PLAY
    out[phase + 1] = state.phase == TAKE
    out[phase + 2] = state.phase == SORT
    out[phase + 3] = state.turn
    out[phase + 4] = state.closed


@rule
def encode_own(state: State, seat: int, out: Bytes) -> None:
    """The hand, and what the seat alone knows of its decision."""
    taken = encode_own_cards(state, seat, out)
    sorting = state.phase == SORT and state.waiting == 1 << seat
    count = state.gains[seat] if sorting else 0
    for place in range(ROW_LENGTH):
        out[taken + place] = state.taken[seat, place] if place < count else 0


@rule
def encode_seats(state: State, out: Bytes) -> None:
    """A few numbers of each seat, and the cards that it is known to hold."""
    players = state.players
    waiting = max(state.waiting, 0)
    for seat in range(players):
        out[seat] = (waiting >> seat) & 1
        out[seat + players] = state.cards[seat]
        out[seat + 2 * players] = state.held[seat]
        out[seat + 3 * players] = state.x_ends[seat]
        out[seat + 4 * players] = state.x_count[seat] - state.x_first[seat]
        out[seat + 5 * players] = min(standing(state, seat), HIGHEST)
        out[seat + 6 * players] = min(state.totals[seat], HIGHEST)
    start = COUNTS * players
    out[start : start + players * CARDS] = 0
    for card in range(1, CARDS + 1):
        holder = state.lies[card] - HELD
        if holder >= 0:
            out[start + holder * CARDS + card - 1] = 1


@rule
def standing(state: State, seat: int) -> int:
    """What the X pile counts; the hand counts at the end of the round."""
    return PILE_COUNTS * pile_heads(state, seat)


OBSERVATION = Observation(
    version=1,
    shared=SHARED,
    own=OWN,
    by_seat=BY_SEAT,
    encode_shared=encode_shared,
    encode_own=encode_own,
    encode_seats=encode_seats,
    standing=standing,
)
