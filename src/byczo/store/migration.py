"""Numbered changes of a database's shape: ``migrations/<database>/0001.sql`` and so on."""

from __future__ import annotations

from pathlib import Path

from byczo.store.errors import NewerDatabase

FOLDER = Path(__file__).parent / "migrations"


def pending_migrations(database: str, version: int) -> list[tuple[int, str]]:
    """Number and SQL of each change that a database of this version has not seen."""
    files = sorted((FOLDER / database).glob("*.sql"))
    if version > len(files):
        raise NewerDatabase(
            f"the database has version {version}, this program knows {len(files)}: "
            "start it with a newer Byczo"
        )
    return [
        (number, file.read_text(encoding="utf-8"))
        for number, file in enumerate(files[version:], version + 1)
    ]
