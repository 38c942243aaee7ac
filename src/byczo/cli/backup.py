"""``byczo backup``: a copy of all tables while the server runs."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from byczo.core.errors import BadOption
from byczo.server.settings import Settings
from byczo.store.backup import backup


def run(args: argparse.Namespace) -> int:
    """Copy the SQLite file of the settings."""
    settings = Settings.read(os.environ, database=args.database, data=args.data)
    if "://" in settings.database:
        raise BadOption(
            "PostgreSQL has its own tool, which also works while servers run: "
            f"pg_dump --schema=byczo --file={args.file} --dbname=URL"
        )
    tables = backup(settings.database_file, Path(args.file))
    print(f"{args.file}: {tables} tables. Guests are recognised by {settings.folder / 'key'}:")
    print("keep a copy of that file, too, in a safe place.")
    return 0
