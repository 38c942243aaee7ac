"""The searcher: its findings, its budgets, its slips, its playouts."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.declaration import OWN, RELATIVE, WIN
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.rule import compiled
from byczo.games import GAMES, game_of
from byczo.play.levels import LEVELS, effort_of
from byczo.play.monte_carlo import MonteCarloBot
from byczo.play.pace import INSTANT, NATURAL, QUICK, pause
from byczo.play.playout_kernels import FEATURES
from byczo.play.playout_policy import PlayoutPolicy, policy_of, random_policy
from byczo.play.search import Effort, Search, SearchBot
from tests.support import TABLES, seen_by, short, walk

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
    match = Match(SIX, {"players": 4}, chance=Seeded(2), compiled=True)
    bot = SearchBot(SIX, stream_of(3), Effort(seconds=0.1))
    bot.think(match.observe(1), 1)
    began = time.perf_counter()
    found = bot.think(match.observe(1), 1)
    assert 0.08 < time.perf_counter() - began < 5
    assert found.worlds.min() > 0


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


def test_plain_monte_carlo_decides() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(2), compiled=True)
    assert MonteCarloBot(SIX, stream_of(1), worlds=20).decide(match.observe(0), 0) in match.actions(
        0
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_levels_think_more_and_slip_less(game: Game) -> None:
    efforts = [effort_of(level, game) for level in LEVELS]
    assert len(LEVELS) == 6
    assert [effort.part for effort in efforts] == sorted(effort.part for effort in efforts)
    assert [effort.slip for effort in efforts] == sorted((e.slip for e in efforts), reverse=True)
    assert efforts[-1] == Effort()


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


@pytest.mark.parametrize(
    ("options", "totals", "payoff"),
    [
        ({"players": 3}, [0, 0, 0], RELATIVE),
        ({"players": 3}, [20, 30, 40], RELATIVE),
        ({"players": 3}, [20, 30, 60], WIN),
        ({"players": 3, "rounds": 1}, [0, 0, 0], RELATIVE),
    ],
)
def test_near_the_end_of_a_match_the_win_counts(
    options: dict[str, int], totals: list[int], payoff: int
) -> None:
    match = Match(SIX, options, chance=Seeded(1))
    seen = match.observe(0)
    seen.closed = int(sum(totals) > 0)
    seen.totals[:3] = totals
    assert SIX.strategy.payoff(seen) == payoff


def test_what_the_other_games_are_played_for() -> None:
    wanted = {"x-nimmt": RELATIVE, "david-goliath": RELATIVE, "twenty-one": WIN}
    for name, payoff in wanted.items():
        match = Match(game_of(name), {"players": 2 if name != "david-goliath" else 3})
        assert match.game.strategy.payoff(match.state) == payoff


@pytest.mark.parametrize("policy", [policy_of, random_policy])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_playout_policy(
    game: Game, policy: Callable[[Game], PlayoutPolicy]
) -> None:
    assert policy(game).weights.shape == (FEATURES,)
    assert (policy(game).weights > 0).all()


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game, options in TABLES if game.strategy.features],
    ids=[
        f"{game.id}-{options.players}-{n}"
        for n, (game, options) in enumerate(TABLES)
        if game.strategy.features
    ],
)
def test_features_stay_within_their_room(game: Game, options: object) -> None:
    """Three numbers below FEATURES, alike for whoever sees less, at every decision of a game."""
    assert game.strategy.features is not None
    features = compiled(game.strategy.features)
    engine = game.compiled
    for state in walk(game, short(game, options), 7, engine):  # type: ignore[arg-type]
        if state.waiting in {CHANCE, OVER}:
            continue
        seat = state.waiting.bit_length() - 1
        seen = seen_by(game, engine, state, seat)
        for k in range(engine.choices(seen, seat)):
            action = engine.choice(seen, seat, k)
            packed = features(seen, seat, action)
            assert 0 <= packed < FEATURES**3
            assert packed == features(state, seat, action)


def test_a_pause_is_for_people() -> None:
    stream = stream_of(1)
    instant, quick, natural = (
        [pause(pace, stream) for _ in range(200)] for pace in (INSTANT, QUICK, NATURAL)
    )
    assert set(instant) == {0.0}
    assert max(quick) < 2
    assert 0.5 < min(natural) < max(natural) < 5
