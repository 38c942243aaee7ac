"""WebAssembly in Node beside native code: whole random games, and one decision of a search.

``PYTHONPATH=. python benchmarks/wasm.py`` builds the modules of all games and prints how fast each
is, in CPU time. Both sides must give the same bytes. Runs alternate; the quickest of each counts.
"""

from __future__ import annotations

import gzip
import tempfile
import time
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from byczo.core.chance import Seeded, stream_of
from byczo.core.compiler.load import load_kernel
from byczo.core.compiler.spec import Entry
from byczo.core.game import Game
from byczo.core.kernels import play_games, room_for
from byczo.core.layout import Record
from byczo.core.match import Match
from byczo.games import GAMES
from byczo.libraries import build_for_browsers
from byczo.play.decision import decide
from byczo.play.search import Effort, SearchBot, decision_parts
from tools.wasm_runner import WasmGame, bytes_of

ROUNDS = 7
GAMES_PLAYED = 5_000
PLAYOUTS = 4000

Call = tuple[Entry, list[Any]]


def games_at_random(game: Game) -> Call:
    """Many whole games."""
    first = game.start(game.read_options({"players": 4})).alone()
    totals = np.zeros((GAMES_PLAYED, 4), np.int16)
    lengths = np.zeros(GAMES_PLAYED, np.int16)
    arguments = [first, first.copy(), stream_of("wasm"), room_for(game), totals, lengths]
    return Entry.of(play_games, game.parts), arguments


def decision(game: Game) -> Call:
    """The first decision of a game."""
    match = Match(game, {"players": 4}, chance=Seeded("wasm"), compiled=True)
    seat = match.waiting[0]
    bot = SearchBot(game, stream_of("wasm"), Effort(playouts=PLAYOUTS))
    return (
        Entry.of(decide, decision_parts(game, bot.search.policy)),
        [*bot.arguments(match.observe(seat), seat)],
    )


def compare(module: WasmGame, call: Call) -> tuple[float, float]:
    """Seconds of CPU time, native and in Node."""
    entry, arguments = call
    native, name = load_kernel(entry, "native"), entry.function.__name__
    times: tuple[list[float], list[float]] = [], []
    for _ in range(ROUNDS):
        ours = [one.twin() if isinstance(one, Record) else copy(one) for one in arguments]
        _, left = module.call(name, *ours, repeat=3)
        times[1].append(module.seconds)
        began = time.process_time()
        native(*ours)
        times[0].append(time.process_time() - began)
        if [bytes_of(one) for one in ours] != left:
            raise SystemExit(f"{name}: native and WebAssembly disagree")
    return min(times[0]), min(times[1])


def main() -> None:
    """Measure and print."""
    kinds: dict[str, Callable[[Game], Call]] = {"games": games_at_random, "decision": decision}
    table = Table("game", "kB, gzip", *(f"{kind}: native, wasm ms, ratio" for kind in kinds))
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room)
        build_for_browsers(folder)
        for game in GAMES.values():
            files = [folder / f"{game.id}.wasm", folder / f"{game.id}.json"]
            sizes = [len(gzip.compress(file.read_bytes(), 9)) / 1000 for file in files]
            cells = [f"{sizes[0]:.1f} + {sizes[1]:.1f}"]
            with WasmGame(files[1]) as module:
                for make in kinds.values():
                    ours, theirs = compare(module, make(game))
                    cells.append(f"{ours * 1e3:.1f}  {theirs * 1e3:.1f}  {ours / theirs:.2f}")
            table.add_row(game.title, *cells)
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
