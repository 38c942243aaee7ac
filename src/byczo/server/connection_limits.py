"""How many connections there may be: in all, and of one address.

A connection is counted when it is accepted, before it has said anything. A few places beyond the
limit are kept for ``/healthz``, so that a full server can still say that it is alive.
"""

from __future__ import annotations

import logging
from collections import Counter

from byczo.server.proxies import Proxies
from byczo.server.rare_log import RareLog
from byczo.server.request_info import network_of

NEAR = 0.8
"""A share of all connections from which on the log warns."""

RESERVED = 16
"""Connections beyond the limit that may ask for ``/healthz``."""

log = logging.getLogger("byczo.connections")


class Slot:
    """The place of one connection, until it is released."""

    __slots__ = ("limits", "network", "reserved")

    def __init__(self, limits: ConnectionLimits, network: str | None, *, reserved: bool) -> None:
        self.limits: ConnectionLimits | None = limits
        self.network = network
        self.reserved = reserved  # only for /healthz

    def release(self) -> None:
        """The connection is closed."""
        limits, self.limits = self.limits, None
        if limits is None:
            return
        if self.reserved:
            limits.reserved -= 1
        else:
            limits.count -= 1
        if self.network is not None:
            limits.networks[self.network] -= 1
            if not limits.networks[self.network]:
                del limits.networks[self.network]


class ConnectionLimits:
    """Counts connections; trusted proxies bring many guests, so theirs count only in all."""

    def __init__(self, most: int, most_each: int, proxies: Proxies) -> None:
        self.most = most
        self.most_each = most_each
        self.proxies = proxies
        self.count = 0
        self.reserved = 0
        self.networks: Counter[str] = Counter()
        self.rare = RareLog(log)

    def admit(self, address: str) -> Slot | None:
        """A place for a connection from the address; None if there is none, not even reserved."""
        network = None if address in self.proxies else network_of(address)
        crowded = network is not None and self.networks[network] >= self.most_each
        full = self.count >= self.most
        if self.count >= NEAR * self.most:
            self.rare.warning("many connections", connections=self.count, most=self.most)
        if crowded or full:
            if crowded:
                self.rare.warning("too many connections of one address", most=self.most_each)
            if self.reserved >= RESERVED or (network and self.networks[network] > self.most_each):
                return None
            self.reserved += 1
        else:
            self.count += 1
        if network is not None:
            self.networks[network] += 1
        return Slot(self, network, reserved=crowded or full)
