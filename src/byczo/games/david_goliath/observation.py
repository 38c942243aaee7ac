"""David & Goliath for learning programs."""

from __future__ import annotations

from byczo.core.encoding import HIGHEST, Feature, Observation
from byczo.core.layout import Bytes
from byczo.core.rule import rule
from byczo.games.david_goliath.rules import (
    CARDS,
    COLOURS,
    HAND,
    IN_TRICK,
    NUMBERS,
    SEATS,
    State,
    worth,
)

MOST_SUM = NUMBERS * (NUMBERS + 1) // 2
"""Of the numbers of a colour."""

SHARED = (
    Feature("gone", CARDS, 1, "the cards that were played in this round"),
    Feature("led", COLOURS, 1, "the colour to follow, if a card lies in the middle"),
    Feature("tricks", 1, HAND, "the tricks that were won in this round"),
    Feature("played", 1, SEATS, "the cards in the middle"),
    Feature("rounds", 1, 100, "the rounds that were scored"),
)
OWN = (Feature("hand", CARDS, 1, "the cards in the hand"),)
BY_SEAT = (
    Feature("waiting", 1, 1, "whether the seat must decide"),
    Feature("leads", 1, 1, "whether it leads, or has led, the trick"),
    Feature("cards", 1, CARDS, "its card in the middle, 0 for none"),
    Feature("totals", 1, HIGHEST, "the points of all scored rounds"),
    Feature("voids", COLOURS, 1, "the colours that it has shown to lack"),
    Feature("counts", COLOURS, NUMBERS, "the cards of each colour it won"),
    Feature("sums", COLOURS, MOST_SUM, "the numbers on them, added up"),
)

LED = CARDS
TRICKS = LED + COLOURS
COLOURS_FROM = 4
"""Features with one number for each seat come before those with one for each colour."""


@rule
def encode_shared(state: State, out: Bytes) -> None:
    """The table as everybody sees it."""
    for card in range(1, CARDS + 1):
        out[card - 1] = state.lies[card] >= IN_TRICK
    for colour in range(COLOURS):
        out[LED + colour] = state.played > 0 and state.led == colour
    out[TRICKS] = state.tricks
    out[TRICKS + 1] = state.played
    out[TRICKS + 2] = state.closed


@rule
def encode_own(state: State, seat: int, out: Bytes) -> None:
    """The hand."""
    out[:CARDS] = 0
    for colour in range(COLOURS):
        for place in range(state.holds[seat, colour]):
            out[state.hands[seat, colour, place] - 1] = 1


@rule
def encode_seats(state: State, out: Bytes) -> None:
    """Turns, cards in the middle, and what each seat has shown and won."""
    players = state.players
    waiting = max(state.waiting, 0)
    for seat in range(players):
        turn = seat - state.leader if seat >= state.leader else seat - state.leader + players
        out[seat] = (waiting >> seat) & 1
        out[seat + players] = turn == 0
        out[seat + 2 * players] = state.middle[turn] if turn < state.played else 0
        out[seat + 3 * players] = min(state.totals[seat], HIGHEST)
        at = COLOURS_FROM * players + seat * COLOURS
        for colour in range(COLOURS):
            out[at + colour] = state.voids[seat, colour]
            out[at + players * COLOURS + colour] = state.counts[seat, colour]
            out[at + 2 * players * COLOURS + colour] = state.sums[seat, colour]


@rule
def standing(state: State, seat: int) -> int:
    """What the won cards would count now."""
    points = 0
    for colour in range(COLOURS):
        points += worth(state.counts[seat, colour], state.sums[seat, colour])
    return points


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
