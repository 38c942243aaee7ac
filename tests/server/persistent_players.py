"""People who play on whatever happens to the servers, and who check what they are told.

Used by the tests and by ``benchmarks/kills.py``.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import closing, suppress
from typing import Any, Self

import asyncpg
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.histories import History
from tests.server.running import Message, Player, ServerProcess, first_choice

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
TRY_AGAIN = {"not-stored", "unanswered", "busy", "conflict"}
PAUSE = 0.05


class Enduring(Player):
    """A player who comes back, to any server that is there, and asks again what got no answer."""

    def __init__(self, servers: Sequence[ServerProcess], token: str, told: History) -> None:
        super().__init__(servers[0], token)
        self.servers = servers
        self.guest = token.partition(".")[0]
        self.told = told
        self.errors: list[str] = []
        self.moves = 0
        self.seen = 0
        self.decided = 0  # the moment of the last move
        self.unanswered: dict[str, Any] | None = None
        self.staying = True

    async def listen(self) -> list[Message]:
        """Check what is told."""
        frame = await super().listen()
        self.heard.clear()
        welcomed = False  # a welcome comes in one frame, with the table as it is
        for message in frame:
            if message["t"] == "welcome":
                welcomed = True
            elif message["t"] == "table" and welcomed:
                self.told.welcomed(self.guest, message["n"])
                welcomed = False
            elif message["t"] == "events":
                self.told.heard(self.guest, message["first"], message["events"])
                self.seen = message["first"] + len(message["events"]) - 1
            elif message["t"] == "ack":
                self.told.answered(self.guest, message["id"])
            elif message["t"] == "error":
                self.errors.append(message["code"])
        return frame

    async def endure(self) -> None:
        """Play one game after the other, until told to go home."""
        while self.staying:
            try:
                await self.leave()
                self.server = random.choice(self.servers)
                seen = self.seen  # news that come with the welcome are not in what it shows
                await self.join(self.told.table, seen=seen)
                if "table" in self.last:
                    while self.staying:
                        await self._go_on()
            except BROKEN:
                with suppress(*BROKEN):
                    await self.leave()
                self.socket = None
            await asyncio.sleep(PAUSE)

    async def _go_on(self) -> None:
        """Ask again, or do what is to be done, or listen."""
        if self.unanswered is None:
            self.unanswered = self._wish()
        if self.unanswered is None:
            await self.listen()
            return
        wish = self.unanswered
        answer = await self.ask(**wish)
        if answer["t"] == "error" and answer["code"] in TRY_AGAIN:
            await asyncio.sleep(PAUSE)
            return
        self.unanswered = None
        if wish["kind"] == "act":
            self.decided = wish["moment"]
            self.moves += answer["t"] == "ack"

    def state(self) -> str:
        """What the player sees and waits for."""
        view = self.last.get("view", {})
        told = {
            "table": self.told.table,
            "log": self.told.length,
            "server": self.servers.index(self.server),
            "connected": self.socket is not None,
            "seat": self.last.get("you", {}).get("seat"),
            "status": self.last.get("table", {}).get("status"),
            "seen": self.seen,
            "moment": view.get("moment"),
            "waiting": view.get("view", {}).get("waiting"),
            "decided": self.decided,
            "unanswered": self.unanswered,
            "errors": self.errors[-3:],
        }
        return str(told)

    def _wish(self) -> dict[str, Any] | None:
        status, name = self.last["table"]["status"], f"w{self.asked}"
        if status == "playing":
            shown = self.last["view"]
            if self.seat in shown["view"]["waiting"] and shown["moment"] > self.decided:
                do = first_choice(shown["view"])
                return {"kind": "act", "id": name, "do": do, "moment": shown["moment"]}
        elif self.last["you"]["host"]:
            return {"kind": "start" if status == "gathering" else "rematch", "id": name}
        return None


class Ordeal:
    """Tables full of people who endure, and servers that do not."""

    def __init__(self, servers: Sequence[ServerProcess], database: str) -> None:
        self.servers = servers
        self.database = database
        self.players: list[Enduring] = []
        self.told: list[History] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.stop()

    async def gather(self, tables: int, people: int, bots: int = 1) -> None:
        """Fill the tables and let everybody play."""
        server = self.servers[0]
        wish = {"game": "six-nimmt", "options": {"rounds": 3}}
        for _ in range(tables):
            tokens = [server.person() for _ in range(people)]
            told = History(str(server.request("/api/tables", wish, tokens[0])["table"]))
            self.told.append(told)
            players = [Enduring(self.servers, token, told) for token in tokens]
            for number, player in enumerate(players):
                await player.join(told.table)
                await player.do("sit", name=f"Guest {number}")
            for _ in range(bots):
                await players[0].do("add-bot", bot="random")
            self.players += players
            self.tasks += [asyncio.ensure_future(player.endure()) for player in players]

    @property
    def moves(self) -> int:
        """Moves that were acknowledged."""
        return sum(player.moves for player in self.players)

    def errors(self) -> Counter[str]:
        """What players were told instead of an answer."""
        return Counter(code for player in self.players for code in player.errors)

    async def play(self, moves: int = 1, seconds: float = 30) -> None:
        """Wait for some more acknowledged moves at each table."""
        tables: dict[str, int] = {}
        for player in self.players:
            tables[player.told.table] = tables.get(player.told.table, 0) + player.moves
        end = asyncio.get_running_loop().time() + seconds
        while tables:
            assert asyncio.get_running_loop().time() < end, self._standing_still(tables)
            await self.rest()
            now = dict.fromkeys(tables, 0)
            for player in self.players:
                if player.told.table in now:
                    now[player.told.table] += player.moves
            tables = {t: n for t, n in tables.items() if now[t] < n + moves}

    def _standing_still(self, tables: Collection[str]) -> str:
        """Where nobody moves, and what each of its people sees and waits for."""
        people = [player.state() for player in self.players if player.told.table in tables]
        return "nobody moves any more:\n" + "\n".join(people)

    async def rest(self) -> None:
        """Wait a moment. Fails if a player has failed."""
        await asyncio.sleep(0.01)
        for task in self.tasks:
            if task.done():
                task.result()

    async def hear(self, *codes: str, seconds: float = 30) -> None:
        """Wait until somebody is told one of these errors, from now on."""
        for player in self.players:
            player.errors.clear()
        async with asyncio.timeout(seconds):
            while not any(code in player.errors for player in self.players for code in codes):
                await self.rest()

    async def kill(self, server: ServerProcess) -> None:
        """kill -9, and start again."""
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)

    async def stop(self) -> None:
        """Everybody goes home."""
        for player in self.players:
            player.staying = False  # a task that is being cancelled can miss it
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for player in self.players:
            with suppress(*BROKEN):
                await player.leave()

    async def abandon(self) -> None:
        """The games end here, so that no bot waits for anybody any longer."""
        for player in self.players:
            await player.join(player.told.table)
            if player.last["table"]["status"] == "playing":
                await player.do("abandon", want=True)
        for player in self.players:
            await player.leave()

    async def check(self) -> None:
        """All that was acknowledged is in the logs, once; every table can be read."""
        for told in self.told:
            events, acknowledged = dict(told.events), set(told.acknowledged)  # and play goes on
            told.read(await self._log(told.table))
            told.compare(events, acknowledged)

    async def _log(self, table: str) -> list[bytes]:
        query = "select seq, entry from log where table_id = $1 order by seq"
        if "://" not in self.database:
            with closing(sqlite3.connect(self.database)) as db:
                rows = list(db.execute(query, {"1": table}))
        else:
            search = {"search_path": "byczo"}
            connection = await asyncpg.connect(self.database, server_settings=search)
            rows = [tuple(row) for row in await connection.fetch(query, table)]
            await connection.close()
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
        return [entry for _, entry in rows]
