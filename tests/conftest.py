"""What tests of several parts need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import Cluster, missing


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
