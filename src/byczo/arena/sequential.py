"""Is A better than B by at least d? A test that may look after every deal.

The test keeps an asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
"Time-uniform central limit theory and asymptotic confidence sequences", 2021): intervals for the
mean lead, one after each deal, that *all together* hold it with 95 % probability. So it does no
harm to look at any time, to stop when the answer is clear, or to go on later with more deals.
The price: an interval is half as wide again as one that may be looked at only once.
"""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

ERROR = 0.05
"""Chance that any of the intervals misses the mean: half of it for a wrong yes or a wrong no."""

EARLIEST = 50
"""Deals with a lead, before the first answer: the intervals rest on the central limit theorem.

Deals without one do not count, for two bots that mostly do the same differ by rare events.
"""

TIGHTEST = 500
"""Deals after which the intervals are tightest. Fixed, for it must not depend on the results."""

TINY = 1e-9
"""Leads below this are errors of rounding."""

_SPREAD = (-2 * math.log(ERROR) + math.log(1 - 2 * math.log(ERROR))) / TIGHTEST


class LeadVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the test says: ``yes``, ``no`` or ``undecided``, and where the mean lead lies."""

    margin: float
    answer: str
    deals: int
    low: float | None
    high: float | None


class SequentialTest:
    """Takes one lead per deal, in the order of the deals."""

    def __init__(self, margin: float) -> None:
        self.margin = margin
        self.deals = 0
        self._with_lead = 0
        self._mean = 0.0
        self._squares = 0.0

    def push(self, lead: float) -> LeadVerdict:
        """Take the next deal's lead; the verdict after it."""
        self.deals += 1
        self._with_lead += abs(lead) > TINY
        before = lead - self._mean
        self._mean += before / self.deals
        self._squares += before * (lead - self._mean)
        return self.verdict()

    def verdict(self) -> LeadVerdict:
        """What can be said now."""
        low, high = self.interval()
        answer = "undecided"
        if low is not None and low >= self.margin:
            answer = "yes"
        if high is not None and high < self.margin:
            answer = "no"
        return LeadVerdict(margin=self.margin, answer=answer, deals=self.deals, low=low, high=high)

    def interval(self) -> tuple[float, float] | tuple[None, None]:
        """Where the mean lead lies; nothing as long as too few deals had a lead."""
        if self._with_lead < EARLIEST:
            return None, None
        width = math.sqrt(self._squares / (self.deals - 1)) * float(reach(self.deals))
        return self._mean - width, self._mean + width


def reach(deals: Any) -> Any:
    """Half the width of the interval after so many deals, in standard deviations of a deal."""
    grown = deals * _SPREAD + 1
    return np.sqrt(2 * grown / (deals * deals * _SPREAD) * np.log(np.sqrt(grown) / ERROR))
