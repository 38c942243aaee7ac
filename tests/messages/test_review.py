"""Moves of a review."""

from __future__ import annotations

from typing import Any

import msgspec

from byczo.messages.review import Move


def move(**given: Any) -> Move:
    fields: dict[str, Any] = {
        "entry": 2, "round": 1, "turn": 1, "seat": 0, "do": "play 7", "verdict": "costs",
        "cost": 1.25, "error": 0.5, "danger": None, "reason": None, "best": "play 8",
        "best_reason": None, "standing": -1.0, "skill": -1.25, "luck": 3.0, **given,
    }  # fmt: skip
    return Move(**fields)


def test_a_swing_is_all_that_changed() -> None:
    assert move().swing == 1.75
    assert b"swing" not in msgspec.json.encode(move())
