"""Who plays the seats that are not learners: in machine code, from what their seats see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from byczo.core.contract import States, Stream, TableState, choice, choices, policy
from byczo.core.declaration import RELATIVE
from byczo.core.errors import BadOption, Unknown
from byczo.core.fitting import is_rule
from byczo.core.game import Game
from byczo.core.layout import FloatCube, Floats, IntGrid
from byczo.core.rule import rule
from byczo.envs.kernels import SEEN, look, reply
from byczo.play.playout_kernels import by_policy, by_weights, quick
from byczo.play.playout_policy import (
    EVEN,
    Parts,
    PlayoutPolicy,
    policy_of,
    policy_of_file,
    random_policy,
)
from byczo.play.search_kernels import COLUMNS, NO_GUESS, try_actions

OpponentRule = Callable[[Any, int, Stream], int]
"""A rule of somebody's own: it gives a legal action of the seat, from what the seat sees."""

MOST_ACTIONS = 512
"""Of a game, for an opponent that searches."""


@dataclass(frozen=True)
class Opponent:
    """The parts that tables are fitted with, and what the kernel is told."""

    parts: Parts
    weights: Floats
    playouts: int = 0


def opponent_of(game: Game, given: str | OpponentRule) -> Opponent:
    """An opponent by name, or one that goes by a rule.

    ``random``; ``policy``, the game's quick policy; ``weights``, what was learned for the search,
    or ``weights@FILE``; ``search:500`` or ``search:500@FILE``, a search with so many playouts for
    each decision.
    """
    if not isinstance(given, str):
        if not callable(given):
            raise BadOption(f"opponents are one name or one rule for all seats, not {given!r}")
        if not is_rule(given):
            raise BadOption(f"{given!r} is no rule: mark the function with @rule")
        parts: Parts = {**game.parts, policy: given, by_weights: by_policy, reply: reply_by_rule}
        return Opponent(parts, EVEN)
    kind, at, file = given.partition("@")
    word, _, number = kind.partition(":")
    if word == "search" and number.isascii() and number.isdigit() and int(number) > 0:
        return searching(game, int(number), _weights_in(game, file) if at else policy_of(game))
    if kind == "weights" and at:
        return _quick(_weights_in(game, file))
    makers = {"random": random_policy, "policy": _by_policy, "weights": policy_of}
    if given not in makers:
        raise Unknown(
            f"there is no opponent {given!r}: there are random, policy, weights, weights@FILE, "
            "search:PLAYOUTS and search:PLAYOUTS@FILE, and any function marked with @rule"
        )
    return _quick(makers[given](game))


def searching(game: Game, playouts: int, policy: PlayoutPolicy) -> Opponent:
    """An opponent that tries its actions on imagined worlds."""
    if game.actions >= MOST_ACTIONS:
        raise BadOption(f"{game.title} has more than {MOST_ACTIONS - 1} actions to search in")
    return Opponent({**policy.parts, reply: reply_by_search}, policy.weights, playouts)


def room_to_search(game: Game, opponent: Opponent) -> tuple[Floats, Floats]:
    """Sums and gaps for the kernel to work in; next to nothing if nobody searches."""
    size = game.actions + 2 if opponent.playouts else 1
    return np.zeros((2, size, COLUMNS)), np.zeros((2, size, size))


def _quick(policy: PlayoutPolicy) -> Opponent:
    return Opponent({**policy.parts, reply: reply_quickly}, policy.weights)


def _by_policy(game: Game) -> PlayoutPolicy:
    return PlayoutPolicy({**game.parts, by_weights: by_policy}, EVEN)


def _weights_in(game: Game, file: str) -> PlayoutPolicy:
    if game.strategy.features is None:
        raise BadOption(f"{game.title} is played without learned weights")
    return policy_of_file(game, Path(file))


@rule
def reply_quickly(
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
    """As playouts choose. The laws of every game hold these rules to what the seat sees."""
    return quick(state, seat, weights, stream)


@rule
def reply_by_rule(
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
    """As somebody's own rule says, which is shown what the seat sees and nothing else."""
    look(state, seat, work)
    return quick(work[SEEN], seat, weights, stream)


@rule
def reply_by_search(
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
    """The action that brings most, tried on as many imagined worlds as the playouts allow."""
    look(state, seat, work)
    seen = work[SEEN]
    count = choices(seen, seat)
    if count == 1:
        return choice(seen, seat, 0)
    actions = np.empty(MOST_ACTIONS, np.int16)
    alive = np.empty(MOST_ACTIONS, np.int16)
    guesses = np.zeros((NO_GUESS + 1, MOST_ACTIONS))
    for k in range(count):
        actions[k] = choice(seen, seat, k)
        alive[k] = 1
        for payoff in range(COLUMNS):
            sums[0, k, payoff] = 0.0
    worlds = max(playouts // count, 1)
    try_actions(
        seen,
        seat,
        sign,
        RELATIVE,
        actions[:count],
        alive[:count],
        guesses,
        NO_GUESS,
        weights,
        weights[:0],  # hands are not read from play, so no room is needed for that
        worlds,
        stream,
        work[SEEN + 1 :],
        room,
        sums,
        gaps,
        gaps[0],
        gaps[0],
        room,
    )
    best = 0
    for k in range(1, count):
        if sums[0, k, RELATIVE] > sums[0, best, RELATIVE]:
            best = k
    return actions[best]
