"""``kill -9``, again and again, while people and bots play: is anything lost?

    python benchmarks/kills.py                      1,000 kills of a server on SQLite
    python benchmarks/kills.py --postgres           of two servers in turn on one PostgreSQL
    python benchmarks/kills.py --kills 50 --tables 4

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
from contextlib import ExitStack
from pathlib import Path

# Instead of this folder, where "server" is another thing.
sys.path[0] = str(Path(__file__).parents[1] / "tests")

from postgres import Cluster, missing  # noqa: E402
from server.enduring import Ordeal  # noqa: E402
from server.running import ServerProcess  # noqa: E402

# The rules are interpreted: loading machine code would be most of what a server does between kills.
FAST = {
    "compiled": False,
    "messages": 1e6,
    "messages_at_once": 1_000_000,
    "requests_at_once": 1000,
}
EVERY = 10


async def kills(ordeal: Ordeal, args: argparse.Namespace) -> None:
    """Play, kill, check; say now and then how it goes."""
    await ordeal.gather(args.tables, args.people)
    began = time.monotonic()
    for number in range(1, args.kills + 1):
        await ordeal.play(1, seconds=60)
        await asyncio.sleep(random.expovariate(4))
        await ordeal.kill(random.choice(ordeal.servers))
        await ordeal.check()
        if number % EVERY == 0 or number == args.kills:
            seconds = time.monotonic() - began
            print(f"{number:5d} kills, {ordeal.moves:7d} moves acknowledged, none lost", end="")
            print(f"  ({seconds / number:.1f} s each)", flush=True)
    await ordeal.play(1, seconds=60)


async def run(servers: list[ServerProcess], database: str, args: argparse.Namespace) -> None:
    """The whole ordeal, and one more look at what is left."""
    async with Ordeal(servers, database) as ordeal:
        await kills(ordeal, args)
    await ordeal.check()
    lines = [f"{code}: {n}" for code, n in sorted(ordeal.errors().items())]
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
