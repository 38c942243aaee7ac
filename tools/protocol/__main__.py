"""Writes all documents of the protocol into the project folder: see scripts/protocol."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.protocol import openapi, page, schema, typescript


def documents() -> dict[str, str]:
    """The text of every file that is made from the types."""
    return {
        "web/src/protocol.ts": typescript.source(),
        "docs/protocol.json": _as_text(schema.document()),
        "docs/openapi.json": _as_text(openapi.document()),
        "docs/protocol.md": page.source(),
    }


def _as_text(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def main(folder: Path) -> None:
    """Write what has changed."""
    for name, text in documents().items():
        file = folder / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(f"wrote {name}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
