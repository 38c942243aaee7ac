"""Random games at a table with a committed secret."""

from __future__ import annotations

from byczo.core.fairness import Fair
from byczo.core.game import Game
from byczo.core.game_record import GameRecord
from byczo.core.match import Match
from byczo.core.options import Options
from tests.support import finish


def fair_game(game: Game, options: Options, secret: bytes = bytes(range(32))) -> GameRecord:
    """The record of one."""
    match = Match(game, options, chance=Fair(secret, ["ania", "bruno"]), compiled=True)
    return finish(match, "fair").record()
