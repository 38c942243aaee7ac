"""A server whose cards and dice are given: ``byczo serve`` with chance, time and ids in our hands.

    python tests/system/dealt_server.py deals.json --port 0 --data folder

The file maps a word to a list of deals and rolls; a table gets those of the first word of the
name in its seat 0. Nothing of this is in the server itself: it is changed here, from outside.
"""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from byczo.cli.main import main
from byczo.core.layout import Ints
from byczo.core.match import Match
from byczo.server import hub, outbox
from byczo.server.clock import Clock

NOON = 1_800_000_000_000


def scripted(scripts: dict[str, list[dict[str, Any]]]) -> None:
    """Let every match draw what its script says, if it has one."""
    by_itself = Match._drawn

    def drawn(match: Match) -> Ints:
        script = scripts.get(match.seats[0].name.split()[0])
        if script is None:
            return by_itself(match)
        entry = script[sum("seat" not in entry and "score" not in entry for entry in match.log)]
        return np.array(match.game.notation.read_outcome(match.state, entry), np.int16)

    Match._drawn = drawn  # type: ignore[assignment, method-assign]


def foreseeable() -> None:
    """The same ids, secrets and seeds in the same order in every run; and it is always noon."""
    numbers = count()

    def entropy(size: int) -> bytes:
        return hashlib.shake_128(str(next(numbers)).encode()).digest(size)

    outbox.BEAT = 0  # what can wait does not: else chance decides what travels in company
    clock = Clock(seconds=lambda: 0.0, today=lambda: NOON)
    hub.Hub.__init__.__kwdefaults__.update(clock=clock, entropy=entropy)  # type: ignore[union-attr]


if __name__ == "__main__":
    scripted(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    foreseeable()
    sys.exit(main(["serve", *sys.argv[2:]]))
