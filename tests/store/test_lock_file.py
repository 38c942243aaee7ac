"""One process at a time has a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from byczo.store.errors import InUse
from byczo.store.lock_file import LockFile


def test_a_lock_is_had_once_and_can_be_given_up(tmp_path: Path) -> None:
    first, second = LockFile(tmp_path / "lock"), LockFile(tmp_path / "lock")
    first.acquire()
    with pytest.raises(InUse, match="one SQLite file is for one process"):
        second.acquire()
    first.release()
    second.acquire()
    second.release()
