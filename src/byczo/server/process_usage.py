"""What this process uses and may use of its machine, as far as the system says."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

STATM = Path("/proc/self/statm")


def cpu_seconds() -> float:
    """CPU time used so far."""
    return time.process_time()


def memory_bytes() -> int | None:
    """Memory in use; where the system does not tell (macOS), the most that was ever used.

    None where it tells neither (Windows).
    """
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def raise_file_limit(needed: int) -> int | None:
    """Let this process open as many files as it may; how many that are, None for no limit."""
    if sys.platform == "win32":
        return None
    import resource

    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if few == unlimited:
        return None
    wanted = max(few, needed) if most == unlimited else most
    with suppress(OSError, ValueError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
