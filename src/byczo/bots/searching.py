"""The kernels of the searcher, written once and fitted with each game.

Full states that fit an observation are imagined; every candidate action is played on the *same*
imagined worlds, with the same luck and the same choices of the others (common random numbers),
and the rest of the round is played out by a quick policy.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from byczo.core.chance import draw
from byczo.core.contract import (
    CHANCE,
    OVER,
    Stream,
    Table,
    act,
    choice,
    choices,
    imagine,
    policy,
)
from byczo.core.kernels import SEAT_OF, happen
from byczo.core.record import Ints
from byczo.core.rule import rule

Floats = npt.NDArray[np.float64]

OWN, RELATIVE, WIN = 0, 1, 2
"""Payoffs: own points, own points less the others' mean, share of the win."""

PAYOFFS = 3


@rule
def play_round(
    state: Table, stream: Stream, bounds: Ints, draws: Ints, outcome: Ints, closed: int
) -> None:
    """Everybody plays by the policy until the round that is being played has been scored."""
    while state.waiting != OVER and state.closed == closed:
        if state.waiting == CHANCE:
            happen(state, stream, bounds, draws, outcome)
        else:
            waiting = state.waiting
            while waiting > 0:
                bit = waiting & -waiting
                waiting ^= bit
                seat = SEAT_OF[bit]
                act(state, seat, policy(state, seat, stream))


@rule
def pay(state: Table, seat: int, sign: int, out: Floats) -> None:
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
    out[WIN] = 0.0
    if sign * state.totals[seat] == best:
        out[WIN] = 1.0 / winners


@rule
def choose_by_weight(state: Table, seat: int, weights: Floats, stream: Stream) -> int:
    """An action drawn in proportion to the weights; by the policy where all weights are zero."""
    count = choices(state, seat)
    total = 0.0
    for k in range(count):
        total += weights[choice(state, seat, k)]
    if total <= 0.0:
        return policy(state, seat, stream)
    aim = total * draw(stream, 1 << 15) / (1 << 15)
    for k in range(count):
        action = choice(state, seat, k)
        aim -= weights[action]
        if aim < 0.0:
            return action
    return choice(state, seat, count - 1)


@rule
def others_choose(state: Table, seat: int, weights: Floats, stream: Stream) -> None:
    """All others who choose at the same time do so, before this seat.

    Also those who have chosen already: what lies face down says nothing about what it is.
    """
    for other in range(state.players):
        if other != seat and choices(state, other) > 0:
            act(state, other, choose_by_weight(state, other, weights, stream))


@rule
def try_actions(
    seen: Table,
    seat: int,
    sign: int,
    actions: Ints,
    alive: Ints,
    weights: Floats,
    worlds: int,
    stream: Stream,
    common: Stream,
    states: Any,
    room: Ints,
    values: Floats,
) -> None:
    """Play each living candidate on that many worlds; adds to ``values`` per candidate.

    ``values[k]`` holds, for each payoff, the sum, the sum of squares and the sum of products
    with the first living candidate's payoff in the same world. ``states`` is room for two.
    """
    bounds, draws, outcome = room[0], room[1], room[2]
    payoffs = values[actions.shape[0], 0]
    first = values[actions.shape[0], 1]
    closed = seen.closed
    for _ in range(worlds):
        imagine(seen, seat, stream, states[0])
        others_choose(states[0], seat, weights, stream)
        luck = stream[0]
        fresh = True
        for k in range(actions.shape[0]):
            if alive[k] == 0:
                continue
            states[1] = states[0]
            common[0] = luck
            act(states[1], seat, actions[k])
            play_round(states[1], common, bounds, draws, outcome, closed)
            pay(states[1], seat, sign, payoffs)
            if fresh:
                for p in range(PAYOFFS):
                    first[p] = payoffs[p]
                fresh = False
            for p in range(PAYOFFS):
                values[k, 0, p] += payoffs[p]
                values[k, 1, p] += payoffs[p] * payoffs[p]
                values[k, 2, p] += payoffs[p] * first[p]
        draw(stream, 2)


@rule
def waiting_seat(state: Table, number: int) -> int:
    """The waiting seats in turn."""
    seat = number % state.players
    while not (state.waiting >> seat) & 1:
        seat = (seat + 1) % state.players
    return seat


@rule
def match_regrets(
    public: Table,
    sign: int,
    payoff: int,
    rounds: int,
    stream: Stream,
    common: Stream,
    states: Any,
    room: Ints,
    tables: Floats,
) -> None:
    """Learn how people choose here, from what everybody can see: regret matching by self-play.

    ``tables`` has a row of regrets and one of weights by action, and a row to work in. In each
    round a world is imagined, all choose by their regrets, and one seat finds out what each of
    its actions would have brought.
    """
    bounds, draws, outcome = room[0], room[1], room[2]
    regrets, weights, gains, payoffs = tables[0], tables[1], tables[2], tables[3]
    closed = public.closed
    for number in range(rounds):
        imagine(public, -1, stream, states[0])
        learner = waiting_seat(public, number)
        others_choose(states[0], learner, regrets, stream)
        luck = stream[0]
        count = choices(states[0], learner)
        total = 0.0
        for k in range(count):
            total += max(regrets[choice(states[0], learner, k)], 0.0)
        mean = 0.0
        for k in range(count):
            action = choice(states[0], learner, k)
            states[1] = states[0]
            common[0] = luck
            act(states[1], learner, action)
            play_round(states[1], common, bounds, draws, outcome, closed)
            pay(states[1], learner, sign, payoffs)
            share = 1.0 / count
            if total > 0.0:
                share = max(regrets[action], 0.0) / total
            gains[k] = payoffs[payoff]
            mean += share * gains[k]
            weights[action] += share
        for k in range(count):
            action = choice(states[0], learner, k)
            regrets[action] = max(regrets[action] + gains[k] - mean, 0.0)
        draw(stream, 2)
