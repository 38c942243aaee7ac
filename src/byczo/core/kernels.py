"""Kernels: loops over any game, written once and fitted with a game's rules.

A compiled call from Python costs a few microseconds, so loops belong in here.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from byczo.core.chance import draw, draw_each
from byczo.core.contract import (
    CHANCE,
    MOST_DRAWS,
    OVER,
    States,
    Stream,
    TableState,
    act,
    choice,
    choices,
    deal,
    limits,
    unfold,
)
from byczo.core.game import Game
from byczo.core.layout import IntGrid, Ints
from byczo.core.rule import hot, rule
from byczo.core.waiting import lowest_seat

Masks = npt.NDArray[np.uint8]

ILLEGAL = -1
"""What :func:`step_batch` returns for an illegal action in the first game."""

MISFIT = -(1 << 31)
"""What it returns if the arrays do not fit together."""


def room_for(game: Game) -> Ints:
    """Three lists for a kernel to work in: limits, draws and an outcome of chance."""
    return np.zeros((3, max(game.most_draws, game.most_outcome)), np.int16)


@rule
def happen(state: TableState, stream: Stream, bounds: Ints, draws: Ints, outcome: Ints) -> None:
    """Draw what chance decides now, and let it happen. The three lists are room to work in."""
    draw_each(stream, bounds, limits(state, bounds), draws)
    unfold(state, draws, outcome)
    deal(state, outcome)


@hot
def act_at_random(state: TableState, stream: Stream) -> int:
    """Every waiting seat does something legal. Returns the number of actions."""
    waiting = state.waiting
    acted = 0
    while waiting > 0:
        seat = lowest_seat(waiting)
        waiting &= waiting - 1
        act(state, seat, choice(state, seat, draw(stream, choices(state, seat))))
        acted += 1
    return acted


@hot
def play_out(state: TableState, stream: Stream, bounds: Ints, draws: Ints, outcome: Ints) -> int:
    """Play at random to the end of the game. Returns the number of actions."""
    acted = 0
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            happen(state, stream, bounds, draws, outcome)
        else:
            acted += act_at_random(state, stream)
    return acted


@rule
def play_games(first: States, work: States, stream: Stream, totals: IntGrid, actions: Ints) -> None:
    """Play a whole random game for each row of ``totals``, and note its totals and length.

    ``first`` and ``work`` are batches of one: the state to start from, and one to play in.
    The stream and all lists of draws are the kernel's own, so that the compiler knows that
    nothing else changes them.
    """
    luck = np.empty(1, np.int64)
    bounds = np.empty(MOST_DRAWS, np.int16)
    draws = np.empty(MOST_DRAWS, np.int16)
    outcome = np.empty(MOST_DRAWS, np.int16)
    luck[0] = stream[0]
    for game in range(totals.shape[0]):
        work[0] = first[0]
        actions[game] = play_out(work[0], luck, bounds, draws, outcome)
        for seat in range(totals.shape[1]):
            totals[game, seat] = work[0].totals[seat]
    stream[0] = luck[0]


@rule
def is_legal(state: TableState, seat: int, action: int) -> bool:
    """Whether the rules allow the seat this action now."""
    for index in range(choices(state, seat)):
        if choice(state, seat, index) == action:
            return True
    return False


@rule
def is_possible(state: TableState, seat: int, pick: int) -> bool:
    """Whether the seat must decide and may do this, 0 being anything; or nobody must decide."""
    if state.waiting <= 0:
        return True
    if seat < 0 or seat >= state.players or not (state.waiting >> seat) & 1:
        return False
    return pick == 0 or is_legal(state, seat, pick)


@rule
def mark_legal(state: TableState, seat: int, mask: Masks) -> int:
    """Set the mask to 1 at the seat's legal actions and to 0 elsewhere; returns their number.

    A mask that is too short for an action is not written beyond its end.
    """
    mask[:] = 0
    count = choices(state, seat)
    for k in range(count):
        action = choice(state, seat, k)
        if action < mask.shape[0]:
            mask[action] = 1
    return count


@rule
def step_batch(
    states: States,
    picks: Ints,
    stream: Stream,
    first: States,
    seats: Ints,
    masks: Annotated[Masks, 2],
) -> int:
    """One decision in each game of a batch: act, let chance happen, mark what is legal next.

    ``picks[i]`` is the action of seat ``seats[i]`` in game i, or 0 for one at random. Afterwards
    ``seats[i]`` is the lowest seat that must act next and ``masks[i]`` its legal actions. A game
    that has ended starts anew from ``first``. Returns the number of games that ended. If a pick
    is not legal, nothing is done, and ILLEGAL minus the number of its game is returned; and MISFIT
    if picks, seats and masks are not one for each state.
    """
    count = states.shape[0]
    if picks.shape[0] != count or seats.shape[0] != count or masks.shape[0] != count:
        return MISFIT
    if first.shape[0] < 1:
        return MISFIT
    for i in range(states.shape[0]):
        if not is_possible(states[i], seats[i], picks[i]):
            return ILLEGAL - i
    bounds = np.empty(MOST_DRAWS, np.int16)
    draws = np.empty(MOST_DRAWS, np.int16)
    outcome = np.empty(MOST_DRAWS, np.int16)
    ended = 0
    for i in range(states.shape[0]):
        state = states[i]
        if state.waiting > 0:
            seat = seats[i]
            action = picks[i]
            if action == 0:
                action = choice(state, seat, draw(stream, choices(state, seat)))
            act(state, seat, action)
        while state.waiting <= 0:
            if state.waiting == OVER:
                ended += 1
                states[i] = first[0]
            else:
                happen(state, stream, bounds, draws, outcome)
        seats[i] = lowest_seat(state.waiting)
        mark_legal(state, seats[i], masks[i])
    return ended
