"""A hundred thousand tables at the store's interface, on a real PostgreSQL.

    python -m benchmarks.many_tables                                  100,000 tables, a minute
    python -m benchmarks.many_tables --tables 5000 --seconds 5

The tables are put there at once; then each process claims the leases of its share, appends to
tables at random, reads the end of a log now and then as if somebody came to a table that is not in
memory, and listens to the hints of the others: first as fast as it is answered, then half as fast.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Collection, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg

from benchmarks.commits import ENTRY
from byczo.store.interface import Append, Chain
from byczo.store.postgres import PostgresStore
from tests.postgres import Cluster, missing

LENGTH = 20
"""Entries of each log at the beginning: a game of a few rounds has some hundred."""

AT_ONCE = 400
"""Appends of each process that are on their way."""

READ_EVERY = 50
"""Appends for each table that is read."""

TICKS = os.sysconf("SC_CLK_TCK")


def name_of(process: int, number: int) -> str:
    """As long as the names of real tables."""
    return f"{process:04x}{number:020x}"


class Process:
    """One process that serves its share of the tables."""

    def __init__(self, store: PostgresStore, names: list[str]) -> None:
        self.store = store
        self.lengths = dict.fromkeys(names, LENGTH)
        self.free = list(names)
        self.sent: dict[str, float] = {}
        self.appended: list[float] = []
        self.read: list[float] = []
        self.reading: set[asyncio.Task[None]] = set()
        self.leased: set[str] = set()
        self.hints = 0
        self.failed = 0
        self.stopped = False

    def write(self) -> None:
        """To a table that has nothing on its way."""
        place = random.randrange(len(self.free))
        self.free[place], self.free[-1] = self.free[-1], self.free[place]
        table = self.free.pop()
        self.lengths[table] += 1
        self.sent[table] = time.perf_counter()
        self.store.append(Append(chain=Chain(), table=table, seq=self.lengths[table], entry=ENTRY))

    def stored(self, results: Sequence[tuple[Append, Any]]) -> None:
        """See :class:`byczo.store.interface.Listener`."""
        for append, problem in results:
            self.failed += problem is not None
            self.appended.append(time.perf_counter() - self.sent[append.table])
            self.free.append(append.table)
            if len(self.appended) % READ_EVERY == 0:
                task = asyncio.ensure_future(self._come())
                self.reading.add(task)
                task.add_done_callback(self.reading.discard)
            if not self.stopped:
                self.write()

    async def _come(self) -> None:
        """Somebody comes to a table: its snapshot and what came after it are read."""
        table = random.choice(self.free)
        began = time.perf_counter()
        await self.store.snapshot(table)
        assert await self.store.load(table, LENGTH - 5)
        self.read.append(time.perf_counter() - began)

    def changed_elsewhere(self, table: str | None, length: int) -> None:
        """A hint."""
        self.hints += 1

    def lease_gained(self, table: str) -> None:
        """One of the tables is ours."""
        self.leased.add(table)

    def present_elsewhere(self, table: str, people: Collection[str]) -> None:
        """Nobody is anywhere."""

    async def offer(self, rate: float) -> None:
        """So many appends a second, however soon they are answered."""
        began, offered = time.perf_counter(), 0
        while True:
            await asyncio.sleep(0.005)
            due = int((time.perf_counter() - began) * rate)
            for _ in range(min(due - offered, len(self.free))):
                self.write()
            offered = due

    async def measure(self, seconds: float) -> dict[str, float]:
        """What happens in that time."""
        self.appended.clear()
        self.read.clear()
        hints, began, used = self.hints, time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        lasted, used = time.perf_counter() - began, time.process_time() - used
        appended, read = sorted(self.appended), sorted(self.read) or [0.0]
        return {
            "appends": len(appended) / lasted,
            "append_p50": appended[len(appended) // 2] * 1000,
            "append_p99": appended[len(appended) * 99 // 100] * 1000,
            "reads": len(read) / lasted,
            "read_p50": read[len(read) // 2] * 1000,
            "read_p99": read[len(read) * 99 // 100] * 1000,
            "hints": (self.hints - hints) / lasted,
            "cpu": used / len(appended) * 1e6,
        }

    async def lease_all(self) -> float:
        """Seconds until all tables are ours."""
        began = time.perf_counter()
        while len(self.leased) < len(self.lengths):
            for table in self.lengths.keys() - self.leased:
                self.store.has_lease(table)
            await asyncio.sleep(0.2)
        return time.perf_counter() - began


async def work(args: argparse.Namespace) -> None:
    """One process: prints what it did as JSON."""
    store = PostgresStore(args.url)
    share = args.tables // args.processes
    process = Process(store, [name_of(args.number, number) for number in range(share)])
    await store.open(process)
    leased = await process.lease_all()
    await asyncio.sleep(1.5)  # until all processes know of each other
    for _ in range(min(AT_ONCE, share)):
        process.write()
    await asyncio.sleep(1)
    print("ready", flush=True)
    most = await process.measure(args.seconds / 2)
    process.stopped = True
    await asyncio.gather(*process.reading)
    await asyncio.sleep(1)
    pacing = asyncio.ensure_future(process.offer(most["appends"] / 2))
    half = await process.measure(args.seconds / 2)
    pacing.cancel()
    await asyncio.gather(*process.reading)
    await store.close()
    print(json.dumps({"leased": leased, "failed": process.failed, "most": most, "half": half}))


async def fill(url: str, args: argparse.Namespace) -> float:
    """Put all tables into the database at once; seconds that it took."""
    first = PostgresStore(url)
    await first.open(Process(first, []))  # which makes the schema
    await first.close()
    db = await asyncpg.connect(url, server_settings={"search_path": "byczo"})
    share = args.tables // args.processes
    names = [name_of(p, n) for p in range(args.processes) for n in range(share)]
    began = time.perf_counter()
    await db.copy_records_to_table(
        "tables",
        records=((name, "six-nimmt", "playing", False, True, 0, "[]") for name in names),
    )
    await db.copy_records_to_table(
        "log",
        records=((name, seq, ENTRY) for name in names for seq in range(1, LENGTH + 1)),
    )
    await db.execute("analyze")
    await db.close()
    return time.perf_counter() - began


async def size(url: str) -> int:
    """Bytes of the log on disk, with its index."""
    db = await asyncpg.connect(url)
    found: int = await db.fetchval("select pg_total_relation_size('byczo.log')")
    await db.close()
    return found


def postgres_cpu(cluster: Cluster) -> float:
    """Seconds of CPU time of PostgreSQL so far, as far as its processes live."""
    first = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
    used = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == first or stat.parent.name == str(first):
            used += int(fields[11]) + int(fields[12])
    return used / TICKS


def run(args: argparse.Namespace) -> None:
    """Fill, let all processes work, print."""
    with ExitStack() as stack:
        cluster = Cluster(safe=True)
        stack.callback(cluster.remove)
        url = cluster.database()
        took = asyncio.run(fill(url, args))
        entries = args.tables * LENGTH
        print(f"tables              {args.tables:10,d} with {entries:,d} entries, ", end="")
        print(f"put there in {took:.0f} s")
        each = asyncio.run(size(url)) / entries
        print(f"disk                {each:10.0f} bytes an entry, with its index")
        options = ["--tables", args.tables, "--processes", args.processes]
        options += ["--seconds", args.seconds, "--url", url]
        command = [sys.executable, "-m", "benchmarks.many_tables", *map(str, options)]
        running = [
            subprocess.Popen([*command, "--number", str(n)], stdout=subprocess.PIPE, text=True)
            for n in range(args.processes)
        ]
        for process in running:
            assert process.stdout is not None
            process.stdout.readline()
        cpu, began = postgres_cpu(cluster), time.perf_counter()
        time.sleep(args.seconds / 4)
        cpu, lasted = postgres_cpu(cluster) - cpu, time.perf_counter() - began
        found = [json.loads(process.communicate()[0]) for process in running]
        report(found, cpu / lasted)


def report(found: list[dict[str, Any]], cpu: float) -> None:
    """All processes together."""
    print(f"processes           {len(found):10d}")
    print(f"leases              {max(each['leased'] for each in found):10.1f} s until all are had")
    for phase, said in (("most", "as fast as it goes"), ("half", "half of that offered")):

        def total(name: str, phase: str = phase) -> float:
            return float(sum(each[phase][name] for each in found))

        def worst(name: str, phase: str = phase) -> float:
            return float(max(each[phase][name] for each in found))

        print(f"{said}:")
        print(f"    appends         {total('appends'):10,.0f} a second", end="")
        print(f", after {worst('append_p50'):.0f} ms (median), {worst('append_p99'):.0f} ms (99 %)")
        print(f"    reads           {total('reads'):10,.0f} a second", end="")
        print(f", after {worst('read_p50'):.0f} ms (median), {worst('read_p99'):.0f} ms (99 %)")
        print(f"    hints heard     {total('hints'):10,.0f} a second")
        print(f"    store's CPU     {worst('cpu'):10.0f} µs an append, in each process")
        if phase == "most":
            each = 1e6 * cpu / total("appends")
            print(f"    PostgreSQL      {cpu * 100:10.0f} % of a core: {each:.0f} µs an append")
    print(f"failed              {sum(each['failed'] for each in found):10.0f}")


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--number", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.number is not None:
        asyncio.run(work(args))
    elif missing():
        sys.exit(missing())
    else:
        run(args)


if __name__ == "__main__":
    main()
