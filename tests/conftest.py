"""What tests of several parts need."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

import pytest

from tests.postgres import Cluster, missing

LONG = (
    "workers/test_ray_cluster",
    "system/test_kills",
    "test_types",
    "tools/test_wheels",
    "examples/test_goofspiel",
    "cli/test_puzzles",
    "store/test_postgres",
    "browser/test_screens.py::test_tables",
    "browser/test_screens.py::test_the_end",
    "browser/test_screens.py::test_screens_around",
    "browser/test_together.py::test_four",
    "browser/test_daily.py::test_the_deal",
    "browser/test_television.py::test_a_spectator",
    "browser/test_games.py::test_a_whole_game",
    "browser/test_local.py::test_a_game_is_explained",
    "browser/test_coach.py::test_the_review",
    "browser/test_together.py::test_three",
    "browser/test_pad.py::test_pads_fit",
)
"""Tests that take long, the longest of each part first."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let long tests begin, so that none is left for the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = long_first(items, workers)


def long_first(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in as many stretches as there are workers, each with its share of the long ones.

    A worker is given one stretch; when it is done, it takes from the end of another one.
    """
    others = [item for item in items if length_rank(item) == len(LONG)]
    long = sorted((item for item in items if length_rank(item) < len(LONG)), key=length_rank)
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        share = (len(items) - len(ordered)) // (workers - worker)
        ordered += long[worker::workers]
        filled = max(0, share - len(long[worker::workers]))
        ordered += others[:filled]
        del others[:filled]
    return ordered + others


def length_rank(item: pytest.Item) -> int:
    """The place of a test among the long ones; all others come after them."""
    name = item.nodeid.removeprefix("tests/")
    return next((at for at, start in enumerate(LONG) if name.startswith(start)), len(LONG))


@pytest.fixture(scope="session")
def shared_cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests that let it run."""
    if missing():
        pytest.skip(missing())
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that the test may stop."""
    if missing():
        pytest.skip(missing())
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture
def database(shared_cluster: Cluster) -> str:
    """The URL of an empty database of PostgreSQL."""
    return shared_cluster.database()
