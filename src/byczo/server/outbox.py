"""What is said to connections: collected, and sent as one frame for each socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from enum import IntEnum
from typing import Protocol

from byczo.core.errors import ByczoError
from byczo.messages.server_messages import ServerMessage
from byczo.server.batching import Batch
from byczo.server.connections import Connection, Requester
from byczo.server.counts import Counts
from byczo.server.security_log import note_refusal
from byczo.table.tokens import masked

BEAT = 0.1
"""Seconds. "Seat 2 has chosen" may wait for other news from one beat to the one after the next,
which saves half of all frames."""
log = logging.getLogger("byczo.outbox")


class Urgency(IntEnum):
    """How fast something is said."""

    NOW = 0
    """At once: what somebody has to decide about."""
    NEXT = 1
    """At once unless the server is busy: what happened."""
    SOON = 2
    """With the next news, or within two beats: who is ready."""


NOW, NEXT, SOON = Urgency

Part = tuple[Collection[Connection], bytes, Urgency]
"""A message, to whom, and how fast."""


class Refreshed(Protocol):
    """A table where somebody needs a new view, but not at once."""

    id: str

    def refresh(self) -> bool:
        """Say what can be said now; whether somebody still waits."""
        ...


class Outbox:
    """Everything that this process says over sockets."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.at_once: Urgency = NEXT  # what is said at once: less on a busy server
        self.touched: set[Connection] = set()  # to be told at once
        self.patient = Batch[Connection]()  # to be told soon
        self.behind = Batch[Refreshed]()
        self.timer: asyncio.TimerHandle | None = None

    def send(self, parts: Iterable[Part]) -> None:
        """Say each part as fast as it asks for."""
        for connections, part, urgency in parts:
            for connection in connections:
                connection.unsent.append(part)
            (self.patient if urgency > self.at_once else self.touched).update(connections)

    def answer(self, requester: Requester, message: ServerMessage, urgency: Urgency = NOW) -> None:
        """Answer one who asked."""
        requester.answer(message)
        if isinstance(requester, Connection):
            (self.patient if urgency > self.at_once else self.touched).add(requester)

    def refuse(self, requester: Requester, problem: ByczoError, command: str | None) -> None:
        """Say that something was not done."""
        self.counts.refused += 1
        note_refusal(problem)
        requester.refuse(problem, command)
        if isinstance(requester, Connection):
            self.touched.add(requester)

    def refresh(self, table: Refreshed, *, wanted: bool) -> None:
        """Whether somebody at the table needs a new view soon."""
        if wanted:
            self.behind.add(table)
        else:
            self.behind.difference_update((table,))

    def flush(self) -> None:
        """Send everything that was said since the last time: one frame for each socket."""
        touched, self.touched = self.touched, set()
        frames = 0
        for connection in touched:
            if connection.unsent:
                frames += 1
                connection.flush()
        self.counts.frames += frames
        self.patient.difference_update(touched)
        if self.timer is None and (self.patient or self.behind):
            self.timer = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def _beat(self) -> None:
        """Serve those who have waited long enough."""
        self.timer = None
        for table in self.behind.beat():
            try:
                if table.refresh():
                    self.behind.add(table)
            except Exception:  # of one table: the others must not wait for it
                log.exception("table %s cannot be shown", masked(table.id))
        self.touched |= self.patient.beat()
        self.flush()
