"""What a coach says of a decision: messages that any client can put into its own words.

An advice holds no finished sentence. A reason names a text of the language files
(:mod:`byczo.locales`) and its values, so that browser and terminal use the same wording.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from byczo.core.reason import Reason, Unit

Verdict = Literal["best", "close", "costs"]
"""``close``: too close to call, for the cost is hardly more than its error."""

Payoff = Literal["own", "relative", "win"]
"""Own points; own points less the mean of the others'; share of the win."""


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action, judged."""

    do: str
    verdict: Verdict
    cost: float  # against the best, never below 0
    error: float  # of the cost, half a 95 % interval; both met the same worlds
    value: float  # the payoff to expect
    danger: float | None  # the chance of what Advice.danger names
    reason: Reason | None  # none where the game names no reasons


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """All legal actions of a decision, the best one first."""

    payoff: Payoff
    unit: Unit
    exact: bool  # computed, not sampled
    worlds: int  # imagined for the best candidates; 0 if exact
    usual: float  # the payoff that a usual player may expect here
    danger: str | None  # the text that names what candidates are in danger of
    candidates: list[Candidate]

    @property
    def best(self) -> Candidate:
        """The best candidate."""
        return self.candidates[0]

    def of(self, do: str) -> Candidate:
        """The candidate of that name."""
        return next(candidate for candidate in self.candidates if candidate.do == do)
