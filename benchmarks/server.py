"""How much a server does: durable moves per second of its CPU time, and how soon they are answered.

    python -m benchmarks.server                       as fast as it goes: 100 tables of four
    python -m benchmarks.server --rate 200            200 moves offered per second: latency
    python -m benchmarks.server --idle 5000           sockets that only listen: memory
    python -m benchmarks.server --database postgres --servers 2
                                                      two servers on one PostgreSQL

The server is a process of its own, with its default database on disk and all checks on. Its
players are real sockets in this process; they take the first or a random choice of their view.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import uvloop

NO_LIMITS = {
    "BYCZO_MESSAGES": "1e9",
    "BYCZO_MESSAGES_AT_ONCE": "1000000000",
    "BYCZO_REQUESTS": "1e9",
    "BYCZO_REQUESTS_AT_ONCE": "1000000000",
    "BYCZO_MOST_SOCKETS": "20000",
    "BYCZO_MOST_SOCKETS_EACH": "20000",
    "BYCZO_MOST_CONNECTIONS_EACH": "20000",
    "BYCZO_MOST_WATCHING": "20000",
    "BYCZO_MOST_TABLES": "20000",
    "BYCZO_MOST_UNATTENDED": "20000",
    "BYCZO_NEW_TABLES": "1e9",
    "BYCZO_NEW_TABLES_AT_ONCE": "1000000000",
    "BYCZO_LOG_LEVEL": "error",  # that one address has so many sockets is meant
}
TICKS = os.sysconf("SC_CLK_TCK")
ROUNDS = 100


class Choice(msgspec.Struct):
    """Something a player may do."""

    do: str


class Seen(msgspec.Struct):
    """What a player here looks at in a view of any game."""

    seat: int | None
    waiting: list[int]
    choices: list[Choice]


class Part(msgspec.Struct):
    """The fields of any message that a player here looks at."""

    t: str
    id: str | None = None
    moment: int = 0
    view: Seen | None = None
    code: str = ""


read_frame = msgspec.json.Decoder(list[Part]).decode


class Server:
    """``byczo serve`` as a child process."""

    def __init__(self, folder: str, database: str = "") -> None:
        began = time.perf_counter()
        command = [sys.executable, "-m", "byczo.cli.main", "serve", "--port", "0", "--data", folder]
        if database:
            command += ["--database", database]
        self.process = subprocess.Popen(
            command, env={**os.environ, **NO_LIMITS}, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        self.start_seconds = time.perf_counter() - began

    def number(self, name: str) -> float:
        """One of the server's own numbers."""
        with urlopen(self.address + "/metrics") as page:
            found = re.search(rf"^byczo_{name} (\S+)$", page.read().decode(), re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    def cpu(self) -> float:
        """Seconds of CPU time so far, in the program and in the kernel for it."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICKS

    def memory(self) -> int:
        """Bytes of memory in use."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def post(self, path: str, body: object, token: str = "") -> dict[str, str]:
        """The answer to a request."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        request = Request(self.address + path, json.dumps(body).encode(), headers)
        with urlopen(request) as answer:
            return dict(json.load(answer))


class Player(asyncio.Protocol):
    """One socket of a player, with as little work for this process as possible."""

    def __init__(self, server: Server, token: str, meter: Meter) -> None:
        self.server, self.token, self.meter = server, token, meter
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.asked = 0
        self.answered = 0
        self.sent_at = 0.0
        self.waits: dict[str, asyncio.Future[None]] = {}
        self.playing = False

    async def connect(self) -> None:
        """Connect and shake hands."""
        where = urlsplit(self.server.address)
        loop = asyncio.get_running_loop()
        assert where.hostname is not None
        assert where.port is not None
        self.transport, _ = await loop.create_connection(lambda: self, where.hostname, where.port)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )
        await self.open

    def data_received(self, data: bytes) -> None:
        """Cut what arrives into frames."""
        self.buffer += data
        if not self.open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.splitlines()[0], head
            self.buffer = rest
            self.open.set_result(None)
        while len(self.buffer) >= 2:
            size, start = self.buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            frame, opcode = self.buffer[start : start + size], self.buffer[0] & 15
            self.buffer = self.buffer[start + size :]
            if opcode == 1:
                self.heard(frame)
            elif opcode == 9:
                self.send(frame, 0x8A)

    def send(self, text: bytes, head: int = 0x81) -> None:
        """One frame, with a mask of zeros."""
        size = len(text)
        length = bytes((128 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((head,)) + length + b"\0\0\0\0" + text)

    def say(self, **message: object) -> None:
        """Say something."""
        self.send(msgspec.json.encode(message))

    async def ask(self, kind: str, **fields: object) -> None:
        """Ask, and wait until it is done."""
        self.asked += 1
        name = f"a{self.asked}"
        self.waits[name] = asyncio.get_running_loop().create_future()
        self.say(t=kind, id=name, **fields)
        await self.waits[name]

    def heard(self, frame: bytes) -> None:
        """Note acknowledged moves; answer a view with a move."""
        meter = self.meter
        for part in read_frame(frame):
            if part.t == "ack":
                if part.id in self.waits:
                    self.waits.pop(part.id).set_result(None)
                else:
                    meter.acked(time.perf_counter() - self.sent_at)
            elif part.t == "error":
                raise SystemExit(f"refused: {frame.decode()}")
            elif part.t == "view" and part.view is not None and meter.going:
                view = part.view
                if view.seat in view.waiting and part.moment > self.answered:
                    self.answered = part.moment
                    do = random.choice(view.choices).do
                    meter.when_due(lambda do=do, moment=part.moment: self.move(do, moment))

    def move(self, do: str, moment: int) -> None:
        """Make a move."""
        self.asked += 1
        self.sent_at = time.perf_counter()
        self.send(
            b'{"t":"act","id":"a%d","do":"%s","moment":%d}' % (self.asked, do.encode(), moment)
        )


class Meter:
    """Counts moves and keeps their times; holds moves back to the offered rate."""

    def __init__(self, rate: float | None) -> None:
        self.rate = rate
        self.going = True
        self.moves = 0
        self.times: list[float] = []
        self.next = 0.0

    def acked(self, seconds: float) -> None:
        """A move was acknowledged."""
        self.moves += 1
        self.times.append(seconds)

    def when_due(self, move: object) -> None:
        """Make the move now, or when the offered rate allows it."""
        assert callable(move)
        if self.rate is None:
            move()
            return
        loop = asyncio.get_running_loop()
        self.next = max(self.next, loop.time()) + random.expovariate(self.rate)
        loop.call_at(self.next, move)

    def percentile(self, part: float) -> float:
        """In milliseconds."""
        times = sorted(self.times)
        return 1000 * times[min(int(part * len(times)), len(times) - 1)] if times else 0.0


async def play(server: Server, args: argparse.Namespace, together: asyncio.Barrier) -> Meter:
    """Tables full of players, for some seconds; all servers are measured at the same time."""
    meter = Meter(args.rate)
    before = server.memory()
    hosts = []
    players = []
    for _ in range(args.tables):
        seats = [
            Player(server, server.post("/api/programs", {})["token"], meter)
            for _ in range(args.seats)
        ]
        wish = {
            "game": args.game,
            "options": {"rounds": ROUNDS} if args.game == "six-nimmt" else {},
        }
        table = server.post("/api/tables", wish, seats[0].token)["table"]
        for number, player in enumerate(seats):
            await player.connect()
            player.say(t="hello", table=table)
            await player.ask("sit", name=f"Guest {number}")
        hosts.append(seats[0])
        players += seats
    after = server.memory()
    print(f"Python              {sys.version.split()[0]:>8s} in {sys.base_prefix}")
    print(f"server start        {server.start_seconds:8.2f} s")
    print(f"memory per table    {(after - before) / args.tables / 1024:8.0f} KiB, sockets included")
    await together.wait()
    for host in hosts:
        await host.ask("start")
    await together.wait()
    await asyncio.sleep(1)
    meter.moves, meter.times = 0, []
    frames, commits = server.number("frames_total"), server.number("commits_total")
    cpu, began = server.cpu(), time.perf_counter()
    mine = time.process_time()
    await asyncio.sleep(args.seconds)
    cpu, seconds = server.cpu() - cpu, time.perf_counter() - began
    mine = time.process_time() - mine
    meter.going = False
    moves = meter.moves
    await together.wait()
    frames = server.number("frames_total") - frames
    commits = server.number("commits_total") - commits
    print(f"moves               {moves:8d} in {seconds:.1f} s: {moves / seconds:,.0f} per second")
    print(f"server CPU          {cpu:8.2f} s ({100 * cpu / seconds:.0f} %)")
    print(f"frames              {frames / moves:8.2f} per move")
    print(f"moves per commit    {moves / commits:8.1f}, {commits / seconds:.0f} commits per second")
    print(f"players' CPU        {mine:8.2f} s")
    print(
        f"per CPU-second      {moves / cpu:8,.0f} durable moves ({1e6 * cpu / moves:.0f} µs each)"
    )
    print(
        f"answered after      {meter.percentile(0.5):8.1f} ms (median), "
        f"{meter.percentile(0.99):.1f} ms (99 %)"
    )
    return meter


async def play_all(servers: list[Server], args: argparse.Namespace) -> None:
    """As many tables at each server."""
    together = asyncio.Barrier(len(servers))
    meters = await asyncio.gather(*(play(server, args, together) for server in servers))
    if len(servers) > 1:
        moves = sum(meter.moves for meter in meters) / args.seconds
        worst = max(meter.percentile(0.99) for meter in meters)
        print(
            f"all {len(servers)} servers       {moves:8,.0f} moves a second, {worst:.1f} ms (99 %)"
        )


async def idle(server: Server, args: argparse.Namespace) -> None:
    """Many sockets that only listen."""
    meter = Meter(None)
    table = server.post("/api/tables", {"game": args.game})["table"]
    before = server.memory()
    sockets = []
    for _ in range(args.idle):
        player = Player(server, "", meter)
        await player.connect()
        sockets.append(player)
    connected = server.memory()
    cpu = server.cpu()
    await asyncio.sleep(args.seconds)
    print(
        f"{args.idle} idle sockets: {(connected - before) / args.idle / 1024:.1f} KiB each, ",
        end="",
    )
    print(f"{100 * (server.cpu() - cpu) / args.seconds:.1f} % of a CPU")
    sockets[0].say(t="hello", table=table)


def pace() -> float:
    """Nanoseconds for a step of an empty loop: a busy machine shows here, too."""
    began, steps = time.thread_time(), 2_000_000
    for _ in range(steps):
        pass
    return (time.thread_time() - began) / steps * 1e9


def disk_milliseconds(folder: Path, writes: int = 600) -> tuple[float, float]:
    """What a small write takes until it is on disk, without any server: median and 99 %."""
    times = []
    with (folder / "yardstick").open("wb", buffering=0) as file:
        for _ in range(writes):
            time.sleep(1 / 200)
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
    times.sort()
    return times[writes // 2], times[writes * 99 // 100]


def main() -> None:
    """Read the command line, start the server, measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="six-nimmt")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--rate", type=float, help="moves per second to offer (as many as it takes)"
    )
    parser.add_argument("--database", default="", help="its URL; postgres: start one for this")
    parser.add_argument("--servers", type=int, default=1, help="processes on that database")
    parser.add_argument("--idle", type=int, help="measure this many idle sockets instead")
    args = parser.parse_args()
    print(f"this machine now    {pace():8.1f} ns for a step of an empty loop")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix=".bench-", dir="."))
        usual, late = disk_milliseconds(Path(folder))
        print(f"this disk now       {usual:8.1f} ms for a small write, 99 %: {late:.1f} ms")
        database = args.database
        if database == "postgres":
            cluster = own_postgres()
            stack.callback(cluster.remove)
            database = cluster.database()
        servers = [Server(f"{folder}/{number}", database) for number in range(args.servers)]
        for server in servers:
            stack.callback(server.process.wait)
            stack.callback(server.process.terminate)
        uvloop.run(idle(servers[0], args) if args.idle else play_all(servers, args))


def own_postgres() -> Any:
    """A PostgreSQL with its default settings, in a folder of its own; as in the tests."""
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from tests.postgres import Cluster

    return Cluster(safe=True)


if __name__ == "__main__":
    main()
