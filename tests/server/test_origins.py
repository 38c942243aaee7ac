"""Which pages may use a server."""

from __future__ import annotations

import pytest

from byczo.server.origins import Origins


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://here:8021", True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("null", False),
        ("http://here", False),
    ],
)
def test_own_pages_and_named_ones(origin: str | None, allowed: bool) -> None:
    origins = Origins("https://friend.example/, https://other.example")
    headers = {"host": "here:8021"} | ({} if origin is None else {"origin": origin})
    assert origins.allow(headers) is allowed
