"""Numbered changes of the shape of a database."""

from __future__ import annotations

import pytest

from byczo.store.errors import NewerDatabase
from byczo.store.migration import FOLDER, pending_migrations


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_only_what_a_database_has_not_seen_is_pending(database: str) -> None:
    every = pending_migrations(database, 0)
    assert [number for number, _ in every] == list(range(1, len(every) + 1))
    assert pending_migrations(database, len(every)) == []
    assert pending_migrations(database, len(every) - 1) == every[-1:]
    names = sorted(file.name for file in (FOLDER / database).iterdir())
    assert names == [f"{number:04}.sql" for number, _ in every]


def test_a_newer_database_is_refused_in_words() -> None:
    with pytest.raises(NewerDatabase, match="version 99, this program knows"):
        pending_migrations("sqlite", 99)
