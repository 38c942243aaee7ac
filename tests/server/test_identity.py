"""Guests are recognised by what they show, and nobody can pretend to be one."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from byczo.core.errors import BadOption
from byczo.server.identity import DAY, FIRST_DEVICE, Guests, read_key
from tests.server.refusals import start_refusal
from tests.server.running import PATIENCE, ServerProcess


def test_a_forged_guest_is_a_new_guest(shared_server: ServerProcess) -> None:
    ania = shared_server.person()
    shared_server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, ania)
    assert len(shared_server.request("/api/me/tables", token=ania)) == 1
    guest, device, issued, signature = ania.split(".")
    forgeries = (
        f"{guest}.{device}.{issued}.{signature[::-1]}",
        f"{guest}.{device}.{int(issued) + 1}.{signature}",
        f"{guest}.{device[::-1]}.{issued}.{signature}",
        f"{guest}.{issued}.{signature}",
        f"{guest}.{signature}",
        guest,
        f"{guest}..",
        "é.1.é",
        "",
    )
    for forged in forgeries:
        with urlopen(
            Request(
                shared_server.address + "/api/me/tables",
                headers={"cookie": f"byczo={forged}".encode().decode("latin-1")},
            )
        ) as answer:
            assert json.load(answer) == []
            assert answer.headers["set-cookie"].startswith("byczo=")


OTHER_COOKIES = ['prefs={"a": 1}', "x[y]=1", "bare", "q=a,b c", "name=é", "=", "", "byczo=forged"]


@pytest.mark.parametrize("others", OTHER_COOKIES)
def test_a_guest_is_recognised_among_other_cookies(others: str) -> None:
    guests = Guests(b"k" * 32, secure=False)
    ania = guests.fresh()
    mine = guests.cookie(ania).partition(";")[0]
    for cookies in (mine, f"{others}; {mine}", f"{mine};{others}", f" {mine} "):
        assert guests.of({"cookie": cookies}) == ania
    assert guests.of({"cookie": others}) is None
    assert guests.of({"cookie": f"{others}; x{mine}"}) is None
    assert guests.of({"authorization": "Bearer é", "cookie": mine}) is None


def test_a_guest_with_many_cookies_has_tables(shared_server: ServerProcess) -> None:
    ania = shared_server.person()
    shared_server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, ania)
    cookies = "; ".join([*OTHER_COOKIES, f"byczo={ania}"]).encode().decode("latin-1")
    request = Request(shared_server.address + "/api/me/tables", headers={"cookie": cookies})
    with urlopen(request, timeout=PATIENCE) as answer:
        assert len(json.load(answer)) == 1
        assert "set-cookie" not in answer.headers


def test_a_token_ends_after_a_year_and_a_cookie_is_renewed_before() -> None:
    now = 1_000_000_000.0
    guests = Guests(b"k" * 32, secure=False, clock=lambda: now)
    ania = guests.fresh()
    cookie = {"cookie": guests.cookie(ania).partition(";")[0]}
    bearer = {"authorization": f"Bearer {guests.signed(ania)}"}
    assert not guests.needs_cookie(cookie)
    now += 31 * DAY
    assert guests.of(cookie) == guests.of(bearer) == ania
    assert guests.needs_cookie(cookie)
    assert not guests.needs_cookie(bearer)
    now += 335 * DAY
    assert guests.of(cookie) is guests.of(bearer) is None


def test_tokens_from_before_devices_had_ids_are_good(shared_server: ServerProcess) -> None:
    guests = Guests(read_key(shared_server.folder), secure=False)
    fresh = guests.fresh()
    ania = fresh._replace(device=FIRST_DEVICE)
    shown = guests.signed(ania)
    assert shown.count(".") == 2
    assert guests.recognise(shown) == ania
    shared_server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, shown)
    assert len(shared_server.request("/api/me/tables", token=guests.signed(fresh))) == 1


def test_over_tls_only_the_cookie_of_this_very_host_counts() -> None:
    """Another host of the same site can set cookies for this one, but none with that name."""
    guests = Guests(b"k" * 32, secure=True)
    mine, planted = guests.fresh(), guests.fresh()
    cookie = guests.cookie(mine)
    assert cookie.startswith("__Host-byczo=")
    assert "; Path=/; " in cookie
    assert cookie.endswith("; Secure")
    assert "Domain" not in cookie
    mixed = f"byczo={guests.signed(planted)}; {cookie.partition(';')[0]}"
    assert guests.of({"cookie": mixed}) == mine
    assert guests.of({"cookie": f"byczo={guests.signed(planted)}"}) is None


def test_a_new_key_makes_every_guest_a_stranger() -> None:
    before, after = (Guests(key * 32, secure=False) for key in (b"k", b"l"))
    shown = before.signed(before.fresh())
    assert before.recognise(shown) is not None
    assert after.recognise(shown) is None


def test_the_key_is_for_the_server_alone(server: ServerProcess) -> None:
    key = server.folder / "key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(bytes.fromhex(key.read_text())) == 32


@pytest.mark.parametrize(
    "key", [b"", b"\n", b"ab" * 31, b"ab" * 33, b"ab" * 31 + b"a", b"xy" * 32, b"\xff" * 64]
)
def test_a_damaged_key_is_refused(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "key").touch(0o600)
    (tmp_path / "key").write_bytes(key)
    with pytest.raises(BadOption, match=r"64 hexadecimal digits.* backup"):
        read_key(tmp_path)
    assert (tmp_path / "key").read_bytes() == key


def test_a_damaged_key_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "key").touch(0o600)
    assert start_refusal(tmp_path).startswith(f"byczo: {tmp_path / 'key'} is damaged")


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
def test_a_key_that_everybody_can_read_is_refused(tmp_path: Path) -> None:
    read_key(tmp_path)
    (tmp_path / "key").chmod(0o644)
    with pytest.raises(BadOption, match="chmod 600"):
        read_key(tmp_path)


def test_a_key_is_read_as_it_was_made(tmp_path: Path) -> None:
    key = read_key(tmp_path / "new")
    assert len(key) == 32
    assert read_key(tmp_path / "new") == key
    (tmp_path / "new" / "key").write_text(key.hex().upper() + "\n")  # by an editor
    assert read_key(tmp_path / "new") == key
