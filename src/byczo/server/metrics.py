"""Numbers about the server, as Prometheus reads them."""

from __future__ import annotations

import os
import resource
from pathlib import Path

from byczo import __version__
from byczo.server.hub import Hub


def metrics(hub: Hub, sockets: int) -> str:
    """All numbers, one line each."""
    playing = sum(live.table.status == "playing" for live in hub.tables.values())
    used = resource.getrusage(resource.RUSAGE_SELF)
    counts = hub.counts
    lines = [
        _line("info", "gauge", "Version of the server", 1, f'{{version="{__version__}"}}'),
        _line("sockets", "gauge", "Open sockets", sockets),
        _line("tables", "gauge", "Tables in memory", len(hub.tables)),
        _line("tables_playing", "gauge", "Tables in memory with a game going on", playing),
        _line("bots_thinking", "gauge", "Decisions that bots are asked for", hub.thinkers.busy),
        _line("reviews_waiting", "gauge", "Games to be reviewed", len(hub.reviews.waiting)),
        _line("games_warm", "gauge", "Games whose machine code is loaded", len(hub.warm)),
        _line("messages_total", "counter", "Messages heard", counts.heard),
        _line("refused_total", "counter", "Asks that were refused", counts.refused),
        _line("frames_total", "counter", "Frames sent", counts.frames),
        _line("entries_total", "counter", "Log entries stored", counts.stored),
        _line("commits_total", "counter", "Groups of entries stored", counts.groups),
        _line("failed_total", "counter", "Log entries that could not be stored", counts.failed),
        _line("cpu_seconds_total", "counter", "CPU time", used.ru_utime + used.ru_stime),
        _line("memory_bytes", "gauge", "Memory in use", _memory()),
    ]
    return "".join(lines)


def _line(name: str, kind: str, text: str, value: float, labels: str = "") -> str:
    name = f"byczo_{name}"
    return f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name}{labels} {value}\n"


def _memory() -> int:
    statm = Path("/proc/self/statm")
    if not statm.exists():  # not on Linux: the most that was ever used
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
