"""Which pages may use a server."""

from __future__ import annotations

import pytest

from byczo.server.origins import Origins


@pytest.mark.parametrize(
    ("origin", "scheme", "allowed"),
    [
        (None, "http", True),
        ("http://here:8021", "http", True),
        ("http://here:8021", "ws", True),
        ("https://here:8021", "wss", True),
        ("https://here:8021", "http", False),
        ("http://here:8021", "https", False),
        ("ftp://here:8021", "http", False),
        ("https://friend.example", "http", True),
        ("https://evil.example", "http", False),
        ("null", "http", False),
        ("http://here", "http", False),
    ],
)
def test_own_pages_and_named_ones(origin: str | None, scheme: str, allowed: bool) -> None:
    origins = Origins("https://friend.example/, https://other.example")
    headers = {"host": "here:8021"} | ({} if origin is None else {"origin": origin})
    assert origins.allow(headers, scheme) is allowed


@pytest.mark.parametrize(
    ("site", "mode", "allowed"),
    [
        ("cross-site", "no-cors", False),
        ("cross-site", "cors", False),
        ("cross-site", "navigate", True),
        ("same-origin", "cors", True),
        ("none", "navigate", True),
    ],
)
def test_pictures_and_scripts_of_other_pages_load_nothing(
    site: str, mode: str, allowed: bool
) -> None:
    said = {"host": "byczo.example", "sec-fetch-site": site, "sec-fetch-mode": mode}
    assert Origins().allow(said, "https") is allowed
    further = {**said, "origin": "https://friend.example"}
    assert Origins("https://friend.example").allow(further, "https")


def test_behind_tls_only_pages_over_tls_are_the_servers() -> None:
    """The proxy ends TLS, and may not say so."""
    origins = Origins(secure=True)
    assert origins.allow({"host": "byczo.example", "origin": "https://byczo.example"}, "http")
    assert not origins.allow({"host": "byczo.example", "origin": "http://byczo.example"}, "http")
