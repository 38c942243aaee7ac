"""Ends of games of two in their last rows, and their odds by plain enumeration."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from byczo.core.chance import draw, stream_of
from byczo.core.contract import OVER
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.rules import AGAIN, COLOURS, CROSSED, DECIDE, ROLL, State
from tests.support import legal

ENGINE = GAME.compiled
LAST = 4

Known = dict[tuple[Any, ...], float]


def last_rows(seed: str, mine: int, theirs: int, lead: int = 0, active: int = 0) -> State:
    """Before a roll: so many fields are open in the last row of either, at random places."""
    stream = stream_of(seed)
    match = Match(GAME, {"players": 2}, compiled=True)
    match.deal({"deal": {"sheets": default_layout()[:2], "first": active}})
    state: Any = match.state.twin()
    state.scores[:2, 0] = 20
    state.scores[0, 0] += lead
    for seat, count in enumerate((mine, theirs)):
        state.row[seat] = LAST
        state.hits[seat, LAST] = draw(stream, COLOURS - count + 1)
        while state.free[seat].bit_count() > count:
            colour = draw(stream, COLOURS)
            state.free[seat] &= ~(1 << colour)
            state.written[seat, LAST, colour] = CROSSED
    return state


def rolled(state: State, dice: tuple[int, ...]) -> State:
    """With these dice on the table."""
    after = state.twin()
    ENGINE.deal(after, np.array([*dice, *[0] * 200], np.int16))
    return after


def chance_to_win(state: State, known: Known | None = None) -> float:
    """The chance of seat 0 if both do their best: every face of every die that matters is tried.

    Where neither can make sure of more, it is the middle between what each can.
    """
    known = {} if known is None else known
    facts: Any = [
        state.free,
        state.hits[:, LAST],
        state.scores.sum(axis=1),
        state.dice,
        state.chosen,
    ]
    key = (*(tuple(each.tolist()) for each in facts), int(state.active), int(state.phase))
    if key not in known:
        known[key] = _chance_to_win(state, known)
    return known[key]


def _chance_to_win(state: State, known: Known) -> float:
    if state.waiting == OVER:
        mine, theirs = state.totals[:2].tolist()
        return (mine > theirs) + (mine == theirs) / 2
    if state.phase in (ROLL, AGAIN):
        open_fields = int(state.free[0] | state.free[1])
        stays = [state.phase == AGAIN and die == 1 for die in state.dice.tolist()]
        faces = [
            [1] if stays[colour] else range(1, 7) if open_fields >> colour & 1 else [6]
            for colour in range(COLOURS)
        ]
        rolls = [chance_to_win(rolled(state, dice), known) for dice in product(*faces)]
        return float(np.mean(rolls))
    if state.phase == DECIDE:
        seat = int(state.active)
        ways = [
            chance_to_win(acted(state, seat, each), known) for each in legal(ENGINE, state, seat)
        ]
        return max(ways) if seat == 0 else min(ways)
    return float(np.mean(bounds(payoffs(state, known))))


def payoffs(state: State, known: Known) -> np.ndarray:
    """The chance of seat 0 by entries of both seats."""
    mine, theirs = legal(ENGINE, state, 0), legal(ENGINE, state, 1)
    games = (acted(acted(state, 0, own), 1, other) for own in mine for other in theirs)
    return np.array([chance_to_win(game, known) for game in games]).reshape(len(mine), -1)


def bounds(table: np.ndarray) -> tuple[float, float]:
    """What the first can make sure of, and what the second can hold it to."""
    return float(table.min(axis=1).max()), float(table.max(axis=0).min())


def acted(state: State, seat: int, action: int) -> State:
    """After an action."""
    after = state.twin()
    ENGINE.act(after, seat, action)
    return after
