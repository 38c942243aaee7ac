"""What a server has done since it started."""

from __future__ import annotations

from dataclasses import dataclass, field

from prometheus_client import CollectorRegistry, Histogram

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
ENTRIES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)


@dataclass(slots=True)
class Counts:
    """Plain numbers, which are counted on the way of every move; histograms only once a commit."""

    heard: int = 0
    refused: int = 0
    frames: int = 0
    stored: int = 0
    groups: int = 0
    failed: int = 0
    registry: CollectorRegistry = field(default_factory=CollectorRegistry)
    waits: Histogram = field(init=False)
    sizes: Histogram = field(init=False)

    def __post_init__(self) -> None:
        self.waits = Histogram(
            "byczo_store_seconds",
            "From asking to being stored: the entry of each commit that waited longest",
            registry=self.registry,
            buckets=SECONDS,
        )
        self.sizes = Histogram(
            "byczo_commit_entries",
            "Log entries of a commit",
            registry=self.registry,
            buckets=ENTRIES,
        )
