"""``byczo train``: teaches the search its habits, with a progress bar."""

from __future__ import annotations

import argparse
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from byczo.cli.progress import progress
from byczo.core.errors import BadOption
from byczo.core.options import listed
from byczo.games import game_of
from byczo.play.training import COURSES, learn
from byczo.play.weights import Lesson


def run(args: argparse.Namespace) -> int:
    """Learn, and write the file that the search reads."""
    game = game_of(args.game)
    if game.id not in COURSES:
        raise BadOption(f"{game.title} is played without habits; {listed(list(COURSES))} have some")
    given = {name: getattr(args, name) for name in ("games", "iterations")}
    given = {name: value for name, value in given.items() if value is not None}
    if any(value < 1 for value in given.values()):
        raise BadOption("at least one game and one iteration are needed")
    course = replace(COURSES[game.id], **given)
    with progress("learning", course.games * course.iterations) as tick:
        factors = learn(game, course, args.seed, lambda games: tick(None, games))
    words = ["byczo train", game.id, f"--seed {args.seed}"]
    words += [f"--{name} {value}" for name, value in given.items()]
    lesson = Lesson(
        game=game.id,
        made=datetime.now(UTC).date().isoformat(),
        by=" ".join(words),
        factors=[float(f"{factor:.4g}") for factor in factors],
    )
    Path(args.out).write_bytes(msgspec.json.encode(lesson) + b"\n")
    print(f"{args.out}: {sum(factor != 1 for factor in lesson.factors)} habits of {game.title}")
    return 0
