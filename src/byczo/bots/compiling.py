"""Compiling games together with their searchers and coaches, as a child process does it.

It is called like ``python -m byczo.bots.compiling byczo.games.six_nimmt:GAME``.
"""

from __future__ import annotations

import sys
from importlib import import_module

from byczo.bots.coach import Coach
from byczo.bots.search import Effort, SearchBot
from byczo.core.chance import Seeded, stream_of
from byczo.core.compiling import compile_here
from byczo.core.game import Game
from byczo.core.match import Match


def compile_search(game: Game) -> None:
    """Compile, or load, the kernels of a game's searcher and coach: by asking them once."""
    match = Match(game, {"players": game.players.start}, chance=Seeded(0), compiled=True)
    seat = match.waiting[0]
    SearchBot(game, stream_of(0), Effort(playouts=100)).think(match.observe(seat), seat)
    Coach(game).advice(match.observe(seat), seat, playouts=100)


if __name__ == "__main__":
    _module, _name = sys.argv[1].split(":")
    _game = getattr(import_module(_module), _name)
    compile_here(_game)
    compile_search(_game)
