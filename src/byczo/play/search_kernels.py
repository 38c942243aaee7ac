"""The kernels of the searcher, written once and fitted with each game.

Full states that fit an observation are imagined; every candidate action is played on the *same*
imagined worlds, with the same luck and the same choices of the others (common random numbers),
and the rest of the round is played out by the policy.
"""

from __future__ import annotations

import numpy as np

from byczo.core.chance import HIGHEST_LIMIT, draw
from byczo.core.contract import (
    CHANCE,
    OVER,
    States,
    Stream,
    TableState,
    act,
    choice,
    choices,
    imagine,
)
from byczo.core.declaration import OWN, RELATIVE, WIN
from byczo.core.kernels import happen
from byczo.core.layout import FloatCube, FloatGrid, Floats, IntGrid, Ints
from byczo.core.rule import rule
from byczo.core.seats import MOST_SEATS
from byczo.play.belief_kernels import imagine_likely
from byczo.play.playout_kernels import act_by_policy, quick

A_LITTLE = 0.002
"""What a point counts in a share of the win: who cannot win any more still plays on well."""

PAYOFFS = 3
WORLDS = PAYOFFS
COLUMNS = PAYOFFS + 1
"""Of the sums of an action: each payoff, and the number of worlds in which it was paid."""

STEPS = 128
"""More than a round has steps between two at which everybody chooses."""

SPREAD = 0x2545F4914F6CD
POSITIVE = (1 << 62) - 1

NO_GUESS, REGRETS, GAINS, PAID, GUESS = 0, 1, 2, 3, 4
ROWS = GUESS + MOST_SEATS
"""Rows of the tables of a trial, by action: the first stays zero, each seat has a guess."""


@rule
def play_round(
    state: TableState,
    weights: Floats,
    stream: Stream,
    bounds: Ints,
    draws: Ints,
    outcome: Ints,
    closed: int,
) -> None:
    """Everybody plays by the policy until the round that is being played has been scored.

    Each step has a stream of its own, so that playouts after different actions share their luck:
    a decision that only one of them had to make does not shift the luck of later steps.
    """
    luck = stream[0]
    step = 0
    while state.waiting != OVER and state.closed == closed:
        waiting = state.waiting
        if waiting & (waiting - 1) != 0:
            step = (step | (STEPS - 1)) + 1
        else:
            step += 1
        stream[0] = (luck ^ (step * SPREAD)) & POSITIVE
        if waiting == CHANCE:
            happen(state, stream, bounds, draws, outcome)
        else:
            act_by_policy(state, weights, stream)


@rule
def pay(state: TableState, seat: int, sign: int, out: Floats) -> None:
    """Payoffs of a seat after the round; ``sign`` is -1 where few points are good."""
    others = 0
    best = sign * state.totals[0]
    for other in range(state.players):
        others += state.points[other]
        best = max(best, sign * state.totals[other])
    mine = state.points[seat]
    others -= mine
    winners = 0
    for other in range(state.players):
        winners += sign * state.totals[other] == best
    out[OWN] = sign * mine
    out[RELATIVE] = sign * (mine - others / (state.players - 1))
    out[WIN] = A_LITTLE * out[RELATIVE]
    if sign * state.totals[seat] == best:
        out[WIN] += 1.0 / winners


@rule
def choose_by_guess(
    state: TableState, seat: int, guess: Floats, weights: Floats, stream: Stream
) -> int:
    """An action drawn in proportion to the guess; by the policy where that is all zero."""
    count = choices(state, seat)
    total = 0.0
    for k in range(count):
        total += guess[choice(state, seat, k)]
    if total <= 0.0:
        return quick(state, seat, weights, stream)
    aim = total * draw(stream, HIGHEST_LIMIT) / HIGHEST_LIMIT
    for k in range(count):
        action = choice(state, seat, k)
        aim -= guess[action]
        if aim < 0.0:
            return action
    return choice(state, seat, count - 1)


@rule
def others_choose(
    state: TableState, seat: int, tables: FloatGrid, row: int, weights: Floats, stream: Stream
) -> None:
    """All others who choose at the same time do so, before this seat.

    They go by a row of the tables, the same for all; by GUESS each by its own. So do those who have
    chosen already: what lies face down says nothing about what it is.
    """
    for other in range(state.players):
        if other != seat and choices(state, other) > 0:
            guess = tables[row + other if row == GUESS else row]
            act(state, other, choose_by_guess(state, other, guess, weights, stream))


