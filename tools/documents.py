"""Writes all documents that follow from the sources: ``make documents``.

A test finds out when one of them no longer fits.
"""

from __future__ import annotations

from pathlib import Path

from tools import digits, features, house
from tools.protocol import documents as protocol

ROOT = Path(__file__).parents[1]
MAKERS = (protocol.documents, features.documents, digits.documents, house.documents)
"""Each gives texts by their paths in the project. The house comes last: it lists the others."""


def main() -> None:
    """Write what has changed."""
    for documents in MAKERS:
        for name, text in documents().items():
            file = ROOT / name
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")
                print(f"wrote {name}")


if __name__ == "__main__":
    main()
