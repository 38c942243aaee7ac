"""A seat at a Byczo server for programs of your own: see docs/bots.md."""

from __future__ import annotations

from byczo.client.connection import Refusal
from byczo.client.seat import Decision, SeatClient, connect, open_table

__all__ = ["Decision", "Refusal", "SeatClient", "connect", "open_table"]
