"""The documents of the protocol, made from the types of its messages."""

from __future__ import annotations

import json

from tools.protocol import openapi, page, schema, typescript


def documents() -> dict[str, str]:
    """The text of every file that is made from the types."""
    return {
        **typescript.sources(),
        "docs/protocol.json": _as_text(schema.document()),
        "docs/openapi.json": _as_text(openapi.document()),
        "docs/protocol.md": page.source(),
    }


def _as_text(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"
