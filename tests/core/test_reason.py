"""Reasons are messages of plain values."""

from __future__ import annotations

import msgspec

from byczo.core.message_fields import fields_of
from byczo.core.reason import Explanation, Reason
from byczo.games import GAMES


def test_a_reason_may_mention_nothing() -> None:
    assert msgspec.json.encode(Reason("safe")) == b'{"text":"safe","values":{}}'


def test_games_declare_what_becomes_a_reason() -> None:
    for game in GAMES.values():
        declared = game.coaching.reason
        assert declared is not None and issubclass(declared, Explanation)
        assert [field.name for field in fields_of(declared)] == list(Reason.__struct_fields__)
