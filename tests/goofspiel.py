"""The game of another package in ``examples``, installed for processes that a test starts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "examples" / "goofspiel"


def install(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Install it into a folder of its own, as users would install it into their environment."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder)]
    subprocess.run([*command, str(PACKAGE)], check=True)
    paths = [str(folder), str(ROOT / "src"), *os.environ.get("PYTHONPATH", "").split(":")]
    patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
