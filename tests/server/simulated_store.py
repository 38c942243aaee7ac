"""A database in a simulated world that several processes share: slow, and it fails in every way.

What one process stores others hear of late or not at all; answers are lost; a process can be cut
off from it, and can die with entries on their way. It knows at any time what the truth is.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from byczo.core.errors import ByczoError
from byczo.messages.server_messages import ViewNow
from byczo.messages.vocabulary import ClockName
from byczo.store.errors import Conflict, NotStored, Unanswered
from byczo.store.interface import Append, Listener
from byczo.table import log_entries as entries
from byczo.table.changes import apply, open_table
from byczo.table.presentation import view_of
from byczo.table.table import Table
from byczo.table.turn_limits import LIMITS, MOST_SHOWN
from tests.server.simulated import VirtualLoop

CLOCK: ClockName = "quick"
"""The clock of every simulated table."""

SURE, LEASE = 3.0, 4.0
"""Seconds without the database after which a process tends no table, and others may."""


class Database:
    """The logs of all tables, and which process tends them."""

    def __init__(self, loop: VirtualLoop, rng: Random) -> None:
        self.loop, self.rng = loop, rng
        self.failing = 0.0
        self.mounts: list[Mount] = []
        self.logs: dict[str, list[bytes]] = defaultdict(list)
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.leases: dict[str, Mount] = {}
        self.truth: dict[str, Table] = {}
        self.events: dict[str, list[Any]] = defaultdict(list)
        self.views: dict[str, set[bytes]] = defaultdict(set)
        self.clocks: dict[tuple[str, int], MomentClock] = {}  # by table and moment
        self.done: dict[str, list[tuple[str, str]]] = defaultdict(list)

    def chance(self, part: float) -> bool:
        """Whether something that fails so often fails now."""
        return self.rng.random() < self.failing * part

    def put(self, append: Append, *, bad: bool) -> ByczoError | None:
        """Store one entry at its place, or say why not."""
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
            table = self.truth[name] = open_table(entry, compiled=True)
        else:
            self.events[name] += msgspec.json.decode(msgspec.json.encode(apply(table, entry)))
        if entry.id:
            self.done[name].append((entry.who, entry.id))
        if table.match is None or isinstance(entry, (entries.ChatSaid, entries.ReactionShown)):
            return  # nobody sees another game than before
        for seat in (*range(len(table.chairs)), None):
            self.views[name].add(picture(view_of(table, seat)))
        clock = self.clocks.setdefault((name, table.moment), MomentClock(table.at))
        clock.running.add(table.due is not None)
        clock.last = table.at


@dataclass(slots=True)
class MomentClock:
    """When the first and the last entry of a moment were made, and whether its clock ran.

    What it shows exactly is not in the log: a process that reads a table gives everybody the full
    time again.
    """

    first: int
    last: int = 0
    running: set[bool] = field(default_factory=set)

    def allows(self, due: int | None, starts: int | None, now: int) -> bool:
        """Whether a process may show this clock at that time of its table."""
        if due is None or starts is None:
            return due is starts and False in self.running
        full = due - starts == LIMITS[CLOCK]
        in_time = self.first <= starts <= max(self.last + MOST_SHOWN, now)
        return full and in_time and True in self.running


def picture(view: ViewNow) -> bytes:
    """A view without its number: secret choices change it, but are not counted. And without
    its clock, see :class:`MomentClock`.
    """
    return msgspec.json.encode(msgspec.structs.replace(view, n=0, due=None, starts=None))


class Mount:
    """What one process has of the database: its :class:`byczo.store.interface.Store`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.loop, self.rng = database.loop, database.rng
        self.waiting: list[Append] = []
        self.people: dict[str, list[str]] = {}  # at the tables in memory
        self.sharing: set[tuple[Mount, str]] = set()  # who has which table, too, as far as known
        self.untold: dict[tuple[Mount, str], int] = {}  # what those heard nothing of who have not
        self.dead = False
        self.cut_at: float | None = None  # since when the database is out of reach
        database.mounts.append(self)

    # --- what the world does to it --------------------------------------------------------------

    def die(self) -> None:
        """The process is killed: what is on its way may arrive or not, and nobody is answered."""
        self.dead = True
        self.database.mounts.remove(self)
        for table in list(self.people):
            self._tell_presence(table)
        for mount in self.database.mounts:  # something may not have been told by then
            self.loop.call_later(LEASE + self.rng.random(), mount._hint, None, 0)

    def cut(self, seconds: float) -> None:
        """The database is out of reach for a while."""
        self.cut_at = self.loop.time()
        self.loop.call_later(seconds, self._mend)

    def _mend(self) -> None:
        self.cut_at = None
        if not self.dead:  # hints may have been lost
            self.loop.call_later(self.rng.expovariate(5), self._hint, None, 0)
            self._learn_all()
            for table in list(self.people):
                self._tell_presence(table)

    @property
    def silent_for(self) -> float:
        """Seconds for which the database has heard nothing of the process."""
        if self.dead:
            return LEASE + 1
        return 0.0 if self.cut_at is None else self.loop.time() - self.cut_at

    # --- what the server asks of it -------------------------------------------------------------

    async def open(self, listener: Listener) -> None:
        self.listener = listener
        self._learn_all()

    async def close(self) -> None: ...

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        await self._reach()
        return self.database.snapshots.get(table)

    async def save_snapshot(self, table: str, seq: int, snapshot: bytes) -> None:
        await self._reach()
        if seq > self.database.snapshots.get(table, (0, b""))[0]:
            self.database.snapshots[table] = seq, snapshot

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        log = self.database.logs[table][after:]
        await self._reach()
        return log

    async def _reach(self) -> None:
        await asyncio.sleep(self.rng.expovariate(50))
        if self.cut_at is not None or self.database.chance(0.25):
            raise NotStored("the disk does not answer")

    def append(self, append: Append) -> None:
        if self.dead:
            return
        self.waiting.append(append)
        if len(self.waiting) == 1:
            self.loop.call_later(self.rng.expovariate(100), self._write)

    def _write(self) -> None:
        """All that waits, in one commit; its answer can be lost."""
        group, self.waiting = self.waiting, []
        database = self.database
        if self.dead and self.rng.random() < 0.5:
            return  # it was killed a little earlier
        bad = database.chance(1)
        gone = self.cut_at is not None
        results = [
            (append, database.put(append, bad=gone or (bad and self.rng.random() < 0.5)))
            for append in group
        ]
        for mount in database.mounts:
            if mount is not self and not self.dead:
                for append, problem in results:
                    if problem is None:
                        self._hint_to(mount, append)
        if database.chance(0.3):
            lost = Unanswered("nobody knows")
            for append, _ in results:
                append.chain.broken = append.chain.broken or lost
            results = [(append, append.chain.broken) for append, _ in results]
        if not self.dead:
            self.listener.stored(results)

    # --- what processes tell each other -----------------------------------------------------------

    def _hint_to(self, mount: Mount, append: Append) -> None:
        """Tell of what is stored whoever has the table in memory, too, as far as is known."""
        if (mount, append.table) in self.sharing:
            mount.hinted(append.table, append.seq)
        else:
            self.untold[mount, append.table] = append.seq

    def _learn_all(self) -> None:
        """Ask who has which table in memory."""
        self.sharing.clear()
        for mount in self.database.mounts:
            for table in mount.people:
                self.learn(mount, table)

    def learn(self, mount: Mount, table: str) -> None:
        """Another process has put a table into memory, or has forgotten it.

        It may have read less than was stored here before we knew.
        """
        if self.dead or self.cut_at is not None or mount is self:
            return  # see _mend
        if mount.dead or table not in mount.people:
            self.sharing.discard((mount, table))
            return
        self.sharing.add((mount, table))
        length = self.untold.pop((mount, table), None)
        if length is not None:
            mount.hinted(table, length)

    def hinted(self, table: str, length: int) -> None:
        """Another process has written: heard soon, or late with all that was lost."""
        if self.cut_at is not None:
            return  # see _mend
        if self.database.chance(0.5):
            self.loop.call_later(self.rng.expovariate(0.5), self._hint, None, 0)
        else:
            self.loop.call_later(self.rng.expovariate(30), self._hint, table, length)

    def _hint(self, table: str | None, length: int) -> None:
        if not self.dead:
            self.listener.changed_elsewhere(table, length)

    def has_lease(self, table: str) -> bool:
        leases = self.database.leases
        holder = leases.get(table)
        if holder is self:
            return self.silent_for < SURE
        if holder is None or holder.silent_for > LEASE:
            self.loop.call_later(self.rng.expovariate(20), self._claim, table)
        else:
            self.loop.call_later(1 + self.rng.expovariate(1), self._ask_again, table)
        return False

    def _claim(self, table: str) -> None:
        holder = self.database.leases.get(table)
        free = holder is None or holder is self or holder.silent_for > LEASE
        if free and self.silent_for == 0:
            self.database.leases[table] = self
            self.listener.lease_gained(table)

    def _ask_again(self, table: str) -> None:
        holder = self.database.leases.get(table)
        if holder is not None and holder is not self and holder.silent_for > LEASE:
            self._claim(table)

    def release(self, table: str) -> None:
        if self.database.leases.get(table) is self:
            del self.database.leases[table]
        if self.people.pop(table, None) is not None and not self.dead:
            self._tell_presence(table)

    def announce(self, table: str, people: Collection[str]) -> None:
        self.people[table] = sorted(people)
        if not self.dead:
            self._tell_presence(table)

    def _tell_presence(self, table: str) -> None:
        for mount in self.database.mounts:
            self.loop.call_later(self.rng.expovariate(5), mount.look_around, table)
            self.loop.call_later(self.rng.expovariate(5), mount.learn, self, table)

    def look_around(self, table: str) -> None:
        """Who follows the table through other processes."""
        if self.dead:
            return
        others = [mount for mount in self.database.mounts if mount is not self]
        people = {person for mount in others for person in mount.people.get(table, ())}
        self.listener.present_elsewhere(table, people)
