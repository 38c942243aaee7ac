"""A table whose people play quietly while something else goes on: do they notice anything?"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Self

from tests.server.histories import History
from tests.server.running import Message, Player, ServerProcess, first_choice

PACE = 0.05
"""Seconds that everybody thinks about a move."""


class Noting(Player):
    """A player who notes all that is heard."""

    def __init__(self, server: ServerProcess, history: History) -> None:
        super().__init__(server, server.person())
        self.guest = self.token.partition(".")[0]
        self.history = history
        self.answered = 0

    async def listen(self) -> list[Message]:
        """Note events and answers."""
        frame = await super().listen()
        for message in frame:
            if message["t"] == "events":
                self.history.heard(self.guest, message["first"], message["events"])
            elif message["t"] == "ack":
                self.history.answered(self.guest, message["id"])
        self.heard.clear()
        return frame


class Canary:
    """Four people at a table of their own, one game after the other."""

    def __init__(self, server: ServerProcess, database: Path) -> None:
        self.server, self.database = server, database
        self.times: list[float] = []
        self.acknowledged = 0
        self.playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        host = self.server.person()
        wish: dict[str, Any] = {"game": "six-nimmt", "options": {"rounds": 100}}
        self.table = str(self.server.request("/api/tables", wish, host)["table"])
        self.history = History(self.table)
        players = [Noting(self.server, self.history) for _ in range(4)]
        players[0].token, players[0].guest = host, host.partition(".")[0]
        for number, player in enumerate(players):
            await player.join(self.table)
            await player.do("sit", name=f"Guest {number}")
        await players[0].do("start")
        self.playing = [asyncio.ensure_future(self._play(player)) for player in players]
        return self

    async def __aexit__(self, *problem: object) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    async def play(self, seconds: float) -> None:
        """Let them play on for a while. Fails if one of them has failed."""
        await asyncio.sleep(seconds)
        for task in self.playing:
            if task.done():
                task.result()

    async def _play(self, player: Noting) -> None:
        while True:
            shown = player.last.get("view")
            if (
                shown
                and player.seat in shown["view"]["waiting"]
                and shown["moment"] > player.answered
            ):
                player.answered = shown["moment"]
                await asyncio.sleep(PACE)
                began = time.perf_counter()
                await player.do("act", do=first_choice(shown["view"]), moment=shown["moment"])
                self.times.append(time.perf_counter() - began)
                self.acknowledged += 1
            else:
                await player.listen()

    def percentile(self, part: float) -> float:
        """Of the times from a move to its answer, in milliseconds."""
        times = sorted(self.times)
        return 1000 * times[min(int(part * len(times)), len(times) - 1)]

    def said(self) -> str:
        """How soon moves were answered."""
        return (
            f"{len(self.times):9,d} moves, answered after {self.percentile(0.5):.1f} ms (median), "
            f"{self.percentile(0.99):.1f} ms (99 %), {self.percentile(1):.1f} ms (all)"
        )

    async def check(self) -> None:
        """All that they were told is in the log."""
        with closing(sqlite3.connect(self.database)) as db:
            query = "select entry from log where table_id = ? order by seq"
            self.history.settle([bytes(row[0]) for row in db.execute(query, (self.table,))])
