"""A file that only one process at a time can hold."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from byczo.store.errors import InUse


class LockFile:
    """A lock that is held until it is released or the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[bytes] | None = None

    def acquire(self) -> None:
        """Take the lock; InUse when another process holds it."""
        file = self.path.open("ab")
        try:
            _lock(file)
        except OSError:
            file.close()
            raise InUse(
                f"another server has {self.path} locked: one SQLite file is for one process; "
                "for several use --database postgresql://…"
            ) from None
        self.file = file

    def release(self) -> None:
        """Let others have it."""
        if self.file is not None:
            self.file.close()
            self.file = None


def _lock(file: IO[bytes]) -> None:
    """Lock the whole file; OSError when another process has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
