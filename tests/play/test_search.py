"""The searcher: its findings, its budgets, its slips, its playouts."""

from __future__ import annotations

import time

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.declaration import OWN
from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.search import Effort, Search, SearchBot

SIX = game_of("six-nimmt")


def test_findings_are_paired() -> None:
    """What two actions differ by is known better than what each is worth."""
    match = Match(SIX, {"players": 4}, chance=Seeded(1), compiled=True)
    search = Search(SIX, stream_of(1))
    trial = search.trial(match.observe(0), 0, OWN)
    trial.go_on(300)
    found = trial.findings()
    assert found.actions == match.actions(0)
    assert np.allclose(found.gaps, -found.gaps.T)
    means = found.means[:, OWN]
    assert np.allclose(found.gaps, means[:, None] - means[None, :])
    apart = np.hypot.outer(found.errors[:, OWN], found.errors[:, OWN])
    unlike = ~np.eye(len(means), dtype=bool)
    assert (found.gap_errors[unlike] < apart[unlike]).mean() > 0.9


def test_gaps_count_only_worlds_that_both_met() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(1), compiled=True)
    trial = Search(SIX, stream_of(1)).trial(match.observe(0), 0, OWN)
    trial.go_on(50)
    before = trial.findings()
    trial.drop_worse_half()
    trial.go_on(50)
    after = trial.findings()
    dead = [k for k in range(10) if not trial.alive[k]]
    assert len(dead) == 5
    assert np.allclose(before.gaps[dead], after.gaps[dead])
    assert sorted(after.worlds) == [50] * 5 + [100] * 5


def test_playouts_give_the_same_decision_again() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(2), compiled=True)
    seen = match.observe(1)
    first, again = (SearchBot(SIX, stream_of(3)).think(seen, 1) for _ in range(2))
    assert np.array_equal(first.means, again.means)


def test_a_time_budget_is_kept() -> None:
    """The best of several thoughts, because a busy machine may interrupt some of them."""
    match = Match(SIX, {"players": 4}, chance=Seeded(2), compiled=True)
    bot = SearchBot(SIX, stream_of(3), Effort(seconds=0.1))
    took = []
    for _ in range(5):
        began = time.perf_counter()
        found = bot.think(match.observe(1), 1)
        took.append(time.perf_counter() - began)
        assert found.worlds.min() > 0
    assert 0.1 <= min(took) < 0.15


def test_the_last_cards_of_a_tactical_duel_are_played_exactly() -> None:
    """No search is needed where the solution is known."""
    match = Match(
        SIX, {"players": 2, "variant": "tactical", "rounds": 1}, chance=Seeded(1), compiled=True
    )
    while match.state.phase == 1 or len(match.actions(0)) > 5 or len(match.waiting) < 2:
        for seat in match.waiting:
            match.act(seat, match.actions(seat)[0])
    bot = SearchBot(SIX, stream_of(1))
    bot.think = pytest.fail  # type: ignore[assignment]
    assert bot.decide(match.observe(0), 0) in match.actions(0)


def test_slips_prefer_what_is_better() -> None:
    """The more an action costs, the rarer it is chosen."""
    match = Match(SIX, {"players": 4}, chance=Seeded(5), compiled=True)
    seen = match.observe(0)
    found = SearchBot(SIX, stream_of(1), Effort(playouts=20_000)).think(seen, 0)
    bot = SearchBot(SIX, stream_of(1), Effort(playouts=200, slip=1.0))
    chosen = [bot.decide(seen, 0) for _ in range(300)]
    order = np.argsort(-found.means[:, found.payoff])
    counts = [chosen.count(found.actions[k]) for k in order]
    assert sum(counts[:5]) > 2 * sum(counts[5:]) > 0
