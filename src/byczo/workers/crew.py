"""What the schedule needs of workers, on this machine or on others."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Protocol

from byczo.core.errors import ByczoError
from byczo.workers.job import Answer


class Sign(Enum):
    """What a worker can tell besides answers."""

    READY = "ready"
    LOST = "lost"  # and with it all tasks that it had


News = tuple[int, Answer | Sign]
"""A worker by its number, and what it has to say."""


class WorkFailed(ByczoError):
    """Workers die again and again."""


class Crew(Protocol):
    """Workers that are each told a job, and do portions of tasks in the order they are given."""

    size: int
    seconds: float
    """How long a portion should take: long enough that handing it out costs nothing beside it."""

    def start(self, worker: int) -> None:
        """Start a worker of this number. It will say that it is ready."""
        ...

    def tell(self, worker: int, job: bytes) -> None:
        """What the following portions belong to."""
        ...

    def send(self, worker: int, tasks: Sequence[Any]) -> None:
        """Hand out a portion."""
        ...

    def wait(self) -> list[News]:
        """Wait until there are news."""
        ...

    def close(self) -> None:
        """End all workers."""
        ...
