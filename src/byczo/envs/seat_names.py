"""How environments call seats."""

from __future__ import annotations


def seat_names(players: int) -> list[str]:
    """``player_0`` is seat 0, as PettingZoo calls agents."""
    return [f"player_{seat}" for seat in range(players)]
