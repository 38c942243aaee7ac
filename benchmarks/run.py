"""Every figure about speed that the project claims, as a ratio against a baseline run beside it.

``make bench`` runs it. It needs a C compiler for the baselines in ``c/``, and compares with each
that it finds; OpenSpiel takes part when it is installed (``pip install open_spiel``). All times are
CPU times; compared runs alternate.
"""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from byczo.core.chance import stream_of
from byczo.core.game import Game
from byczo.core.kernels import play_games
from byczo.core.options import Options
from byczo.core.rule import compiled
from byczo.games import GAMES

HERE = Path(__file__).parent
ROUNDS = 41
SEED = int(stream_of("benchmark")[0])
TABLES = [
    ("six-nimmt", {"players": 4, "rounds": 1}, 20_000),
    ("six-nimmt", {"players": 10, "rounds": 1}, 8_000),
    ("x-nimmt", {"players": 3}, 8_000),
    ("david-goliath", {"players": 4}, 5_000),
    ("twenty-one", {"players": 4}, 5_000),
]


def main() -> None:
    """Measure and print; write the figures to results.json."""
    out = Console()
    results: dict[str, Any] = {}
    results["against C"] = [against_c(*table) for table in track(TABLES, "against C")]
    show(
        out,
        "Whole random games, one core: ratios to the same rules in C (-O3 -march=native)",
        results["against C"],
    )
    results["against OpenSpiel"] = against_openspiel()
    show(out, "Random playouts, against OpenSpiel's C++ playouts", results["against OpenSpiel"])
    results["build"] = build_all()
    show(out, "Building everything that a wheel carries (seconds)", results["build"])
    results["start"] = start_up()
    show(out, "Starting (seconds, best of 5)", results["start"])
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n")


def show(out: Console, title: str, rows: list[dict[str, Any]]) -> None:
    """A table of figures."""
    if not rows:
        out.print(f"{title}: not measured here")
        return
    table = Table(*rows[0], title=title, title_justify="left")
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    out.print(table)


def alternate(
    ours: Callable[[], object], theirs: Callable[[], object], rounds: int = ROUNDS
) -> tuple[float, float, float]:
    """Median CPU seconds of both, and the median of theirs / ours.

    They run in turns, and each pair gives a ratio, so that noise meets both alike.
    """
    pairs = [(_seconds(ours), _seconds(theirs)) for _ in range(rounds)]
    mine, other = zip(*pairs, strict=True)
    ratio = statistics.median(b / a for a, b in pairs)
    return statistics.median(mine), statistics.median(other), ratio


def _seconds(run: Callable[[], object]) -> float:
    began = time.process_time()
    run()
    return time.process_time() - began


def kernel(game: Game, options: Options, games: int) -> Callable[[], int]:
    """Our kernel: plays the games and gives a checksum of all totals."""
    play = compiled(play_games, game.parts)
    first = game.state.batch(1)
    first[0] = game.start(options)
    work = first.copy()
    totals = np.zeros((games, options.players), np.int16)
    actions = np.zeros(games, np.int16)
    weights = np.arange(1, options.players + 1)

    def run() -> int:
        play(first, work, np.array([SEED], np.int64), totals, actions)
        return int((totals.astype(np.int64) * weights).sum())

    run()
    return run


def compilers() -> dict[str, list[str]]:
    """The C compilers that there are, by name."""
    found = {name: [path] for name in ("gcc", "clang") if (path := shutil.which(name))}
    if find_spec("ziglang") is not None:
        found["zig"] = [sys.executable, "-m", "ziglang", "cc"]
    if not found:
        sys.exit("the benchmarks need a C compiler: gcc, clang or the package ziglang")
    return found


def baseline(source: Path, compiler: list[str]) -> Callable[[int, int, int], int]:
    """The rules in C, compiled now."""
    folder = Path(tempfile.mkdtemp(prefix="byczo-"))
    library = folder / f"{source.stem}.so"
    flags = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([*compiler, *flags, str(source), "-o", str(library)], check=True)
    play = ctypes.CDLL(str(library)).play
    play.restype = ctypes.c_longlong
    play.argtypes = [ctypes.c_int, ctypes.c_longlong, ctypes.c_longlong]
    return lambda players, games, seed: int(play(players, games, seed))


