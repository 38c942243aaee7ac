"""Reasons are messages of plain values."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from byczo.core.reason import because


def test_numbers_of_rules_become_plain_numbers() -> None:
    int_of_a_rule: Any = np.int16(3)
    reason = because("takes-row", row=int_of_a_rule, colour="r")
    assert reason.values == {"row": 3, "colour": "r"}
    assert type(reason.values["row"]) is int
    assert msgspec.json.encode(reason) == b'{"text":"takes-row","values":{"row":3,"colour":"r"}}'


def test_a_reason_may_mention_nothing() -> None:
    assert because("safe").values == {}
