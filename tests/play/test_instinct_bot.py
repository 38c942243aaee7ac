"""The bot that plays by instinct does what was learned, quickly and without a look ahead."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.arena.plan import plan_of, run_arena
from byczo.core.chance import Seeded, stream_of
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.rule import compiled
from byczo.games import GAMES, game_of
from byczo.play.choice_kernels import liking
from byczo.play.instinct_bot import InstinctBot
from byczo.play.playout_kernels import weight_of
from byczo.play.playout_policy import policy_of

CARD_GAMES = [game for game in GAMES.values() if game.strategy.features is not None]
READ = [game for game in CARD_GAMES if len(policy_of(game).model) > 0]


def decisions(game: Game) -> Match:
    return Match(game, {"players": 3}, chance=Seeded(4), compiled=True)


@pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.id)
def test_it_plays_whole_rounds_and_never_draws(game: Game) -> None:
    match, stream = decisions(game), stream_of(1)
    bot, before = InstinctBot(game, stream), stream.copy()
    for _ in range(40):
        seat = match.waiting[0]
        match.act(seat, bot.decide(match.observe(seat), seat))
    assert np.array_equal(stream, before)


@pytest.mark.parametrize("game", READ, ids=lambda game: game.id)
def test_the_best_liked_choice_is_taken(game: Game) -> None:
    match, policy = decisions(game), policy_of(game)
    belief = game.strategy.belief
    assert belief is not None
    marks = np.zeros((game.actions, belief.marks))
    bot = InstinctBot(game, stream_of(1))
    seen = match.observe(0)
    count = compiled(belief.describe, game.parts)(seen, 0, marks)
    likes = [compiled(liking)(marks[k], policy.model) for k in range(count)]
    assert count > 1
    assert bot.decide(seen, 0) == game.compiled.choice(seen, 0, int(np.argmax(likes)))


@pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.id)
def test_without_a_model_the_heaviest_choice_is_taken(game: Game) -> None:
    match, policy = decisions(game), policy_of(game)
    bot = InstinctBot(game, stream_of(1), type(policy)(policy.parts, policy.weights))
    seat = match.waiting[0]
    seen, engine = match.observe(seat), game.compiled
    actions = [int(engine.choice(seen, seat, k)) for k in range(engine.choices(seen, seat))]
    heavy = compiled(weight_of, policy.parts)
    weights = [heavy(seen, seat, action, policy.weights) for action in actions]
    assert bot.decide(seen, seat) == actions[int(np.argmax(weights))]


def test_where_nothing_was_learned_the_quick_policy_decides() -> None:
    game = next(game for game in GAMES.values() if game.strategy.features is None)
    match = decisions(game)
    seat = match.waiting[0]
    seen = match.observe(seat)
    decided = InstinctBot(game, stream_of(1)).decide(seen, seat)
    assert decided == game.policy(seen, seat, stream_of(1))


@pytest.mark.parametrize("game", READ, ids=lambda game: game.id)
def test_instinct_is_better_than_greed(game: Game) -> None:
    options = game.read_options({"players": 3, "rounds": 1})
    plan = plan_of(game_of(game.id), options, ["instinct", "greedy"], deals=60, control=False)
    lead = run_arena(plan).cells[0].lead
    assert lead.mean > 0
