"""Every kernel of every game gives the same bytes interpreted, as machine code and checked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.declaration import OWN
from byczo.core.encoder import Encoder
from byczo.core.encoding import observe_tables
from byczo.core.fitting import is_rule
from byczo.core.game import Game
from byczo.core.kernels import happen, is_legal, room_for, step_batch
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.core.pad_declaration import MOST_MARKS, open_pad, write_round
from byczo.core.rule import compiled
from byczo.core.simulation import play_many
from byczo.envs.tables import Tables
from byczo.games import GAMES
from byczo.games.six_nimmt.endgame import solvable, solve as solve_duel
from byczo.games.twenty_one.solver.fixed_price_bot import FixedPriceBot, tables_for
from byczo.games.twenty_one.solver.row_values import fill_row_values, row_values
from byczo.play import baseline, solution, story
from byczo.play.cost_kernels import JUDGED, solution_costs
from byczo.play.cost_sampler import CostSampler
from byczo.play.dangers import Dangers
from byczo.play.equilibrium import equilibrium
from byczo.play.instinct_bot import InstinctBot
from byczo.play.matrix_game import game_value
from byczo.play.playout_kernels import features, weight_of
from byczo.play.playout_policy import policy_of
from byczo.play.reasons import Reasons
from byczo.play.search import Effort, SearchBot
from byczo.play.search_kernels import PAYOFFS, pay
from byczo.play.solution import SharedTables, solution_of
from byczo.play.trial import Search
from byczo.prebuilt.libraries import entries_of
from tests.contract.agreement import agreeing
from tests.nights import NIGHT
from tests.support import legal, seen_by, short, tables_of, walk

MOST_TRIED = 60
"""Choices times players: interpreted, a search in the draft of ten players takes minutes."""

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
        step(states, picks, stream, first, seats, masks)
        picks[:] = [np.flatnonzero(mask)[-1] for mask in masks]
    if first[0].waiting == CHANCE:
        compiled(happen, game.parts)(first[0], stream, *room)


def search(game: Game, options: Options, seed: int, most: int) -> None:
    """Some decisions of bots, what they weigh, and dangers."""
    engine, stream, policy = game.compiled, stream_of(seed), policy_of(game)
    bot = SearchBot(game, stream_of(seed), Effort(playouts=6, guesses=1.0))
    weak = SearchBot(game, stream_of(seed), Effort(playouts=2, slip=1.0))
    instinct = InstinctBot(game, stream_of(seed))
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
        if draw(stream, 10) or decisions == most or len(actions) * state.players > MOST_TRIED:
            continue
        decisions += 1
        bot.think(seen, seat)
        weak.think(seen, seat)
        instinct.decide(seen, seat)
        trial = Search(game, stream_of(seed)).trial(seen, seat, game.strategy.payoff(seen))
        sampler = CostSampler(trial, game.coaching)
        sampler.sample(1)
        sampler.estimates()
        trial.drop_worse_half()
        if harm is not None:
            Dangers(trial, harm).look(2)


def solve(game: Game, options: Options, seed: int) -> None:
    """Solve the last decisions of a round, as far as the game can."""
    solver = game.strategy.solver
    if solver is None:
        return
    states = [state.twin() for state in walk(game, options, seed, game.compiled)]
    states = [state for state in states if state.waiting not in {CHANCE, OVER}][-6:]
    for state in states:
        seat = state.waiting.bit_length() - 1
        seen = seen_by(game, game.compiled, state, seat)
        if solver.playouts is not None:
            compiled(solver.playouts)(seen, seat)
        found = solution_of(game, seen, seat)
        if found is not None:
            found.choose(stream_of(seed))
            judged = np.zeros((JUDGED, len(found.actions)))
            compiled(solution_costs)(len(found.actions), found.error, found.rows, judged)


def judge(game: Game, options: Options, seed: int) -> None:
    """What is asked besides: the quick policy, payoffs, turns, dangers and draws."""
    stream, coaching = stream_of(seed), game.coaching
    states = [state.twin() for state in walk(game, options, seed, game.compiled)]
    for state in states[::5]:
        compiled(draw, game.parts)(stream, 6)
        compiled(pay, game.parts)(state, 0, 1, np.zeros(PAYOFFS))
        rules_of_states = game.strategy.payoff, coaching.payoff, coaching.turn, coaching.feared
        for rule_of_state in rules_of_states:
            if rule_of_state is not None and is_rule(rule_of_state):
                compiled(rule_of_state, game.parts)(state)
        if state.waiting not in {CHANCE, OVER}:
            seat = state.waiting.bit_length() - 1
            compiled(game.policy, game.parts)(state, seat, stream)
            action = legal(game.compiled, state, seat)[0]
            Reasons(game).of(state, seat, action)
            if coaching.risk is not None:
                compiled(coaching.risk, game.parts)(state, seat, action)


def tell_story(game: Game, options: Options) -> None:
    """A review without a coach: what each decision cost is made up."""
    count, rounds, seats = 6, 2, options.players
    notes = np.zeros((len(story.NOTES), count), np.int16)
    notes[story.SEAT], notes[story.CLOSED] = np.arange(count) % 2, np.arange(count) // 3
    notes[story.CANDIDATES], notes[story.DONE] = 2, np.arange(count) % 2
    figures = np.random.default_rng(seats).normal(size=(len(story.FIGURES), count))
    costs, players = np.arange(2.0 * count), np.zeros((seats, len(story.PARTS)))
    results = figures[:2, :1].repeat(seats, 1)
    given = notes, figures, costs, results, players
    compiled(story.tell_stories, policy_of(game).parts)(count, rounds, seats, 0.5, *given)
    compiled(story.playouts_each, policy_of(game).parts)(count)
    state = game.start(options)
    compiled(story.pay_round, policy_of(game).parts)(state, 0, 1, OWN)


def play_by_table(game: Game, options: Options, seed: int) -> None:
    """The kernels of a room that bots at the table do not use."""
    if game_value in game.kernels:
        payoffs = np.random.default_rng(seed).integers(-20, 20, (4, 4)).astype(float)
        room = np.zeros((5, 5)), np.zeros((2, 8), np.int64)
        compiled(game_value)(payoffs, 4, 4, *room)
        compiled(equilibrium)(payoffs, 4, 4, np.zeros(4), np.zeros(4))
        duel = game.read_options({"players": 2, "variant": "tactical", "rounds": 1})
        states: Any = walk(game, duel, seed, game.compiled)
        solve_duel(next(state for state in states if solvable(state, 2)), 0)
    if fill_row_values in game.kernels:
        row_values((6, 5, 4, 3, 2, 1))
        tables_for.cache_clear()  # other tests may have filled it
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
    seats, seen = np.arange(2, dtype=np.int16), game.state.batch(2)
    compiled(observe_tables, game.parts)(game.start(options).alone(), seats, seen)
    encoder = Encoder(game, options.players, seats, game.parts)
    for state in [state.twin() for state in walk(game, options, seed, game.compiled)][::9]:
        encoder.encode(state.alone(), np.zeros((1, 2, encoder.size), np.uint8))


def keep_score(game: Game, options: Options, seed: int) -> None:
    """A score pad with a round of any marks: what cannot be is refused alike."""
    table = game.start(options).alone()
    marks = np.random.default_rng(seed).integers(0, 3, MOST_MARKS).astype(np.int16)
    game.compiled.fit(open_pad)(table)
    game.compiled.fit(write_round)(table, marks)


@games
@pytest.mark.parametrize("decisions", [1, pytest.param(4, marks=NIGHT)])
def test_every_kernel_gives_the_same_bytes(
    game: Game, decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Searches, which are slow as Python, think about some decisions at each table."""
    monkeypatch.setattr(baseline, "ROUNDS", 2)
    monkeypatch.setattr(solution, "SHARED_TABLES", SharedTables())
    with agreeing() as engine:
        fresh = replace(game)  # with no kernels yet
        for seed, options in enumerate(tables(game)):
            for play in (
                play_by_rules,
                play_match,
                play_batches,
                judge,
                solve,
                learn,
                keep_score,
            ):
                play(fresh, options, seed)
            search(fresh, options, seed, decisions)
            baseline.baseline_of(fresh, options, OWN)
            tell_story(fresh, options)
        play_by_table(fresh, options, seed)
    missing = {entry.key for entry in entries_of(game)} - engine.calls.keys()
    assert not missing
