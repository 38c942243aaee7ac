"""A file that only one process at a time can hold."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from byczo.store.errors import InUse


class Alone:
    """Held until it is given up or the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[bytes] | None = None

    def hold(self) -> None:
        """InUse when another process holds it."""
        file = self.path.open("ab")
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                raise InUse(
                    f"another server has {self.path} locked: one SQLite file is for one process; "
                    "for several use --database postgresql://…"
                ) from None
        self.file = file

    def give_up(self) -> None:
        """Let others hold it."""
        if self.file is not None:
            self.file.close()
            self.file = None
