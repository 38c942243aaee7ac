"""A table plays on while strangers do their worst: how soon are its moves answered?

    python -m benchmarks.hostile                    a million hostile frames, and all floods
    python -m benchmarks.hostile --frames 20000

The server has its default limits. Strangers are a process of their own with 250 addresses; beside
frames they send endless headers and half requests, open tables of bots, bring records, read all
lists, ask for hints and fill logs (``tests/server/attacks.py``). Meanwhile four people play, and
all that they were told is compared with the log.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

from benchmarks.server import TICKS
from byczo.server.settings import Settings
from tests.server.attacks import Strangers, texts
from tests.server.canary_table import Canary
from tests.server.running import ServerProcess
from tests.system.test_bringing import RECORDS, record_in
from tests.system.test_hostile import broken

MOST = 100.0
"""Milliseconds in which 99 of 100 moves must be answered."""


LIMITS = {
    name: getattr(Settings(), name)
    for name in (
        *("bot_pause", "most_unattended", "most_connections_each"),
        *("new_tables_at_once", "new_records_at_once"),
    )
}
"""The defaults, which servers of tests do not have."""


async def attack(server: str, table: str, frames: int) -> None:
    """What the strangers do; prints what they saw as JSON."""
    record = json.dumps(record_in(RECORDS[0])).encode()
    strangers = Strangers(server, table, texts(broken(Random(1))), record)
    await strangers.flood(frames)
    print(json.dumps({"sent": strangers.sent, "answers": strangers.answers}))


async def measure(args: argparse.Namespace, stack: ExitStack) -> bool:
    """Play beside the strangers, print; whether all was well."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix=".bench-", dir=".")))
    server = ServerProcess(folder, **LIMITS)
    stack.callback(server.stop)
    stat = Path(f"/proc/{server.process.pid}/stat")
    async with Canary(server, folder / "byczo.db") as canary:
        await canary.play(args.quiet)
        print(f"alone               {canary.said()}", flush=True)
        canary.times.clear()
        command = [sys.executable, "-m", "benchmarks.hostile", "--attack", server.address]
        command += ["--table", canary.table, "--frames", str(args.frames)]
        began = time.monotonic()
        strangers = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        stack.callback(strangers.kill)
        most = 0
        while strangers.poll() is None:
            await canary.play(1)
            pages = int(stat.with_name("statm").read_text().split()[1])
            most = max(most, pages * 4096)
        assert strangers.stdout is not None
        found = json.loads(strangers.stdout.read())
        seconds = time.monotonic() - began
        print(f"beside strangers    {canary.said()}")
        print(f"hostile frames      {found['sent']:9,d} in {seconds:,.0f} s")
        used = stat.read_text().rpartition(")")[2].split()
        print(f"server CPU          {(int(used[11]) + int(used[12])) / TICKS:9.1f} s")
        print(f"most memory         {most / 1e6:9.0f} MB")
        for what, times in sorted(found["answers"].items()):
            print(f"    {what:40s} {times:9,d}")
        await canary.play(2)
        well = canary.percentile(0.99) < MOST
    await canary.check()
    print(f"lost                        0 of {canary.acknowledged:,d} moves")
    return well


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--quiet", type=float, default=10, help="seconds of play before")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--table", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        asyncio.run(attack(args.attack, args.table, args.frames))
        return
    with ExitStack() as stack:
        if not asyncio.run(measure(args, stack)):
            sys.exit(f"more than {MOST:.0f} ms for 1 of 100 moves")


if __name__ == "__main__":
    main()
