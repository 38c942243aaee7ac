"""Many tables at once, written once for all games.

Learners are the seats whose actions come from outside; opponents play the others in here. A table
goes on by itself until a learner must decide.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from byczo.core.chance import draw
from byczo.core.contract import (
    BLANK,
    CHANCE,
    OVER,
    States,
    Stream,
    TableState,
    act,
    choice,
    choices,
    observe,
)
from byczo.core.declaration import OWN, WIN
from byczo.core.encoding import encode_table, standing
from byczo.core.kernels import happen, is_legal
from byczo.core.layout import Bytes, FloatCube, Floats, IntGrid, Ints
from byczo.core.rule import rule
from byczo.core.seats import MOST_SEATS
from byczo.core.waiting import lowest_seat

Flags = npt.NDArray[np.int8]
Streams = Annotated[Stream, 2]
Actions = Annotated[npt.NDArray[np.int64], 2]
Rewards = npt.NDArray[np.float32]

NOBODY_ERRED = -1

BLANK_STATE, SEEN = 0, 1
"""Rows of the states to work in: one that stays blank, and what an opponent sees; then two more."""


@rule
def reply(
    state: TableState,
    seat: int,
    sign: int,
    stream: Stream,
    weights: Floats,
    playouts: int,
    work: States,
    room: IntGrid,
    sums: FloatCube,
    gaps: FloatCube,
) -> int:
    """What an opponent does, from what its seat may know of the table.

    ``work`` has one blank state and three to work in.
    """
    raise TypeError(BLANK)


@rule
def look(state: TableState, seat: int, work: States) -> None:
    """Write what the seat sees into ``work[SEEN]``."""
    work[SEEN] = work[BLANK_STATE]
    observe(state, seat, work[SEEN])


@rule
def is_marked(mask: Flags, action: int) -> bool:
    """Whether the mask allows the action, which may be any number."""
    return 0 <= action < mask.shape[0] and mask[action] != 0


@rule
def first_error(actions: Actions, masks: Annotated[Flags, 3], turns: Ints, single: bool) -> int:
    """The number of the first action that is not allowed, or NOBODY_ERRED.

    ``turns`` tells which learner acts in a single step; nobody does at a table that is over.
    """
    learners = masks.shape[1]
    for table in range(masks.shape[0]):
        if single:
            learner = turns[table]
            if learner >= 0 and not is_marked(masks[table, learner], actions[table, learner]):
                return table * learners + learner
        else:
            for learner in range(learners):
                if not is_marked(masks[table, learner], actions[table, learner]):
                    return table * learners + learner
    return NOBODY_ERRED


@rule
def any_action(state: TableState, seat: int, stream: Stream) -> int:
    """A uniformly random legal action."""
    return choice(state, seat, draw(stream, choices(state, seat)))


@rule
def pay_points(
    state: TableState, seats: Ints, payoff: int, sign: int, paid: Ints, out: Rewards
) -> None:
    """Pay the learners what their points have changed since the last time; ``paid`` remembers."""
    gains = np.empty(MOST_SEATS, np.int16)
    all_gains = 0
    for seat in range(state.players):
        points = state.totals[seat]
        if state.waiting != OVER:
            points += standing(state, seat)
        gains[seat] = points - paid[seat]
        paid[seat] = points
        all_gains += gains[seat]
    others = state.players - 1
    for learner in range(seats.shape[0]):
        gain = gains[seats[learner]]
        reward = float(gain)
        if payoff != OWN:
            reward -= (all_gains - gain) / others
        out[learner] = sign * reward


@rule
def pay_win(state: TableState, seats: Ints, sign: int, out: Rewards) -> None:
    """Pay the learners their share of the win."""
    best = sign * state.totals[0]
    for seat in range(1, state.players):
        best = max(best, sign * state.totals[seat])
    winners = 0
    for seat in range(state.players):
        winners += sign * state.totals[seat] == best
    for learner in range(seats.shape[0]):
        won = sign * state.totals[seats[learner]] == best
        out[learner] = 1.0 / winners if won else 0.0


@rule
def pay_game(
    state: TableState, seats: Ints, payoff: int, sign: int, paid: Ints, out: Rewards
) -> None:
    """Pay the learners at the end of a game."""
    if payoff == WIN:
        pay_win(state, seats, sign, out)
    else:
        pay_points(state, seats, payoff, sign, paid, out)


@rule
def move(
    state: TableState,
    movers: int,
    learners: int,
    actions: npt.NDArray[np.int64],
    masks: Annotated[Flags, 2],
    lenient: bool,
    places: Ints,
    sign: int,
    stream: Stream,
    weights: Floats,
    playouts: int,
    work: States,
    room: IntGrid,
    sums: FloatCube,
    gaps: FloatCube,
) -> None:
    """These seats decide, all before the same table, and then act.

    The learners' actions have been checked, unless ``lenient``.
    """
    decided = np.empty(MOST_SEATS, np.int16)
    left = movers
    while left > 0:
        seat = lowest_seat(left)
        left &= left - 1
        if learners >> seat & 1:
            learner = places[seat]
            action = actions[learner]
            if lenient and not is_marked(masks[learner], action):
                action = any_action(state, seat, stream)
        else:
            action = reply(state, seat, sign, stream, weights, playouts, work, room, sums, gaps)
            if not is_legal(state, seat, action):
                action = any_action(state, seat, stream)
        decided[seat] = action
    while movers > 0:
        seat = lowest_seat(movers)
        movers &= movers - 1
        act(state, seat, decided[seat])


@rule
def mark_actions(state: TableState, seats: Ints, masks: Annotated[Flags, 2], waiting: Flags) -> int:
    """Mark what the learners may do; action 0 is for those who have nothing to decide.

    Returns the first learner who must decide, or -1.
    """
    first = -1
    masks[:] = 0
    bits = max(state.waiting, 0)
    for learner in range(seats.shape[0]):
        seat = seats[learner]
        mask = masks[learner]
        decides = (bits >> seat) & 1
        waiting[learner] = decides
        if decides:
            mark_choices(state, seat, mask)
            if first < 0:
                first = learner
        else:
            mask[0] = 1
    return first


@rule
def mark_choices(state: TableState, seat: int, mask: Flags) -> None:
    """Mark what the seat may do."""
    for k in range(choices(state, seat)):
        mask[choice(state, seat, k)] = 1


@rule
def run_tables(
    states: States,
    first: States,
    ended: States,
    work: States,
    room: IntGrid,
    chance: Streams,
    choosing: Streams,
    which: Flags,
    fresh: bool,
    actions: Actions,
    lenient: bool,
    single: bool,
    renew: bool,
    seats: Ints,
    places: Ints,
    learners: int,
    payoff: int,
    each_decision: bool,
    sign: int,
    sizes: Ints,
    order: IntGrid,
    weights: Floats,
    playouts: int,
    sums: FloatCube,
    gaps: FloatCube,
    observations: Annotated[Bytes, 3],
    masks: Annotated[Flags, 3],
    waiting: Annotated[Flags, 2],
    turns: Ints,
    rewards: Annotated[Rewards, 2],
    done: Flags,
    totals: IntGrid,
    paid: IntGrid,
) -> int:
    """Do the learners' actions, or begin anew (``fresh``), at the tables that ``which`` marks.

    Returns the number of the first action that is not allowed, after doing nothing, or
    NOBODY_ERRED. If ``lenient``, a random legal action takes the place of one that is not.
    """
    if not (fresh or lenient):
        error = first_error(actions, masks, turns, single)
        if error != NOBODY_ERRED:
            return error
    for table in range(states.shape[0]):
        if which[table] == 0:
            continue
        state = states[table]
        pending = not fresh  # whether the actions of the learners are still to be done
        if fresh:
            states[table] = first[0]
            paid[table][:] = 0
        done[table] = 0
        rewards[table][:] = 0.0
        was_over = state.waiting == OVER
        while not was_over:
            while state.waiting == CHANCE:
                happen(state, chance[table], room[0], room[1], room[2])
            if state.waiting == OVER:
                done[table] = 1
                ended[table] = states[table]
                for seat in range(state.players):
                    totals[table, seat] = state.totals[seat]
                pay_game(state, seats, payoff, sign, paid[table], rewards[table])
                if not renew:
                    break
                states[table] = first[0]
                paid[table][:] = 0
            elif pending or state.waiting & learners == 0:
                movers = state.waiting
                if pending and single:
                    movers = 1 << seats[turns[table]]
                move(
                    state,
                    movers,
                    learners if pending else 0,
                    actions[table],
                    masks[table],
                    lenient,
                    places,
                    sign,
                    choosing[table],
                    weights,
                    playouts,
                    work,
                    room,
                    sums,
                    gaps,
                )
                pending = False
            else:
                break
        if each_decision and done[table] == 0 and payoff != WIN and not was_over:
            pay_points(state, seats, payoff, sign, paid[table], rewards[table])
        turns[table] = mark_actions(state, seats, masks[table], waiting[table])
        encode_table(state, seats, sizes, order, observations[table])
    return NOBODY_ERRED
