"""What is tried by day, and what only by night: some of many parameters, or all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

NIGHT = pytest.mark.nightly


def with_nights(names: Iterable[str], *days: str) -> list[Any]:
    """Parameters of a test: those of ``days`` always, the others by night."""
    return [name if name in days else pytest.param(name, marks=NIGHT) for name in names]


def pairs_with_nights(names: Iterable[str], others: Sequence[Any]) -> list[Any]:
    """Parameters of a test: by day each name with the next of the others, by night every pair."""
    return [
        pytest.param(name, other, marks=() if at % len(others) == place else NIGHT)
        for at, name in enumerate(names)
        for place, other in enumerate(others)
    ]
