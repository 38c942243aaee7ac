"""The searcher: its findings, its budgets, its slips, its playouts."""

from __future__ import annotations

import time
from statistics import median

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.declaration import OWN, RELATIVE
from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.decision import USUAL_PAYOFF
from byczo.play.search import Effort, SearchBot
from byczo.play.search_kernels import WORLDS
from byczo.play.trial import SHARED_ROOMS, Search

SIX = game_of("six-nimmt")


def test_playouts_give_the_same_decision_again() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(2), compiled=True)
    seen = match.observe(1)
    streams = [stream_of(3), stream_of(3)]
    first, again = (SearchBot(SIX, stream).think(seen, 1) for stream in streams)
    assert first == again
    assert streams[0] == streams[1] != stream_of(3)


def test_a_time_budget_is_kept() -> None:
    """By most thoughts: a busy machine may interrupt some, and one thinks in less of its time."""
    match = Match(SIX, {"players": 4}, chance=Seeded(2), compiled=True)
    bot = SearchBot(SIX, stream_of(3), Effort(seconds=0.1))
    seen = match.observe(1)
    bot.think(seen, 1)  # to know how fast this machine is
    took, worked = [], []
    for _ in range(11):
        began, work = time.perf_counter(), time.thread_time()
        found = bot.think(seen, 1)
        took.append(time.perf_counter() - began)
        worked.append(time.thread_time() - work)
        assert found in match.actions(1)
    assert min(took) >= 0.1
    assert median(worked) < 0.15


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
    trial = Search(SIX, stream_of(1)).trial(seen, 0, RELATIVE)
    trial.go_on(2000)
    found = trial.findings()
    bot = SearchBot(SIX, stream_of(1), Effort(playouts=200, slip=1.0))
    chosen = [bot.decide(seen, 0) for _ in range(300)]
    order = np.argsort(-found.means[:, found.payoff])
    counts = [chosen.count(found.actions[k]) for k in order]
    assert sum(counts[:5]) > 2 * sum(counts[5:]) > 0


def test_a_bot_plays_for_what_it_is_told_to() -> None:
    """Who counts only the own heads and who counts the win need not decide alike."""
    match = Match(SIX, {"players": 4}, chance=Seeded(5), compiled=True)
    stream = stream_of(1)
    arguments = SearchBot(SIX, stream, Effort(payoff=OWN)).arguments(match.observe(0), 0)
    assert arguments[3] == OWN
    assert SearchBot(SIX, stream).arguments(match.observe(0), 0)[3] == USUAL_PAYOFF


def test_a_number_of_playouts_is_kept() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(5), compiled=True)
    bot = SearchBot(SIX, stream_of(1), Effort(playouts=800, guesses=0.0))
    bot.think(match.observe(0), 0)
    worlds = SHARED_ROOMS.room(SIX).sums[0, :10, WORLDS]
    assert sorted(worlds) == [20] * 5 + [60] * 2 + [126] + [226] * 2
