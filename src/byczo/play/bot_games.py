"""Bots at a table among themselves."""

from __future__ import annotations

from collections.abc import Sequence

from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import TableState
from byczo.core.driver import play_recorded
from byczo.core.game import Game
from byczo.core.game_record import GameRecord, Seat
from byczo.core.options import Options
from byczo.play.roster import bot_of


def play_bots(game: Game, options: Options, names: Sequence[str], seed: str) -> GameRecord:
    """The record of a whole game; the names are repeated until every seat has a bot."""
    seated = [names[seat % len(names)] for seat in range(options.players)]
    bots = [bot_of(name, game, stream_of(f"{seed}/{seat}")) for seat, name in enumerate(seated)]
    seats = [Seat(name=f"{name.title()} {seat + 1}", by=name) for seat, name in enumerate(seated)]

    def decide(state: TableState, seat: int) -> int:
        return bots[seat].decide(game.compiled.seen(state, seat), seat)

    return play_recorded(game, options, seats, Seeded(seed), decide)
