"""What a socket, a table, a move, a hint and a finished game cost, and where it all ends.

    python -m benchmarks.capacity                     all of it: some minutes on a quiet machine
    python -m benchmarks.capacity --quick             everything once, small: is the command whole?
    python -m benchmarks.capacity --no-postgres       one server on SQLite alone

Servers are processes of their own with their data on disk, see ``benchmarks/server.py``; what is
said of PostgreSQL is measured by ``benchmarks/many_tables.py``. Times are CPU times.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import uvloop

from benchmarks import many_tables
from benchmarks.server import Meter, Player, Server, pace
from tests.postgres import missing
from tests.system.test_bringing import RECORDS, record_in

SLEEP = 2
"""Seconds after which tables fall asleep here; else five minutes."""

MOVE_EVERY = 10.0
"""Seconds that a person takes for a move: for sums like "so many tables fit"."""


class Costs:
    """One server, and what it has used from one question to the next."""

    def __init__(self, folder: Path) -> None:
        os.environ["BYCZO_UNATTENDED"] = str(SLEEP)
        os.environ["BYCZO_NEW_RECORDS_AT_ONCE"] = "1000000000"
        self.server = Server(str(folder))
        self.database = folder / "byczo.db"

    def __enter__(self) -> Costs:
        return self

    def __exit__(self, *problem: object) -> None:
        self.server.process.terminate()
        self.server.process.wait()

    def disk(self) -> int:
        """Bytes that are used in the file."""
        with closing(sqlite3.connect(self.database)) as db:
            db.execute("pragma wal_checkpoint(passive)")
            pages, free, each = (
                db.execute(f"pragma {name}").fetchone()[0]
                for name in ("page_count", "freelist_count", "page_size")
            )
        return int((pages - free) * each)

    def guest(self) -> str:
        """The token of a new guest."""
        return self.server.post("/api/programs", {})["token"]

    def table(self, token: str = "", **wish: Any) -> str:
        """A new table."""
        return self.server.post("/api/tables", {"game": "six-nimmt", **wish}, token)["table"]


def say(what: str, value: float, unit: str, note: str = "") -> None:
    """One line of the report."""
    print(f"{what:32s} {value:10,.1f} {unit}{f'  ({note})' if note else ''}", flush=True)


def sleeping_tables(costs: Costs, count: int, seconds: float) -> None:
    """Tables that nobody follows: they leave memory, and only their logs are left."""
    server, before, disk = costs.server, costs.server.memory(), costs.disk()
    cpu = server.cpu()
    token = costs.guest()
    with ThreadPoolExecutor(8) as guests:
        list(guests.map(lambda _: costs.table(token, name="Somebody"), range(count)))
    say("opening a table", 1e6 * (server.cpu() - cpu) / count, "µs", "with its HTTP request")
    while server.number("tables") > 0:
        time.sleep(0.5)
    cpu = server.cpu()
    time.sleep(seconds)
    used, memory = 100 * (server.cpu() - cpu) / seconds, (server.memory() - before) / 1e6
    say(f"{count:,d} sleeping tables", used, "% of a core", f"{memory:.1f} MB more memory in all")
    say("a table before its first game", (costs.disk() - disk) / count / 1000, "kB of disk")


async def idle_sockets(costs: Costs, count: int, seconds: float) -> None:
    """Sockets that only listen; they stay open."""
    server = costs.server
    before, cpu, meter = server.memory(), server.cpu(), Meter(None)
    sockets = [Player(server, "", meter) for _ in range(count)]
    for socket in sockets:
        await socket.connect()
    say("a new socket", 1e6 * (server.cpu() - cpu) / count, "µs", "with its handshake")
    each = (server.memory() - before) / count / 1024
    cpu = server.cpu()
    await asyncio.sleep(seconds)
    used = 100 * (server.cpu() - cpu) / seconds
    say(f"{count:,d} idle sockets", used, "% of a core", f"{each:.1f} KiB each")
    for socket in sockets:
        socket.transport.close()


async def moves(costs: Costs, tables: int, seconds: float) -> float:
    """Tables of four that play: their memory, and what a move costs. Microseconds of a move."""
    server, meter = costs.server, Meter(None)
    before, hosts = server.memory(), []
    sockets = []
    for _ in range(tables):
        seats = [Player(server, costs.guest(), meter) for _ in range(4)]
        table = costs.table(seats[0].token, options={"rounds": 100})
        for number, player in enumerate(seats):
            await player.connect()
            player.say(t="hello", table=table)
            await player.ask("sit", name=f"Guest {number}")
        hosts.append(seats[0])
        sockets += seats
    for host in hosts:
        await host.ask("start")
    await asyncio.sleep(1)
    say(
        "a table that is played at",
        (server.memory() - before) / tables / 1024,
        "KiB of memory",
        "with four sockets",
    )
    disk, cpu, meter.moves = costs.disk(), server.cpu(), 0
    await asyncio.sleep(seconds)
    cpu, meter.going = server.cpu() - cpu, False
    made = meter.moves
    await asyncio.sleep(1)
    each = 1e6 * cpu / made
    say("a move", each, "µs", f"{1e6 / each:,.0f} a CPU-second")
    say("a move", (costs.disk() - disk) / made, "bytes of disk")
    for socket in sockets:
        socket.transport.close()
    return each


async def hints(costs: Costs, count: int) -> None:
    """What the coach costs who asks once a decision."""
    server, meter = costs.server, Meter(None)
    host = Player(server, costs.guest(), meter)
    table = costs.table(host.token)
    meter.going = False
    await host.connect()
    host.say(t="hello", table=table)
    await host.ask("sit", name="Curious")
    for _ in range(3):
        await host.ask("add-bot", bot="random")
    await host.ask("start")
    await asyncio.sleep(2)
    cpu, said = server.cpu(), 0
    for number in range(count):
        host.say(t="hint", id=f"h{number}")
        wanted = server.number("bots_thinking")
        while said == 0 or wanted:
            await asyncio.sleep(0.05)
            said, wanted = 1, server.number("bots_thinking")
        said = 0
    say("a hint", 1e3 * (server.cpu() - cpu) / count, "ms", "in a thread of its own")
    host.transport.close()


def finished_games(costs: Costs, count: int) -> None:
    """Finished games, brought as records: their table, log, list and record."""
    record = record_in(RECORDS[0])
    token, disk, cpu = costs.guest(), costs.disk(), costs.server.cpu()
    for _ in range(count):
        costs.server.post("/api/records", record, token)
    say("a finished game brought", 1e6 * (costs.server.cpu() - cpu) / count, "µs")
    each, length = (costs.disk() - disk) / count / 1000, len(json.dumps(record)) / 1000
    say("a finished game", each, "kB of disk", f"its record has {length:.1f} kB")


def measure(args: argparse.Namespace) -> None:
    """One server, then one database."""
    say("this machine now", pace(), "ns", "for a step of an empty loop")
    small = args.quick
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix=".bench-", dir="."))
        with Costs(Path(folder) / "a") as costs:
            say("a server that does nothing", costs.server.memory() / 1e6, "MB of memory")
            sleeping_tables(costs, 200 if small else 10_000, 3 if small else 30)
            uvloop.run(idle_sockets(costs, 200 if small else 5_000, 3 if small else 30))
        with Costs(Path(folder) / "b") as costs:
            each = uvloop.run(moves(costs, 10 if small else 100, 3 if small else 20))
            uvloop.run(hints(costs, 2 if small else 20))
            finished_games(costs, 20 if small else 500)
    people = 1e6 / each * MOVE_EVERY
    say("people at one process", people, "", f"who move every {MOVE_EVERY:.0f} s; it has one core")
    if args.postgres and not missing():
        args.tables, args.processes = (2000, 2) if small else (100_000, 2)
        args.seconds = 6.0 if small else 60.0
        many_tables.run(args)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--no-postgres", action="store_false", dest="postgres")
    measure(parser.parse_args())


if __name__ == "__main__":
    main()
