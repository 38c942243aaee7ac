"""``byczo train``: learns the weights of a game's features, with a progress bar.

What games brought is noted until the end, so that a training that was stopped goes on. With
``--against BOT`` it learns how that bot chooses, and tells what a searcher gains by it.
"""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from byczo.arena.bots import check_bot
from byczo.arena.plan import plan_of, run_arena
from byczo.cli.common import check_writable
from byczo.cli.progress import progress
from byczo.core.declaration import Training
from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.core.validation import listed
from byczo.games import GAMES, game_of
from byczo.play.choice_training import learn_choices
from byczo.play.playout_policy import (
    PlayoutPolicy,
    WeightsFile,
    policy_of,
    read_weights,
    weighted_policy,
)
from byczo.play.training import learn
from byczo.play.training_games import PlayedGame, TrainingGames
from byczo.workers import start_workers
from byczo.workers.notes import Notes

NUMBERS = ("games", "iterations", "watched", "readings")
"""What can be set: see :class:`byczo.core.declaration.Training`."""


def run(args: argparse.Namespace) -> int:
    """Learn, and write the file that the search reads."""
    game = game_of(args.game)
    if game.strategy.training is None:
        able = listed([other.id for other in GAMES.values() if other.strategy.training])
        raise BadOption(f"{game.title} is played without learned weights; {able} have some")
    given = {name: getattr(args, name) for name in NUMBERS}
    given = {name: value for name, value in given.items() if value is not None}
    if any(value < 1 for value in given.values()):
        raise BadOption("at least one of everything is needed")
    training = msgspec.structs.replace(game.strategy.training, **given)
    if args.against is not None:
        if game.strategy.belief is None:
            raise BadOption(f"{game.title} has no model of others to learn")
        check_bot(args.against, game)
    out = Path(args.out)
    check_writable(out)
    words = ["byczo train", game.id, f"--seed {args.seed}"]
    words += [f"--{name} {value}" for name, value in given.items()]
    words += [f"--start {Path(args.start).name}"] if args.start else []
    words += [f"--against {args.against}"] if args.against else []
    by = " ".join(words)
    notes = Notes(out.with_name(f"{out.name}.part"), [by], PlayedGame)
    policy = _learn(game, training, args, notes)
    file = WeightsFile(
        game=game.id,
        made=datetime.now(UTC).date().isoformat(),
        by=by,
        weights=_short(policy.weights),
        model=_short(policy.model),
    )
    out.write_bytes(msgspec.json.encode(file) + b"\n")
    notes.remove()
    print(f"{args.out}: {sum(weight != 1 for weight in file.weights)} weights of {game.title}")
    if args.against is not None and args.deals > 0:
        print(_gain(game, training, args))
    return 0


def _gain(game: Game, training: Training, args: argparse.Namespace) -> str:
    """What a searcher with the file gains, alone among copies of the bot it was learned from."""
    bots = [f"search@{args.out}", args.against]
    options = game.read_options(training.tables[0])
    plan = plan_of(game, options, bots, deals=args.deals, seed=args.seed, control=False)
    with progress("playing", plan.tables) as tick:
        workers = start_workers(args.workers, ray=args.ray, most=plan.tables)
        cell = run_arena(plan, workers=workers, tick=lambda tables: tick(None, tables)).cells[0]
    lead = f"{cell.lead.mean:+.2f} ± {cell.lead.error or 0.0:.2f}"
    return f"{bots[0]} among {bots[1]}, {plan.players} players, {args.deals} deals: lead {lead}"


def _learn(
    game: Game, training: Training, args: argparse.Namespace, notes: Notes[PlayedGame]
) -> PlayoutPolicy:
    """What playouts go by, unless a file or the game has it; then how players choose."""
    reads = game.strategy.belief is not None
    first = 0 if args.start or args.against else training.games * training.iterations
    with (
        start_workers(args.workers, ray=args.ray) as workers,
        progress("learning", first + reads * training.watched * training.readings) as tick,
    ):
        games = TrainingGames(game_of, workers, lambda games: tick(None, games), notes)
        if args.start:
            policy = weighted_policy(game, read_weights(Path(args.start))[0])
        elif args.against:
            policy = policy_of(game)
        else:
            policy = weighted_policy(game, learn(game, training, args.seed, games))
        if not reads:
            return policy
        return learn_choices(game, training, policy, args.seed, games, args.against)


def _short(numbers: Floats) -> list[float]:
    return [float(f"{number:.4g}") for number in numbers]
