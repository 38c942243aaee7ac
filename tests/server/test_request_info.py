"""What a request says of itself."""

from __future__ import annotations

import pytest

from byczo.server.request_info import address_of, device_of


def test_limits_are_for_a_household_whatever_addresses_it_takes() -> None:
    def counted(address: str) -> str:
        return address_of({"type": "http", "client": (address, 50_000)})

    assert counted("2001:db8:7:1::5") == counted("2001:db8:7:1:abcd::1") == "2001:db8:7:1::/64"
    assert counted("2001:db8:7:2::5") != counted("2001:db8:7:1::5")
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("[::1]:8021, nonsense") == "[::1]:8021, nonsense"


@pytest.mark.parametrize(
    ("agent", "kind", "system"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148", "phone", "iOS"),
        ("Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) Mobile/15E148", "tablet", "iPadOS"),
        ("Mozilla/5.0 (Linux; Android 14; SM-X710) Safari/537.36", "tablet", "Android"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:132.0) Firefox/132.0", "phone", "Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0", "computer", "Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605", "computer", "macOS"),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541) Chrome/130.0", "computer", "ChromeOS"),
        ("Python-urllib/3.11", "program", ""),
        ("", "program", ""),
    ],
)
def test_devices_say_what_they_are(agent: str, kind: str, system: str) -> None:
    assert device_of({"user-agent": agent}) == (kind, system)
    assert device_of({}) == ("program", "")
