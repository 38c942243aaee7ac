"""``byczo puzzles``: finds puzzles in games of bots, and goes on where it was stopped."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import msgspec

from byczo.cli.common import check_writable
from byczo.cli.progress import progress
from byczo.core.errors import BadOption
from byczo.core.puzzle import Puzzle, PuzzleFile
from byczo.core.validation import listed
from byczo.games import GAMES, game_of
from byczo.play.puzzle_search import Variety, puzzle_in
from byczo.workers import Workers, start_workers
from byczo.workers.notes import Notes


class Tried(msgspec.Struct, frozen=True):
    """A line of the file of what was tried so far: a game of bots, and its puzzle."""

    number: int
    puzzle: Puzzle | None


@dataclass(frozen=True)
class PuzzleJob:
    """Searching games of bots for puzzles, as a job for workers; a task is the number of a game."""

    game: str
    seed: str

    @contextmanager
    def __call__(self) -> Iterator[Callable[[int], Tried]]:
        """Search games until the end of the block."""
        game = game_of(self.game)
        yield lambda number: Tried(number, puzzle_in(game, self.seed, number))


def run(args: argparse.Namespace) -> int:
    """Search until there are enough, and write the file."""
    game, path = game_of(args.game), Path(args.file)
    if game.puzzles is None:
        able = listed([other.id for other in GAMES.values() if other.puzzles])
        raise BadOption(f"{game.title} does not say where to look for puzzles; {able} do")
    if args.count < 1:
        raise BadOption(f"--count must be at least 1, not {args.count}")
    check_writable(path)
    variety = Variety(game, args.count)
    notes = Notes(path.with_name(f"{path.name}.part"), ["puzzles", game.id, args.seed], Tried)
    with (
        start_workers(args.workers, ray=args.ray) as workers,
        progress("puzzles", args.count) as tick,
    ):
        for tried in _search(PuzzleJob(game.id, args.seed), workers, notes):
            if tried.puzzle is not None and variety.takes(tried.puzzle):
                tick(None, 1)
            if variety.complete:
                break
    puzzles = variety.puzzles
    by = f"byczo puzzles {game.id} --count {args.count} --seed {args.seed}"
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    head = msgspec.json.encode(PuzzleFile(game.id, by, [])).decode().removesuffix("]}")
    path.write_text(f"{head}\n{lines}\n]}}\n", encoding="utf-8")
    notes.remove()
    grades = Counter(puzzle.missed for puzzle in puzzles)
    told = ", ".join(f"{number} missed by {missed}" for missed, number in sorted(grades.items()))
    print(f"{path}: {len(puzzles)} puzzles of {game.title} ({told} of the levels)")
    return 0


def _search(job: PuzzleJob, workers: Workers, notes: Notes[Tried]) -> Iterator[Tried]:
    """What was found before, then what is found now, in the order of the games' numbers."""
    first = 0
    for known in notes.read():
        first = known.number + 1
        yield known
    for tried in _found(job, workers, first):
        notes.add(tried)
        yield tried


def _found(job: PuzzleJob, workers: Workers, first: int) -> Iterator[Tried]:
    """Search one game of bots after the other, several at once, and give them in order."""
    early: dict[int, Tried] = {}
    for tried in workers.do(job, count(first)):
        early[tried.number] = tried
        while first in early:
            yield early.pop(first)
            first += 1
