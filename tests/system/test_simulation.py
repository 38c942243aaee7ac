"""Whole tables in simulated worlds, see :mod:`tests.server.worlds`.

BYCZO_SEEDS=1000 tries more worlds; a failing world is the same each time.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from tests.server.worlds import World

SEEDS = range(int(os.environ.get("BYCZO_SEEDS", "24")))
MANY = range(SEEDS.stop, 1000)


def survive(seed: int, caplog: pytest.LogCaptureFixture) -> World:
    """Let a world live. What servers may complain about is only their database."""
    world = World(seed)
    problems: list[dict[str, Any]] = []
    world.loop.set_exception_handler(lambda loop, context: problems.append(context))
    try:
        world.loop.run_until_complete(world.live())
    finally:
        world.loop.close()
    assert problems == []
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert [error for error in errors if "the disk does not answer" not in error] == []
    return world


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_table(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    survive(seed, caplog)


def test_a_seed_decides_everything(caplog: pytest.LogCaptureFixture) -> None:
    """Else no failure could be looked at again."""
    one, other = (survive(3, caplog) for _ in range(2))
    assert one.faults == other.faults
    assert one.database.logs == other.database.logs
    assert one.public == other.public


@pytest.mark.nightly
@pytest.mark.parametrize("seed", MANY)
def test_many_more_worlds(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    survive(seed, caplog)
