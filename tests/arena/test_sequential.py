"""The sequential test: how often it errs, how soon it answers, on simulated data."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from byczo.arena.sequential import EARLIEST, ERROR, SequentialTest, reach

RUNS, DEALS = 2000, 1500

Leads = np.ndarray
KINDS: dict[str, Callable[[np.random.Generator], Leads]] = {
    "normal": lambda random: random.normal(0, 5, (RUNS, DEALS)),
    "coarse": lambda random: random.integers(0, 2, (RUNS, DEALS)) * 2.0 - 1,
    "heavy": lambda random: random.standard_t(3, (RUNS, DEALS)),
    "skewed": lambda random: random.exponential(1, (RUNS, DEALS, 3)).mean(axis=2) - 1,
}


def first_answers(leads: Leads, margin: float) -> tuple[Leads, Leads]:
    """For each run: whether it ever says yes, and whether it ever says no; all runs at once."""
    deals = np.arange(1, leads.shape[1] + 1)
    mean = leads.cumsum(axis=1) / deals
    squares = (leads**2).cumsum(axis=1) - deals * mean**2
    width = np.sqrt(np.maximum(squares, 0) / np.maximum(deals - 1, 1)) * reach(deals)
    ready = (np.abs(leads) > 0).cumsum(axis=1) >= EARLIEST
    return (ready & (mean - width >= margin)), (ready & (mean + width < margin))


@pytest.mark.parametrize("kind", KINDS)
def test_it_errs_rarely_though_it_looks_after_every_deal(kind: str) -> None:
    """The true lead is exactly the margin: neither answer is right."""
    yes, no = first_answers(KINDS[kind](np.random.default_rng(3)), 0.0)
    wrong = (yes | no).any(axis=1).mean()
    assert wrong <= ERROR
    assert yes.any(axis=1).mean() <= ERROR / 2 + 0.01
    assert no.any(axis=1).mean() <= ERROR / 2 + 0.01


def test_looking_often_at_ordinary_intervals_would_err_often() -> None:
    """What the test is for."""
    leads = KINDS["normal"](np.random.default_rng(4))
    deals = np.arange(1, DEALS + 1)
    far = np.abs(leads.cumsum(axis=1) / deals) > 1.96 * 5 / np.sqrt(deals)
    assert far[:, EARLIEST:].any(axis=1).mean() > 0.3


def test_rare_differences_do_not_mislead_it() -> None:
    """Bots that mostly do the same: one deal in twenty differs, half of them for the worse."""
    random = np.random.default_rng(5)
    leads = (random.random((RUNS, DEALS)) < 0.05) * random.choice([-1.0, 1.0], (RUNS, DEALS))
    yes, no = first_answers(leads, 0.0)
    assert (yes | no).any(axis=1).mean() <= ERROR
    test = SequentialTest(0.0)
    verdicts = [test.push(0.0) for _ in range(200)]
    assert {verdict.answer for verdict in verdicts} == {"undecided"}


@pytest.mark.parametrize(("lead", "answer"), [(1.6, "yes"), (0.4, "no")])
def test_it_answers_when_the_lead_is_clear(lead: float, answer: str) -> None:
    random = np.random.default_rng(6)
    lengths = []
    for _ in range(40):
        test = SequentialTest(1.0)
        while test.verdict().answer == "undecided" and test.deals < 2000:
            test.push(float(random.normal(lead, 2)))
        assert test.verdict().answer == answer
        lengths.append(test.deals)
    assert 60 < np.median(lengths) < 200


def test_one_by_one_and_all_at_once_agree() -> None:
    leads = np.random.default_rng(7).normal(0.5, 2, (1, 400))
    yes, _ = first_answers(leads, 0.0)
    test = SequentialTest(0.0)
    assert [test.push(float(lead)).answer == "yes" for lead in leads[0]] == yes[0].tolist()
