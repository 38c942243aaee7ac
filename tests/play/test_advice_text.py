"""Advice is told in sentences of any language."""

from __future__ import annotations

import msgspec
import pytest

from byczo.core.game import Game
from byczo.core.options import Options
from byczo.core.reason import Reason, Unit
from byczo.locales import LANGUAGES, voice
from byczo.messages.advice import Candidate
from byczo.play.advice_text import amount, reason_text, verdict_text
from byczo.play.reasons import Reasons
from tests.play.positions import moments
from tests.support import TABLES, legal, seen_by

SOME = TABLES[::4]
tables = pytest.mark.parametrize(
    ("game", "options"), SOME, ids=[f"{game.id}-{options.players}" for game, options in SOME]
)


@tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_spoken(game: Game, options: Options, language: str) -> None:
    """And no value of the text is left open."""
    say = voice(language, game.texts)
    reasons = Reasons(game)
    for state, seat in moments(game, options, 8, 2):
        seen = seen_by(game, game.compiled, state, seat)
        for action in legal(game.compiled, state, seat):
            reason = reasons.of(seen, seat, action)
            assert reason is not None
            assert say.knows(reason.text)
            assert "{" not in reason_text(reason, say)
        named = game.coaching.danger_in(seen)
        assert named is None or say.knows(named)


def candidate(verdict: str, danger: float | None = None, reason: Reason | None = None) -> Candidate:
    return msgspec.convert(
        {
            "do": "play 7", "value": 0.0, "cost": 0.125, "error": 0.05,
            "danger": danger, "verdict": verdict, "reason": reason,
        },
        Candidate,
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", ["heads", "points", "percent"])
def test_verdicts_differ(language: str, unit: Unit) -> None:
    say = voice(language)
    said = [verdict_text(candidate(verdict), unit, say) for verdict in ("best", "close", "costs")]
    assert len(set(said)) == 3
    assert "{" not in "".join(said)


def test_shares_are_spoken_of_in_percent() -> None:
    assert amount(0.125, "percent") == 12.5
    assert amount(0.125, "heads") == 0.125


def test_without_a_reason_nothing_is_said_of_it() -> None:
    assert reason_text(None, voice("en")) == ""
