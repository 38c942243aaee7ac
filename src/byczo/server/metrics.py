"""Numbers about the server, as Prometheus reads them."""

from __future__ import annotations

from byczo import __version__
from byczo.server.hub import Hub
from byczo.server.process_usage import cpu_seconds, memory_bytes


def metrics(hub: Hub, sockets: int) -> str:
    """All numbers, one line each."""
    playing = sum(live.table.status == "playing" for live in hub.registry.tables.values())
    counts = hub.counts
    lines = [
        _line("info", "gauge", "Version of the server", 1, f'{{version="{__version__}"}}'),
        _line("sockets", "gauge", "Open sockets", sockets),
        _line("tables", "gauge", "Tables in memory", len(hub.registry.tables)),
        _line("tables_playing", "gauge", "Tables in memory with a game going on", playing),
        _line("bots_thinking", "gauge", "Decisions that bots are asked for", hub.bots.busy),
        _line("reviews_waiting", "gauge", "Games to be reviewed", len(hub.reviews.waiting)),
        _line("messages_total", "counter", "Messages heard", counts.heard),
        _line("refused_total", "counter", "Asks that were refused", counts.refused),
        _line("frames_total", "counter", "Frames sent", counts.frames),
        _line("entries_total", "counter", "Log entries stored", counts.stored),
        _line("commits_total", "counter", "Groups of entries stored", counts.groups),
        _line("failed_total", "counter", "Log entries that could not be stored", counts.failed),
        _line("cpu_seconds_total", "counter", "CPU time", cpu_seconds()),
    ]
    memory = memory_bytes()
    if memory is not None:
        lines.append(_line("memory_bytes", "gauge", "Memory in use", memory))
    return "".join(lines)


def _line(name: str, kind: str, text: str, value: float, labels: str = "") -> str:
    name = f"byczo_{name}"
    return f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name}{labels} {value}\n"
