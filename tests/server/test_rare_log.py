"""Lines that strangers can cause are rare, and say how often it happened."""

from __future__ import annotations

import logging

import pytest

from byczo.server.rare_log import RareLog


def test_a_line_is_written_once_a_minute_with_its_count(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    rare = RareLog(logging.getLogger("test"), every=60, clock=lambda: now[0])
    for second in range(150):
        now[0] = float(second)
        rare.warning("too much", most=5)
    rare.warning("something else")
    fields = [record.fields for record in caplog.records]  # type: ignore[attr-defined]
    assert fields == [{"most": 5}, {"most": 5, "times": 60}, {"most": 5, "times": 60}, {}]
