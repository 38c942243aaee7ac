"""What a server's image is made of, as a CycloneDX bill of materials: ``python -m tools.sbom``.

All that is installed there is pinned with hashes in ``deploy/requirements.lock``, and what the
browser client is built with in ``web/package-lock.json``; so both are read instead of an image.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from byczo import __version__

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / "deploy" / "requirements.lock"
BROWSER = ROOT / "web" / "package-lock.json"
PIN = re.compile(r"^([\w.-]+)==([^\s;]+)((?:.*\\\n)*.*)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def bill() -> dict[str, Any]:
    """The bill of materials; the same sources give the same one."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "byczo", "version": __version__}},
        "components": [*_python(), *_browser()],
    }


def _python() -> Iterator[dict[str, Any]]:
    for name, version, rest in PIN.findall(PYTHON.read_text(encoding="utf-8")):
        yield {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
            "hashes": [{"alg": "SHA-256", "content": found} for found in HASH.findall(rest)],
        }


def _browser() -> Iterator[dict[str, Any]]:
    packages = json.loads(BROWSER.read_text(encoding="utf-8"))["packages"]
    for path, package in packages.items():
        if path:
            name = path.rpartition("node_modules/")[2]
            yield {
                "type": "library",
                "name": name,
                "version": package["version"],
                "purl": f"pkg:npm/{quote(name)}@{package['version']}",
                "scope": "excluded",  # it builds the client; what is left of it is in the files
            }


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=1)
    print()
