"""Machine code for rules and bots, made before it is needed and never in the event loop.

Child processes compile what the cache lacks; the server then only has to load it. Meanwhile
tables run interpreted, and bots wait.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from byczo.core.game import Game
from byczo.games import GAMES
from byczo.play.compiling import is_compiled, load_bots

log = logging.getLogger("byczo.warming")


async def warm_up(ready: Callable[[Game], None]) -> None:
    """Compile all games, as many at once as there are processors; ``ready`` is told of each."""
    free = asyncio.Semaphore(os.cpu_count() or 1)

    async def warm(game: Game) -> None:
        if not is_compiled(game):
            async with free:
                await _compile_in_child(game)
        await _load(game)
        ready(game)

    await asyncio.gather(*(warm(game) for game in GAMES.values()))


async def _load(game: Game) -> None:
    """Load the machine code in a thread that does not keep a server from stopping."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def load() -> None:
        try:
            load_bots(game)
        except Exception:
            log.exception("the machine code of %s cannot be loaded", game.title)
        with suppress(RuntimeError):  # the loop is closed: the server has stopped
            loop.call_soon_threadsafe(done.set)

    Thread(target=load, name=f"load {game.id}", daemon=True).start()
    await done.wait()


async def _compile_in_child(game: Game) -> None:
    where = f"{game.rules.__package__}:GAME"
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "byczo.play.compiling", where, "attended"), stdin=pipe, stderr=pipe
    )
    assert child.stderr is not None
    try:
        said = await child.stderr.read()
        await child.wait()
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode:
        log.error("%s could not be compiled: %s", game.title, said.decode(errors="replace"))
