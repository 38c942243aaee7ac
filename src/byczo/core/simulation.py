"""Random games in bulk: the same stream gives the same games, with or without their records."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from byczo.core.chance import Drawn, draw
from byczo.core.contract import Stream, TableState
from byczo.core.driver import play_recorded
from byczo.core.game import Game
from byczo.core.game_record import GameRecord, Seat
from byczo.core.kernels import play_games
from byczo.core.options import Options
from byczo.core.rule import compiled


def play_many(game: Game, options: Options, games: int, stream: Stream) -> npt.NDArray[np.int16]:
    """The totals of that many whole random games, one row per game."""
    first = game.state.batch(1)
    first[0] = game.start(options)
    totals = np.zeros((games, options.players), np.int16)
    actions = np.zeros(games, np.int16)
    play = compiled(play_games, game.parts)
    play(first, first.copy(), stream, totals, actions)
    return totals


def play_logged(game: Game, options: Options, stream: Stream) -> GameRecord:
    """The record of one random game: the one that :func:`play_many` would play next."""
    engine = game.compiled

    def decide(state: TableState, seat: int) -> int:
        return int(engine.choice(state, seat, draw(stream, engine.choices(state, seat))))

    seats = [Seat(name=f"Random {n + 1}", by="random") for n in range(options.players)]
    return play_recorded(game, options, seats, Drawn(stream), decide)
