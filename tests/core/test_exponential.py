"""The exponential function."""

from __future__ import annotations

import math

import pytest

from byczo.core.exponential import LOWEST, exponential
from byczo.core.rule import compiled


@pytest.mark.parametrize("engine", ["interpreted", "native", "checked"])
def test_it_is_right_to_the_last_digits(engine: str) -> None:
    found = compiled(exponential, engine=engine)
    numbers = [-n / 7 for n in range(4900)] + [-(2.0**-n) for n in range(60)]
    for x in numbers:
        assert found(x) == exponential(x)
        assert found(x) == pytest.approx(math.exp(x), rel=1e-14)


def test_it_ends_at_one_and_at_nothing() -> None:
    assert exponential(0.0) == 1.0
    assert exponential(LOWEST) > 0
    assert exponential(LOWEST - 1) == exponential(-1e300) == 0
