"""The time of a process is carried on by a clock that never jumps."""

from __future__ import annotations

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
