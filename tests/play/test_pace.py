"""Bots pause for people."""

from __future__ import annotations

from byczo.core.chance import stream_of
from byczo.play.pace import INSTANT, NATURAL, QUICK, pause


def test_a_pause_is_for_people() -> None:
    stream = stream_of(1)
    instant, quick, natural = (
        [pause(pace, stream) for _ in range(200)] for pace in (INSTANT, QUICK, NATURAL)
    )
    assert set(instant) == {0.0}
    assert max(quick) < 2
    assert 0.5 < min(natural) < max(natural) < 5
