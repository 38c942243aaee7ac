"""Every kernel of every game gives the same bytes interpreted, as machine code and checked."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import CHANCE, NOBODY, OVER
from byczo.core.fitting import is_rule
from byczo.core.game import Game
from byczo.core.kernels import happen, is_legal, room_for, step_batch
from byczo.core.layout import Floats
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.core.rule import compiled
from byczo.core.simulation import play_many
from byczo.envs.kernels import observe_tables
from byczo.envs.tables import Tables
from byczo.games import GAMES
from byczo.games.twenty_one.solver.fixed_price_bot import FixedPriceBot
from byczo.games.twenty_one.solver.row_values import fill_row_values, row_values
from byczo.libraries import entries_of
from byczo.play import baseline
from byczo.play.dangers import Dangers
from byczo.play.matrix_game import square_value
from byczo.play.playout_kernels import features, weight_of
from byczo.play.playout_policy import EVEN, policy_of, random_policy
from byczo.play.search import Effort, Search, SearchBot
from byczo.play.search_kernels import PAYOFFS, match_regrets, pay
from tests.contract.agreement import agreeing
from tests.support import legal, seen_by, short, tables_of, walk

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def tables(game: Game) -> list[Options]:
    """Each rule set for the fewest and the most players, one round long."""
    made = []
    for rule_set in game.rule_sets:
        options = [options for _, options in tables_of(game, rule_set)]
        made += [short(game, one) for one in (options[0], options[-1])]
    return made


def play_by_rules(game: Game, options: Options, seed: int) -> None:
    """A random game, and what a seat sees and imagines in it."""
    engine, stream = game.compiled, stream_of(seed)
    other = game.state.blank()
    allowed = compiled(is_legal, game.parts)
    for state in walk(game, options, seed, engine):
        if state.waiting in {CHANCE, OVER} or draw(stream, 8):
            continue
        seat = draw(stream, state.players)
        engine.imagine(seen_by(game, engine, state, seat), seat, stream, other)
        allowed(state, seat, draw(stream, game.actions + 1))


def play_match(game: Game, options: Options, seed: int) -> None:
    """A random game at a table with all its messages."""
    match = Match(game, options, chance=Seeded(seed), compiled=True)
    stream = stream_of(seed)
    while not match.over:
        seat = match.waiting[0]
        actions = match.actions(seat)
        if not draw(stream, 8):
            for each in (None, *match.everybody):
                match.view_json(each)
            match.observe(seat)
            game.view_json(match.observe(seat), seat, game.compiled)
        match.act_json(seat, actions[draw(stream, len(actions))])


def play_batches(game: Game, options: Options, seed: int) -> None:
    """Random games in bulk, and some steps in a batch of games."""
    stream, room = stream_of(seed), room_for(game)
    play_many(game, options, 1, stream)
    first, count = game.start(options).alone(), 3
    states = np.repeat(first, count)
    picks, seats = np.zeros((2, count), np.int16)
    masks = np.zeros((count, game.actions + 1), np.uint8)
    step = compiled(step_batch, game.parts)
    for _ in range(4):
        step(states, picks, stream, room, first, seats, masks)
        picks[:] = [np.flatnonzero(mask)[-1] for mask in masks]
    if first[0].waiting == CHANCE:
        compiled(happen, game.parts)(first[0], stream, *room)


def search(game: Game, options: Options, seed: int) -> None:
    """Some decisions of bots, what they weigh, and dangers."""
    engine, stream, policy = game.compiled, stream_of(seed), policy_of(game)
    bot = SearchBot(game, stream_of(seed), Effort(playouts=6, guesses=1.0))
    harm = game.coaching.harmed
    decisions = 0
    for state in walk(game, options, seed, engine):
        if state.waiting in {CHANCE, OVER}:
            continue
        seat = state.waiting.bit_length() - 1
        seen = seen_by(game, engine, state, seat)
        actions = legal(engine, seen, seat)
        if features in policy.parts:
            for action in actions[:5]:
                compiled(policy.parts[features])(seen, seat, action)
                compiled(weight_of, policy.parts)(seen, seat, action, policy.weights)
        if draw(stream, 10) or decisions == 2:
            continue
        decisions += 1
        bot.think(seen, seat)
        if harm is not None:
            trial = Search(game, stream_of(seed)).trial(seen, seat, game.strategy.payoff(seen))
            Dangers(trial, harm).look(2)


def solve(game: Game, options: Options, seed: int) -> None:
    """Solve the last decisions of a round, as far as the game can."""
    solver = game.strategy.solve
    if solver is None:
        return
    states = [state.twin() for state in walk(game, options, seed, game.compiled)]
    states = [state for state in states if state.waiting not in {CHANCE, OVER}][-6:]
    for state in states:
        seat = state.waiting.bit_length() - 1
        solver(seen_by(game, game.compiled, state, seat), seat)


def judge(game: Game, options: Options, seed: int) -> None:
    """What a table in a browser asks besides: the quick policy, payoffs, turns and draws."""
    stream, coaching = stream_of(seed), game.coaching
    states = [state.twin() for state in walk(game, options, seed, game.compiled)]
    for state in states[::5]:
        compiled(draw, game.parts)(stream, 6)
        compiled(pay, game.parts)(state, 0, 1, np.zeros(PAYOFFS))
        for rule_of_state in (game.strategy.payoff, coaching.payoff, coaching.turn):
            if rule_of_state is not None and is_rule(rule_of_state):
                compiled(rule_of_state, game.parts)(state)
        if state.waiting not in {CHANCE, OVER}:
            compiled(game.policy, game.parts)(state, state.waiting.bit_length() - 1, stream)


def guess(game: Game, options: Options, seed: int) -> None:
    """What the others may choose; also in games in which nobody chooses at once."""
    states, room = game.state.batch(2), room_for(game)
    for state in walk(game, options, seed, game.compiled):
        if state.waiting in {CHANCE, OVER}:
            continue
        sums: Floats = np.zeros((4, game.actions + PAYOFFS + 1))
        public, policy = seen_by(game, game.compiled, state, NOBODY), random_policy(game)
        compiled(match_regrets, policy.parts)(
            public, 1, 0, 1, EVEN, stream_of(seed), np.zeros(1, np.int64), states, room, sums
        )
        return


def play_by_table(game: Game, options: Options, seed: int) -> None:
    """The kernels of a room that bots at the table do not use."""
    if square_value in game.kernels:
        payoffs = np.random.default_rng(seed).integers(-20, 20, (4, 4)).astype(float)
        room = np.zeros((5, 5)), np.zeros((2, 8), np.int64)
        compiled(square_value)(payoffs, 4, *room)
    if fill_row_values in game.kernels:
        row_values((6, 5, 4, 3, 2, 1))
        bot = FixedPriceBot(game, stream_of(seed))
        states = [state.twin() for state in walk(game, options, seed, game.compiled)]
        for state in states[::7]:
            if state.waiting not in {CHANCE, OVER}:
                bot.decide(state, state.waiting.bit_length() - 1)


def learn(game: Game, options: Options, seed: int) -> None:
    """Some steps of tables for learners, against each kind of opponent, but not many of them."""
    if options.players > game.players[0]:
        return
    for opponents in ("random", "policy", "weights", "search:1"):
        table = Tables(game, 2, options, seed=seed, learners=[0], opponents=opponents)
        for _ in range(2):
            table.step(table.masks.argmax(2))
        table.final_observations()
    seats, seen = np.arange(2, dtype=np.int16), game.state.batch(2)
    compiled(observe_tables, game.parts)(game.start(options).alone(), seats, seen)


@games
def test_every_kernel_gives_the_same_bytes(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baseline, "ROUNDS", 2)
    with agreeing() as engine:
        fresh = replace(game)  # with no kernels yet
        for seed, options in enumerate(tables(game)):
            for play in (
                play_by_rules,
                play_match,
                play_batches,
                search,
                judge,
                guess,
                solve,
                learn,
            ):
                play(fresh, options, seed)
            baseline.mean_payoff(fresh, options)
        play_by_table(fresh, options, seed)
    missing = {entry.key for entry in entries_of(game)} - engine.calls.keys()
    assert not missing
