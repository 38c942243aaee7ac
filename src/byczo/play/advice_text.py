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
    """How good the action is against the best one."""
    return say("coach-verdict", **verdict_values(candidate, unit))


def sentence(candidate: Candidate, advice: Advice, say: Say) -> str:
    """All about a candidate in one line: what, how good, how dangerous, why."""
    return say(
        "coach-line",
        do=candidate.do,
        **verdict_values(candidate, advice.unit),
        **danger_values(candidate, advice, say),
        reason_known="no" if candidate.reason is None else "yes",
        why=reason_text(candidate.reason, say),
    )


def verdict_values(candidate: Candidate, unit: Unit) -> dict[str, float | str]:
    """What the text of a verdict needs."""
    cost, error = amount(candidate.cost, unit), amount(candidate.error, unit)
    return {"verdict": candidate.verdict, "unit": unit, "cost": cost, "error": error}


def danger_values(candidate: Candidate, advice: Advice, say: Say) -> dict[str, float | str]:
    """What the text of a danger needs."""
    if advice.danger is None or candidate.danger is None:
        return {"danger_known": "no", "danger": "", "percent": 0}
    percent = amount(candidate.danger, "percent")
    return {"danger_known": "yes", "danger": say(advice.danger), "percent": percent}
