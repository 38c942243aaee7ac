"""A copy of the embedded database, taken while a server may be writing to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from byczo.core.errors import BadOption
from byczo.store.errors import NotStored


def backup(database: Path, copy: Path) -> int:
    """Copy the database as it is at this moment; how many tables the copy holds.

    Nobody has to wait meanwhile. The copy is one file that a server can be started on; it is
    there whole or not at all, and only its owner can read it: logs hold what seats keep secret.
    """
    if not database.exists():
        raise BadOption(f"there is no database {database}")
    if copy.exists():
        raise BadOption(f"{copy} is there already: choose another name")
    part = copy.with_name(copy.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("pragma journal_mode = delete")
            tables = int(target.execute("select count(*) from tables").fetchone()[0])
        part.rename(copy)
    except (OSError, sqlite3.Error) as problem:
        part.unlink(missing_ok=True)
        raise NotStored(f"{copy} could not be written: {problem}") from None
    return tables
