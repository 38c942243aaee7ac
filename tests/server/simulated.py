"""A world for a server without threads, network, disk and clock: one seed decides everything.

The hub, its tables and its clients are the real ones. Around them are a loop whose time jumps,
a disk that is slow and fails, bots that choose at random, and sockets that are slow and break.
"""

from __future__ import annotations

import asyncio
import selectors
from collections import defaultdict
from collections.abc import Callable, Collection
from random import Random
from typing import Any

import msgspec

from byczo.core.errors import ByczoError
from byczo.core.game import Game
from byczo.messages.server_messages import View
from byczo.server.connections import Connection
from byczo.server.hub import Hub
from byczo.server.rate_limits import Bucket
from byczo.server.work_queue import Priority
from byczo.store.errors import Conflict, NotStored
from byczo.store.interface import Append, Listener
from byczo.table import log_entries as entries
from byczo.table.changes import apply, open_table
from byczo.table.presentation import view_of
from byczo.table.table import Table

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


class Disk:
    """Keeps logs: slowly, in groups, and sometimes not. Knows at any time what the truth is."""

    def __init__(self, loop: VirtualLoop, rng: Random, failing: float) -> None:
        self.loop, self.rng, self.failing = loop, rng, failing
        self.logs: dict[str, list[bytes]] = defaultdict(list)
        self.waiting: list[Append] = []
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.truth: dict[str, Table] = {}
        self.events: dict[str, list[Any]] = defaultdict(list)
        self.views: dict[str, set[bytes]] = defaultdict(set)
        self.done: dict[str, list[tuple[str, str]]] = defaultdict(list)

    async def open(self, listener: Listener) -> None:
        self.stored = listener.stored

    async def close(self) -> None: ...

    def has_lease(self, table: str) -> bool:
        return True

    def release(self, table: str) -> None: ...

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return self.snapshots.get(table)

    async def save_snapshot(self, table: str, seq: int, snapshot: bytes) -> None:
        await asyncio.sleep(self.rng.expovariate(50))
        self.snapshots[table] = seq, snapshot

    def announce(self, table: str, people: Collection[str]) -> None: ...

    def append(self, append: Append) -> None:
        self.waiting.append(append)
        if len(self.waiting) == 1:
            self.loop.call_later(self.rng.expovariate(100), self._write)

    def _write(self) -> None:
        group, self.waiting = self.waiting, []
        bad = self.rng.random() < self.failing
        results = [(append, self._put(append, bad and self.rng.random() < 0.5)) for append in group]
        self.stored(results)

    def _put(self, append: Append, bad: bool) -> ByczoError | None:
        chain, log = append.chain, self.logs[append.table]
        if chain.broken is None and bad:
            chain.broken = NotStored("the disk is full")
        if chain.broken is None and append.seq != len(log) + 1:
            chain.broken = Conflict("somebody was faster")
        if chain.broken is None:
            log.append(append.entry)
            self._remember(append.table, entries.read(append.entry))
        return chain.broken

    def _remember(self, name: str, entry: entries.AnyEntry) -> None:
        table = self.truth.get(name)
        if table is None:
            assert isinstance(entry, entries.Opened)
            table = self.truth[name] = open_table(entry)
        else:
            self.events[name] += msgspec.to_builtins(apply(table, entry))
        if entry.id:
            self.done[name].append((entry.who, entry.id))
        if table.match is None or isinstance(entry, (entries.ChatSaid, entries.ReactionShown)):
            return  # nobody sees another game than before
        for seat in (*range(len(table.chairs)), None):
            self.views[name].add(picture(view_of(table, seat)))

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        log = self.logs[table][after:]
        await asyncio.sleep(self.rng.expovariate(50))
        if self.rng.random() < self.failing / 4:
            raise NotStored("the disk does not answer")
        return log


def picture(view: View) -> bytes:
    """A view without its number: secret choices change it, but are not counted."""
    return msgspec.json.encode(msgspec.structs.replace(view, n=0))


class RandomBots:
    """Bots that choose at random, after a while."""

    def __init__(self, loop: VirtualLoop, rng: Random) -> None:
        self.loop, self.rng = loop, rng
        self.priorities: list[Priority] = []

    def longest_thought(self, game: Game, name: str) -> float:
        return 0.0

    def think(
        self, game: Game, name: str, seen: Any, seat: int, then: Any, priority: Priority
    ) -> None:
        self.priorities.append(priority)
        engine = game.interpreted
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
        self.last_in = self.last_out = 0.0

    def _soon(self, last: float) -> float:
        return max(last, self.loop.time() + self.rng.expovariate(20)) + 1e-6

    def ask(self, message: bytes) -> None:
        """From the client to the server."""
        self.last_in = self._soon(self.last_in)
        self.loop.call_at(self.last_in, self._arrive, message)

    def _arrive(self, message: bytes) -> None:
        if self.open:
            self.hub.heard(self.connection, message)

    def send_text(self, text: bytes) -> None:
        """From the server to the client."""
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
