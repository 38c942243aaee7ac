"""Bots at a table among themselves."""

from __future__ import annotations

from collections.abc import Sequence

from byczo.core.chance import Seeded, stream_of
from byczo.core.game import Game
from byczo.core.game_record import Seat
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.play.roster import bot_of


def play_bots(game: Game, options: Options, names: Sequence[str], seed: str) -> Match:
    """A whole game: the bots of these names sit clockwise, again and again until all sit."""
    seated = [names[seat % len(names)] for seat in range(options.players)]
    bots = [bot_of(name, game, stream_of(f"{seed}/{seat}")) for seat, name in enumerate(seated)]
    seats = [Seat(name=f"{name.title()} {seat + 1}", by=name) for seat, name in enumerate(seated)]
    match = Match(game, options, chance=Seeded(seed), seats=seats, compiled=True)
    while not match.over:
        for seat in match.waiting:
            match.act(seat, bots[seat].decide(match.observe(seat), seat))
    return match
