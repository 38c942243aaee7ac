"""What tests of several parts need."""

from __future__ import annotations

from collections.abc import Iterator

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
    "browser/test_screens",
)
"""Tests that take long; they begin first, so that none is left for the end."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let long tests begin."""
    items.sort(key=lambda item: not item.nodeid.removeprefix("tests/").startswith(LONG))


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
