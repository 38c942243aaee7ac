"""How environments call seats."""

from __future__ import annotations

from byczo.envs.seat_names import seat_names


def test_seats_have_numbered_names() -> None:
    assert seat_names(3) == ["player_0", "player_1", "player_2"]
