"""``byczo serve`` on a machine whose clock can be set: by a file, so that no real one is touched.

    python tests/server/set_clock.py OFFSET_FILE --port 0 --data folder

The file holds the milliseconds by which the time of day is wrong; it may change at any time.
"""

from __future__ import annotations

import sys
from pathlib import Path

from byczo.cli.main import main
from byczo.server import hub
from byczo.server.clock import Clock, time_of_day


def settable(file: Path) -> Clock:
    """A clock that is as wrong as the file says."""

    def today() -> int:
        return time_of_day() + int(file.read_text() or 0 if file.exists() else 0)

    return Clock(today=today)


if __name__ == "__main__":
    clock = settable(Path(sys.argv[1]))
    hub.Hub.__init__.__kwdefaults__.update(clock=clock)  # type: ignore[union-attr]
    sys.exit(main(["serve", *sys.argv[2:]]))
