"""A Ray cluster of two nodes on this machine, each with one core.

It prints its address, removes the second node when it is told to, and ends with its input.
"""

from __future__ import annotations

import os
import sys
from typing import Any

os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # only the loopback address

from ray.cluster_utils import Cluster


def main() -> None:
    cluster: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "node_ip_address": "127.0.0.1"}
    )
    second = cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
    cluster.wait_for_nodes()
    print(cluster.address, flush=True)
    for line in sys.stdin:
        if line == "kill\n":
            cluster.remove_node(second, allow_graceful=False)
            print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
