"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from byczo.core.contract import Stream, TableState
from byczo.core.game import Game


class Bot(Protocol):
    """Decides for a seat."""

    def decide(self, seen: TableState, seat: int) -> int:
        """The number of a legal action."""
        ...


BotMaker = Callable[[Game, Stream], Bot]
"""Makes a bot for a game, which draws from the stream where it has to."""
