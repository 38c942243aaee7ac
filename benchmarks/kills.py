"""``kill -9``, again and again, while people and bots play: is anything lost?

    python -m benchmarks.kills                      1,000 kills of a server on SQLite
    python -m benchmarks.kills --postgres           of two servers in turn on one PostgreSQL
    python -m benchmarks.kills --kills 50 --tables 4

After every kill all logs are read: no gap, every acknowledged ask is there, once, and no number
was ever used for two events. PostgreSQL is started for this in a folder of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from tests.postgres import Cluster, missing
from tests.server.persistent_players import Ordeal
from tests.server.running import ServerProcess

# The rules are interpreted: loading machine code would be most of what a server does between kills.
FAST = {
    "compiled": False,
    "messages": 1e6,
    "messages_at_once": 1_000_000,
    "requests_at_once": 1000,
}
EVERY = 25


async def run(servers: list[ServerProcess], database: str, args: argparse.Namespace) -> None:
    """Play, kill, check; say now and then how it goes.

    Then people go to new tables: the log of one that saw all kills would be longer than any is.
    """
    killed, moves, began = 0, 0, time.monotonic()
    errors: Counter[str] = Counter()
    while killed < args.kills:
        async with Ordeal(servers, database) as ordeal:
            await ordeal.gather(args.tables, args.people)
            for _ in range(min(EVERY, args.kills - killed)):
                await ordeal.play(1, seconds=60)
                await asyncio.sleep(random.expovariate(4))
                await ordeal.kill(random.choice(ordeal.servers))
                await ordeal.check()
                killed += 1
            await ordeal.play(1, seconds=60)
        await ordeal.abandon()
        await ordeal.check()
        moves += ordeal.moves
        errors += ordeal.errors()
        print(f"{killed:5d} kills, {moves:7d} moves acknowledged, none lost", end="")
        print(f"  ({(time.monotonic() - began) / killed:.1f} s each)", flush=True)
    lines = [f"{code}: {n}" for code, n in sorted(errors.items())]
    print("errors that players were told: " + (", ".join(lines) or "none"))


def main() -> None:
    """Read the command line, start what is needed, kill."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--people", type=int, default=3, help="at each table, and one bot")
    parser.add_argument("--postgres", action="store_true", help="two servers on PostgreSQL")
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="byczo-kills-")))
        if args.postgres:
            if missing():
                sys.exit(missing())
            cluster = Cluster(safe=True)
            stack.callback(cluster.remove)
            database = cluster.database()
            servers = [
                ServerProcess(folder / name, database=database, **FAST) for name in ("one", "other")
            ]
        else:
            database = str(folder / "byczo.db")
            servers = [ServerProcess(folder, **FAST)]
        for server in servers:
            stack.callback(server.stop)
        asyncio.run(run(servers, database, args))


if __name__ == "__main__":
    main()
