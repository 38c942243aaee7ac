"""How playouts choose: quickly, by what can be said of an action at a glance.

A game describes an action by three *features*, such as "the fifth card of a row, with a small
gap". Each feature has a weight, and an action is chosen in proportion to the product of the
weights of its features. The weights are learned (:mod:`byczo.play.training`).
"""

from __future__ import annotations

from byczo.core.chance import HIGHEST_LIMIT, draw
from byczo.core.contract import BLANK, Stream, TableState, act, choice, choices, policy
from byczo.core.layout import Floats
from byczo.core.rule import hot, rule
from byczo.core.waiting import lowest_seat

FEATURE_BITS = 10
FEATURES = 1 << FEATURE_BITS
"""Features are numbered from 0 and packed three to a number."""

LONG = 16
"""More actions than this (a draft) are not weighed in a playout: any will do."""


@rule
def features(state: TableState, seat: int, action: int) -> int:
    """The three features of an action, packed."""
    raise TypeError(BLANK)


@rule
def packed(first: int, second: int, third: int) -> int:
    """Three features as one number."""
    return int(first) | int(second) << FEATURE_BITS | int(third) << (2 * FEATURE_BITS)


@hot
def weight_of(state: TableState, seat: int, action: int, weights: Floats) -> float:
    """The product of the weights of an action's features."""
    packed = features(state, seat, action)
    return (
        weights[packed & (FEATURES - 1)]
        * weights[(packed >> FEATURE_BITS) & (FEATURES - 1)]
        * weights[packed >> (2 * FEATURE_BITS)]
    )


@rule
def even_weight(state: TableState, seat: int, action: int, weights: Floats) -> float:
    """The same for all actions: for games without features."""
    return 1.0


@hot
def quick(state: TableState, seat: int, weights: Floats, stream: Stream) -> int:
    """How a seat acts in a playout: as the game is fitted; without any weights, at random."""
    if len(weights) == 0:
        return choice(state, seat, draw(stream, choices(state, seat)))
    return by_weights(state, seat, weights, stream)


@rule
def by_weights(state: TableState, seat: int, weights: Floats, stream: Stream) -> int:
    """An action, drawn in proportion to its weight."""
    count = choices(state, seat)
    if count > LONG:
        return choice(state, seat, draw(stream, count))
    chosen = choice(state, seat, 0)
    if count == 1:
        return chosen
    total = weight_of(state, seat, chosen, weights)
    for k in range(1, count):
        action = choice(state, seat, k)
        share = weight_of(state, seat, action, weights)
        total += share
        if draw(stream, HIGHEST_LIMIT) * total < share * HIGHEST_LIMIT:
            chosen = action
    return chosen


@hot
def act_by_policy(state: TableState, weights: Floats, stream: Stream) -> None:
    """Every waiting seat acts."""
    waiting = state.waiting
    while waiting > 0:
        seat = lowest_seat(waiting)
        waiting &= waiting - 1
        act(state, seat, quick(state, seat, weights, stream))


@rule
def by_policy(state: TableState, seat: int, weights: Floats, stream: Stream) -> int:
    """What the game's own quick policy says: for games without learned weights."""
    return policy(state, seat, stream)
