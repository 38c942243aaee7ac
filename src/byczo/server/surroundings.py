"""What every live table is handed by its server, or by a test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from byczo.core.contract import Stream
from byczo.core.errors import ByczoError
from byczo.server.background import Background
from byczo.server.bot_pool import BotPool
from byczo.server.clock import Clock
from byczo.server.hint_desk import HintDesk
from byczo.server.outbox import Outbox
from byczo.server.settings import Settings
from byczo.store.interface import Store


class Recovery(Protocol):
    """Brings tables in memory in step with the store again."""

    def catch_up(self, table_id: str) -> None:
        """Read what other processes wrote to a table's log."""
        ...

    def read_again(self, table_id: str, problem: ByczoError) -> None:
        """Read a whole table, because what it has in memory could not be stored."""
        ...


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where entries go, who is told, what time it is, and who thinks."""

    settings: Settings
    store: Store
    outbox: Outbox
    clock: Clock
    bots: BotPool
    hints: HintDesk
    background: Background
    recovery: Recovery
    entropy: Callable[[int], bytes]
    pauses: Stream  # where the pauses of bots come from
