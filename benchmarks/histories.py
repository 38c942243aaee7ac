"""Does the log explain all that clients saw, whatever happened to servers, disk and clock?

    python -m benchmarks.histories                          a million operations on SQLite
    python -m benchmarks.histories --postgres               on two servers with one PostgreSQL
    python -m benchmarks.histories --operations 20000 --tables 3

An operation is an answer or a piece of news that a client notes. Faults follow each other: kills,
freezes, clocks that are set by hours, a full disk (SQLite, as root), a database that is out of
reach or crashes (PostgreSQL). After each all logs are read and compared with all notes; the first
thing that no log can explain ends the run.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random

from tests.postgres import Cluster, missing
from tests.server.faults import Faults, JumpyServer
from tests.server.persistent_players import Ordeal

EVERY = 20
"""Faults after which people go to new tables, so that no log grows longer than any real one."""


async def run(args: argparse.Namespace, stack: ExitStack) -> None:
    """Play, break something, compare; say now and then how it goes."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="byczo-histories-")))
    cluster, disk = None, None
    if args.postgres:
        cluster = Cluster(safe=True)
        stack.callback(cluster.remove)
        database = cluster.database()
    else:
        disk = small_disk(folder / "disk", stack)
        database = str((disk or folder) / "byczo.db")
    names = ("one", "other") if args.postgres else ("one",)
    servers = [JumpyServer(folder / name, database=database) for name in names]
    for server in servers:
        stack.callback(server.stop)
    rng, operations, began = Random(args.seed), 0, time.monotonic()
    happened: Counter[str] = Counter()
    errors: Counter[str] = Counter()
    while operations < args.operations:
        async with Ordeal(servers, database) as ordeal:
            await ordeal.gather(args.tables, args.people)
            faults = Faults(ordeal, rng, cluster=cluster, disk=disk)
            for _ in range(EVERY):
                await ordeal.play(args.moves, seconds=90)
                kind = rng.choice(list(faults.kinds))
                await faults.happen(kind)
                happened[kind] += 1
                await ordeal.play(1, seconds=90)
                await ordeal.check()
                if operations + sum(told.noted for told in ordeal.told) >= args.operations:
                    break
        await ordeal.abandon()
        await ordeal.check()
        operations += sum(told.noted for told in ordeal.told)
        errors += ordeal.errors()
        faults_said = ", ".join(f"{n} {kind}" for kind, n in sorted(happened.items()))
        seconds = time.monotonic() - began
        print(f"{operations:9,d} operations in {seconds:,.0f} s, all explained ({faults_said})")
    said = [f"{code}: {n}" for code, n in sorted(errors.items())]
    print("errors that players were told: " + (", ".join(said) or "none"))


def small_disk(folder: Path, stack: ExitStack) -> Path | None:
    """A disk that can be filled; only root can have one."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        print("no full disks: only root can mount a small one", file=sys.stderr)
        return None
    stack.callback(subprocess.run, ["umount", str(folder)], check=False)
    return folder


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--operations", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--people", type=int, default=3, help="at each table, and one bot")
    parser.add_argument("--moves", type=int, default=40, help="at each table before a fault")
    parser.add_argument("--postgres", action="store_true", help="two servers on PostgreSQL")
    parser.add_argument("--seed", type=int, default=1, help="of the faults")
    args = parser.parse_args()
    if args.postgres and missing():
        sys.exit(missing())
    with ExitStack() as stack:
        asyncio.run(run(args, stack))


if __name__ == "__main__":
    main()
