"""Where the puzzles of David & Goliath lie, and at which tables they are found."""

from __future__ import annotations

from pathlib import Path

from byczo.core.declaration import Puzzles

PUZZLES = Puzzles(
    file=Path(__file__).with_name("puzzles.json"),
    tables=[{"players": players, "rounds": 1} for players in (4, 3, 5, 4, 6)],
)
