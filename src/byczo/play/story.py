"""What a game was made of: cards, decisions, the others and chance. Rules over figures.

The reviews of the server and of a browser call the same rules (:mod:`byczo.play.review`,
``web/src/engine/review.ts``). What the figures mean is explained in docs/coach.md.
"""

from __future__ import annotations

import numpy as np

from byczo.core.contract import TableState
from byczo.core.declaration import RELATIVE, WIN
from byczo.core.layout import FloatGrid, Floats, IntGrid
from byczo.core.rule import brief, rule
from byczo.play.search_kernels import A_LITTLE, PAYOFFS, pay

PLAYOUTS, LEAST_PLAYOUTS = 8000, 1000
"""For each decision of a game: usually, and of a game with many decisions."""

ALL_PLAYOUTS = 2_000_000
"""For all decisions of a game, unless each then had less than LEAST_PLAYOUTS."""

TURNING_POINTS = 3

NOTES = ("seat", "closed", "candidates", "done", "turned")
SEAT, CLOSED, CANDIDATES, DONE, TURNED = range(len(NOTES))
"""Of each decision: its seat, rounds closed before it, how many actions there were, the place of
the one that was done; and whether the game turned there."""

FIGURES = ("usual", "best", "cost", "standing", "skill", "luck")
USUAL, BEST, COST, STANDING, SKILL, LUCK = range(len(FIGURES))
"""Of each decision: the payoff that a usual player and the best action may expect; what it cost,
what the game promised before it, what it changed, and what the others and chance changed then."""

PARTS = ("par", "result", "skill", "deal", "luck", "cost", "accuracy", "decisions")
PAR, RESULT, SKILLS, DEAL, LUCKS, LOST, ACCURACY, DECISIONS = range(len(PARTS))
"""Of each player: see :class:`byczo.messages.review.Player`."""


@brief
def playouts_each(decisions: int) -> int:
    """How many playouts each decision of a finished game gets."""
    return max(LEAST_PLAYOUTS, min(PLAYOUTS, ALL_PLAYOUTS // max(decisions, 1)))


@brief
def pay_round(state: TableState, seat: int, sign: int, payoff: int) -> float:
    """What the round that was closed last paid a seat: of a win no more than the win."""
    paid = np.zeros(PAYOFFS)
    pay(state, seat, sign, paid)
    if payoff == WIN:
        paid[WIN] -= A_LITTLE * paid[RELATIVE]
    result: float = paid[payoff]
    return result


@brief
def tell_stories(
    count: int,
    rounds: int,
    seats: int,
    par: float,
    notes: IntGrid,
    figures: FloatGrid,
    costs: Floats,
    results: FloatGrid,
    players: FloatGrid,
) -> None:
    """From notes and figures of all decisions, in the order of the game, to what they made of it.

    ``costs`` are those of all actions of all decisions, one after the other, ``results`` the
    payoffs of all rounds that were scored, by seat.
    """
    for seat in range(seats):
        tell_story(seat, count, rounds, par, notes, figures, costs, results, players[seat])
    for _ in range(min(TURNING_POINTS, count)):
        most = -1.0
        turned = 0
        for k in range(count):
            swing = abs(figures[SKILL, k] + figures[LUCK, k])
            if swing > most and notes[TURNED, k] == 0:
                most = swing
                turned = k
        notes[TURNED, turned] = 1


@rule
def tell_story(
    seat: int,
    count: int,
    rounds: int,
    par: float,
    notes: IntGrid,
    figures: FloatGrid,
    costs: Floats,
    results: FloatGrid,
    player: Floats,
) -> None:
    """What changed the expectations of one seat, round by round, from par to the result."""
    last = rounds
    blind = 0.0
    start = 0
    for k in range(count):
        size = int(notes[CANDIDATES, k])
        if notes[SEAT, k] == seat:
            last = max(last, notes[CLOSED, k] + 1)
            figures[COST, k] = costs[start + notes[DONE, k]]
            blind += mean_of(costs, start, size)
            player[LOST] += figures[COST, k]
            player[DECISIONS] += 1
        start += size
    past = 0.0
    for closed in range(last):
        result = results[closed, seat] if closed < rounds else par
        before = count
        for k in range(count):
            if notes[SEAT, k] == seat and notes[CLOSED, k] == closed:
                usual = figures[USUAL, k]
                value = figures[BEST, k] - figures[COST, k]
                figures[STANDING, k] = past + usual - par
                figures[SKILL, k] = value - usual
                figures[LUCK, k] = -value
                player[SKILLS] += value - usual
                if before == count:
                    player[DEAL] += usual - par
                else:
                    figures[LUCK, before] += usual
                    player[LUCKS] += figures[LUCK, before]
                before = k
        if before == count:
            player[DEAL] += result - par
        else:
            if closed >= rounds:
                result = -figures[LUCK, before]
            figures[LUCK, before] += result
            player[LUCKS] += figures[LUCK, before]
        past += result - par
    player[PAR] = par * last
    player[RESULT] = past + par * last
    player[ACCURACY] = accuracy(player[LOST], blind)


@rule
def mean_of(costs: Floats, start: int, size: int) -> float:
    """The mean cost of all actions of a decision: what choosing at random would cost."""
    total = 0.0
    for k in range(start, start + size):
        total += costs[k]
    return total / size


@rule
def accuracy(lost: float, blind: float) -> float:
    """100 if nothing was lost, 0 if as much as by choosing at random, or more."""
    return 100 * max(1 - lost / blind, 0.0) if blind > 0 else 100.0
