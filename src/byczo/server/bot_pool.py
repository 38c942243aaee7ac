"""Bots and coach think in threads: their kernels let the rest of the server run meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar

from byczo.core.chance import stream_of
from byczo.core.contract import TableState as State
from byczo.core.game import Game
from byczo.messages.advice import Advice
from byczo.play.coach import Coach
from byczo.play.roster import Bot, bot_of
from byczo.server.errors import Busy
from byczo.server.work_queue import Priority, WorkQueue

log = logging.getLogger("byczo.bots")
With = ParamSpec("With")
Found = TypeVar("Found")

PLAYOUTS = 40_000
"""Of the coach for one hint: some tenths of a second."""

MOST_HINTS = 32
"""Hints that wait for a thread; more are refused."""

REMEMBERED_THOUGHTS = 100
"""Thoughts of one bot at one game whose length is remembered."""


class BotPool:
    """A bounded number of threads: bots come first, then hints, then reviews."""

    def __init__(self, threads: int, entropy: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.queue = WorkQueue(threads, "byczo-bot")
        self.entropy = entropy
        self.busy = 0
        self.thoughts: defaultdict[tuple[str, str], deque[float]] = defaultdict(
            lambda: deque(maxlen=REMEMBERED_THOUGHTS)
        )

    def think(
        self,
        game: Game,
        name: str,
        seen: State,
        seat: int,
        then: Callable[[int], None],
        priority: Priority = Priority.PLAY,
    ) -> None:
        """Let a bot decide for a seat from what the seat sees; ``then`` gets the action.

        A bot starts from nothing each time: what it plays follows from what its seat sees.
        """
        self.busy += 1
        loop = asyncio.get_running_loop()
        seed = self.entropy(16).hex()

        def decide() -> None:
            began = time.perf_counter()
            try:
                bot: Bot = bot_of(name, game, stream_of(seed))
                action = bot.decide(seen, seat)
            except Exception:
                log.exception("the bot %s could not decide", name)
                action = bot_of("random", game, stream_of(seed)).decide(seen, seat)
            took = time.perf_counter() - began
            with suppress(RuntimeError):  # the loop is closed: the server has stopped
                loop.call_soon_threadsafe(decided, action, took)

        def decided(action: int, took: float) -> None:
            self.busy -= 1
            self.thoughts[game.id, name].append(took)
            then(action)

        self.queue.submit(priority, decide)

    def longest_thought(self, game: Game, name: str) -> float:
        """Seconds of the longest of the last thoughts of a bot; 0 if it has had none."""
        return max(self.thoughts[game.id, name], default=0.0)

    def advise(
        self, game: Game, seen: State, seat: int, then: Callable[[Advice | None, bool], None]
    ) -> None:
        """Let the coach judge what a seat may do; ``then`` gets answer after answer.

        Each comes with whether it is the last one; none at all, if the coach could not say.
        """
        if self.queue.waiting[Priority.HINT] >= MOST_HINTS:
            raise Busy("many people have asked the coach: try again in a moment")
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

        self.queue.submit(Priority.HINT, judge)

    async def do(
        self, work: Callable[With, Found], *given: With.args, **named: With.kwargs
    ) -> Found:
        """A short piece of work that can wait, such as a part of a review."""
        loop = asyncio.get_running_loop()
        result: asyncio.Future[Found] = loop.create_future()

        def finish(tell: Callable[[], None]) -> None:
            if not result.done():
                tell()

        def run() -> None:
            try:
                tell = partial(result.set_result, work(*given, **named))
            except Exception as problem:
                tell = partial(result.set_exception, problem)
            with suppress(RuntimeError):  # the loop is closed: the server has stopped
                loop.call_soon_threadsafe(finish, tell)

        self.queue.submit(Priority.REVIEW, run)
        return await result

    def close(self) -> None:
        """Let unfinished thoughts go."""
        self.queue.close()
