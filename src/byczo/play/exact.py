"""Decisions whose worth is computed instead of sampled."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Exact:
    """The payoff of each action, and what the computation can tell apart."""

    values: list[float]
    error: float
