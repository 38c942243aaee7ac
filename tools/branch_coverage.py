"""Says which part of the branches alone the tests reach in each package: ``make coverage``.

The limit in ``pyproject.toml`` is about statements and branches together, of which most are
statements. Each package must reach it with its branches alone, too.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def lowest_allowed() -> float:
    """The limit, in percent."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return float(settings["tool"]["coverage"]["report"]["fail_under"])


def percent_of_branches(report: dict[str, Any], package: str) -> float:
    """How many of a package's branches were taken, by a report of the coverage tool as JSON."""
    folder = f"src/byczo/{package}/"
    found = [
        file["summary"]
        for name, file in report["files"].items()
        if name.replace("\\", "/").startswith(folder)
    ]
    branches = sum(summary["num_branches"] for summary in found)
    taken = sum(summary["covered_branches"] for summary in found)
    return 100 * taken / branches if branches else 0.0


def too_low(report: dict[str, Any], packages: Iterable[str], limit: float) -> list[str]:
    """Print a line for each package; gives those that are below the limit."""
    below = []
    for package in packages:
        percent = percent_of_branches(report, package)
        print(f"{package:<8} {percent:5.1f} % of branches")
        if percent < limit:
            below.append(package)
    return below


def main(packages: list[str]) -> int:
    """Read what was measured; the exit code is 1 if a package is below the limit."""
    command = [sys.executable, "-m", "coverage", "json", "--quiet", "--fail-under=0", "-o", "-"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    limit = lowest_allowed()
    below = too_low(json.loads(said.stdout), packages, limit)
    if below:
        print(f"below {limit:g} %: {', '.join(below)}", file=sys.stderr)
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
