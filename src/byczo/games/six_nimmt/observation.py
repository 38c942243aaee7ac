"""6 nimmt! for learning programs."""

from __future__ import annotations

from byczo.core.encoding import HIGHEST, Feature, Observation, encode_flags
from byczo.core.layout import Bytes
from byczo.core.rule import rule
from byczo.games.rows.observation import encode_own_cards, encode_rows
from byczo.games.six_nimmt.rules import (
    CARDS,
    OFFERED,
    PICK,
    PLAY,
    PLAYED,
    ROW_LENGTH,
    ROWS,
    TACTICAL,
    TAKE,
    State,
)

MOST_TURNS = (CARDS - ROWS) // 4
"""Two halves with four players."""

SHARED = (
    Feature("played", CARDS, 1, "the cards that were revealed in this round, or began a row"),
    Feature("offered", CARDS, 1, "tactical variant: the cards that can be picked"),
    Feature("rows", ROWS * ROW_LENGTH, CARDS, "the cards of each row from its start, then zeros"),
    Feature("ends", ROWS, CARDS, "the last card of each row"),
    Feature("lengths", ROWS, ROW_LENGTH, "the cards in each row"),
    Feature("row_heads", ROWS, 35, "the heads in each row"),
    Feature("phase", 3, 1, "what is decided: a card to pick, a card to play, a row to take"),
    Feature("turn", 1, MOST_TURNS, "the cards that each seat has revealed in this round"),
    Feature("half", 1, 2, "two halves: 1 or 2"),
    Feature("rounds", 1, HIGHEST, "the rounds that were scored"),
)
OWN = (
    Feature("hand", CARDS, 1, "the cards in the hand"),
    Feature("chosen", 1, CARDS, "the card that was chosen and is not revealed yet"),
)
BY_SEAT = (
    Feature("waiting", 1, 1, "whether the seat must decide"),
    Feature("cards", 1, CARDS, "the card that it revealed last in this round"),
    Feature("heads", 1, HIGHEST, "the heads that it took in this round"),
    Feature("totals", 1, HIGHEST, "the heads of all scored rounds"),
)

PLACES = CARDS * 2


@rule
def encode_shared(state: State, out: Bytes) -> None:
    """The table as everybody sees it."""
    encode_flags(state.lies, PLAYED, out, 0)
    if state.variant == TACTICAL:
        encode_flags(state.lies, OFFERED, out, CARDS)
    else:
        out[CARDS:PLACES] = 0
    heads = encode_rows(state, out, PLACES)
    for row in range(ROWS):
        out[heads + row] = state.row_heads[row]
    phase = heads + ROWS
    out[phase] = state.phase == PICK
    out[phase + 1] = state.phase == PLAY
    out[phase + 2] = state.phase == TAKE
    out[phase + 3] = state.turn
    out[phase + 4] = state.half
    out[phase + 5] = min(state.closed, HIGHEST)


@rule
def encode_own(state: State, seat: int, out: Bytes) -> None:
    """The hand, and the card that lies face down."""
    encode_own_cards(state, seat, out)


@rule
def encode_seats(state: State, out: Bytes) -> None:
    """A few numbers of each seat."""
    players = state.players
    waiting = max(state.waiting, 0)
    for seat in range(players):
        out[seat] = (waiting >> seat) & 1
        out[seat + players] = state.cards[seat]
        out[seat + 2 * players] = min(state.heads[seat], HIGHEST)
        out[seat + 3 * players] = min(state.totals[seat], HIGHEST)


@rule
def standing(state: State, seat: int) -> int:
    """The heads that the seat has taken."""
    return state.heads[seat]


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
