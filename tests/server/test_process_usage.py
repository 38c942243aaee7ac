"""What a process uses, on every system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from byczo.server import process_usage
from byczo.server.process_usage import cpu_seconds, memory_bytes, raise_file_limit


def test_time_and_memory_are_measured() -> None:
    before = cpu_seconds()
    sum(range(2_000_000))
    assert 0 < cpu_seconds() - before < 60
    memory = memory_bytes()
    assert memory is not None
    assert 10 << 20 < memory < 10 << 30


@pytest.mark.parametrize(("system", "unit"), [("darwin", 1), ("freebsd", 1024)])
def test_the_most_memory_is_in_bytes_where_only_that_is_known(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, unit: int
) -> None:
    """macOS counts it in bytes, others in kilobytes."""
    import resource

    monkeypatch.setattr(process_usage, "STATM", tmp_path / "statm")
    monkeypatch.setattr(sys, "platform", system)
    assert memory_bytes() == resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def test_windows_tells_neither_memory_nor_limits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(process_usage, "STATM", tmp_path / "statm")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "resource", None)
    assert memory_bytes() is None
    assert raise_file_limit(100) is None
