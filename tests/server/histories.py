"""What clients saw of one table, and whether its log explains all of it.

Clients note every answer and everything they hear, whatever happens to the servers meanwhile. The
log says in which order things were done, so a history is right if

- what was acknowledged is in the log, and stays there;
- nothing that was asked for once was done twice;
- the number of an event means the same to everybody for ever, and that event is the log's;
- no client goes back in time: it hears of events in their order, and is never shown an older table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from byczo.table import log_entries as entries
from byczo.table.changes import apply, open_table
from byczo.table.table import Table


class Violation(AssertionError):
    """Something that no order of the log can explain."""


class History:
    """One table. The log is read as it grows; what was compared with it once is forgotten."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.noted = 0  # answers and news of clients
        self.events: dict[int, Any] = {}  # by their numbers
        self.acknowledged: set[tuple[str, str]] = set()
        self.seen: dict[str, int] = {}  # the last event that each client knows of
        self.length = 0
        self.asked: set[tuple[str, str]] = set()
        self.happened: list[bytes] = []
        self.replayed: Table | None = None

    # --- what clients note ----------------------------------------------------------------------

    def heard(self, client: str, first: int, events: list[Any]) -> None:
        """A client heard of events, the first of which has that number."""
        self.noted += 1
        seen = self.seen.get(client, first - 1)
        if first > seen + 1:
            raise Violation(f"{client} knows events up to {seen} and hears of {first} next")
        for number, event in enumerate(events, first):
            known = self.events.setdefault(number, event)
            if known != event:
                raise Violation(f"event {number} of {self.table} was {known}, now {event}")
        self.seen[client] = max(seen, first + len(events) - 1)

    def welcomed(self, client: str, count: int) -> None:
        """A client was shown the table as it is after so many events."""
        self.noted += 1
        if count < self.seen.get(client, 0):
            raise Violation(f"{client} saw event {self.seen[client]}, and now a table of {count}")
        self.seen[client] = count

    def answered(self, client: str, command: str) -> None:
        """A command of the client was acknowledged."""
        self.noted += 1
        self.acknowledged.add((client, command))

    # --- what the log says ----------------------------------------------------------------------

    def read(self, log: list[bytes]) -> None:
        """The whole log; only what is new is looked at."""
        if len(log) < self.length:
            raise Violation(f"the log had {self.length} entries, now {len(log)}")
        for stored in log[self.length :]:
            self._read(entries.read(stored))

    def _read(self, entry: entries.AnyEntry) -> None:
        self.length += 1
        if entry.id:
            if (entry.who, entry.id) in self.asked:
                raise Violation(f"{entry.id} of {entry.who} was done twice")
            self.asked.add((entry.who, entry.id))
        if self.replayed is None:
            assert isinstance(entry, entries.Opened)
            self.replayed = open_table(entry)
        else:
            self.happened += map(msgspec.json.encode, apply(self.replayed, entry))

    def compare(self, events: dict[int, Any], acknowledged: set[tuple[str, str]]) -> None:
        """What clients had noted before the log was read is in it."""
        lost = acknowledged - self.asked
        if lost:
            raise Violation(f"acknowledged and lost: {lost}")
        self.acknowledged -= acknowledged
        for number, event in events.items():
            if number > len(self.happened):
                raise Violation(f"event {number} was told, and the log ends before it")
            stored = msgspec.json.decode(self.happened[number - 1])
            if stored != event:
                raise Violation(f"event {number} was {event}, and is {stored} in the log")
            del self.events[number]

    def settle(self, log: list[bytes]) -> None:
        """Read the log when nothing is on its way, and compare all that was noted."""
        self.read(log)
        self.compare(dict(self.events), set(self.acknowledged))
