"""Proxies that are believed."""

from __future__ import annotations

import pytest

from byczo.core.errors import BadOption
from byczo.server.proxies import Proxies


def test_addresses_and_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,fd00::/8")
    assert "127.0.0.1" in proxies
    assert "10.9.8.7" in proxies
    assert "fd00::1" in proxies
    assert "127.0.0.2" not in proxies
    assert "" not in proxies
    assert "localhost" not in proxies


def test_by_default_nobody_is_believed() -> None:
    assert "127.0.0.1" not in Proxies("")
    assert str(Proxies("")) == ""


@pytest.mark.parametrize("trusted", ["*", "somewhere", "10.0.0.0/99"])
def test_what_is_no_address_is_refused_in_words(trusted: str) -> None:
    with pytest.raises(BadOption, match=r"setting proxies: .* no address or network"):
        Proxies(trusted)
