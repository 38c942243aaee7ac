"""Networks are fitted to choices."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.play.choice_fitting import Choices, fit_choices, likelihood
from byczo.play.choice_kernels import liking, model_size


def made_up_choices(count: int) -> Choices:
    """Of two to five actions with marks, the one whose first two marks differ most is likely."""
    random = np.random.default_rng(5)
    decisions = []
    for _ in range(count):
        marks = random.uniform(-1, 1, (random.integers(2, 6), 3)).astype(np.float32)
        chances = np.exp(6 * np.abs(marks[:, 0] - marks[:, 1]))
        place = random.choice(len(marks), p=chances / chances.sum())
        decisions.append((marks, int(place)))
    return Choices.of(decisions)


def test_what_was_chosen_becomes_likely() -> None:
    choices = made_up_choices(2000)
    seen, unseen = choices.some(np.arange(1500)), choices.some(np.arange(1500, 2000))
    model = fit_choices(seen, 1, epochs=20)
    assert model.shape == (model_size(3),)
    assert likelihood(np.zeros(model_size(3)), unseen) == pytest.approx(-1.19, abs=0.06)  # even
    assert likelihood(model, unseen) > -0.75
    far, near = np.array([0.9, -0.9, 0.3]), np.array([0.5, 0.5, 0.3])
    assert liking(far, model) > 50 * liking(near, model)


def test_the_same_seed_gives_the_same_network() -> None:
    choices = made_up_choices(200)
    first, again, other = (fit_choices(choices, seed, 2) for seed in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_some_of_the_choices() -> None:
    choices = made_up_choices(10)
    some = choices.some(np.array([7, 2]))
    end = choices.firsts[8]
    assert np.array_equal(some.marks[: some.firsts[1]], choices.marks[choices.firsts[7] : end])
    assert some.chosen[0] == choices.chosen[7] - choices.firsts[7]
    assert some.chosen[1] - some.firsts[1] == choices.chosen[2] - choices.firsts[2]
