"""What the coach says of Twenty One is exact."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.match import Match
from byczo.games import game_of
from byczo.locales import voice
from byczo.play.advice_text import sentence
from byczo.play.coach import Coach
from byczo.play.exact_bot import ExactBot
from tests.play.positions import moments
from tests.support import seen_by


def test_twenty_one_is_judged_as_the_exact_bot_decides() -> None:
    game = game_of("twenty-one")
    bot = ExactBot(game, stream_of(0))
    compared = 0
    for seed in range(3):
        for state, seat in moments(game, game.read_options({"players": 3}), seed, 2):
            advice = Coach(game).advice(seen_by(game, game.compiled, state, seat), seat)
            do = game.notation.write_action(state, bot.decide(state, seat))
            assert advice.exact
            assert advice.of(do).verdict == "best"
            compared += len(advice.candidates) > 1
    assert compared > 30


def test_odds_of_twenty_one() -> None:
    game = game_of("twenty-one")
    match = Match(game, {"players": 2}, chance=Seeded(5), compiled=True)
    seat = match.waiting[0]
    state: Any = match.state
    state.dice[:] = [6, 6, 6, 6, 6, 6]
    state.ones = 0
    state.free[seat] = 0b100000
    state.sheets[seat, 0, 5] = 5 << 6 | 5 << 3 | 2  # one open field: a black 2
    advice = Coach(game).advice(match.observe(seat), seat)
    assert advice.of("keep").danger == 1
    assert advice.of("reroll").danger == pytest.approx(4 / 6)
    rerolled, kept = advice.of("reroll").reason, advice.of("keep").reason
    assert rerolled and rerolled.values == {"dice": 1, "hit": 17, "nothing": 67}
    assert kept and kept.text == "twenty-one-why-keep-nothing"
    assert "17%" in sentence(advice.of("reroll"), advice, voice("en", game_of("twenty-one").texts))
