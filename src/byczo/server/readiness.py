"""Which games' machine code is loaded, so that their bots and coach can think."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable


class Readiness:
    """Games by id; others can wait for one."""

    def __init__(self, games: Iterable[str] = ()) -> None:
        self.events: dict[str, asyncio.Event] = {}
        for game in games:
            self.add(game)

    def __contains__(self, game: str) -> bool:
        return game in self.events and self.events[game].is_set()

    def __len__(self) -> int:
        return sum(event.is_set() for event in self.events.values())

    def add(self, game: str) -> None:
        """The game is ready."""
        self.events.setdefault(game, asyncio.Event()).set()

    async def wait(self, game: str) -> None:
        """Until the game is ready."""
        await self.events.setdefault(game, asyncio.Event()).wait()
