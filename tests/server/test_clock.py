"""The time of a process is carried on by a clock that never jumps."""

from __future__ import annotations

import pytest

from byczo.server.clock import Clock


class Machine:
    """A machine whose clock somebody sets."""

    def __init__(self) -> None:
        self.seconds = 100.0
        self.today = 1_800_000_000_000


def test_the_time_goes_on_though_somebody_sets_the_clock() -> None:
    machine = Machine()
    clock = Clock(lambda: machine.seconds, lambda: machine.today)
    assert clock.now() == 1_800_000_000_000
    machine.seconds += 1.5
    machine.today -= 3_600_000
    assert clock.now() == 1_800_000_001_500


def test_a_jump_is_told_once_and_followed_slowly(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    clock = Clock(lambda: machine.seconds, lambda: machine.today)
    for hours in (2, -3):
        caplog.clear()
        machine.today += hours * 3_600_000
        for _ in range(100):
            before = clock.now()
            machine.seconds += 1
            machine.today += 1000
            clock.compare()
            assert 900 < clock.now() - before < 1100
        assert [record.getMessage() for record in caplog.records] == [
            "the machine's clock was set; games go on"
        ]
        assert caplog.records[0].fields == {"seconds": hours * 3600.0}  # type: ignore[attr-defined]


def test_in_the_end_the_machine_is_right() -> None:
    machine = Machine()
    clock = Clock(lambda: machine.seconds, lambda: machine.today)
    machine.today += 5000
    for _ in range(600):
        machine.seconds += 1
        machine.today += 1000
        clock.compare()
    assert clock.now() == machine.today
