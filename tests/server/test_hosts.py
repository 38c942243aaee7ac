"""By which names a server may be called."""

from __future__ import annotations

import pytest

from byczo.server.hosts import Hosts


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8021", "192.168.1.7", "[::1]:8021", "[2001:db8::1]", "localhost:8021", None],
)
def test_addresses_are_nobodys_names(host: str | None) -> None:
    assert Hosts().allow(host)
    assert Hosts("byczo.example").allow(host)


@pytest.mark.parametrize("host", ["raspberry:8021", "raspberry.local", "box.lan", "x.home.arpa"])
def test_names_of_the_local_network_are_known_unless_others_are_named(host: str) -> None:
    assert Hosts().allow(host)
    assert not Hosts("byczo.example").allow(host)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8021", "localhost.evil.example", ""]
)
def test_a_strangers_name_is_refused(host: str) -> None:
    assert not Hosts().allow(host)
    assert not Hosts("byczo.example").allow(host)


def test_names_that_the_operator_gives() -> None:
    hosts = Hosts("Byczo.example, .games.example")
    assert hosts.allow("byczo.example:443")
    assert hosts.allow("BYCZO.example.")
    assert hosts.allow("one.games.example")
    assert not hosts.allow("games.example.evil.example")
    assert not hosts.allow("other.byczo.example")
