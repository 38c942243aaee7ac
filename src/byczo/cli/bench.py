"""``byczo bench``: how fast the rules run on this machine, beside the same source interpreted."""

from __future__ import annotations

import argparse
import time
from typing import Any

from byczo.cli.common import console, print_json
from byczo.cli.progress import progress
from byczo.core.chance import stream_of
from byczo.core.game import Game
from byczo.core.game_batch import GameBatch
from byczo.core.kernels import play_out, room_for
from byczo.core.rule import interpreted
from byczo.core.simulation import play_many
from byczo.games import GAMES, game_of

SECONDS = 1.0
BATCH = 1000


def run(args: argparse.Namespace) -> int:
    """Measure the games that are named, or all."""
    games = [game_of(name) for name in args.games] or list(GAMES.values())
    with progress("measuring", len(games), quiet=args.json) as tick:
        rows = [tick(_measured(game), 1) for game in games]
    if args.json:
        print_json(rows)
    else:
        _print(rows)
    return 0


def _measured(game: Game) -> dict[str, Any]:
    began = time.perf_counter()
    play_many(game, _options(game), 1, stream_of(0))
    ready = time.perf_counter() - began
    fast, slow = _games_per_second(game), _interpreted_games_per_second(game)
    return {
        "game": game.id,
        "players": game.usual_players,
        "ready": round(ready, 2),
        "games_per_second": round(fast),
        "times_interpreted": round(fast / slow),
        "steps_per_second": round(_steps_per_second(game)),
    }


def _options(game: Game) -> Any:
    return game.read_options({"players": game.usual_players})


def _games_per_second(game: Game) -> float:
    stream = stream_of(1)
    games, seconds = 0, 0.0
    while seconds < SECONDS:
        began = time.process_time()
        play_many(game, _options(game), 2000, stream)
        seconds += time.process_time() - began
        games += 2000
    return games / seconds


def _interpreted_games_per_second(game: Game) -> float:
    play = interpreted(play_out, game.parts)
    began = time.process_time()
    play(game.start(_options(game)), stream_of(1), *room_for(game))
    return 1 / (time.process_time() - began)


def _steps_per_second(game: Game) -> float:
    """Decisions in a batch of games, each with its mask of legal actions."""
    batch = GameBatch(game, _options(game), BATCH, stream_of(1))
    steps, seconds = 0, 0.0
    while seconds < SECONDS / 2:
        began = time.process_time()
        for _ in range(50):
            batch.step()
        seconds += time.process_time() - began
        steps += 50 * BATCH
    return steps / seconds


def _print(rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table("game", "players", "ready", "games/s", "× interpreted", "steps/s", box=None)
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{row['ready']:.1f} s",
            f"{row['games_per_second']:,}",
            f"{row['times_interpreted']:,}",
            f"{row['steps_per_second']:,}",
        )
    out = console()
    out.print(table)
    out.print("whole random games, and single decisions with masks, on one core", style="dim")
