"""``byczo train``: learns the weights of a game's features, with a progress bar."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from byczo.cli.progress import progress
from byczo.core.declaration import Training
from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.core.validation import listed
from byczo.games import GAMES, game_of
from byczo.play.choice_training import learn_choices
from byczo.play.playout_policy import PlayoutPolicy, WeightsFile, read_weights, weighted_policy
from byczo.play.training import learn
from byczo.play.training_games import TrainingGames
from byczo.workers import start_workers

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
    policy = _learn(game, training, args)
    words = ["byczo train", game.id, f"--seed {args.seed}"]
    words += [f"--{name} {value}" for name, value in given.items()]
    words += [f"--start {Path(args.start).name}"] if args.start else []
    file = WeightsFile(
        game=game.id,
        made=datetime.now(UTC).date().isoformat(),
        by=" ".join(words),
        weights=_short(policy.weights),
        model=_short(policy.model),
    )
    Path(args.out).write_bytes(msgspec.json.encode(file) + b"\n")
    print(f"{args.out}: {sum(weight != 1 for weight in file.weights)} weights of {game.title}")
    return 0


def _learn(game: Game, training: Training, args: argparse.Namespace) -> PlayoutPolicy:
    """What playouts go by, unless a file has it; then how players choose."""
    reads = game.strategy.belief is not None
    first = 0 if args.start else training.games * training.iterations
    with (
        start_workers(args.workers, ray=args.ray) as workers,
        progress("learning", first + reads * training.watched * training.readings) as tick,
    ):
        games = TrainingGames(game_of, workers, lambda games: tick(None, games))
        if args.start:
            policy = weighted_policy(game, read_weights(Path(args.start))[0])
        else:
            policy = weighted_policy(game, learn(game, training, args.seed, games))
        return learn_choices(game, training, policy, args.seed, games) if reads else policy


def _short(numbers: Floats) -> list[float]:
    return [float(f"{number:.4g}") for number in numbers]
