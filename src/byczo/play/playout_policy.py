"""Habits: a quick way to play that was learned, for playing on inside a search.

A game describes an action by a few *marks* (:func:`marks`), such as "the fifth card of a row,
with a small gap". Each mark has a factor, and an action is chosen in proportion to the product
of the factors of its marks. The factors are learned from what the search itself finds out
(:mod:`byczo.play.training`) and lie beside the marks of each game, in ``weights.json``.
"""

from __future__ import annotations

from byczo.core.chance import draw
from byczo.core.contract import BLANK, Stream, Table, choice, choices, policy
from byczo.core.layout import Floats
from byczo.core.rule import rule

MARK_BITS = 10
MARKS = 1 << MARK_BITS
"""Marks are numbered from 0 and packed three to a number."""

FINE = 1 << 15
LONG = 16
"""More actions than this (a draft) are not weighed in a playout: any will do."""


@rule
def marks(state: Table, seat: int, action: int) -> int:
    """What can be said of an action at a glance: three marks, packed."""
    raise TypeError(BLANK)


@rule
def liking(state: Table, seat: int, action: int, habits: Floats) -> float:
    """How much habit is for an action."""
    packed = marks(state, seat, action)
    return (
        habits[packed & (MARKS - 1)]
        * habits[(packed >> MARK_BITS) & (MARKS - 1)]
        * habits[packed >> (2 * MARK_BITS)]
    )


@rule
def quick(state: Table, seat: int, habits: Floats, stream: Stream) -> int:
    """An action chosen by habit."""
    count = choices(state, seat)
    if count > LONG:
        return choice(state, seat, draw(stream, count))
    chosen = choice(state, seat, 0)
    if count == 1:
        return chosen
    total = liking(state, seat, chosen, habits)
    for k in range(1, count):
        action = choice(state, seat, k)
        share = liking(state, seat, action, habits)
        total += share
        if draw(stream, FINE) * total < share * FINE:
            chosen = action
    return chosen


@rule
def anything(state: Table, seat: int, habits: Floats, stream: Stream) -> int:
    """Any action: to play on without habits."""
    return choice(state, seat, draw(stream, choices(state, seat)))


@rule
def by_policy(state: Table, seat: int, habits: Floats, stream: Stream) -> int:
    """What the game's own quick policy says, where no habits were learned."""
    return policy(state, seat, stream)