def against_c(name: str, given: dict[str, Any], games: int) -> dict[str, Any]:
    """One table: our speed and the ratio to C, by compiler; all must play the very same games.

    There are two baselines. One decides and plays in one step. The other has the contract of our
    rules: it can stop before every decision, and keeps secret choices until all are made.
    """
    game = GAMES[name]
    options = game.read_options(given)
    ours = kernel(game, options, games)
    row: dict[str, Any] = {"game": name, "players": options.players, "games/s": ""}
    room = f"{name.replace('-', '_')}.c"
    for kind, source in (("one step", HERE / "c" / room), ("steps", HERE / "c" / "steps" / room)):
        for word, compiler in compilers().items():
            if not source.exists():
                row[f"{kind}, {word}"] = ""
                continue
            play = partial(baseline(source, compiler), options.players, games, SEED)
            assert ours() == play(), "the baseline plays another game"
            mine, _, ratio = alternate(ours, play)
            row |= {"games/s": f"{games / mine:,.0f}", f"{kind}, {word}": f"{ratio:.2f}"}
    return row


def against_openspiel() -> list[dict[str, Any]]:
    """OpenSpiel's nearest games, played at random by its own C++ loop."""
    try:
        import pyspiel
    except ImportError:
        return []
    games, simulations = 20_000, 300
    game = GAMES["six-nimmt"]
    ours = kernel(game, game.read_options({"players": 4, "rounds": 1}), games)
    rows = []
    for name in ("hearts", "goofspiel(players=4,num_cards=10,imp_info=True)"):
        theirs = pyspiel.load_game(name)
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

        def run(theirs: Any = theirs, bots: Any = bots) -> None:
            for seed in range(simulations):
                pyspiel.evaluate_bots(theirs.new_initial_state(), bots, seed)

        mine, other, _ = alternate(ours, run, rounds=7)
        ratio = (games / mine) / (simulations / other)
        rows.append(
            {
                "ours": "6 nimmt!, 4 players, a round",
                "rounds/s": f"{games / mine:,.0f}",
                "OpenSpiel": name,
                "playouts/s": f"{simulations / other:,.0f}",
                "ratio": f"{ratio:.0f}",
            }
        )
    return rows


def build_all() -> list[dict[str, Any]]:
    """The libraries of all games, from nothing."""
    rows = []
    for what, more in (("native libraries", []), ("WebAssembly", ["--wasm"])):
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "byczo.prebuilt.libraries", "--folder", folder, *more]
            began = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True)
            rows.append({"what": what, "seconds": f"{time.perf_counter() - began:.1f}"})
    return rows


FIRST = """
import sys
from byczo import Match, Seeded, game_of
from byczo.core.chance import stream_of
from byczo.play.roster import bot_of
game = game_of(sys.argv[1])
def begin():
    return Match(game, {"players": game.players.start}, chance=Seeded(1), compiled=True)
match = begin()
while not match.over:
    for seat in match.waiting:
        match.act(seat, match.actions(seat)[0])
match = begin()
bot_of("search:500", game, stream_of(1)).decide(match.observe(match.waiting[0]), match.waiting[0])
"""


def start_up() -> list[dict[str, Any]]:
    """Imports, the help text; and a whole process that plays a game and asks a bot."""
    byczo = [sys.executable, "-m", "byczo"]
    rows = [
        {"what": "import numpy", "seconds": best([sys.executable, "-c", "import numpy"])},
        {"what": "import byczo", "seconds": best([sys.executable, "-c", "import byczo"])},
        {"what": "byczo --help", "seconds": best([*byczo, "--help"])},
    ]
    for game in GAMES:
        seconds = best([sys.executable, "-c", FIRST, game])
        rows.append({"what": f"{game}: a game and a bot's decision", "seconds": seconds})
    return rows


def best(command: list[str]) -> str:
    """The shortest of five runs."""
    times = []
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True, env=environment)
        times.append(time.perf_counter() - began)
    return f"{min(times):.2f}"


if __name__ == "__main__":
    main()
