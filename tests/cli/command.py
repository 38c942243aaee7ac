"""The command line as its user meets it: real processes, real pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PLAIN = {"PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "HOME": str(Path.home())}
PLAIN |= {name: os.environ[name] for name in ("PYTHONPATH", "BYCZO_CACHE") if name in os.environ}
RECORDS = Path(__file__).parents[1] / "records"
SHORT = RECORDS / "six-nimmt" / "base-2.json"


def byczo(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What a command says."""
    command = [sys.executable, "-m", "byczo", *words]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, env=PLAIN, timeout=300
    )


def answers(game: str) -> list[str]:
    """Enough different answers that one of them is always legal."""
    if game == "twenty-one":
        return ["keep", "cross"]
    if game == "david-goliath":
        return [f"{colour}{number}" for colour in "rygbv" for number in range(1, 19)]
    return [f"row {n}" for n in (1, 2)] + [str(card) for card in range(1, 105)]


def reviewed(*words: str) -> subprocess.CompletedProcess[str]:
    """What ``byczo review`` says."""
    return byczo("review", *words)
