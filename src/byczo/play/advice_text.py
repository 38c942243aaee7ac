"""What a coach says, as sentences in somebody's language."""

from __future__ import annotations

from byczo.core.reason import Reason, Unit
from byczo.locales import Say
from byczo.messages.advice import Advice, Candidate


def reason_text(reason: Reason | None, say: Say) -> str:
    """The reason in somebody's language; nothing where there is none."""
    return "" if reason is None else say(reason.text, **reason.values)


def amount(value: float, unit: Unit) -> float:
    """A payoff as a person reads it: shares in percent."""
    return value * 100 if unit == "percent" else value


def verdict_text(candidate: Candidate, unit: Unit, say: Say) -> str:
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


def danger_text(candidate: Candidate, advice: Advice, say: Say) -> str:
    """The chance of disaster in somebody's language; nothing where there is none to speak of."""
    if advice.danger is None or candidate.danger is None:
        return ""
    return say("coach-danger", what=say(advice.danger), percent=round(100 * candidate.danger))


def sentence(candidate: Candidate, advice: Advice, say: Say) -> str:
    """All about a candidate in one line: what, how good, how dangerous, why."""
    danger = danger_text(candidate, advice, say)
    verdict = verdict_text(candidate, advice.unit, say)
    verdict = f"{verdict} ({danger})" if danger else verdict
    if candidate.reason is None:
        return say("coach-line-without-reason", do=candidate.do, verdict=verdict)
    return say(
        "coach-line", do=candidate.do, verdict=verdict, why=reason_text(candidate.reason, say)
    )
