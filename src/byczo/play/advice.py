"""What a coach says of a decision: messages that any client can put into its own words.

An advice holds no finished sentence. A reason names a text of the language files
(:mod:`byczo.locales`) and what it mentions, so that a browser and a terminal can say it alike.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from byczo.locales import Say

Verdict = Literal["best", "close", "costs"]
"""``close``: too close to call, for the cost is within its error."""

Payoff = Literal["own", "relative", "win"]
"""Own points; own points less the mean of the others'; share of the win."""

Unit = Literal["heads", "points", "percent"]
"""How to speak of payoffs; shares of the win are spoken of in percent."""


class Reason(msgspec.Struct, frozen=True):
    """Why: a text of the language files and its values."""

    text: str
    values: dict[str, int | str] = {}


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action, judged."""

    do: str
    verdict: Verdict
    cost: float  # against the best, never below 0
    error: float  # of the cost, half a 95 % interval; both met the same worlds
    value: float  # the payoff to expect
    danger: float | None  # the chance of what Advice.danger names
    reason: Reason


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


def because(text: str, **values: int | str) -> Reason:
    """A reason; whole numbers may come from rules, which count in numpy's."""
    plain = {name: v if isinstance(v, str) else int(v) for name, v in values.items()}
    return Reason(text, plain)


def why(reason: Reason, say: Say) -> str:
    """The reason in somebody's language."""
    return say(reason.text, **reason.values)


def amount(value: float, unit: Unit) -> float:
    """A payoff as a person reads it: shares in percent."""
    return value * 100 if unit == "percent" else value


def judged(candidate: Candidate, unit: Unit, say: Say) -> str:
    """The verdict in somebody's language."""
    if candidate.verdict == "best":
        return say("coach-best")
    if candidate.verdict == "close":
        return say("coach-close")
    cost, error = amount(candidate.cost, unit), amount(candidate.error, unit)
    if unit == "heads":
        return say("coach-costs-heads", cost=cost, error=error)
    if unit == "points":
        return say("coach-costs-points", cost=cost, error=error)
    return say("coach-costs-percent", cost=cost, error=error)


def in_danger(candidate: Candidate, advice: Advice, say: Say) -> str:
    """The chance of disaster in somebody's language; nothing where there is none to speak of."""
    if advice.danger is None or candidate.danger is None:
        return ""
    return say("coach-danger", what=say(advice.danger), percent=round(100 * candidate.danger))


def sentence(candidate: Candidate, advice: Advice, say: Say) -> str:
    """All about a candidate in one line: what, how good, how dangerous, why."""
    danger = in_danger(candidate, advice, say)
    verdict = judged(candidate, advice.unit, say)
    verdict = f"{verdict} ({danger})" if danger else verdict
    return say("coach-line", do=candidate.do, verdict=verdict, why=why(candidate.reason, say))
