"""What opens a table or a seat: names of tables, and tokens of which only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import re

from byczo.table.errors import NoSuchTable

TABLE_ID = re.compile(r"[0-9A-Za-z_-]{1,64}")


def hashed(token: str) -> str:
    """What is kept of a token. It has enough randomness to need no slower hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two hashes are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one, other)


def require_table_id(text: str) -> None:
    """NoSuchTable for what can be no name of a table: a store need not be asked."""
    if not TABLE_ID.fullmatch(text):
        raise NoSuchTable(f"there is no table {text[:64]!r}")


def masked(secret: str) -> str:
    """What a log may say of it: enough to tell two apart, not enough to open anything."""
    return secret[:6] + "…"
