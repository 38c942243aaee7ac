"""Means with 95 % error bars. Deals are the independent units.

All tables of a deal share its luck, so their results are averaged first and count as one value.
"""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec
import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.float64]

CONFIDENCE = 0.95


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """A mean and half the width of its 95 % interval; no error where there is one deal only."""

    mean: float
    error: float | None

    def __str__(self) -> str:
        return f"{self.mean:.2f}" + ("" if self.error is None else f" ± {self.error:.2f}")


def estimate(values: Values) -> Estimate:
    """The mean of one value per deal, with Student's error bar."""
    return _estimate(float(values.mean()), values)


def ratio(values: Values, sizes: Values) -> Estimate:
    """Sum of values by sum of sizes, where both vary from deal to deal: points per round.

    The error is that of the residuals (the delta method).
    """
    mean = float(values.sum() / sizes.sum())
    return _estimate(mean, (values - mean * sizes) / sizes.mean())


def _estimate(mean: float, values: Values) -> Estimate:
    count = len(values)
    if count < 2:
        return Estimate(mean=mean, error=None)
    deviation = float(values.std(ddof=1))
    return Estimate(mean=mean, error=student(count - 1) * deviation / math.sqrt(count))


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches: Student's t for these degrees of freedom.

    Exact for 1 and 2, from 3 on Fisher's expansion around the normal distribution.
    """
    level = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return math.tan(math.pi * (level - 0.5))
    if freedom == 2:
        return (2 * level - 1) * math.sqrt(2 / (4 * level * (1 - level)))
    z = NormalDist().inv_cdf(level)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / freedom**power for power, term in enumerate(terms, 1))
