"""The network that tells how likely a player is to choose an action."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.layout import Floats
from byczo.core.rule import compiled
from byczo.play.choice_kernels import (
    FIRST,
    FURTHEST,
    SECOND,
    liking,
    model_size,
    power_of_two,
)

ENGINES = ("native", "checked", "interpreted")


def some_model(marks: int) -> Floats:
    return np.random.default_rng(1).normal(0, 0.4, model_size(marks))


def by_matrices(marks: Floats, model: Floats) -> float:
    """The same by numpy."""
    values, at = marks, 0
    for outputs in (FIRST, SECOND, 1):
        size = len(values) * outputs
        layer = model[at : at + size].reshape(len(values), outputs)
        values = values @ layer + model[at + size : at + size + outputs]
        if outputs > 1:
            values = np.maximum(values, 0)
        at += size + outputs
    assert at == len(model)
    return float(2 ** values[0])


def test_it_is_the_network_that_it_says() -> None:
    model = some_model(5)
    for marks in np.random.default_rng(2).normal(0, 1, (20, 5)):
        assert liking(marks, model) == pytest.approx(by_matrices(marks, model), rel=1e-5)


def test_all_engines_give_the_same_bits() -> None:
    model = some_model(7)
    for marks in np.random.default_rng(3).normal(0, 2, (20, 7)):
        marks[2] = 0
        found = {float(compiled(liking, engine=engine)(marks, model)) for engine in ENGINES}
        assert len(found) == 1


@pytest.mark.parametrize("exponent", [0.0, 0.5, 1.0, -1.0, 3.999, -7.25, 20.5, -23.9])
def test_powers_of_two(exponent: float) -> None:
    assert power_of_two(exponent) == pytest.approx(2**exponent, rel=1e-5)


def test_powers_of_two_have_bounds() -> None:
    assert power_of_two(1e9) == pytest.approx(2.0**FURTHEST, rel=1e-3)
    assert power_of_two(-1e9) == pytest.approx(2.0**-FURTHEST, rel=1e-3)
