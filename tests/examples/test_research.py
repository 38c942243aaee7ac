"""The example for researchers runs, and a strict type checker finds nothing in it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "examples" / "research.py"


def test_it_runs() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    tables, game, arena = done.stdout.splitlines()
    assert re.fullmatch(r"50 tables: [+-]\d+\.\d\d points a decision", tables)
    assert re.fullmatch(r"one game: [+-]\d+\.\d points", game)
    assert re.fullmatch(r"arena: -\d+\.\d points a game; .* in \d+%", arena)


def test_its_types_are_strict() -> None:
    config = str(ROOT / "pyproject.toml")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", config, str(SCRIPT)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout
