"""Workers as a user asks for them: so many processes, or a cluster."""

from __future__ import annotations

import os

from byczo.core.errors import BadOption
from byczo.workers.local import local_crew
from byczo.workers.ray_cluster import ray_crew
from byczo.workers.schedule import Workers

AUTO = "auto"
"""Stands for the Ray cluster that is there, or for one of this machine alone."""


def start_workers(count: int | None = None, *, ray: str | None = None, most: int = 0) -> Workers:
    """Workers for a ``with`` block: one for each core unless told otherwise.

    ``ray`` is the address of a cluster, or ``auto``. There are never more than ``most``, the
    number of tasks. One worker of this machine is this process itself.
    """
    if count is not None and count < 1:
        raise BadOption(f"--workers must be at least 1, not {count}")
    if ray is not None:
        return Workers(ray_crew(None if ray == AUTO else ray, count, most))
    wanted = (os.cpu_count() or 1) if count is None else count
    size = min(wanted, most) if most else wanted
    return Workers(local_crew(size) if size > 1 else None)
