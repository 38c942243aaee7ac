"""Learning how players choose, from games that a mixed field plays.

Searchers sit down with weaker and simpler players, and what everybody chooses is written down. The
weights of features and the model of others are fitted so that these choices become likely. In the
next iteration the searchers read each other with them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from byczo.core.chance import Drawn, draw
from byczo.core.contract import Stream, TableState
from byczo.core.declaration import Training
from byczo.core.driver import moves
from byczo.core.game import Game
from byczo.core.rule import compiled
from byczo.play.bot import Bot
from byczo.play.choice_fitting import Choices, fit_choices, fit_features
from byczo.play.greedy_bot import GreedyBot
from byczo.play.levels import LEVELS, effort_of
from byczo.play.monte_carlo import MonteCarloBot
from byczo.play.playout_kernels import LONG
from byczo.play.playout_policy import PlayoutPolicy, weighted_policy
from byczo.play.roster import bot_of
from byczo.play.search import Effort, SearchBot
from byczo.play.training_games import TrainingGames, games_here

PLAIN_WORLDS = 300
"""Worlds that a plain Monte Carlo player of the field imagines for each decision."""

ALONE = 3
"""At one table in so many all seats search; elsewhere half of them do, one more or less."""


@dataclass
class Watched:
    """What was chosen at many tables, by marks and by features."""

    marks: list[tuple[npt.NDArray[np.float32], int]] = field(default_factory=list)
    features: list[tuple[list[int], int]] = field(default_factory=list)


def learn_choices(
    game: Game,
    training: Training,
    policy: PlayoutPolicy,
    seed: str,
    games: TrainingGames | None = None,
    against: str | None = None,
) -> PlayoutPolicy:
    """A policy with weights and a model that make likely how the field plays.

    ``against`` names a bot: then only what it chooses is learned, from tables at which a searcher
    with the policy sits among its copies. That searcher is a best response to it.
    """
    games = games or games_here(game)
    watch = watch_game if against is None else partial(watch_bot, against)
    watched = Watched()
    for iteration in range(training.readings):
        name = f"{seed}/field/{iteration}"
        for played in games.play(watch, Watched, game, training, policy, name, training.watched):
            watched.marks += played.marks
            watched.features += played.features
        policy = weighted_policy(
            game,
            fit_features(watched.features),
            fit_choices(Choices.of(watched.marks), iteration, training.epochs),
        )
    return policy


def watch_game(
    game: Game, training: Training, policy: PlayoutPolicy, number: int, stream: Stream
) -> Watched:
    """Let the field play a game, and write down what is chosen."""
    searcher = SearchBot(game, stream, Effort(part=training.part), policy)
    others: list[Bot] = [MonteCarloBot(game, stream, PLAIN_WORLDS), GreedyBot(game, stream)]
    others += [SearchBot(game, stream, effort_of(level, game), policy) for level in LEVELS[2:5]]
    options = training.tables[number % len(training.tables)]
    alone = draw(stream, ALONE) == 0
    bots = [
        searcher if alone or draw(stream, 2) else others[draw(stream, len(others))]
        for _ in range(options["players"])
    ]
    return watch_table(game, options, bots, range(len(bots)), stream)


def watch_bot(
    name: str, game: Game, training: Training, policy: PlayoutPolicy, number: int, stream: Stream
) -> Watched:
    """Let a searcher play a game among copies of a bot, and write down what those choose."""
    options = training.tables[number % len(training.tables)]
    players = options["players"]
    bots = [bot_of(name, game, stream) for _ in range(players)]
    place = draw(stream, players)
    bots[place] = SearchBot(game, stream, Effort(part=training.part), policy)
    return watch_table(game, options, bots, set(range(players)) - {place}, stream)


def watch_table(
    game: Game,
    options: Mapping[str, Any],
    bots: Sequence[Bot],
    seats: Collection[int],
    stream: Stream,
) -> Watched:
    """Play a game, and write down what these seats choose."""
    belief = game.strategy.belief
    assert belief is not None, "only hidden hands are read from play"
    assert game.strategy.features is not None, "playouts go by features"
    engine = game.compiled
    features = compiled(game.strategy.features)
    describe = compiled(belief.describe, game.parts)
    marks = np.zeros((game.actions, belief.marks))
    watched = Watched()

    def decide(state: TableState, seat: int) -> int:
        seen = engine.seen(state, seat)
        action = bots[seat].decide(seen, seat)
        if seat not in seats:
            return action
        actions = [int(engine.choice(seen, seat, k)) for k in range(engine.choices(seen, seat))]
        if 1 < len(actions) <= LONG:
            place = actions.index(action)
            watched.features.append(([features(seen, seat, each) for each in actions], place))
        if len(actions) > 1 and describe(seen, seat, marks) > 0:
            place = actions.index(action)
            watched.marks.append((marks[: len(actions)].astype(np.float32), place))
        return action

    state = game.start(game.read_options(options))
    for _ in moves(game, state, engine, lambda _: Drawn(stream), decide):
        pass
    return watched
