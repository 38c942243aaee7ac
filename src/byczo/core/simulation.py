"""Random games in bulk: the same seed gives the same games, with or without their records."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from byczo.core.chance import draw, draw_each
from byczo.core.contract import CHANCE, OVER, Stream
from byczo.core.game import Game
from byczo.core.game_record import VERSION, GameRecord, Seat
from byczo.core.kernels import play_games, room_for
from byczo.core.match import result_of
from byczo.core.match_kernels import arrange_outcome
from byczo.core.options import Options, written_options
from byczo.core.rule import compiled


def play_many(game: Game, options: Options, games: int, stream: Stream) -> npt.NDArray[np.int16]:
    """The totals of that many whole random games, one row per game."""
    first = game.state.batch(1)
    first[0] = game.start(options)
    totals = np.zeros((games, options.players), np.int16)
    actions = np.zeros(games, np.int16)
    play = compiled(play_games, game.parts)
    play(first, first.copy(), stream, room_for(game), totals, actions)
    return totals


def play_logged(game: Game, options: Options, stream: Stream) -> GameRecord:
    """The record of one random game: the one that :func:`play_many` would play next."""
    engine = game.compiled
    state = game.start(options)
    bounds, draws, outcome = room_for(game)
    log: list[dict[str, Any]] = []
    while state.waiting != OVER:
        closed = state.closed
        if state.waiting == CHANCE:
            draw_each(stream, bounds, engine.limits(state, bounds), draws)
            dealt = outcome[: engine.unfold(state, draws, outcome)].copy()
            engine.fit(arrange_outcome)(state.alone(), dealt)
            log.append(game.notation.write_outcome(state, dealt.tolist()))
            engine.deal(state, outcome)
        else:
            waiting = state.waiting
            for seat in (seat for seat in range(state.players) if waiting >> seat & 1):
                index = draw(stream, engine.choices(state, seat))
                action = int(engine.choice(state, seat, index))
                log.append({"seat": seat, "do": game.notation.write_action(state, action)})
                engine.act(state, seat, action)
        if state.closed != closed:
            log.append({"score": state.points[: state.players].tolist()})
    return GameRecord(
        byczo=VERSION,
        game=game.id,
        options=written_options(options),
        seats=[Seat(name=f"Random {n + 1}", by="random") for n in range(options.players)],
        log=log,
        result=result_of(game, state),
    )
