"""A seat at a Byczo server for programs of your own: see docs/bots.md."""

from __future__ import annotations

from byczo.client.seat import Decision, Seat, connect, open_table
from byczo.client.wire import Refusal

__all__ = ["Decision", "Refusal", "Seat", "connect", "open_table"]
