"""``byczo compile``: turns rules and searchers into machine code, with a progress bar."""

from __future__ import annotations

import argparse

from byczo.cli.progress import progress
from byczo.core.compiling import compile_games
from byczo.games import GAMES, game_of


def run(args: argparse.Namespace) -> int:
    """Compile the games that are named, or all."""
    games = [game_of(name) for name in args.games] or list(GAMES.values())
    with progress("compiling the rules", len(games)) as tick:
        for game, seconds in compile_games(games, "byczo.play.compiling"):
            tick(None, 1)
            print(f"{game.title}: {seconds:.1f} s")
    return 0
