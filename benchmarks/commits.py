"""How many entries do 1, 2, 4, 8 processes commit on one PostgreSQL, and what do neighbours feel?

    python -m benchmarks.commits                    all ways of hints, 1 to 8 processes
    python -m benchmarks.commits --processes 1 2 4 --seconds 10 --tables 100 --hints shared

Each process is the store alone, with tables of its own that write one entry after the other.
PostgreSQL is started for this in a folder of its own, with its data on disk. Beside it another
application commits a row and a notification ten times a second, and waits for locks are sampled
from ``pg_stat_activity``. Hints between processes go inside the writing transaction or after it,
about every table, as they once did, or after it about tables that others have in memory, as they
do: here there are none. All are measured in turn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import time
from collections import Counter
from typing import Any

import asyncpg

from byczo.store import postgres_appends
from byczo.store.interface import Append, Chain
from byczo.store.postgres import PostgresStore
from byczo.store.postgres_hints import Hints
from tests.postgres import Cluster, missing

INSIDE = (
    postgres_appends.FIRSTS
    + """, told as (
        select pg_notify('byczo', string_agg(table_id || ':' || seq, ' '))
        from won join mine using (table_id) having count(*) > 0
    )
    select table_id from won left join told on true"""
)
"""Moves with a notification in the same statement."""

WAYS = "inside", "every", "shared"
ENTRY = b'{"e":"act","at":1700000000000,"who":"0123456789012345678901","seat":1,"do":"play 57"}'


class Tables:
    """Tables that write as soon as their last entry is stored."""

    def __init__(self, store: PostgresStore, names: list[str]) -> None:
        self.store = store
        self.lengths = dict.fromkeys(names, 0)
        self.sent: dict[str, float] = {}
        self.took: list[float] = []
        self.failed = 0
        self.stopped = False

    def write(self, table: str) -> None:
        """The next entry of a table."""
        self.lengths[table] += 1
        self.sent[table] = time.perf_counter()
        length = self.lengths[table]
        self.store.append(Append(chain=Chain(), table=table, seq=length, entry=ENTRY))

    def stored(self, results: Any) -> None:
        """See :class:`byczo.store.interface.Listener`."""
        for append, problem in results:
            self.failed += problem is not None
            self.took.append(time.perf_counter() - self.sent[append.table])
            if not self.stopped:
                self.write(append.table)

    def changed_elsewhere(self, table: str | None, length: int) -> None:
        """Nobody here follows tables of others."""

    def lease_gained(self, table: str) -> None:
        """There are no bots."""

    def present_elsewhere(self, table: str, people: object) -> None:
        """There are no people."""


def notify_inside() -> None:
    """From now on hints go as they once did."""
    postgres_appends.MOVES = INSIDE
    postgres_appends.MOST_TABLES = 150  # as many as fit into one notification
    Hints.tell = lambda self, stored: None  # type: ignore[method-assign]


async def work(url: str, number: int, tables: int, seconds: float, *, shared: bool) -> None:
    """One process: prints what it did as JSON."""
    store = PostgresStore(url)
    writing = Tables(store, [f"p{number}t{table}" for table in range(tables)])
    await store.open(writing)
    if shared:
        for table in writing.lengths:
            store.announce(table, ())
    await asyncio.sleep(2.5)  # until all processes know of each other
    for table in writing.lengths:
        writing.write(table)
    await asyncio.sleep(0.5)
    writing.took.clear()
    began, used = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    lasted, used = time.perf_counter() - began, time.process_time() - used
    took = sorted(writing.took)
    writing.stopped = True
    await store.close()
    print(
        json.dumps(
            {
                "entries": len(took) / lasted,
                "p50": took[len(took) // 2] * 1000,
                "p99": took[len(took) * 99 // 100] * 1000,
                "cpu": used / lasted,
                "failed": writing.failed,
            }
        )
    )


async def neighbour(url: str, took: list[float], waits: Counter[str]) -> None:
    """Another application on the same PostgreSQL; it looks around, too."""
    db = await asyncpg.connect(url)
    await db.execute("create table if not exists neighbour (at timestamptz)")
    while True:
        began = time.perf_counter()
        async with db.transaction():
            await db.execute("insert into neighbour values (now())")
            await db.execute("notify neighbour")
        took.append(time.perf_counter() - began)
        for row in await db.fetch(
            "select wait_event_type || ':' || wait_event from pg_stat_activity "
            "where application_name = 'byczo' and state = 'active' and wait_event is not null"
        ):
            waits[row[0]] += 1
        waits["samples"] += 1
        await asyncio.sleep(0.1)


async def measure(url: str, processes: int, hints: str, args: argparse.Namespace) -> None:
    """Run so many processes and print one line."""
    command = [
        sys.executable,
        "-m",
        "benchmarks.commits",
        "--seconds",
        str(args.seconds),
        "--url",
        url,
    ]
    command += ["--tables", str(args.tables), "--hints", hints]
    running = [
        subprocess.Popen([*command, "--number", str(number)], stdout=subprocess.PIPE, text=True)
        for number in range(processes)
    ]
    await asyncio.sleep(4)
    took: list[float] = []
    waits: Counter[str] = Counter()
    watching = asyncio.create_task(neighbour(url, took, waits))
    said = [(await asyncio.to_thread(process.communicate))[0] for process in running]
    watching.cancel()
    found = [json.loads(line) for line in said]
    took.sort()
    locks = sum(count for event, count in waits.items() if event.startswith("Lock:"))
    print(
        f"{processes:9} {hints:>7} {sum(each['entries'] for each in found):10,.0f}"
        f" {max(each['p50'] for each in found):7.1f} {max(each['p99'] for each in found):7.1f}"
        f" {locks / max(1, waits['samples']):11.2f} {took[len(took) // 2] * 1000:13.1f}"
        f" {took[len(took) * 99 // 100] * 1000:7.1f} {took[-1] * 1000:7.1f}"
        f" {sum(each['failed'] for each in found):7}",
        flush=True,
    )


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=50, help="of each process (50)")
    parser.add_argument("--hints", choices=(*WAYS, "all"), default="all")
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--number", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.number is not None:
        if args.hints == "inside":
            notify_inside()
        shared = args.hints == "shared"
        asyncio.run(work(args.url, args.number, args.tables, args.seconds, shared=shared))
        return
    if missing():
        sys.exit(missing())
    cluster = Cluster(safe=True)
    try:
        print(
            "processes   hints  entries/s  p50 ms  p99 ms  lock waits"
            "  neighbour p50     p99   worst  failed"
        )
        for processes in args.processes:
            for hints in WAYS if args.hints == "all" else (args.hints,):
                asyncio.run(measure(cluster.database(), processes, hints, args))
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
