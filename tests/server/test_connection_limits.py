"""Connections are counted when they are accepted: in all, and for each address."""

from __future__ import annotations

import pytest

from byczo.server.connection_limits import RESERVED, ConnectionLimits
from byczo.server.proxies import Proxies

PROXY = "192.0.2.1"


def limits(most: int = 10, most_each: int = 3) -> ConnectionLimits:
    return ConnectionLimits(most, most_each, Proxies(PROXY))


def test_one_address_has_a_few_places_and_one_more_for_its_health() -> None:
    counted = limits()
    slots = [counted.admit("10.0.0.1") for _ in range(5)]
    assert [slot and slot.reserved for slot in slots] == [False, False, False, True, None]
    other = counted.admit("10.0.0.2")
    assert other is not None
    assert not other.reserved


def test_a_household_with_ipv6_is_one_address() -> None:
    counted = limits()
    slots = [counted.admit(f"2001:db8::{number}") for number in range(1, 5)]
    assert [slot and slot.reserved for slot in slots] == [False, False, False, True]


def test_a_place_that_is_left_is_free_again_and_only_once() -> None:
    counted = limits()
    slots = [counted.admit("10.0.0.1") for _ in range(4)]
    for slot in slots:
        assert slot is not None
        slot.release()
        slot.release()
    assert (counted.count, counted.reserved, counted.networks) == (0, 0, {})


def test_a_trusted_proxy_brings_many_guests() -> None:
    counted = limits()
    slots = [counted.admit(PROXY) for _ in range(10 + RESERVED + 1)]
    assert [slot and slot.reserved for slot in slots] == ([False] * 10 + [True] * RESERVED + [None])


def test_the_log_warns_once_when_places_become_few(caplog: pytest.LogCaptureFixture) -> None:
    counted = limits(most=100)
    for _ in range(80):
        counted.admit(PROXY)
    assert caplog.records == []
    for _ in range(30):
        counted.admit(PROXY)
    assert [record.getMessage() for record in caplog.records] == ["many connections"]
