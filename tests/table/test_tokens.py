"""Tokens: only hashes are kept, and logs tell little of them."""

from __future__ import annotations

import pytest

from byczo.table.errors import NoSuchTable
from byczo.table.tokens import hashed, masked, require_table_id, same


def test_a_token_is_recognised_by_its_hash() -> None:
    token = "t" * 22
    assert token not in hashed(token)
    assert same(hashed(token), hashed(token))
    assert not same(hashed(token), hashed("u" * 22))


def test_a_masked_secret_opens_nothing() -> None:
    assert masked("9f2c41d07ab35e8864c1d2f0") == "9f2c41…"


@pytest.mark.parametrize("name", ["", "\x00", "a/b", "é", "a" * 65, "9f2c\n"])
def test_what_can_be_no_name_of_a_table_is_none(name: str) -> None:
    require_table_id("9f2c41d07ab35e8864c1d2f0")
    with pytest.raises(NoSuchTable):
        require_table_id(name)
