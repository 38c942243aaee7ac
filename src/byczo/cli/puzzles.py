"""``byczo puzzles``: finds puzzles in games of bots, and goes on where it was stopped."""

from __future__ import annotations

import argparse
import os
import signal
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from pathlib import Path

import msgspec

from byczo.cli.common import check_writable
from byczo.cli.progress import progress
from byczo.core.errors import BadOption, BadRecord
from byczo.core.game import Game
from byczo.core.puzzle import Puzzle, PuzzleFile
from byczo.core.validation import listed
from byczo.games import GAMES, game_of
from byczo.play.puzzle_search import Variety, puzzle_in

AHEAD = 3
"""Games that are handed out per worker, so that none has to wait for the next."""


class Tried(msgspec.Struct, frozen=True):
    """A line of the file of what was tried so far: a game of bots, and its puzzle."""

    number: int
    puzzle: Puzzle | None


def run(args: argparse.Namespace) -> int:
    """Search until there are enough, and write the file."""
    game, path = game_of(args.game), Path(args.file)
    if game.puzzles is None:
        able = listed([other.id for other in GAMES.values() if other.puzzles])
        raise BadOption(f"{game.title} does not say where to look for puzzles; {able} do")
    workers = args.workers if args.workers is not None else os.cpu_count() or 1
    if args.count < 1 or workers < 1:
        raise BadOption("at least one of everything is needed")
    check_writable(path)
    variety = Variety(game, args.count)
    with progress("puzzles", args.count) as tick:
        for tried in _search(game, args.seed, workers, path.with_name(f"{path.name}.part")):
            if tried.puzzle is not None and variety.takes(tried.puzzle):
                tick(None, 1)
            if variety.complete:
                break
    puzzles = variety.puzzles
    by = f"byczo puzzles {game.id} --count {args.count} --seed {args.seed}"
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    head = msgspec.json.encode(PuzzleFile(game.id, by, [])).decode().removesuffix("]}")
    path.write_text(f"{head}\n{lines}\n]}}\n", encoding="utf-8")
    path.with_name(f"{path.name}.part").unlink()
    grades = Counter(puzzle.missed for puzzle in puzzles)
    told = ", ".join(f"{number} missed by {missed}" for missed, number in sorted(grades.items()))
    print(f"{path}: {len(puzzles)} puzzles of {game.title} ({told} of the levels)")
    return 0


def _search(game: Game, seed: str, workers: int, notes: Path) -> Iterator[Tried]:
    """What was found before, then what is found now, in the order of the games' numbers."""
    first = 0
    for known in _noted(notes, game, seed):
        first = known.number + 1
        yield known
    with notes.open("ab") as file:
        if not first:
            file.write(msgspec.json.encode([game.id, seed]) + b"\n")
        for number, puzzle in _found(game.id, seed, workers, first):
            tried = Tried(number, puzzle)
            file.write(msgspec.json.encode(tried) + b"\n")
            file.flush()
            yield tried


def _noted(notes: Path, game: Game, seed: str) -> Iterator[Tried]:
    """The lines of an earlier search that was stopped."""
    if not notes.exists():
        return
    head, *lines = notes.read_bytes().splitlines(keepends=True) or [b""]
    if head.strip() and msgspec.json.decode(head) != [game.id, seed]:
        raise BadRecord(f"{notes} is of another search: remove it to begin anew")
    whole = [line for line in lines if line.endswith(b"\n")]
    notes.write_bytes(head + b"".join(whole) if whole else b"")  # not what was cut off
    for line in whole:
        yield msgspec.json.decode(line, type=Tried)


def _found(game: str, seed: str, workers: int, first: int) -> Iterator[tuple[int, Puzzle | None]]:
    """Search one game of bots after the other, several at once, and give their puzzles in order."""
    if workers == 1:
        yield from ((number, _puzzle(game, seed, number)) for number in count(first))
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _start_worker)
    pending: deque[tuple[int, Future[Puzzle | None]]] = deque()
    try:
        for number in count(first):
            pending.append((number, pool.submit(_puzzle, game, seed, number)))
            if len(pending) > AHEAD * workers:
                earliest, future = pending.popleft()
                yield earliest, future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _start_worker() -> None:
    """The interrupt key is for the command, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _puzzle(game: str, seed: str, number: int) -> Puzzle | None:
    return puzzle_in(game_of(game), seed, number)
