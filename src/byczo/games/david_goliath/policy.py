"""A quick and sensible way to play David & Goliath, by which the search plays games to their end.

Each card is judged by what the trick would bring if it ended with it, the less reliably the more
seats are still to play.
"""

from __future__ import annotations

from byczo.core.chance import draw
from byczo.core.contract import Stream
from byczo.core.rule import rule
from byczo.games.david_goliath.rules import COLOUR, NUMBER, State, choice, choices, worth

WHIM = 0.02  # a grain of chance, so that equals are not always decided alike


@rule
def policy(state: State, seat: int, stream: Stream) -> int:
    """The card that promises most."""
    best = 0
    most = -1000.0
    for k in range(choices(state, seat)):
        card = choice(state, seat, k)
        promise = promise_of(state, seat, card) + WHIM * draw(stream, 100)
        if promise > most:
            most = promise
            best = card
    return best


@rule
def promise_of(state: State, seat: int, card: int) -> float:
    """Points to expect from playing the card."""
    mine = NUMBER[card]
    high = 0
    low = 100
    for turn in range(state.played):
        number = NUMBER[state.middle[turn]]
        high = max(high, number)
        low = min(low, number)
    to_come = state.players - 1 - state.played
    sure = 1.0 / (1 + to_come)
    if mine >= high:
        return sure * others_worth(state, seat) + 0.1 * to_come
    if mine <= low:
        return sure * highest_worth(state, seat, high)
    return 0.0


@rule
def others_worth(state: State, seat: int) -> int:
    """What all cards in the middle would change for the seat."""
    total = 0
    for turn in range(state.played):
        total += change(state, seat, state.middle[turn])
    return total


@rule
def highest_worth(state: State, seat: int, high: int) -> int:
    """What the highest card in the middle would change for the seat."""
    total = 0
    for turn in range(state.played):
        if NUMBER[state.middle[turn]] == high:
            total = change(state, seat, state.middle[turn])
    return total


@rule
def change(state: State, seat: int, card: int) -> int:
    """What winning the card changes; a third card of a colour can cost a lot."""
    colour = COLOUR[card]
    count = state.counts[seat, colour]
    numbers = state.sums[seat, colour]
    return worth(count + 1, numbers + NUMBER[card]) - worth(count, numbers)
