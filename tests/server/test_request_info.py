"""What a request says of itself."""

from __future__ import annotations

from byczo.server.request_info import address_of


def test_limits_are_for_a_household_whatever_addresses_it_takes() -> None:
    def counted(address: str) -> str:
        return address_of({"type": "http", "client": (address, 50_000)})

    assert counted("2001:db8:7:1::5") == counted("2001:db8:7:1:abcd::1") == "2001:db8:7:1::/64"
    assert counted("2001:db8:7:2::5") != counted("2001:db8:7:1::5")
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("[::1]:8021, nonsense") == "[::1]:8021, nonsense"
