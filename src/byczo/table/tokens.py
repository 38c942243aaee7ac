"""Tokens that open a seat: only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac


def hashed(token: str) -> str:
    """What is kept of a token. It has enough randomness to need no slower hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two hashes are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one, other)


def masked(secret: str) -> str:
    """What a log may say of it: enough to tell two apart, not enough to open anything."""
    return secret[:6] + "…"