@rule
def try_actions(
    seen: TableState,
    seat: int,
    sign: int,
    payoff: int,
    actions: Ints,
    alive: Ints,
    tables: FloatGrid,
    row: int,
    weights: Floats,
    model: Floats,
    worlds: int,
    stream: Stream,
    states: States,
    room: IntGrid,
    sums: FloatCube,
    gaps: FloatCube,
    likes: FloatGrid,
    liked: FloatGrid,
    slots: IntGrid,
) -> None:
    """Play each living candidate on that many worlds.

    All that fit are equally likely; with a model, so far as they make likely what was played.

    ``sums[0, k]`` grows by the payoffs of candidate k and by 1 for each world, ``sums[1, k]`` by
    the squares of the payoffs; ``gaps[0, k, j]`` by how much more k was paid than j in the same
    world, ``gaps[1, k, j]`` by its square. The row after the last candidate of both and
    ``states``, for two, are room to work in.
    """
    bounds, draws, outcome = room[0], room[1], room[2]
    common = np.zeros(1, np.int64)
    count = actions.shape[0]
    payoffs, paid = sums[0, count], gaps[0, count]
    closed = seen.closed
    for _ in range(worlds):
        if len(model) > 0:
            imagine_likely(seen, seat, stream, likes, liked, slots, states[0])
        else:
            imagine(seen, seat, stream, states[0])
        others_choose(states[0], seat, tables, row, weights, stream)
        luck = stream[0]
        for k in range(count):
            if alive[k] == 0:
                continue
            states[1] = states[0]
            common[0] = luck
            act(states[1], seat, actions[k])
            play_round(states[1], weights, common, bounds, draws, outcome, closed)
            pay(states[1], seat, sign, payoffs)
            sums[0, k, WORLDS] += 1.0
            for p in range(PAYOFFS):
                sums[0, k, p] += payoffs[p]
                sums[1, k, p] += payoffs[p] * payoffs[p]
            paid[k] = payoffs[payoff]
            for j in range(k):
                if alive[j]:
                    gap = paid[k] - paid[j]
                    gaps[0, k, j] += gap
                    gaps[1, k, j] += gap * gap
        draw(stream, 2)


@rule
def waiting_seat(state: TableState, number: int) -> int:
    """The first waiting seat from ``number`` on."""
    seat = number % state.players
    while not (state.waiting >> seat) & 1:
        seat = (seat + 1) % state.players
    return seat


@rule
def match_regrets(
    public: TableState,
    sign: int,
    payoff: int,
    rounds: int,
    weights: Floats,
    stream: Stream,
    states: States,
    room: IntGrid,
    tables: FloatGrid,
) -> None:
    """Learn how people choose here, from what everybody can see: regret matching by self-play.

    ``tables`` has a row of regrets and one for the guess, by action, and rows to work in. In each
    round a world is imagined, all choose by their regrets, and one seat finds out what each
    of its actions would have brought.
    """
    bounds, draws, outcome = room[0], room[1], room[2]
    regrets, guess, gains, payoffs = tables[REGRETS], tables[GUESS], tables[GAINS], tables[PAID]
    common = np.zeros(1, np.int64)
    closed = public.closed
    for number in range(rounds):
        imagine(public, -1, stream, states[0])
        learner = waiting_seat(public, number)
        others_choose(states[0], learner, tables, REGRETS, weights, stream)
        luck = stream[0]
        count = choices(states[0], learner)
        total = 0.0
        for k in range(count):
            total += regrets[choice(states[0], learner, k)]
        mean = 0.0
        for k in range(count):
            action = choice(states[0], learner, k)
            states[1] = states[0]
            common[0] = luck
            act(states[1], learner, action)
            play_round(states[1], weights, common, bounds, draws, outcome, closed)
            pay(states[1], learner, sign, payoffs)
            share = 1.0 / count
            if total > 0.0:
                share = regrets[action] / total
            gains[k] = payoffs[payoff]
            mean += share * gains[k]
            guess[action] += share * (number + 1)  # what was learned later counts more
        for k in range(count):
            action = choice(states[0], learner, k)
            regrets[action] = max(regrets[action] + gains[k] - mean, 0.0)
        draw(stream, 2)
