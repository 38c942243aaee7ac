"""Numbers about the server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator, Sized

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from byczo import __version__
from byczo.server.hub import Hub
from byczo.server.process_usage import cpu_seconds, memory_bytes


class ServerNumbers(Collector):
    """What is counted anyway, read when somebody asks; histograms are in :mod:`.counts`."""

    def __init__(self, hub: Hub, sockets: Sized) -> None:
        self.hub = hub
        self.sockets = sockets

    def collect(self) -> Iterator[Metric]:
        """All numbers but histograms."""
        yield from self._now()
        yield from self._so_far()

    def _now(self) -> Iterator[Metric]:
        hub, tables = self.hub, self.hub.registry.tables
        playing = sum(live.table.status == "playing" for live in tables.values())
        version = GaugeMetricFamily("byczo_info", "Version of the server", labels=["version"])
        version.add_metric([__version__], 1)
        yield version
        for name, text, value in (
            ("sockets", "Open sockets", len(self.sockets)),
            ("tables", "Tables in memory", len(tables)),
            ("tables_playing", "Tables in memory with a game going on", playing),
            ("bots_thinking", "Decisions that bots are asked for", hub.bots.busy),
            ("reviews_waiting", "Games to be reviewed", len(hub.reviews.waiting)),
        ):
            yield GaugeMetricFamily(f"byczo_{name}", text, value=value)
        memory = memory_bytes()
        if memory is not None:
            yield GaugeMetricFamily("byczo_memory_bytes", "Memory in use", value=memory)

    def _so_far(self) -> Iterator[Metric]:
        counts = self.hub.counts
        for name, text, value in (
            ("messages", "Messages heard", counts.heard),
            ("refused", "Asks that were refused", counts.refused),
            ("frames", "Frames sent", counts.frames),
            ("entries", "Log entries stored", counts.stored),
            ("commits", "Groups of entries stored", counts.groups),
            ("failed", "Log entries that could not be stored", counts.failed),
            ("cpu_seconds", "CPU time", cpu_seconds()),
        ):
            yield CounterMetricFamily(f"byczo_{name}", text, value=value)
