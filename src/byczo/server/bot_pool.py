"""Bots think in threads: their kernels let the rest of the server run meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar

from byczo.core.chance import stream_of
from byczo.core.contract import Table as State
from byczo.core.game import Game
from byczo.messages.advice import Advice
from byczo.play.coach import Coach
from byczo.play.roster import Bot, bot_of

log = logging.getLogger("byczo.bots")
With = ParamSpec("With")
Found = TypeVar("Found")

PLAYOUTS = 40_000
"""Of the coach for one hint: some tenths of a second."""


class BotPool:
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

    def advise(
        self, game: Game, seen: State, seat: int, then: Callable[[Advice | None, bool], None]
    ) -> None:
        """Let the coach judge what a seat may do; ``then`` gets answer after answer.

        Each comes with whether it is the last one; none at all, if the coach could not say.
        """
        self.busy += 1
        loop = asyncio.get_running_loop()

        def judge() -> None:
            held: Advice | None = None
            try:
                for advice in Coach(game).advise(seen, seat, playouts=PLAYOUTS):
                    if held is not None:
                        loop.call_soon_threadsafe(then, held, False)
                    held = advice
            except Exception:
                log.exception("the coach could not judge")
            with suppress(RuntimeError):  # the loop is closed: the server has stopped
                loop.call_soon_threadsafe(done, held)

        def done(advice: Advice | None) -> None:
            self.busy -= 1
            then(advice, True)

        self.pool.submit(judge)

    async def do(
        self, work: Callable[With, Found], *given: With.args, **named: With.kwargs
    ) -> Found:
        """A piece of work that is no bot's: short, for bots wait meanwhile."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, lambda: work(*given, **named))

    def close(self) -> None:
        """Let unfinished thoughts go."""
        self.pool.shutdown(wait=False, cancel_futures=True)
