"""A real server in a process of its own, and people who play at it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 30
QUIET = {
    "BYCZO_BOT_PAUSE": "0",
    "BYCZO_LOG_LEVEL": "warning",
    "BYCZO_NEW_TABLES_AT_ONCE": "100000",
    "BYCZO_NEW_RECORDS_AT_ONCE": "1000000000",
    "BYCZO_MOST_UNATTENDED": "1000",  # all tests come from one address
    "BYCZO_MOST_CONNECTIONS_EACH": "1000",
}


class ServerProcess:
    """``byczo serve`` on a free port of this machine. What it complains about is kept."""

    program: tuple[str, ...] = ("-m", "byczo.cli.main", "serve")

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = {f"BYCZO_{name.upper()}": str(value) for name, value in settings.items()}
        self.start()

    def start(self, port: int = 0) -> None:
        """Start, or start again on the same data."""
        command = [sys.executable, *self.program, "--port", str(port), "--data", str(self.folder)]
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "complaints").open("a") as complaints:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, **QUIET, **self.settings},
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        if not self.address.startswith("http://"):
            code = self.stop()
            raise AssertionError(f"the server did not start ({code}): {self.complaints}")

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stop it, if it has not ended by itself, and wait.

        A pipe that is left open is complained about in whatever test runs when it is collected.
        """
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    @property
    def complaints(self) -> str:
        """What the server has written about things that went wrong."""
        return (self.folder / "complaints").read_text(encoding="utf-8")

    def request(self, path: str, body: Message | None = None, token: str = "") -> Any:
        """The JSON answer to a request."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, headers), timeout=PATIENCE) as answer:
            return json.load(answer)

    def person(self) -> str:
        """The token of a new guest."""
        return str(self.request("/api/programs", {})["token"])


class Player:
    """One socket of one guest, and what it has heard."""

    connected: ClassVar[list[Player]] = []

    def __init__(self, server: ServerProcess, token: str) -> None:
        self.server = server
        self.token = token
        self.asked = 0
        self.socket: ClientConnection | None = None
        self.heard: list[Message] = []
        self.last: dict[str, Message] = {}
        self.done: dict[int, str] = {}  # moves that were acknowledged, by moment

    async def connect(self, **headers: str) -> None:
        """Open the socket."""
        address = self.server.address.replace("http", "ws") + "/api/socket"
        self.socket = await connect(
            address,
            additional_headers={"authorization": f"Bearer {self.token}", **headers},
            compression=None,
            proxy=None,
            max_queue=None,
        )
        self.connected.append(self)

    async def join(self, table: str, **more: object) -> None:
        """Connect, if need be, and follow a table."""
        if self.socket is None:
            await self.connect()
        self.last = {}
        await self.say(t="hello", table=table, **more)
        await self.until(lambda m: m["t"] in {"present", "error"})

    async def say(self, **message: object) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def ask(self, kind: str, **fields: object) -> Message:
        """Ask for something, and wait for the answer: an ack or an error."""
        self.asked += 1
        name = str(fields.pop("id", f"a{self.asked}"))
        await self.say(t=kind, id=name, **fields)
        return await self.until(lambda m: m["t"] in {"ack", "error", "hint"} and m["id"] == name)

    async def do(self, kind: str, **fields: object) -> None:
        """Ask for something that must be done."""
        answer = await self.ask(kind, **fields)
        assert answer["t"] == "ack", answer

    async def listen(self) -> list[Message]:
        """The messages of the next frame."""
        assert self.socket is not None
        frame = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        for message in frame:
            self.heard.append(message)
            self.last[message["t"]] = message
        return list(frame)

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until such a message comes."""
        while True:
            found = [message for message in await self.listen() if wanted(message)]
            if found:
                return found[0]

    async def silence(self) -> None:
        """Until all that was said so far has been heard."""
        self.asked += 1
        mark = 10**15 + self.asked
        await self.say(t="ping", sent=mark)
        await self.until(lambda m: m["t"] == "pong" and m["sent"] == mark)

    async def leave(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    @property
    def view(self) -> Message:
        """The game as this player saw it last."""
        return dict(self.last["view"]["view"])

    @property
    def seat(self) -> int | None:
        """Where this player sits."""
        seat: int | None = self.last["you"]["seat"]
        return seat

    async def watch(self) -> None:
        """Listen until the game has ended."""
        await self.until(lambda m: m["t"] == "table" and m["status"] in {"over", "abandoned"})

    async def play(self, choose: Callable[[Message], str]) -> None:
        """Play the game to its end: whenever it is this seat's turn, do what is chosen."""
        answered = 0
        while self.last["table"]["status"] == "gathering":
            await self.listen()
        while self.last["table"]["status"] == "playing":
            shown = self.last["view"]
            if self.seat in shown["view"]["waiting"] and shown["moment"] > answered:
                answered = shown["moment"]
                do = choose(shown["view"])
                await self.do("act", do=do, moment=answered)
                self.done[answered] = do
            else:
                await self.listen()


def first_choice(view: Message) -> str:
    """The first thing the rules allow."""
    return str(view["choices"][0]["do"])


def last_choice(view: Message) -> str:
    """The last thing the rules allow."""
    return str(view["choices"][-1]["do"])


async def gather(
    server: ServerProcess, people: int, bots: list[str], **wish: object
) -> tuple[str, list[Player]]:
    """A table with people and bots; the first person is its host."""
    players = [Player(server, server.person()) for _ in range(people)]
    opened = server.request("/api/tables", {**wish, "name": "Guest 0"}, players[0].token)
    table = str(opened["table"])
    for number, player in enumerate(players):
        await player.join(table)
        if number:
            await player.do("sit", name=f"Guest {number}")
    for bot in bots:
        await players[0].do("add-bot", bot=bot)
    return table, players


async def eventually(happens: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.002)
