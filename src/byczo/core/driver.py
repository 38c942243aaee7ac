"""Plays whole games in Python: the one loop that waits for seats and for chance.

Loops that need no Python in between are kernels: see :mod:`byczo.core.kernels`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from byczo.core.chance import Source
from byczo.core.contract import CHANCE, OVER, TableState
from byczo.core.game import Engine, Game
from byczo.core.game_record import VERSION, GameRecord, Seat
from byczo.core.kernels import room_for
from byczo.core.layout import Ints
from byczo.core.match import result_of
from byczo.core.match_kernels import arrange_outcome
from byczo.core.options import Options, written_options

SourceOf = Callable[[Any], Source]
"""Where the draws of the next deal or roll come from, by the state."""

Decide = Callable[[Any, int], int]
"""What a seat does, from the whole state: whoever decides for a seat observes it first."""


def moves(
    game: Game, state: TableState, engine: Engine, source_of: SourceOf, decide: Decide
) -> Iterator[tuple[int, Any]]:
    """Play on to the end; yields every move before it is made.

    A move is a seat and its action, or CHANCE and an outcome. Seats that wait at the same time
    decide on the same state, so that nobody learns who has chosen already.
    """
    bounds, draws, outcome = room_for(game)
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            count = engine.limits(state, bounds)
            draws[:count] = source_of(state).draws(bounds[:count].tolist())
            dealt: Ints = outcome[: engine.unfold(state, draws, outcome)]
            yield CHANCE, dealt
            engine.deal(state, dealt)
        else:
            waiting = [seat for seat in range(state.players) if state.waiting >> seat & 1]
            for seat, action in [(seat, decide(state, seat)) for seat in waiting]:
                yield seat, action
                engine.act(state, seat, action)


def play_recorded(
    game: Game, options: Options, seats: list[Seat], source: Source, decide: Decide
) -> GameRecord:
    """A whole game and its record."""
    state = game.start(options)
    log: list[dict[str, Any]] = []
    closed = 0
    for seat, what in moves(game, state, game.compiled, lambda _: source, decide):
        if state.closed != closed:
            closed = state.closed
            log.append(_score(state))
        if seat == CHANCE:
            dealt = what.copy()  # a record is read by people: hands in order
            game.compiled.fit(arrange_outcome)(state.alone(), dealt)
            log.append(game.notation.write_outcome(state, dealt.tolist()))
        else:
            log.append({"seat": seat, "do": game.notation.write_action(state, what)})
    if state.closed != closed:
        log.append(_score(state))
    return GameRecord(
        byczo=VERSION,
        game=game.id,
        options=written_options(options),
        seats=seats,
        log=log,
        result=result_of(game, state),
    )


def _score(state: TableState) -> dict[str, Any]:
    return {"score": [int(points) for points in state.points[: state.players]]}
