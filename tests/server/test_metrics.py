"""Numbers for Prometheus."""

from __future__ import annotations

from tests.server.refusals import text_of
from tests.server.running import ServerProcess


def test_metrics(shared_server: ServerProcess) -> None:
    person = shared_server.person()
    before = _number(text_of(shared_server, "/metrics"), "byczo_entries_total")
    shared_server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, person)
    after = text_of(shared_server, "/metrics")
    assert _number(after, "byczo_entries_total") == before + 2
    assert _number(after, "byczo_cpu_seconds_total") > 0
    assert _number(after, "byczo_memory_bytes") > 1_000_000


def test_histograms_tell_how_long_storing_takes(shared_server: ServerProcess) -> None:
    before = text_of(shared_server, "/metrics")
    person = shared_server.person()
    shared_server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, person)
    after = text_of(shared_server, "/metrics")
    for name in ("byczo_store_seconds", "byczo_commit_entries"):
        assert f'{name}_bucket{{le="+Inf"}}' in after
        assert _number(after, f"{name}_count") == _number(after, "byczo_commits_total")
        assert _number(after, f"{name}_sum") > _number(before, f"{name}_sum")


def _number(page: str, name: str) -> float:
    return next(float(line.split()[1]) for line in page.splitlines() if line.startswith(name + " "))
