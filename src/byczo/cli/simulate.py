"""``byczo simulate``: many games between bots, in one kernel."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, TextIO

import numpy as np
import numpy.typing as npt

from byczo.cli.common import console, options_of, print_json
from byczo.cli.progress import progress
from byczo.core.chance import stream_of
from byczo.core.errors import BadOption, BadRecord
from byczo.core.game import Game
from byczo.core.game_record import GameRecord, to_line
from byczo.core.options import Options
from byczo.core.simulation import play_logged, play_many
from byczo.games import game_of
from byczo.play.bot_games import play_bots
from byczo.play.roster import bot_of

CHUNK = 5000


def run(args: argparse.Namespace) -> int:
    """Play, show progress, sum up."""
    game = game_of(args.game)
    options = options_of(game, args, players=game.usual_players)
    if args.games < 1:
        raise BadOption(f"--games must be at least 1, not {args.games}")
    names = args.bots.split(",")
    for name in names:
        bot_of(name, game, stream_of(0))
    began = time.perf_counter()
    with progress(f"{game.title}, {options.players} players", args.games, quiet=args.json) as tick:
        if args.records or set(names) != {"random"}:
            chunks = _recorded(game, options, names, args)
        else:
            chunks = _played(game, options, args)
        totals = np.concatenate([tick(chunk, len(chunk)) for chunk in chunks])
    summary = _summary(game, totals)
    if args.json:
        print_json({"game": game.id, "seed": args.seed, **summary})
    else:
        _print(summary, time.perf_counter() - began)
    return 0


def _played(
    game: Game, options: Options, args: argparse.Namespace
) -> Iterator[npt.NDArray[np.int16]]:
    stream = stream_of(args.seed)
    for first in range(0, args.games, CHUNK):
        yield play_many(game, options, min(CHUNK, args.games - first), stream)


def _recorded(
    game: Game, options: Options, names: list[str], args: argparse.Namespace
) -> Iterator[npt.NDArray[np.int16]]:
    with _opened(args.records) as file:
        for record in _records(game, options, names, args):
            if file is not None:
                file.write(to_line(record) + "\n")
            assert record.result is not None
            yield np.array([record.result.totals], np.int16)


def _records(
    game: Game, options: Options, names: list[str], args: argparse.Namespace
) -> Iterator[GameRecord]:
    """Random games are the same that the kernel plays; others are played by bots."""
    stream = stream_of(args.seed)
    for number in range(args.games):
        if set(names) == {"random"}:
            yield play_logged(game, options, stream)
        else:
            yield play_bots(game, options, names, f"{args.seed}/{number}")


def _opened(path: str | None) -> AbstractContextManager[TextIO | None]:
    try:
        return nullcontext() if path is None else Path(path).open("w", encoding="utf-8")
    except OSError as problem:
        raise BadRecord(f"cannot write {path}: {problem.strerror}") from None


def _summary(game: Game, totals: npt.NDArray[np.int16]) -> dict[str, Any]:
    best = (totals.min if game.fewest_wins else totals.max)(axis=1, keepdims=True)
    wins = (totals == best) / (totals == best).sum(axis=1, keepdims=True)
    return {
        "games": len(totals),
        "players": totals.shape[1],
        "mean": [round(float(mean), 3) for mean in totals.mean(axis=0)],
        "wins": [round(float(share), 4) for share in wins.mean(axis=0)],
        "lowest": int(totals.min()),
        "highest": int(totals.max()),
    }


def _print(summary: dict[str, Any], seconds: float) -> None:
    from rich.table import Table

    table = Table("seat", "mean points", "wins", box=None, pad_edge=False)
    for seat, (mean, share) in enumerate(zip(summary["mean"], summary["wins"], strict=True)):
        table.add_row(str(seat), f"{mean:.2f}", f"{share:.1%}")
    out = console()
    out.print(table)
    out.print(
        f"{summary['games']:,} games in {seconds:.1f} s; "
        f"totals from {summary['lowest']} to {summary['highest']}"
    )
