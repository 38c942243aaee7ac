"""Machine code for rules and bots, made before it is needed and never in the event loop.

A child process compiles a game and plays it once with all its bots, which leaves the machine
code in the cache; the server then only has to load it::

    python -m byczo.server.warming six-nimmt
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

from byczo.bots import bot_of, bots_for
from byczo.bots.playing import play_bots
from byczo.core.chance import Seeded, stream_of
from byczo.core.compiling import compile_here
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.rule import cache_folder
from byczo.games import GAMES, game_of

log = logging.getLogger("byczo.warming")


def compile_with_bots(game: Game) -> None:
    """Compile what matches and bots of the game call: by playing it."""
    compile_here(game)
    play_bots(game, game.read_options({"players": game.players[0]}), list(bots_for(game)), "warm")
    _mark(game).touch()


def load(game: Game) -> None:
    """Load the machine code: one decision of each bot."""
    match = Match(game, {"players": game.players[0]}, chance=Seeded("warm"), compiled=True)
    seat = match.waiting[0]
    match.view(seat)
    for name in bots_for(game):
        bot_of(name, game, stream_of("warm")).decide(match.observe(seat), seat)


def is_compiled(game: Game) -> bool:
    """Whether the cache has all machine code of the game."""
    return _mark(game).exists()


def _mark(game: Game) -> Path:
    return cache_folder() / f"{game.id}.warm"


async def warm_up(threads: Executor, ready: Callable[[Game], None]) -> None:
    """Compile all games, as many at once as there are processors; ``ready`` is told of each."""
    free = asyncio.Semaphore(os.cpu_count() or 1)

    async def warm(game: Game) -> None:
        if not is_compiled(game):
            async with free:
                await _compile_in_child(game)
        try:
            await asyncio.get_running_loop().run_in_executor(threads, load, game)
        except Exception:
            log.exception("the machine code of %s cannot be loaded", game.title)
        ready(game)

    await asyncio.gather(*(warm(game) for game in GAMES.values()))


async def _compile_in_child(game: Game) -> None:
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "byczo.server.warming", game.id, stderr=asyncio.subprocess.PIPE
    )
    try:
        _, said = await child.communicate()
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode:
        log.error("%s could not be compiled: %s", game.title, said.decode(errors="replace"))


if __name__ == "__main__":
    os.nice(10)
    compile_with_bots(game_of(sys.argv[1]))
