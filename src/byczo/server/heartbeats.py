"""Pings of sockets that say nothing: one timer for all of them.

A timer and a random payload for each socket cost more than the pings themselves.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

BEAT = 1.0
"""Seconds from one beat to the next; each looks after a part of all sockets."""

ROUND = 15
"""Beats from one look at a socket to the next."""

PING_AFTER, GONE_AFTER = 2, 3
"""Rounds without a sign of life."""


class Pinged(Protocol):
    """A socket. Whatever it hears sets ``silent`` back to 0."""

    silent: int

    def ping(self) -> None:
        """Ask the other end for a sign of life."""
        ...

    def keepalive_timeout(self) -> None:
        """Nobody is there any more."""
        ...


class Heartbeats:
    """Looks after sockets, which are spread evenly over the beats of a round."""

    def __init__(self) -> None:
        self.parts: tuple[set[Pinged], ...] = tuple(set() for _ in range(ROUND))
        self.added = 0
        self.beats = 0
        self.timer: asyncio.TimerHandle | None = None

    def add(self, socket: Pinged) -> None:
        """Look after the socket from now on."""
        self.parts[self.added % ROUND].add(socket)
        self.added += 1
        self._go_on()

    def remove(self, socket: Pinged) -> None:
        """The socket is closed."""
        for part in self.parts:
            part.discard(socket)

    def beat(self) -> None:
        """Look at the next part of the sockets."""
        part = self.parts[self.beats % ROUND]
        self.beats += 1
        for socket in tuple(part):
            socket.silent += 1
            if socket.silent == PING_AFTER:
                socket.ping()
            elif socket.silent >= GONE_AFTER:
                part.discard(socket)
                socket.keepalive_timeout()

    def _go_on(self) -> None:
        if self.timer is None and any(self.parts):
            self.timer = asyncio.get_running_loop().call_later(BEAT, self._timed_beat)

    def _timed_beat(self) -> None:
        self.timer = None
        self.beat()
        self._go_on()
