"""``byczo train``: learns the weights of a game's features, with a progress bar."""

from __future__ import annotations

import argparse
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from byczo.cli.progress import progress
from byczo.core.errors import BadOption
from byczo.core.validation import listed
from byczo.games import GAMES, game_of
from byczo.play.playout_policy import WeightsFile
from byczo.play.training import learn


def run(args: argparse.Namespace) -> int:
    """Learn, and write the file that the search reads."""
    game = game_of(args.game)
    if game.strategy.training is None:
        able = listed([other.id for other in GAMES.values() if other.strategy.training])
        raise BadOption(f"{game.title} is played without learned weights; {able} have some")
    given = {name: getattr(args, name) for name in ("games", "iterations")}
    given = {name: value for name, value in given.items() if value is not None}
    if any(value < 1 for value in given.values()):
        raise BadOption("at least one game and one iteration are needed")
    training = replace(game.strategy.training, **given)
    with progress("learning", training.games * training.iterations) as tick:
        weights = learn(game, training, args.seed, lambda games: tick(None, games))
    words = ["byczo train", game.id, f"--seed {args.seed}"]
    words += [f"--{name} {value}" for name, value in given.items()]
    file = WeightsFile(
        game=game.id,
        made=datetime.now(UTC).date().isoformat(),
        by=" ".join(words),
        weights=[float(f"{weight:.4g}") for weight in weights],
    )
    Path(args.out).write_bytes(msgspec.json.encode(file) + b"\n")
    print(f"{args.out}: {sum(weight != 1 for weight in file.weights)} weights of {game.title}")
    return 0
