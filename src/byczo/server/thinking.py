"""Bots think in threads: their kernels let the rest of the server run meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from byczo.bots import Bot, bot_of
from byczo.core.chance import stream_of
from byczo.core.contract import Table as State
from byczo.core.game import Game

log = logging.getLogger("byczo.bots")


class Thinkers:
    """A bounded number of threads in which bots decide."""

    def __init__(self, threads: int, entropy: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.pool = ThreadPoolExecutor(threads, "byczo-bot")
        self.entropy = entropy
        self.busy = 0

    def think(
        self, game: Game, name: str, seen: State, seat: int, then: Callable[[int], None]
    ) -> None:
        """Let a bot decide for a seat from what the seat sees; ``then`` gets the action.

        A bot starts from nothing each time: what it plays follows from what its seat sees.
        """
        self.busy += 1
        loop = asyncio.get_running_loop()
        seed = self.entropy(16).hex()

        def decide() -> None:
            try:
                bot: Bot = bot_of(name, game, stream_of(seed))
                action = bot.decide(seen, seat)
            except Exception:
                log.exception("the bot %s could not decide", name)
                action = bot_of("random", game, stream_of(seed)).decide(seen, seat)
            with suppress(RuntimeError):  # the loop is closed: the server has stopped
                loop.call_soon_threadsafe(decided, action)

        def decided(action: int) -> None:
            self.busy -= 1
            then(action)

        self.pool.submit(decide)

    def close(self) -> None:
        """Let unfinished thoughts go."""
        self.pool.shutdown(wait=False, cancel_futures=True)
