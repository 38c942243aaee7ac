"""A score pad as it is kept: names, options and rounds, and what follows from them by the rules.

Only the marks are kept. Points, totals and the end are made of them anew by the game's own rules,
so that a round can be corrected or taken out at any time, and nothing can disagree.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from byczo.core.contract import OVER, TableState
from byczo.core.errors import BadOption, BadRound
from byczo.core.game import Engine, Game
from byczo.core.pad_declaration import AFTER_END, MOST_MARKS, MOST_ROUNDS, open_pad, write_round

FORMAT = 1

Marks = list[int]
"""What was written down of one round."""


class ScorePad(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pad with names on it, in the order of the table."""

    format: int = FORMAT
    game: str
    options: dict[str, Any] = {}  # all but the players
    names: list[str]
    rounds: list[Marks] = []

    def with_round(self, marks: Marks) -> ScorePad:
        """One round more."""
        return msgspec.structs.replace(self, rounds=[*self.rounds, marks])

    def with_correction(self, number: int, marks: Marks) -> ScorePad:
        """Other marks in a round, counted from 1."""
        rounds = list(self.rounds)
        rounds[self._place(number)] = marks
        return msgspec.structs.replace(self, rounds=rounds)

    def without_round(self, number: int) -> ScorePad:
        """A round less; those after it move up."""
        rounds = list(self.rounds)
        del rounds[self._place(number)]
        return msgspec.structs.replace(self, rounds=rounds)

    def _place(self, number: int) -> int:
        if not 1 <= number <= len(self.rounds):
            raise BadOption(f"there is no round {number}: {len(self.rounds)} are written down")
        return number - 1


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from a pad."""

    points: list[list[int]]  # by round and seat
    totals: list[int]
    places: list[int]  # from 1; equal totals share one
    over: bool
    reason: str | None
    turn: int | None  # whose deal or roll it is, where the game says so
    state: Any


def standing(game: Game, pad: ScorePad, engine: Engine | None = None) -> Standing:
    """Points, totals and places. BadOption or BadRound where the pad cannot be so."""
    engine = engine or game.compiled
    table = start(game, pad).alone()
    engine.fit(open_pad)(table)
    players = len(pad.names)
    points: list[list[int]] = []
    if len(pad.rounds) > MOST_ROUNDS:
        raise BadOption(f"a pad has room for {MOST_ROUNDS} rounds")
    for number, marks in enumerate(pad.rounds, 1):
        problem = engine.fit(write_round)(table, _written(game, marks, players, number))
        if problem == AFTER_END:
            raise BadRound("pad-after-end", number)
        if problem:
            raise BadRound(game.pad.problems[problem], number)
        gained = table[0].totals[:players].tolist()
        before = [sum(one) for one in zip(*points, strict=True)] or [0] * players
        points.append([now - then for now, then in zip(gained, before, strict=True)])
    state = table[0]
    totals = state.totals[:players].tolist()
    return Standing(
        points=points,
        totals=totals,
        places=places(totals, fewest_wins=game.fewest_wins),
        over=state.waiting == OVER,
        reason=game.reasons.get(state.reason),
        turn=int(getattr(state, game.pad.turn)) if game.pad.turn else None,
        state=state,
    )


def start(game: Game, pad: ScorePad) -> TableState:
    """The state before the first round."""
    if pad.format != FORMAT:
        raise BadOption(f"this pad is of format {pad.format}; this version knows format {FORMAT}")
    players = len(pad.names)
    if "players" in pad.options:
        raise BadOption("leave out the number of players: it is the number of names on the pad")
    if players not in game.players:
        fewest, most = game.players[0], game.players[-1]
        raise BadOption(f"{game.title} is for {fewest} to {most} players, not {players}")
    state: TableState = game.start(game.read_options({**pad.options, "players": players}))
    return state


def places(totals: list[int], *, fewest_wins: bool) -> list[int]:
    """The place of each total; equal ones share it."""
    ranked = [total if fewest_wins else -total for total in totals]
    return [1 + sum(other < one for other in ranked) for one in ranked]


def _written(game: Game, marks: Marks, players: int, number: int) -> Any:
    entry = game.pad.entry
    if len(marks) != entry.size(players) or not entry.fits(players, marks):
        raise BadRound("pad-not-a-round", number)
    room = np.zeros(MOST_MARKS, np.int16)
    room[: len(marks)] = marks
    return room
