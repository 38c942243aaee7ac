"""A world for servers without threads, network and clock: one seed decides everything.

Hubs, their tables and their clients are the real ones. Around them are a loop whose time jumps,
bots that choose at random, and sockets that are slow, stall and break. The database of this world
is in ``simulated_store``, its people in ``worlds``.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from byczo.core.game import Game
from byczo.server.connections import Connection
from byczo.server.hub import Hub
from byczo.server.rate_limits import Bucket
from byczo.server.work_queue import Priority

NOON = 1_800_000_000_000


class VirtualLoop(asyncio.SelectorEventLoop):
    """Nobody waits: when nothing is to be done, it is later."""

    def __init__(self) -> None:
        self.passed = 0.0
        super().__init__(Impatient(self))

    def time(self) -> float:
        """Seconds since the beginning of the world."""
        return self.passed

    def milliseconds(self) -> int:
        """The time of day."""
        return NOON + int(self.passed * 1000)

    def run_in_executor(  # type: ignore[override] # Any is enough here
        self, executor: Any, func: Any, *args: Any
    ) -> asyncio.Future[Any]:
        """Work of the default threads is done at once: time would run away from a real thread."""
        if executor is not None:
            return super().run_in_executor(executor, func, *args)
        done: asyncio.Future[Any] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as problem:
            done.set_exception(problem)
        return done


class Impatient(selectors.SelectSelector):
    """Lets time pass instead of waiting."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        """What is ready now."""
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "nothing will ever happen again"
            self.loop.passed += max(timeout, 0)
        return ready


class RandomBots:
    """Bots that choose at random, after a while."""

    def __init__(self, loop: VirtualLoop, rng: Random, *, compiled: bool = False) -> None:
        self.loop, self.rng, self.compiled = loop, rng, compiled
        self.priorities: list[Priority] = []

    def longest_thought(self, game: Game, name: str) -> float:
        return 0.0

    def think(
        self, game: Game, name: str, seen: Any, seat: int, then: Any, priority: Priority
    ) -> None:
        self.priorities.append(priority)
        engine = game.compiled if self.compiled else game.interpreted
        action = engine.choice(seen, seat, self.rng.randrange(engine.choices(seen, seat)))
        self.loop.call_later(self.rng.expovariate(2), then, int(action))

    def advise(self, game: Game, seen: Any, seat: int, then: Any) -> None:
        self.loop.call_later(self.rng.expovariate(2), then, None, True)

    def close(self) -> None: ...


class NumberedConnection(Connection):
    """Sets of connections are gone through in the same order in every run."""

    __slots__ = ("number",)
    number: int

    def __hash__(self) -> int:
        return self.number


class Tab:
    """One socket of a person. Messages take time, in order; what is under way can be lost."""

    def __init__(
        self,
        hub: Hub,
        person: str,
        loop: VirtualLoop,
        rng: Random,
        *,
        said: Callable[[list[Any]], None],
        hear: Callable[[list[Any]], None],
    ) -> None:
        """``said`` gets each frame when the server sends it, ``hear`` when it arrives."""
        self.hub, self.loop, self.rng, self.said, self.hear = hub, loop, rng, said, hear
        self.connection = NumberedConnection(self, person, "", "en", Bucket(1e6, 10**6, 0))
        self.connection.number = rng.getrandbits(60)
        self.open = True
        self.stalled_until = 0.0
        self.last_in = self.last_out = 0.0

    def _soon(self, last: float) -> float:
        now = max(self.loop.time(), self.stalled_until)
        return max(last, now + self.rng.expovariate(20)) + 1e-6

    def ask(self, message: bytes) -> None:
        """From the client to the server."""
        self.last_in = self._soon(self.last_in)
        self.loop.call_at(self.last_in, self._arrive, message)

    def _arrive(self, message: bytes) -> None:
        if self.open:
            self.hub.heard(self.connection, [message])

    def send_text(self, text: bytes) -> None:
        """From the server to the client."""
        if not self.open:
            return
        self.last_out = self._soon(self.last_out)
        messages = msgspec.json.decode(text)
        self.said(messages)
        self.loop.call_at(self.last_out, lambda: self.open and self.hear(messages))

    def close_with(self, code: int, reason: str = "") -> None:
        """The server ends it."""
        self.loop.call_soon(self.lose)

    def lose(self) -> None:
        """The connection is gone, for both."""
        if self.open:
            self.open = False
            self.hub.closed(self.connection)

    def cut(self) -> None:
        """The server's process is gone: nobody there hears of it."""
        self.open = False
