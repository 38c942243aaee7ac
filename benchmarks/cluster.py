"""A Ray cluster of nodes on this machine against as many local processes.

    python -m benchmarks.cluster

The same arena in turns, each in a process of its own that ends with the work; workers are warm
when the clock starts. The ratio is local time by Ray's time: 1 is as fast.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time

os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # only the loopback address
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

from byczo.arena.plan import plan_of, tasks
from byczo.arena.table_play import TableJob
from byczo.games import game_of
from byczo.workers import Workers, start_workers


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=2, help="nodes with one core each")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3, help="how often each")
    args = parser.parse_args()
    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "node_ip_address": "127.0.0.1"}
    )
    for _ in range(args.nodes - 1):
        cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
    cluster.wait_for_nodes()
    with start_workers(args.nodes) as local, start_workers(ray=cluster.address) as spread:
        for workers in (local, spread):
            seconds(workers, 4)  # until all are warm
        pairs = [
            (seconds(local, args.deals), seconds(spread, args.deals)) for _ in range(args.rounds)
        ]
    cluster.shutdown()
    ratio = statistics.median(here / there for here, there in pairs)
    for here, there in pairs:
        print(f"local {here:.1f} s, Ray {there:.1f} s")
    print(f"{args.nodes} nodes against {args.nodes} processes: {ratio:.2f}")


def seconds(workers: Workers, deals: int) -> float:
    """How long an arena of so many deals takes."""
    game = game_of("six-nimmt")
    options = game.read_options({"players": 4, "rounds": 1})
    plan = plan_of(game, options, ["search:2000", "greedy"], deals=deals)
    began = time.perf_counter()
    played = sum(1 for _ in workers.do(TableJob(plan.settings), tasks(plan), plan.tables))
    assert played == plan.tables
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
