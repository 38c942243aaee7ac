"""The payoff of a round that a seat may expect before anything is dealt: par."""

from __future__ import annotations

import numpy as np

from byczo.core.chance import stream_of
from byczo.core.contract import States, Stream
from byczo.core.declaration import OWN, WIN
from byczo.core.game import Game
from byczo.core.kernels import room_for
from byczo.core.layout import FloatGrid, Floats, IntGrid
from byczo.core.options import Options
from byczo.core.rule import compiled, rule
from byczo.play.playout_policy import policy_of
from byczo.play.search_kernels import PAYOFFS, pay, play_round
from byczo.play.trial import sign_of

ROUNDS = 4000
"""Played to find out the mean: an error of about a tenth of a head."""

SEED = "par"


def baseline_of(game: Game, options: Options, payoff: int) -> float:
    """The payoff of a round at a table with these options."""
    policy = policy_of(game)
    states = game.state.batch(2)
    states[0] = game.start(options)
    sums: Floats = np.zeros((2, PAYOFFS))
    find = compiled(find_par, policy.parts)
    stream, room = stream_of(SEED), room_for(game)
    means = policy.weights, stream, room, sums
    return float(find(states, sign_of(game), payoff, ROUNDS, *means))


@rule
def find_par(
    states: States,
    sign: int,
    payoff: int,
    rounds: int,
    weights: Floats,
    stream: Stream,
    room: IntGrid,
    sums: FloatGrid,
) -> float:
    """0 against the others, an equal share of the win, or the mean of own points.

    That is the mean over all seats, if all play a round from ``states[0]`` as playouts do.
    """
    par = 0.0
    if payoff == WIN:
        par = 1 / states[0].players
    if payoff == OWN:
        play_rounds(states, sign, weights, rounds, stream, room, sums)
        par = sums[0, OWN] / rounds / states[0].players
    return par


@rule
def play_rounds(
    states: States,
    sign: int,
    weights: Floats,
    rounds: int,
    stream: Stream,
    room: IntGrid,
    sums: FloatGrid,
) -> None:
    """Play rounds from ``states[0]``, in ``states[1]``, and add up all payoffs of all seats."""
    for _ in range(rounds):
        states[1] = states[0]
        play_round(states[1], weights, stream, room[0], room[1], room[2], states[0].closed)
        for seat in range(states[0].players):
            pay(states[1], seat, sign, sums[1])
            for payoff in range(PAYOFFS):
                sums[0, payoff] += sums[1, payoff]
