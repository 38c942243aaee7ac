"""Whole tables in simulated worlds: how many hours of them pass in an hour of CPU time?

    python -m benchmarks.simulation                   1,000 worlds
    python -m benchmarks.simulation --first 417 --seeds 1
                                                      one again, with what went wrong in it

A world is two processes on one database, and everything fails: see ``tests/server/worlds.py``.
A seed leads to the same world each time, as long as the sources are the same.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
import traceback
from collections import Counter
from typing import Any

from tests.server.worlds import World


def lived(seed: int) -> World:
    """A world after its end; AssertionError when it went wrong."""
    world = World(seed)
    problems: list[dict[str, Any]] = []
    world.loop.set_exception_handler(lambda loop, context: problems.append(context))
    try:
        world.loop.run_until_complete(world.live())
    finally:
        world.loop.close()
    assert not problems, problems[0]
    return world


def main() -> None:
    """Let worlds live, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    logging.disable(logging.CRITICAL)
    faults: Counter[str] = Counter()
    failed: list[int] = []
    entries, hours, used = 0, 0.0, time.process_time()
    for seed in range(args.first, args.first + args.seeds):
        try:
            world = lived(seed)
        except Exception:
            traceback.print_exc()
            failed.append(seed)
            continue
        faults.update(world.faults)
        entries += len(world.database.logs[world.table])
        hours += world.loop.passed / 3600
    used = (time.process_time() - used) / 3600
    print(f"worlds              {args.seeds:8d}, {len(failed)} failed {failed or ''}")
    print(f"log entries         {entries:8d}")
    print("faults              " + ", ".join(f"{n} {fault}" for fault, n in faults.items()))
    print(f"simulated           {hours:8.1f} hours")
    print(f"per CPU-hour        {hours / used:8,.0f} simulated hours")
    if failed:
        sys.exit(1)


if __name__ == "__main__":
    main()
