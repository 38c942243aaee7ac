"""What the searcher of each game costs: playouts a second, and compiling.

``python benchmarks/searching.py`` prints playouts a second on one core, from the first decision of
a game with four players, at random and by the playout policy; then the seconds to compile all
searchers cold, in two processes, and to load them again. ``--no-compile`` leaves the latter out.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console
from rich.table import Table

from byczo.cli.progress import progress
from byczo.core.chance import Seeded, stream_of
from byczo.core.declaration import RELATIVE
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games import GAMES
from byczo.play.playout_policy import PlayoutPolicy, policy_of, random_policy
from byczo.play.search import Search

PLAYERS = 4
PLAYOUTS = 20_000
RUNS = 5  # of measuring; the one that was disturbed least counts
PROCESSES = 2
DECIDE = """
import sys, time
import numba
from byczo import game_of
from byczo.play.roster import bot_of, bots_for
from byczo.core.chance import Seeded, stream_of
from byczo.core.match import Match
game = game_of(sys.argv[1])
match = Match(game, {"players": 4}, chance=Seeded(0))
seat = match.waiting[0]
began = time.perf_counter()
for name in {"search", "exact"} & {*bots_for(game)}:
    bot_of(name, game, stream_of(0)).decide(match.observe(seat), seat)
print(time.perf_counter() - began)
"""


def main() -> None:
    """Measure and print."""
    table = Table("game", "random playouts/s", "by policy/s", title="From turn 1, four players")
    for game in GAMES.values():
        speeds = [
            f"{speed(game, policy):,.0f}" for policy in (random_policy(game), policy_of(game))
        ]
        table.add_row(game.title, *speeds)
    Console().print(table)
    if "--no-compile" not in sys.argv:
        compile_all()


def speed(game: Game, policy: PlayoutPolicy) -> float:
    """Whole playouts a second of CPU time."""
    match = Match(game, {"players": PLAYERS}, chance=Seeded(1))
    seat = match.waiting[0]
    trial = Search(game, stream_of(1), policy).trial(match.observe(seat), seat, RELATIVE)
    worlds = PLAYOUTS // trial.living
    trial.go_on(1)
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        trial.go_on(worlds)
        times.append(time.process_time() - began)
    return worlds * trial.living / min(times)


def compile_all() -> None:
    """Each game's searcher in a process of its own, with an empty cache and with the filled one."""
    table = Table("searchers", *(game.title for game in GAMES.values()), "all, wall clock")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cold", "cached"):
            began = time.perf_counter()
            with progress(name, len(GAMES)) as tick, ThreadPoolExecutor(PROCESSES) as pool:
                seconds = []
                for taken in pool.map(lambda game: decide_in(folder, game), GAMES):
                    seconds.append(taken)
                    tick(None, 1)
            whole = time.perf_counter() - began
            table.add_row(name, *(f"{taken:.1f} s" for taken in seconds), f"{whole:.1f} s")
    Console().print(table)


def decide_in(cache: str, game: str) -> float:
    """Seconds to the first decision of a new process."""
    command = [sys.executable, "-c", DECIDE, game]
    environment = {**os.environ, "BYCZO_CACHE": cache}
    answer = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return float(answer.stdout)


if __name__ == "__main__":
    main()
