"""The log of one table as this process writes it: what is stored, and what is on its way there."""

from __future__ import annotations

from collections import deque

from msgspec import Struct

from byczo.messages.client_messages import Command, Hello
from byczo.messages.server_messages import ServerMessage
from byczo.server.connections import Connection, Requester
from byczo.server.outbox import Part
from byczo.store.interface import Append, Chain, Store
from byczo.table.summaries import Finished, TableSummary


class PendingEntry(Struct):
    """An entry that is not stored yet, and what will be said when it is.

    ``count``: of public events, with those of the entry; ``since``: when it set out. Each command
    in ``commands`` led to the entry or was given again; it is acknowledged when the entry is
    stored. Whoever has ``joined`` is welcomed again if it is not. ``answers`` do not depend on
    it; ``shows`` show it.
    """

    commands: list[tuple[Requester, Command]]
    parts: list[Part]
    count: int
    since: float
    answers: tuple[tuple[Requester, ServerMessage], ...] = ()
    shows: tuple[tuple[Requester, ServerMessage], ...] = ()
    joined: tuple[tuple[Connection, Hello], ...] = ()


class TableLog:
    """Appends entries in order; the oldest pending one is stored or fails first."""

    def __init__(self, table_id: str, length: int, store: Store) -> None:
        self.table_id = table_id
        self.length = length  # with what is on its way
        self.store = store
        self.chain = Chain()
        self.pending: deque[PendingEntry] = deque()

    def append(
        self,
        entry: bytes,
        pending: PendingEntry,
        summary: TableSummary | None,
        finished: Finished | None,
    ) -> None:
        """Send an entry to the disk."""
        self.pending.append(pending)
        self.length += 1
        self.store.append(
            Append(
                chain=self.chain,
                table=self.table_id,
                seq=self.length,
                entry=entry,
                summary=summary,
                finished=finished,
            )
        )

    def drop(self) -> deque[PendingEntry]:
        """Forget what is on its way, because it is not stored; the length must be read again."""
        lost, self.pending = self.pending, deque()
        self.chain = Chain()
        return lost

    def pending_command(self, person: str, command: str) -> PendingEntry | None:
        """The entry on its way that comes from this command."""
        for pending in self.pending:
            if any((who.person, given.id) == (person, command) for who, given in pending.commands):
                return pending
        return None

    def forget(self, connection: Connection) -> None:
        """Say nothing of what is on its way to this connection."""
        for pending in self.pending:
            pending.parts = [
                ([other for other in connections if other is not connection], part, urgency)
                for connections, part, urgency in pending.parts
            ]
